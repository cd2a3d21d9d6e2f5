import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converted, nearest, times } from "../../test/fractions.ts";
import type { Currency } from "./currencies.ts";
import {
  convert,
  convertExactly,
  divideRoundEven,
  feeExactly,
  formatMoney,
  maxAmount,
  normaliseMoney,
  part,
  rounded,
} from "./money.ts";

const euro = { exponent: 2, perEuro: "1" };
const dollar = { exponent: 2, perEuro: "1.1611" };
const yen = { exponent: 0, perEuro: "177.40" };
const dinar = { exponent: 3, perEuro: "0.4378" };

const decimals = fc
  .tuple(fc.bigInt(1n, 10n ** 9n), fc.integer({ min: 0, max: 6 }))
  .map(([digits, locations]) => {
    const text = digits.toString().padStart(locations + 1, "0");
    return locations === 0 ? text : `${text.slice(0, -locations)}.${text.slice(-locations)}`;
  });
const worths = fc.record({ exponent: fc.integer({ min: 0, max: 4 }), perEuro: decimals });
const amounts = fc.integer({ min: -maxAmount, max: maxAmount });

describe("division", () => {
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
    expect(divideRoundEven(numerator, denominator)).toBe(expected);
  });

  it("rounds to the nearest integer, and halves to the even one", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n }), (numerator, denominator) => {
        const quotient = divideRoundEven(numerator, denominator);
        const off = 2n * (numerator - quotient * denominator);
        expect(off <= denominator && off >= -denominator).toBe(true);
        if (off === denominator || off === -denominator) expect(quotient % 2n).toBe(0n);
      }),
    );
  });

  it.each([0n, -1n])("refuses the denominator %s", (denominator) => {
    expect(() => divideRoundEven(1n, denominator)).toThrow(RangeError);
  });
});

describe("currency conversion", () => {
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
        const [expected] = nearest(converted(amount, from, to));
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

describe("exact amount", () => {
  const million = fc.nat(1_000_000);

  it("has 20 decimals, the last one half to even", () => {
    fc.assert(
      fc.property(amounts, worths, worths, (amount, from, to) => {
        const [top, bottom] = nearest(converted(amount, from, to), 20);
        expect(convertExactly(amount, from, to) * bottom).toBe(top * part);
      }),
    );
  });

  it("has an equally exact fee", () => {
    fc.assert(
      fc.property(fc.nat(maxAmount), worths, million, (amount, from, ratePpm) => {
        const value = convertExactly(amount, from, dollar);
        const [top, bottom] = nearest(times([value, part], [BigInt(ratePpm), 1_000_000n]), 20);
        expect(feeExactly(value, ratePpm) * bottom).toBe(top * part);
      }),
    );
  });

  it.each([
    ["0.5", 0],
    ["1.5", 2],
    ["2.5", 2],
    ["2.50000000000049999999", 2],
    ["2.50000000000050000000", 2],
    ["2.50000000000050000001", 3],
    ["1.49999999999950000000", 2],
    ["1.49999999999949999999", 1],
    ["2.49999999999999999999", 2],
  ])("of %s is %i after 12 decimals, half to even", (text, expected) => {
    const [whole, decimals = ""] = text.split(".");
    expect(rounded(BigInt(`${whole}${decimals.padEnd(20, "0")}`))).toBe(expected);
  });

  it("adds up: three thirds are the whole, and three sixths a half", () => {
    const third = convertExactly(1, { exponent: 0, perEuro: "3" }, { exponent: 0, perEuro: "1" });
    expect(rounded(3n * third)).toBe(1);
    const sixth = convertExactly(1, { exponent: 0, perEuro: "6" }, { exponent: 0, perEuro: "1" });
    expect(3n * sixth).toBeGreaterThan(part / 2n);
    expect(rounded(3n * sixth)).toBe(0);
  });

  it("refuses a total beyond a safe integer", () => {
    expect(() => rounded(2n ** 53n * part)).toThrow(RangeError);
  });
});

describe("money with an explicit exponent", () => {
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
])("money format: prints %i of %s with %i decimals as %s", (amount, code, exponent, expected) => {
  expect(formatMoney(amount, { code, exponent })).toBe(expected);
});
