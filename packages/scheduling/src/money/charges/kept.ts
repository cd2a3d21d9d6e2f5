import type { ChargeRow } from "./store.ts";

type Deposit = Pick<ChargeRow, "kind" | "keep" | "captured" | "refunded">;

/**
 * A disputed deposit counts, even a lost one: a fee must not take back the money that a bank
 * returned.
 */
export function keptOf(charges: readonly Deposit[]): number {
  const deposits = charges.filter(({ kind }) => kind === "deposit");
  return deposits.reduce((sum, deposit) => sum + keptOfOne(deposit), 0);
}

function keptOfOne({ keep, captured, refunded }: Deposit): number {
  const expected = keep ?? 0;
  return captured === 0 ? expected : Math.max(0, Math.min(expected, captured - refunded));
}
