// An amount in major units, as people and links write it, and in minor units, as it is counted. The
// page in the browser reads and writes amounts by these rules too.
import { maxAmount } from "../../ground/money.ts";

export type DecimalReading =
  | { amount: number; fault?: never }
  | { amount?: never; fault: "malformed" | "precision" | "range" };

/** Reads "9.95" with the decimals of a currency, exactly; zeros at the end are no decimals. */
export function readDecimal(text: string, exponent: number): DecimalReading {
  const match = /^(\d{1,30})(?:\.(\d{1,30}))?$/.exec(text);
  if (match === null) return { fault: "malformed" };
  const fraction = (match[2] ?? "").replace(/0+$/, "");
  if (fraction.length > exponent) return { fault: "precision" };
  const amount = Number(BigInt(`${match[1]}${fraction.padEnd(exponent, "0")}`));
  return amount >= 1 && amount <= maxAmount ? { amount } : { fault: "range" };
}

/** Writes minor units as a decimal: 995 with two decimals is "9.95". */
export function writeDecimal(amount: number, exponent: number): string {
  const digits = String(amount).padStart(exponent + 1, "0");
  const point = digits.length - exponent;
  return exponent === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
}
