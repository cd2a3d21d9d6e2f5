import { describe, expect, it } from "vitest";
import type { OperatedMerchant } from "../../api/operators.ts";
import { checksOf } from "./approval.ts";

const merchant = {
  test: false,
  suspension: null,
  approved: null,
  company: { country: "DK", number: "10203040" },
  website: "https://shop.example.com",
  bank: { iban: "DE89370400440532013000" },
  pricing: { rate: 0.014, flat: { currency: "EUR", amount: 25 } },
} as unknown as OperatedMerchant;

describe("approval of a merchant", () => {
  it.each([
    ["nothing", {}, []],
    ["its company's number", { company: { country: "DK", number: null } }, ["company"]],
    ["a website with TLS", { website: "http://shop.example.com" }, ["website"]],
    ["a bank account", { bank: { iban: null } }, ["bank"]],
    ["what it pays", { pricing: { rate: 0, flat: { currency: "EUR", amount: 0 } } }, ["pricing"]],
  ])("does not need %s", (_title, changes, missing) => {
    const checks = checksOf({ ...merchant, ...changes } as OperatedMerchant);
    expect(checks.filter(({ isThere }) => !isThere).map(({ check }) => check)).toEqual(missing);
  });
});
