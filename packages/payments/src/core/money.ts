// Amounts are integers of minor units. Calculations are exact, without floating point; only totals
// are rounded, half to even.
import type { Currency } from "./currencies.ts";

/** Minor units of any currency. */
export const maxAmount = 99_999_999_999;

export interface Rate {
  currency: string;
  /** Units per euro, as decimal text. */
  perEuro: string;
  /** YYYY-MM-DD. */
  day: string;
}

/** Parts in a minor unit. */
export const part = 10n ** 20n;

/** The euro has `perEuro` "1". */
export interface Worth {
  exponent: number;
  perEuro: string;
}

export interface Money {
  currency: string;
  exponent: number;
  value: number;
}

/** Halves to even. */
export function divideRoundEven(numerator: bigint, denominator: bigint): bigint {
  if (denominator <= 0n) throw new RangeError("The denominator must be positive");
  const truncated = numerator / denominator;
  const rest = numerator % denominator;
  const twice = 2n * (rest < 0n ? -rest : rest);
  if (twice < denominator || (twice === denominator && truncated % 2n === 0n)) return truncated;
  return numerator < 0n ? truncated - 1n : truncated + 1n;
}

/** Throws RangeError for a non-integer, a bad rate, or a result beyond a safe integer. */
export function convert(amount: number, from: Worth, to: Worth): number {
  const { numerator, denominator } = fractionOf(amount, from, to);
  return safe(divideRoundEven(numerator, denominator));
}

/** Calculates in parts, for results of any size. */
export function convertExactly(amount: number, from: Worth, to: Worth): bigint {
  const { numerator, denominator } = fractionOf(amount, from, to);
  return divideRoundEven(numerator * part, denominator);
}

/** Calculates in parts; the rate is in parts per million. */
export function feeExactly(value: bigint, ratePpm: number): bigint {
  return divideRoundEven(value * exact(ratePpm), 1_000_000n);
}

/** In parts. */
export function shareExactly(value: bigint, share: number, whole: number): bigint {
  return share >= whole ? value : divideRoundEven(value * exact(share), exact(whole));
}

/** Rounds via 12 decimals: the inexact last of 20 must not push it over a half. */
export function rounded(total: bigint): number {
  const twelveDecimals = 10n ** 12n;
  return safe(divideRoundEven(divideRoundEven(total, part / twelveDecimals), twelveDecimals));
}

/** Returns undefined for another currency, a fraction, or an excess. */
export function normaliseMoney(money: Money, currency: Currency): number | undefined {
  const { exponent, value } = money;
  if (money.currency !== currency.code || !Number.isSafeInteger(value)) return undefined;
  if (!Number.isInteger(exponent) || Math.abs(exponent) > 30) return undefined;
  const shift = currency.exponent - exponent;
  const scaled = shift >= 0 ? BigInt(value) * power(shift) : BigInt(value);
  const divisor = shift >= 0 ? 1n : power(-shift);
  const amount = Number(scaled / divisor);
  return scaled % divisor === 0n && Number.isSafeInteger(amount) ? amount : undefined;
}

export function formatMoney(amount: number, currency: Pick<Currency, "code" | "exponent">): string {
  const text = formatDecimal(Math.abs(amount), currency.exponent);
  return `${amount < 0 ? "-" : ""}${currency.code} ${text}`;
}

export function formatDecimal(amount: number, exponent: number): string {
  const digits = String(Math.abs(amount)).padStart(exponent + 1, "0");
  const point = digits.length - exponent;
  const fraction = exponent === 0 ? "" : `.${digits.slice(point)}`;
  return `${amount < 0 ? "-" : ""}${digits.slice(0, point)}${fraction}`;
}

function fractionOf(amount: number, from: Worth, to: Worth) {
  const source = decimal(from.perEuro);
  const target = decimal(to.perEuro);
  return {
    numerator: exact(amount) * target.digits * source.scale * power(to.exponent),
    denominator: source.digits * target.scale * power(from.exponent),
  };
}

function decimal(text: string): { digits: bigint; scale: bigint } {
  const match = /^([0-9]{1,20})(?:\.([0-9]{1,20}))?$/.exec(text);
  const fraction = match?.[2] ?? "";
  const digits = match === null ? 0n : BigInt(`${match[1]}${fraction}`);
  if (digits === 0n) throw new RangeError(`Not a positive decimal: ${JSON.stringify(text)}`);
  return { digits, scale: power(fraction.length) };
}

function power(exponent: number): bigint {
  return 10n ** BigInt(exponent);
}

function exact(amount: number): bigint {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`Not an exact integer: ${amount}`);
  return BigInt(amount);
}

function safe(amount: bigint): number {
  const result = Number(amount);
  if (!Number.isSafeInteger(result)) throw new RangeError(`Beyond a safe integer: ${amount}`);
  return result;
}
