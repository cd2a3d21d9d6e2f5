/*
 * What an authentication means for its payment: a table, so that it can be read as one. A merchant
 * whose mode is `avoid` asks nobody until the issuer of the card declines for want of 3-D Secure;
 * its column says what holds from then on.
 */

export type TdsMode = "avoid" | "attempt" | "full";

/** How an authentication ended, or that there was none to make. */
export type Result = End | "not-enrolled";

export type End =
  | "authenticated"
  | "attempted"
  | "failed"
  | "rejected"
  | "cancelled"
  | "expired"
  | "unavailable"
  | "unreachable";

/** How far 3-D Secure went, or the processing error that declines the payment. */
export type Verdict =
  | { tds: "full" | "attempt" | null; error?: undefined }
  | { tds: null; error: 30 | 31 };

const full: Verdict = { tds: "full" };
const attempt: Verdict = { tds: "attempt" };
const without: Verdict = { tds: null };
const required: Verdict = { tds: null, error: 30 };
const failed: Verdict = { tds: null, error: 31 };

export const verdicts: Readonly<Record<Result, Readonly<Record<TdsMode, Verdict>>>> = {
  "not-enrolled": { avoid: required, attempt: without, full: required },
  // transStatus Y
  authenticated: { avoid: full, attempt: full, full },
  // A: the issuer takes part, but did not authenticate; its proof shifts the liability as well.
  attempted: { avoid: attempt, attempt, full: attempt },
  // N
  failed: { avoid: failed, attempt: failed, full: failed },
  // R
  rejected: { avoid: failed, attempt: failed, full: failed },
  // N, because the payer gave up
  cancelled: { avoid: failed, attempt: failed, full: failed },
  // N, because the payer took too long, or no result came: waiting must not lead around a challenge
  expired: { avoid: failed, attempt: failed, full: failed },
  // U
  unavailable: { avoid: required, attempt: without, full: required },
  // The directory server gave an error, or no answer in time.
  unreachable: { avoid: required, attempt: without, full: required },
};

/** What the issuer's status means; `challengeCancel` says why a challenge was not passed. */
export function resultOf({
  transStatus,
  challengeCancel,
}: {
  transStatus: "Y" | "A" | "N" | "U" | "R";
  challengeCancel?: string | undefined;
}): End {
  if (transStatus === "N" && challengeCancel !== undefined) {
    return challengeCancel === "04" || challengeCancel === "05" ? "expired" : "cancelled";
  }
  return statuses[transStatus];
}

const statuses = {
  Y: "authenticated",
  A: "attempted",
  N: "failed",
  U: "unavailable",
  R: "rejected",
} as const;
