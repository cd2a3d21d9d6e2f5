import type { ChargeRow } from "./store.ts";

type Deposit = Pick<ChargeRow, "kind" | "keep" | "captured" | "refunded" | "failure">;

/** The bank paid nothing. Staff may still capture the payment by hand. */
export const isCaptureDeclined = ({
  captured,
  failure,
}: Pick<ChargeRow, "captured" | "failure">): boolean => captured === 0 && failure === "refused";

/**
 * A disputed deposit counts, even a lost one: a fee must not take back the money that a bank
 * returned.
 */
export function keptOf(charges: readonly Deposit[]): number {
  const deposits = charges.filter(({ kind }) => kind === "deposit");
  return deposits.reduce((sum, deposit) => sum + keptOfOne(deposit), 0);
}

function keptOfOne(deposit: Deposit): number {
  const { keep, captured, refunded } = deposit;
  if (isCaptureDeclined(deposit)) return 0;
  const expected = keep ?? 0;
  return captured === 0 ? expected : Math.max(0, Math.min(expected, captured - refunded));
}
