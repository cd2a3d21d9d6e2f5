import { describe, expect, it } from "vitest";
import { readPrices, textsOf } from "./prices.ts";

const texts = { rate: "1.4", flat: "0.25", dispute: "15", refundsFee: true };
const pricing = { rate: 14_000, flat: 25, dispute: 1_500, refundsFee: true };

describe("merchant pricing form", () => {
  it.each([
    ["with a point", texts, pricing],
    ["with a comma and a sign", { ...texts, rate: " 1,4 % ", flat: "0,25" }, pricing],
    ["of nothing", { ...texts, rate: "0" }, { ...pricing, rate: 0 }],
    ["to the last decimal", { ...texts, rate: "1.2345" }, { ...pricing, rate: 12_345 }],
    ["of all", { ...texts, rate: "100" }, { ...pricing, rate: 1_000_000 }],
  ])("reads %s", (_title, input, read) => {
    expect(readPrices(input, { currency: "EUR", locale: "en" })).toEqual({
      pricing: read,
      problems: [],
    });
  });

  it.each([
    ["rate", "100.0001"],
    ["rate", "1.23456"],
    ["rate", "-1"],
    ["rate", ""],
    ["flat", "0.255"],
    ["flat", "x"],
    ["dispute", ""],
  ] as const)("refuses a %s of %j", (field, text) => {
    expect(readPrices({ ...texts, [field]: text }, { currency: "EUR", locale: "en" })).toEqual({
      problems: [field],
    });
  });

  it("uses the decimals of the currency", () => {
    const yen = { ...texts, flat: "25", dispute: "1500" };
    expect(readPrices(yen, { currency: "JPY", locale: "en" }).pricing).toEqual(pricing);
    expect(
      readPrices({ ...yen, flat: "0.25" }, { currency: "JPY", locale: "en" }).problems,
    ).toEqual(["flat"]);
  });

  it("shows prices in the format of its fields", () => {
    const money = (amount: number) => ({ amount, currency: "EUR" });
    const existing = { rate: 0.012345, flat: money(25), dispute: money(1_500), refundsFee: false };
    const view = { rate: "1.2345", flat: "0.25", dispute: "15.00", refundsFee: false };
    expect(textsOf(existing, "en")).toEqual(view);
    const read = readPrices(view, { currency: "EUR", locale: "en" }).pricing;
    expect(read).toEqual({ rate: 12_345, flat: 25, dispute: 1_500, refundsFee: false });
  });
});
