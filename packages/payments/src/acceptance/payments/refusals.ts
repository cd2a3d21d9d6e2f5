/* In the order of the checks; a repeated order gets its answer first. A next step of 3-D Secure
   replaces `usedToken`. A reference taken by a concurrent order comes last. */
import { catalogue, type Problem, type Reason, Refusal, reason } from "@frontdesk/server/refusal";
import { maxAmount } from "../../core/money.ts";
import { type CustomerCode, customerErrors } from "../../core/processing.ts";
import { asRefusal } from "../../core/refusals.ts";

function customerRefusal(code: CustomerCode, message?: string): Refusal {
  const { status, message: usual } = customerErrors[code];
  return new Refusal(status, { code, message: message ?? usual });
}

export function invalidRequest(problems: Problem[]): Refusal {
  const parts = problems.map(({ field, message }) => `${field} ${message}`.trim());
  return customerRefusal("REQUEST_INVALID", parts.join("; "));
}

function customerReason(code: CustomerCode, when: string): Reason & (() => Refusal) {
  const { status } = customerErrors[code];
  return reason({ status, when: `\`${code}\`: ${when}`, answer: "PaymentRefused" }, () =>
    customerRefusal(code),
  );
}

/** Published clients retry after 429. */
const running = reason(
  { status: 429, when: "`PAYMENT_RUNNING`: Another request is paying the same order or reference" },
  () => {
    const body = { code: "PAYMENT_RUNNING", message: "The payment is still being processed" };
    return new Refusal(429, body, { "Retry-After": "1" });
  },
);

export const tooManyCode = "RATE_LIMITED";

const tooMany = (when: string) =>
  reason(
    { status: 429, when: `\`${tooManyCode}\`: ${when}` },
    ({ status, headers }: Refusal) =>
      new Refusal(status, { code: tooManyCode, message: "Too many requests" }, headers),
  );
const tooManyRequests = tooMany("Too many requests");

const currencyInUse = {
  message: "must be a currency in use (ISO 4217)",
  when: "Not a current ISO 4217 currency",
};
const exactAmount = {
  message: (currency: string) => `must be from 1 to ${maxAmount} whole minor units of ${currency}`,
  when: "Not a whole number of minor units, or too large",
};

export const planRefusals = catalogue({
  unknownPartCurrency: { field: "plan", ...currencyInUse },
  unfitPartAmount: { field: "plan", ...exactAmount },
  unfitShape: {
    field: "plan",
    message: "must be either scheduled or repeated",
    when: "A part must be either scheduled or repeated",
  },
  past: { field: "plan", message: "must not be in the past", when: "A part begins in the past" },
  tooFar: {
    field: "plan",
    message: "must end within 100 years",
    when: "A part does not end within 100 years",
  },
  overlapping: {
    field: "plan",
    message: "must not begin before the part before it ends",
    when: "A part begins before the previous one ends",
  },
  endless: {
    field: "plan",
    message: "may be missing in the last part only",
    when: "`repeat.count` is missing in a part other than the last",
  },
  unclear: {
    field: "unplanned.customer",
    message: "contradicts costumer",
    when: "Contradicts `unplanned.costumer`",
  },
});

export const orderRefusals = catalogue({
  tooManyGiven: tooManyRequests,
  unknownKey: customerReason("PAYMENT_INTEGRATION_KEY_UNKNOWN", "Unknown merchant key"),
  running,
  disabled: customerReason(
    "PAYMENT_INTEGRATION_DISABLED",
    "The merchant may not charge cards, or is live and the service has no live acquirer",
  ),
  unsealed: customerReason(
    "PAYMENT_INTEGRATION_DISABLED",
    "The merchant requires signed links, and the seal is missing, invalid or expired",
  ),
  mixedTest: customerReason(
    "TEST_MODE_MIXED",
    "`test` is present for a live merchant, or missing for a test merchant",
  ),
  largeCustom: {
    field: "custom",
    message: "must be at most 50 KB as JSON",
    when: "Larger than 50 KB as JSON",
  },
  unknownCurrency: { field: "amount.currency", ...currencyInUse },
  unfitAmount: { field: "amount", ...exactAmount },
  noRate: {
    field: "amount.currency",
    message: (own: string) => `has no exchange rate into ${own}`,
    when:
      "No exchange rate is available, and capture is manual. With automatic capture, " +
      "the payment is declined instead",
  },
  ...planRefusals,
  offTerms: customerReason("PAYMENT_INTEGRATION_DISABLED", "The order differs from its seal"),
  linkEnded: customerReason(
    "PAYMENT_LINK_EXPIRED",
    "The first attempt came after the link's expiry",
  ),
  usedReference: customerReason(
    "PAYMENT_REFERENCE_USED",
    "The reference accepts one payment, and that payment exists",
  ),
  foreignHint: {
    field: "hints",
    message: "is not a hint for this order",
    when: "A hint is invalid, or belongs to another order",
  },
  oldHint: { field: "hints", message: "has expired", when: "A hint has expired" },
  otherToken: customerReason("TOKEN_TYPE_UNEXPECTED", "A token is of another type"),
  unfitToken: customerReason("TOKEN_INVALID", "A token is invalid or has expired"),
  wrongDigit: customerReason(
    "PAYMENT_CARD_NUMBER_INVALID",
    "Live mode: the check digit of the number is wrong",
  ),
  unknownNetwork: customerReason("PAYMENT_CARD_SCHEME_UNKNOWN", "Unknown card network"),
  tooManyDeclined: tooMany("Too many declined payments"),
  usedToken: customerReason("TOKEN_INVALID", "The token belongs to another order"),
  declined: reason({ status: 400, when: "Declined: see the code" }, asRefusal),
});

/** The answers to challenges are not stored. */
export const challengeRefusals = catalogue({
  ...orderRefusals,
  unavailable: customerReason(
    "PAYMENT_CHALLENGE_UNAVAILABLE",
    "The order has its result, or needs another challenge",
  ),
});

export const vaultRefusals = catalogue({
  tooManyGiven: tooManyRequests,
  unfitNumber: customerReason("PAYMENT_CARD_NUMBER_INVALID", "Not 12 to 19 digits"),
  unfitCode: customerReason("PAYMENT_CARD_SECURITY_CODE_INVALID", "Not 3 or 4 digits"),
});

export const versionRefusals = catalogue({
  missing: customerReason("VERSION_MISSING", "The header Accept-Version is missing"),
  unsupported: customerReason("VERSION_UNSUPPORTED", "Unsupported Accept-Version: only 1 exists"),
});
