// The browser runs this file too.
import { maxAmount } from "../../core/money.ts";

export type DecimalReading =
  | { amount: number; fault?: never }
  | { amount?: never; fault: "malformed" | "precision" | "range" };

/** Never rounds. */
export function readDecimal(text: string, exponent: number): DecimalReading {
  const match = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (match === null) return { fault: "malformed" };
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (fraction.length > exponent) return { fault: "precision" };
  const amount = Number(BigInt(`${match[1]}${fraction.padEnd(exponent, "0")}`));
  return amount >= 1 && amount <= maxAmount ? { amount } : { fault: "range" };
}

export function writeDecimal(amount: number, exponent: number): string {
  const digits = String(amount).padStart(exponent + 1, "0");
  const point = digits.length - exponent;
  return exponent === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}
