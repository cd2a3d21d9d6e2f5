// Digits enter from the right, as on a till.
import { maxAmount } from "../../../src/core/money.ts";

export type Key = "0" | "1" | "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "00" | "⌫";

/** Minor units; extra digits are ignored. */
export function typeKey(amount: number, key: Key): number {
  if (key === "⌫") return Math.floor(amount / 10);
  const next = Number(`${amount}${key}`);
  return next <= maxAmount ? next : amount;
}
