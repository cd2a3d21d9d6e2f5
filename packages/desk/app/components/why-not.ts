import { notAnId } from "@frontdesk/rest/api/path";
import { isKept } from "../api/posts.ts";
import type { Words } from "../locales/bind.ts";

const byCode = {
  role_needed: "notAllowed",
  forbidden: "notAllowed",
  owner_needed: "onlyOwners",
  owners_only: "onlyOwners",
  step_up_required: "unproved",
  other_person: "otherPerson",
  session_ended: "sessionEnded",
  second_factor_needed: "needsFactor",
  RATE_LIMITED: "tooMany",
  service_away: "away",
  PAYMENT_INSUFFICIENT_FUNDS: "insufficientFunds",
  PAYMENT_CARD_EXPIRED: "cardExpired",
} as const satisfies Record<string, keyof Words["refusals"]>;

/** Returns undefined for an action's own refusal or an unknown outcome. */
export function whyNot(words: Words, error: unknown): string | undefined {
  const { parts, refusals } = words;
  const { status, code, error: kind } = (error ?? {}) as Record<string, unknown>;
  if (code === "payments_unavailable") return parts.paymentsAway;
  if (code === "skipped_time") return words.bookings.refusal.skipped;
  if (code === "outcome_unknown") return undefined;
  const name = [code, kind].find((one): one is keyof typeof byCode => String(one) in byCode);
  if (name !== undefined) return refusals[byCode[name]];
  if (status === 401) return refusals.signedOut;
  if (status === 404 || code === notAnId) return parts.gone;
  if (status === 413) return refusals.tooLarge;
  if (status === 429) return refusals.tooMany;
  return typeof status === "number" && status >= 500 && !isUnknown(error)
    ? refusals.ourFault
    : undefined;
}

/** Returns undefined if our client wrote the message. */
export function serverMessageOf(error: unknown): string | undefined {
  const { status, message } = (error ?? {}) as Record<string, unknown>;
  const isOurs = message === String(status) || filledIn.test(String(message));
  return typeof message === "string" && !isOurs ? message : undefined;
}

const filledIn =
  /^(?:The service responded with \d+|The response is (?:not JSON|not a file|empty))$/;

/** No response, a proxy's, an unreadable success, or a request that still runs. */
export function isUnknown(error: unknown): boolean {
  const { status, code } = (error ?? {}) as Record<string, unknown>;
  if (code === notAnId) return false;
  if (typeof status !== "number" || code === "outcome_unknown") return true;
  if (status === 409) return isKept(error);
  return status < 400 || (status >= 502 && status <= 504);
}
