import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { converted, type Fraction, minorOf, plus, times, zero } from "../../../test/fractions.ts";
import { convertExactly, feeExactly, type Worth } from "../../core/money.ts";
import { add, differenceOf, nothing, type Totals, takeOut } from "./transaction.ts";

const euro = { exponent: 2, perEuro: "1" };
const yen = { exponent: 0, perEuro: "177.40" };
const forint = { exponent: 2, perEuro: "391.60" };

function captureOf(amount: number, from: Worth, ratePpm = 0): Totals {
  const captured = convertExactly(amount, from, euro);
  return { ...nothing, captured, fee: feeExactly(captured, ratePpm) };
}

function sumOf(parts: readonly Totals[]): { balance: number; fee: number } {
  let totals = nothing;
  const sum = { balance: 0, fee: 0 };
  for (const part of parts) {
    const after = add(totals, part);
    const { balance, fee } = differenceOf(totals, after);
    sum.balance += balance;
    sum.fee += fee;
    totals = after;
  }
  return sum;
}

const times300 = <Part>(part: Part): Part[] => Array.from({ length: 300 }, () => part);

describe("amount in parts", () => {
  it("300 captures of 1 JPY credit the 169 cents of one capture of 300", () => {
    expect(sumOf([captureOf(300, yen)])).toEqual({ balance: 169, fee: 0 });
    expect(sumOf(times300(captureOf(1, yen)))).toEqual({ balance: 169, fee: 0 });
  });

  it("300 refunds of 1.90 HUF cost the same as one of 570", () => {
    const refundOf = (amount: number) => ({
      ...nothing,
      refunded: convertExactly(amount, forint, euro),
    });
    expect(sumOf([refundOf(570_00)])).toEqual({ balance: -146, fee: 0 });
    expect(sumOf(times300(refundOf(1_90)))).toEqual({ balance: -146, fee: 0 });
  });

  it("100 captures of 0.37 cost the fee of 37.00", () => {
    const whole = sumOf([captureOf(37_00, euro, 13_500)]);
    expect(whole).toEqual({ balance: 36_50, fee: 50 });
    expect(sumOf(times300(captureOf(37, euro, 13_500)).slice(0, 100))).toEqual(whole);
  });

  const perEuro = fc.integer({ min: 10_000, max: 99_999_999 }).map((digits) => {
    const text = String(digits);
    return `${text.slice(0, -4)}.${text.slice(-4)}`;
  });
  const worth = fc.record({ exponent: fc.constantFrom(0, 2, 3), perEuro });
  const parts = fc.array(fc.integer({ min: 1, max: 1_000_000 }), { minLength: 1, maxLength: 60 });
  const ppm = fc.integer({ min: 0, max: 1_000_000 });

  it("fractions of any size add up to the whole", () => {
    fc.assert(
      fc.property(parts, fc.tuple(worth, worth), ppm, (amounts, [from, to], ratePpm) => {
        const totalses = amounts.map((amount): Totals => {
          const captured = convertExactly(amount, from, to);
          return { ...nothing, captured, fee: feeExactly(captured, ratePpm) };
        });
        const whole = converted(
          amounts.reduce((sum, amount) => sum + amount, 0),
          from,
          to,
        );
        const credited = minorOf(whole);
        const fee = minorOf(times(whole, [BigInt(ratePpm), 1_000_000n]));
        expect(sumOf(totalses)).toEqual({ balance: credited - fee, fee });
      }),
      runs(500),
    );
  });

  it("parts at different rates add up to the sum of their fractions", () => {
    const operation = fc.record({ amount: fc.integer({ min: 1, max: 100_000 }), from: worth });
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), worth, (operations, to) => {
        const totalses = operations.map(({ amount, from }): Totals => {
          return { ...nothing, refunded: convertExactly(amount, from, to) };
        });
        const sum = operations.reduce<Fraction>(
          (total, { amount, from }) => plus(total, converted(amount, from, to)),
          zero,
        );
        expect(sumOf(totalses).balance).toBe(0 - minorOf(sum));
      }),
      runs(500),
    );
  });
});

describe("reversed part", () => {
  it("leaves the totals as if it never happened, despite later operations", () => {
    const amount = fc.integer({ min: 1, max: 1_000 });
    fc.assert(
      fc.property(amount, amount, amount, (first, taken, last) => {
        const [one, totals, two] = [first, taken, last].map((each) => captureOf(each, yen, 9_999));
        const kept = [one!, two!];
        const before = add(add(one!, totals!), two!);
        const after = takeOut(before, totals!);
        const sum = sumOf([one!, totals!, two!]);
        const { balance, fee } = differenceOf(before, after);
        expect({ balance: sum.balance + balance, fee: sum.fee + fee }).toEqual(sumOf(kept));
      }),
    );
  });
});
