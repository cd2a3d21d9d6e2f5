import type { Problem } from "../../../src/acceptance/links/problem.ts";
import type { Answer } from "./api.ts";

const problems: Record<string, Problem> = {
  PAYMENT_CARD_NUMBER_INVALID: "number",
  PAYMENT_CARD_SCHEME_UNKNOWN: "scheme",
  PAYMENT_CARD_SCHEME_UNSUPPORTED: "scheme",
  PAYMENT_CARD_SECURITY_CODE_INVALID: "code",
  PAYMENT_CARD_EXPIRED: "expired",
  PAYMENT_CARD_DISABLED: "rejected",
  PAYMENT_CARD_LOST: "rejected",
  PAYMENT_AMOUNT_LIMIT: "limit",
  PAYMENT_INSUFFICIENT_FUNDS: "funds",
  PAYMENT_RECEIVER_BLOCKED: "rejected",
  PAYMENT_REJECTED_BY_ISSUER: "rejected",
  PAYMENT_REJECTED: "rejected",
  TDSECURE_REQUIRED: "tds",
  TDSECURE_FAILED: "tds",
  RATE_LIMITED: "busy",
  PAYMENT_INTEGRATION_DISABLED: "disabled",
  PAYMENT_INTEGRATION_KEY_UNKNOWN: "disabled",
  TEST_MODE_MIXED: "disabled",
  PAYMENT_REFERENCE_USED: "used",
  PAYMENT_LINK_EXPIRED: "over",
};

export function problemOf({ status, body }: Pick<Answer, "status" | "body">): Problem {
  if (status === 429) return "busy";
  return problems[String(body.code)] ?? "generic";
}
