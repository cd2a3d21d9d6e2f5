/*
 * Why an order is not paid, and what is refused on the way to it. The first check that finds
 * something decides, but problems with fields that are checked together are told together.
 *
 * The last is an outcome, which is stored: what 3-D Secure came to where that
 * declines the payment (see tds/verdict.ts), or else the issuer's answer. A body of another shape
 * is REQUEST_INVALID before all of these. An order that was given before gets its answer before it
 * is checked again, and one whose 3-D Secure has a next step a challenge in place of `usedToken`.
 * Where another order got the reference meanwhile, that is told last.
 */
import { catalogue, type Problem, type Reason, Refusal, reason } from "@frontdesk/server/refusal";
import { maxAmount } from "../../ground/money.ts";
import { type CustomerCode, customerErrors } from "../../ground/processing.ts";
import { asRefusal } from "../../ground/refusals.ts";

/** A refusal by its code, worded more closely where `message` is given. */
function refused(code: CustomerCode, message?: string): Refusal {
  const { status, message: usual } = customerErrors[code];
  return new Refusal(status, { code, message: message ?? usual });
}

/** REQUEST_INVALID for problems with fields. */
export function invalidRequest(problems: Problem[]): Refusal {
  const parts = problems.map(({ field, message }) => `${field} ${message}`.trim());
  return refused("REQUEST_INVALID", parts.join("; "));
}

function told(code: CustomerCode, when: string): Reason & (() => Refusal) {
  const { status } = customerErrors[code];
  return reason({ status, when: `\`${code}\`: ${when}`, answer: "PaymentRefused" }, () =>
    refused(code),
  );
}

/** Published clients ask again after 429. */
const running = reason(
  { status: 429, when: "`PAYMENT_RUNNING`: The order, or its reference, is being paid now" },
  () => {
    const body = { code: "PAYMENT_RUNNING", message: "The payment is still being processed" };
    return new Refusal(429, body, { "Retry-After": "1" });
  },
);

export const tooManyCode = "RATE_LIMITED";

/** A limit's refusal in the words of this side. */
const tooMany = (when: string) =>
  reason(
    { status: 429, when: `\`${tooManyCode}\`: ${when}` },
    ({ status, headers }: Refusal) =>
      new Refusal(status, { code: tooManyCode, message: "Too many requests" }, headers),
  );
const tooManyGiven = tooMany("Too many were given");

const currencyInUse = {
  message: "must be a currency in use (ISO 4217)",
  when: "It is no currency in use (ISO 4217)",
};
const exactAmount = {
  message: (currency: string) => `must be from 1 to ${maxAmount} whole minor units of ${currency}`,
  when: "It is no whole number of minor units of the currency, or too large",
};

/** With the place in the plan in their fields. */
export const planRefusals = catalogue({
  unknownPartCurrency: { field: "plan", ...currencyInUse },
  unfitPartAmount: { field: "plan", ...exactAmount },
  unfitShape: {
    field: "plan",
    message: "must be either scheduled or repeated",
    when: "A part is both scheduled and repeated, or neither",
  },
  past: { field: "plan", message: "must not be in the past", when: "A part begins in the past" },
  tooFar: {
    field: "plan",
    message: "must be over within 100 years",
    when: "A part is not over within 100 years",
  },
  overlapping: {
    field: "plan",
    message: "must not begin before the part before it ends",
    when: "A part begins before the one before it ends",
  },
  endless: {
    field: "plan",
    message: "may be left out of the last part only",
    when: "Another part than the last has no `repeat.count`",
  },
  unclear: {
    field: "unplanned.customer",
    message: "contradicts costumer",
    when: "It says another thing than `unplanned.costumer`",
  },
});

export const orderRefusals = catalogue({
  tooManyGiven,
  unknownKey: told("PAYMENT_INTEGRATION_KEY_UNKNOWN", "No merchant has the key"),
  running,
  disabled: told(
    "PAYMENT_INTEGRATION_DISABLED",
    "The merchant may not charge cards, or is live where no live acquirer is",
  ),
  unsealed: told(
    "PAYMENT_INTEGRATION_DISABLED",
    "There is no seal where links have to be signed, or one that is not good (any more)",
  ),
  mixedTest: told("TEST_MODE_MIXED", "`test` is there on a live merchant, or not on a test one"),
  largeCustom: {
    field: "custom",
    message: "must be at most 50 KB as JSON",
    when: "It is larger than 50 KB as JSON",
  },
  unknownCurrency: { field: "amount.currency", ...currencyInUse },
  unfitAmount: { field: "amount", ...exactAmount },
  noRate: {
    field: "amount.currency",
    message: (own: string) => `has no exchange rate into ${own}`,
    when: "There is no exchange rate, and it is not captured at once: then it is an outcome",
  },
  ...planRefusals,
  offTerms: told("PAYMENT_INTEGRATION_DISABLED", "The order is not what its seal says"),
  linkEnded: told("PAYMENT_LINK_EXPIRED", "The link ended before the order was first given"),
  usedReference: told("PAYMENT_REFERENCE_USED", "The reference takes one payment, and has it"),
  foreignHint: {
    field: "hints",
    message: "is not a hint for this order",
    when: "A hint is edited, or of another order",
  },
  oldHint: { field: "hints", message: "has expired", when: "A hint is too old" },
  otherToken: told("TOKEN_TYPE_UNEXPECTED", "A token is of another type"),
  unfitToken: told("TOKEN_INVALID", "A token is broken, edited or too old"),
  wrongDigit: told("PAYMENT_CARD_NUMBER_INVALID", "Live: the number's check digit is wrong"),
  unknownNetwork: told("PAYMENT_CARD_SCHEME_UNKNOWN", "The number is of no known network"),
  tooManyDeclined: tooMany("Too many were declined"),
  usedToken: told("TOKEN_INVALID", "A token served another order"),
  declined: reason({ status: 400, when: "It was declined: the code says why" }, asRefusal),
});

/** Taking a challenge: as an order, but its answer is not given again. */
export const challengeRefusals = catalogue({
  ...orderRefusals,
  unavailable: told(
    "PAYMENT_CHALLENGE_UNAVAILABLE",
    "The order has its answer, or another step is next",
  ),
});

export const vaultRefusals = catalogue({
  tooManyGiven,
  unfitNumber: told("PAYMENT_CARD_NUMBER_INVALID", "It has not 12 to 19 digits"),
  unfitCode: told("PAYMENT_CARD_SECURITY_CODE_INVALID", "It has not 3 or 4 digits"),
});

/** Of every call of this side. */
export const versionRefusals = catalogue({
  missing: told("VERSION_MISSING", "The header Accept-Version is missing"),
  unsupported: told("VERSION_UNSUPPORTED", "Another Accept-Version than 1 is asked for"),
});
