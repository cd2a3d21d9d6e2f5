/* A second implementation of exact money, in lowest terms. */
import type { Worth } from "../src/core/money.ts";

export type Fraction = readonly [top: bigint, bottom: bigint];

export const zero: Fraction = [0n, 1n];

export function fraction(text: string): Fraction {
  const locations = text.includes(".") ? text.length - text.indexOf(".") - 1 : 0;
  return times([BigInt(text.replace(".", "")), 1n], [1n, 10n ** BigInt(locations)]);
}

export function times(one: Fraction, other: Fraction): Fraction {
  return lowest([one[0] * other[0], one[1] * other[1]]);
}

export function plus(one: Fraction, other: Fraction): Fraction {
  return lowest([one[0] * other[1] + other[0] * one[1], one[1] * other[1]]);
}

export function converted(amount: number, from: Worth, to: Worth): Fraction {
  const [top, bottom] = fraction(from.perEuro);
  const euros = times([BigInt(amount), 10n ** BigInt(from.exponent)], [bottom, top]);
  return times(times(euros, fraction(to.perEuro)), [10n ** BigInt(to.exponent), 1n]);
}

/** Ties to even. */
export function nearest([top, bottom]: Fraction, locations = 0): Fraction {
  const scale = 10n ** BigInt(locations);
  const magnitude = (top < 0n ? -top : top) * scale;
  const low = magnitude / bottom;
  const [below, above] = [magnitude - low * bottom, (low + 1n) * bottom - magnitude];
  const nearer = below < above || (below === above && low % 2n === 0n) ? low : low + 1n;
  return lowest([top < 0n ? -nearer : nearer, scale]);
}

/** Minor units, rounded through 12 decimals. */
export function minorOf(total: Fraction): number {
  return Number(nearest(nearest(total, 12))[0]);
}

function lowest([top, bottom]: Fraction): Fraction {
  let [divisor, rest] = [top < 0n ? -top : top, bottom];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return [top / divisor, bottom / divisor];
}
