import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { creditLine, type TaxedLine, taxesOf, taxLines, taxOf } from "./tax.ts";

const rates = fc.constantFrom(0, 2.1, 5.5, 7, 8.1, 19, 20, 25, 27);
const amounts = fc.integer({ min: 1, max: 100_000 });

const line = (fields: Partial<TaxedLine>) => ({
  position: 1,
  kind: "appointment" as const,
  appointment_id: 1,
  service: "Massage",
  date: "2026-11-30",
  amount: 100,
  tax_rate: 25,
  ...fields,
});

describe("value-added tax", () => {
  it.each([
    [8000, 25, 1600],
    [8000, 19, 1277],
    [6000, 8.1, 450],
    [1, 19, 0],
    [3, 20, 1],
    [1000, null, 0],
    [9_007_199_254_740_991, 25, 1_801_439_850_948_198],
  ])("of %i at %s percent is %i", (gross, rate, tax) => {
    expect(taxOf(gross, rate)).toBe(tax);
  });

  it("is within half a unit of the exact part", () => {
    fc.assert(
      fc.property(amounts, rates, (gross, rate) => {
        const exact = (gross * rate) / (100 + rate);
        expect(Math.abs(taxOf(gross, rate) - exact)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });

  it("of parts adds up to the tax of the whole", () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), rates, (parts, rate) => {
        const receipts: TaxedLine[] = [];
        for (const amount of parts) {
          const [taxed] = taxLines([line({ amount, tax_rate: rate })], receipts);
          expect(taxed!.tax).toBeGreaterThanOrEqual(0);
          receipts.push(taxed!);
        }
        const whole = parts.reduce((sum, amount) => sum + amount, 0);
        const tax = receipts.reduce((sum, { tax }) => sum + tax, 0);
        expect(tax).toBe(taxOf(whole, rate));
      }),
    );
  });

  it("is rounded once per rate, and left out for a tip", () => {
    const lines = [
      line({ amount: 5, appointment_id: 1 }),
      line({ position: 2, amount: 5, appointment_id: 2 }),
      line({ position: 3, kind: "tip", amount: 7, tax_rate: null }),
      line({ position: 4, amount: 5, appointment_id: 3, tax_rate: 7 }),
    ];
    const taxed = taxLines(lines, []);
    expect(taxed.map(({ tax }) => tax)).toEqual([1, 1, 0, 0]);
    expect(taxesOf(taxed)).toEqual([
      { rate: 7, gross: 5, tax: 0 },
      { rate: 25, gross: 10, tax: 2 },
    ]);
  });

  it("of each line is less than one unit from the exact part", () => {
    const parts = fc.array(fc.integer({ min: 1, max: 200 }), { minLength: 1, maxLength: 20 });
    fc.assert(
      fc.property(parts, rates, (amounts, rate) => {
        const lines = amounts.map((amount, at) =>
          line({ position: at + 1, appointment_id: at + 1, amount, tax_rate: rate }),
        );
        const taxed = taxLines(lines, []);
        const exact = (amount: number) => (amount * rate) / (100 + rate);
        for (const { amount, tax } of taxed) {
          expect(Math.abs(tax - exact(amount))).toBeLessThan(1 + 1e-9);
        }
        const whole = amounts.reduce((sum, amount) => sum + amount, 0);
        expect(taxesOf(taxed)).toEqual([{ rate, gross: whole, tax: taxOf(whole, rate) }]);
      }),
    );
  });

  it("of a line never exceeds its amount, also after refunds of rounded receipts", () => {
    const earlier = [
      { kind: "appointment" as const, appointment_id: 1, amount: 40, tax_rate: 25, tax: 0 },
    ];
    const [taxed] = taxLines([line({ amount: 1 })], earlier);
    expect(taxed!.tax).toBe(1);
  });

  it("of refunds never exceeds that of the line, and is all of it in the end", () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), rates, (parts, rate) => {
        const amount = parts.reduce((sum, part) => sum + part, 0);
        const [whole] = taxLines([line({ amount, tax_rate: rate })], []);
        const credited = { amount: 0, tax: 0 };
        for (const part of parts) {
          const credit = creditLine({ line: whole!, amount: part, credited });
          expect(credit.tax).toBeGreaterThanOrEqual(0);
          credited.amount += part;
          credited.tax += credit.tax;
        }
        expect(credited).toEqual({ amount, tax: whole!.tax });
      }),
    );
  });
});
