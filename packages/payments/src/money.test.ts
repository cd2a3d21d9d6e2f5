import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Currency } from "./currencies.ts";
import {
  convert,
  divideHalfEven,
  feeOf,
  formatMoney,
  maxAmount,
  normaliseMoney,
  type Worth,
} from "./money.ts";

const euro = { exponent: 2, perEuro: "1" };
const dollar = { exponent: 2, perEuro: "1.1611" };
const yen = { exponent: 0, perEuro: "177.40" };
const dinar = { exponent: 3, perEuro: "0.4378" };

const decimals = fc
  .tuple(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 0, max: 6 }))
  .map(([digits, places]) => {
    const text = digits.toString().padStart(places + 1, "0");
    return places === 0 ? text : `${text.slice(0, -places)}.${text.slice(-places)}`;
  });
const worths = fc.record({ exponent: fc.integer({ min: 0, max: 4 }), perEuro: decimals });
const amounts = fc.integer({ min: -maxAmount, max: maxAmount });

describe("dividing", () => {
  it.each([
    [5n, 2n, 2n],
    [7n, 2n, 4n],
    [-5n, 2n, -2n],
    [-7n, 2n, -4n],
    [1n, 2n, 0n],
    [-1n, 2n, 0n],
    [3n, 2n, 2n],
    [10n, 3n, 3n],
    [11n, 3n, 4n],
    [-11n, 3n, -4n],
    [6n, 3n, 2n],
    [0n, 9n, 0n],
  ])("%s by %s gives %s", (numerator, denominator, expected) => {
    expect(divideHalfEven(numerator, denominator)).toBe(expected);
  });

  it("goes to the nearest integer, and to the even one of two as near", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const quotient = divideHalfEven(numerator, denominator);
        const off = 2n * (numerator - quotient * denominator);
        expect(off <= denominator && off >= -denominator).toBe(true);
        if (off === denominator || off === -denominator) expect(quotient % 2n).toBe(0n);
      }),
    );
  });

  it.each([0n, -1n])("refuses the denominator %s", (denominator) => {
    expect(() => divideHalfEven(1n, denominator)).toThrow(RangeError);
  });
});

describe("converting", () => {
  it.each([
    [10_000, euro, dollar, 11_611],
    [11_611, dollar, euro, 10_000],
    [100, euro, yen, 177],
    [1_774, yen, euro, 1_000],
    [995, dollar, yen, 1_520],
    [-995, dollar, yen, -1_520],
    [1, euro, dinar, 4],
    [1, yen, dinar, 2],
    [1, dinar, yen, 0],
    [50, { exponent: 2, perEuro: "1" }, { exponent: 0, perEuro: "1" }, 0],
    [150, { exponent: 2, perEuro: "1" }, { exponent: 0, perEuro: "1" }, 2],
    [0, euro, dollar, 0],
  ])("%i of %j is, in %j, %i", (amount, from, to, expected) => {
    expect(convert(amount, from, to)).toBe(expected);
  });

  it("agrees with a slow calculation on fractions in lowest terms", () => {
    fc.assert(
      fc.property(amounts, worths, worths, (amount, from, to) => {
        const expected = slowlyConverted(amount, from, to);
        const safe = expected <= Number.MAX_SAFE_INTEGER && expected >= Number.MIN_SAFE_INTEGER;
        if (safe) expect(BigInt(convert(amount, from, to))).toBe(expected);
        else expect(() => convert(amount, from, to)).toThrow(RangeError);
      }),
    );
  });

  it("leaves an amount unchanged in its own currency", () => {
    fc.assert(
      fc.property(amounts, worths, (amount, worth) => {
        expect(convert(amount, worth, worth)).toBe(amount);
      }),
    );
  });

  it("mirrors the sign", () => {
    fc.assert(
      fc.property(fc.nat(), (amount) => {
        expect(convert(-amount, dollar, yen)).toBe(0 - convert(amount, dollar, yen));
      }),
    );
  });

  it("refuses a result beyond a safe integer", () => {
    const tiny = { exponent: 4, perEuro: "100000" };
    expect(() => convert(maxAmount, euro, tiny)).toThrow(RangeError);
  });

  it.each([1.5, Number.NaN, Number.POSITIVE_INFINITY, 2 ** 53])(
    "refuses the amount %s",
    (wrong) => {
      expect(() => convert(wrong, euro, dollar)).toThrow(RangeError);
    },
  );

  it.each(["", "0", "0.00", "-1", "1e3", "1,5", ".5", "1.", "NaN"])(
    "refuses the rate %j",
    (wrong) => {
      expect(() => convert(1, euro, { exponent: 2, perEuro: wrong })).toThrow(RangeError);
    },
  );
});

describe("a fee", () => {
  it.each([
    [10_000, { ratePpm: 25_000, flat: 25 }, { rate: 250, flat: 25, total: 275 }],
    [1, { ratePpm: 500_000, flat: 0 }, { rate: 0, flat: 0, total: 0 }],
    [3, { ratePpm: 500_000, flat: 0 }, { rate: 2, flat: 0, total: 2 }],
    [995, { ratePpm: 13_500, flat: 50 }, { rate: 13, flat: 50, total: 63 }],
    [0, { ratePpm: 13_500, flat: 50 }, { rate: 0, flat: 50, total: 50 }],
    [100, { ratePpm: 0, flat: 0 }, { rate: 0, flat: 0, total: 0 }],
  ])("of %i at %j is %j", (converted, pricing, expected) => {
    expect(feeOf(converted, pricing)).toEqual(expected);
  });

  it("is the sum of its parts", () => {
    const million = fc.nat(1_000_000);
    fc.assert(
      fc.property(fc.nat(maxAmount), million, million, (converted, ratePpm, flat) => {
        const fee = feeOf(converted, { ratePpm, flat });
        expect(fee.total).toBe(fee.rate + flat);
        expect(Math.abs(fee.rate - (converted * ratePpm) / 1e6)).toBeLessThan(0.51);
      }),
    );
  });
});

describe("money with an exponent of its own", () => {
  const cents: Currency = { code: "EUR", exponent: 2, funding: true };
  const whole: Currency = { code: "JPY", exponent: 0, funding: false };

  it.each([
    [{ currency: "EUR", exponent: 2, value: 995 }, cents, 995],
    [{ currency: "EUR", exponent: 0, value: 9 }, cents, 900],
    [{ currency: "EUR", exponent: 4, value: 99_500 }, cents, 995],
    [{ currency: "EUR", exponent: 4, value: -99_500 }, cents, -995],
    [{ currency: "EUR", exponent: -1, value: 3 }, cents, 3_000],
    [{ currency: "JPY", exponent: 2, value: 30_000 }, whole, 300],
    [{ currency: "EUR", exponent: 30, value: 0 }, cents, 0],
    [{ currency: "EUR", exponent: 3, value: 9_951 }, cents, undefined],
    [{ currency: "EUR", exponent: 3, value: -9_951 }, cents, undefined],
    [{ currency: "JPY", exponent: 2, value: 50 }, whole, undefined],
    [{ currency: "USD", exponent: 2, value: 995 }, cents, undefined],
    [{ currency: "EUR", exponent: 2, value: 9.95 }, cents, undefined],
    [{ currency: "EUR", exponent: 1.5, value: 9 }, cents, undefined],
    [{ currency: "EUR", exponent: 1e9, value: 0 }, cents, undefined],
    [{ currency: "EUR", exponent: 0, value: Number.MAX_SAFE_INTEGER }, cents, undefined],
  ])("%j is %j %s", (money, currency, expected) => {
    expect(normaliseMoney(money, currency)).toBe(expected);
  });
});

it.each([
  [300, "EUR", 2, "EUR 3.00"],
  [5, "EUR", 2, "EUR 0.05"],
  [-300, "EUR", 2, "-EUR 3.00"],
  [-5, "EUR", 2, "-EUR 0.05"],
  [0, "EUR", 2, "EUR 0.00"],
  [300, "JPY", 0, "JPY 300"],
  [300, "BHD", 3, "BHD 0.300"],
  [maxAmount, "EUR", 2, "EUR 999999999.99"],
])("prints %i of %s with %i decimals as %s", (amount, code, exponent, expected) => {
  expect(formatMoney(amount, { code, exponent })).toBe(expected);
});

function slowlyConverted(amount: number, from: Worth, to: Worth): bigint {
  const product = times(
    times([BigInt(amount), 10n ** BigInt(from.exponent)], [10n ** BigInt(to.exponent), 1n]),
    times(fraction(to.perEuro), fraction(from.perEuro).toReversed() as Fraction),
  );
  const magnitude = product[0] < 0n ? -product[0] : product[0];
  const low = magnitude / product[1];
  const [below, above] = [magnitude - low * product[1], (low + 1n) * product[1] - magnitude];
  const nearer = below < above || (below === above && low % 2n === 0n) ? low : low + 1n;
  return product[0] < 0n ? -nearer : nearer;
}

type Fraction = [bigint, bigint];

function fraction(text: string): Fraction {
  const places = text.includes(".") ? text.length - text.indexOf(".") - 1 : 0;
  return times([BigInt(text.replace(".", "")), 1n], [1n, 10n ** BigInt(places)]);
}

function times(one: Fraction, other: Fraction): Fraction {
  const [top, bottom] = [one[0] * other[0], one[1] * other[1]];
  let [divisor, rest] = [top < 0n ? -top : top, bottom];
  while (rest !== 0n) [divisor, rest] = [rest, divisor % rest];
  return [top / divisor, bottom / divisor];
}
