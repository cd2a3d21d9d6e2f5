/* Mode `avoid` skips 3-D Secure until the issuer declines for lack of it, then its column
   applies. */

export type TdsMode = "avoid" | "attempt" | "full";

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
  // A: took part without authentication; the liability shifts as well.
  attempted: { avoid: attempt, attempt, full: attempt },
  // N
  failed: { avoid: failed, attempt: failed, full: failed },
  // R
  rejected: { avoid: failed, attempt: failed, full: failed },
  // N, because the payer cancelled
  cancelled: { avoid: failed, attempt: failed, full: failed },
  // N, by a timeout or a missing result: waiting must not bypass a challenge
  expired: { avoid: failed, attempt: failed, full: failed },
  // U
  unavailable: { avoid: required, attempt: without, full: required },
  // The issuer sent an error, or answered too late.
  unreachable: { avoid: required, attempt: without, full: required },
};

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
