import { describe, expect, it } from "vitest";
import type { Scenario } from "../port/scenario.ts";
import { declineOfCard, declineOfSpending, declinesLater, type Spending } from "./decide.ts";

const now = new Date("2026-06-30T23:59:59.999Z");

function decline(
  number: string,
  scenario?: NonNullable<Scenario["card"]>,
  more: { month?: number; year?: number; code?: string } = {},
): number | undefined {
  const { month = 12, year = 2030, code } = more;
  const card = { number, expiry: { month, year }, code, fingerprint: "f" };
  const request = scenario === undefined ? { card } : { card, scenario: { card: scenario } };
  return declineOfCard(request, now);
}

describe("simulated card number", () => {
  it.each([
    ["4100000000000000", undefined],
    ["1000000000000000", undefined],
    ["5100000000000000", undefined],
    ["2221000000000009", undefined],
    ["411111111111", undefined],
    ["4111111111111111111", undefined],
    ["41111111111", 3],
    ["41111111111111111111", 3],
    ["41000000000000x0", 3],
    ["4200000000000000", 3],
    ["3782822463100051", 29],
    ["6011000000000004", 29],
    ["4100000000000001", 1],
    ["4100000000000008", 8],
    ["5100000000000007", 7],
    ["5100000000000031", 31],
    ["4100000000000023", undefined],
    ["4100000000000024", undefined],
    ["4100000000000032", undefined],
    ["4100000000000099", undefined],
    ["1100000000000008", undefined],
    ["41000000000000008", undefined],
  ])("%s is answered with %s", (number, error) => {
    expect(decline(number)).toBe(error);
  });
});

describe("later refusal of a simulated card", () => {
  it.each([
    ["4100000000004001", "capture"],
    ["5100000000004002", "refund"],
    ["4100000000004003", "void"],
    ["4100000000004004", undefined],
    ["4100000000000000", undefined],
    ["1100000000004001", undefined],
  ])("of %s is %s", (number, operation) => {
    expect(decline(number)).toBeUndefined();
    expect(declinesLater(number)).toBe(operation);
  });
});

describe("simulated scenario", () => {
  it.each<[NonNullable<Scenario["card"]>, number | undefined]>([
    [{}, undefined],
    [{ scheme: "supported", status: "valid", code: "valid" }, undefined],
    [{ scheme: "unsupported" }, 29],
    [{ scheme: "unknown" }, 29],
    [{ status: "invalid" }, 3],
    [{ status: "expired" }, 6],
    [{ status: "disabled" }, 9],
    [{ status: "lost" }, 10],
    [{ code: "invalid" }, 4],
    [{ scheme: "unknown", status: "lost", code: "invalid" }, 29],
    [{ status: "lost", code: "invalid" }, 10],
  ])("of %j is answered with %s", (scenario, error) => {
    expect(decline("4100000000000000", scenario)).toBe(error);
  });

  it("rejects the security code 987 only on request", () => {
    expect(decline("4100000000000000", { code: "invalid" }, { code: "987" })).toBe(4);
    expect(decline("4100000000000000", { code: "valid" }, { code: "987" })).toBeUndefined();
    expect(decline("4100000000000000", undefined, { code: "987" })).toBeUndefined();
  });

  it("yields to a number that stands for an error", () => {
    expect(decline("4100000000000008", { status: "lost" })).toBe(8);
  });
});

describe("simulated expiry", () => {
  it.each([
    [6, 2026, undefined],
    [7, 2026, undefined],
    [1, 2027, undefined],
    [5, 2026, 6],
    [12, 2025, 6],
  ])("of %s/%s is answered with %s at the end of June 2026", (month, year, error) => {
    expect(decline("4100000000000000", undefined, { month, year })).toBe(error);
  });

  it("is checked between the scenario's status and security code", () => {
    const ended = { month: 5, year: 2026 };
    expect(decline("4100000000000000", { status: "lost" }, ended)).toBe(10);
    expect(decline("4100000000000000", { code: "invalid" }, ended)).toBe(6);
  });
});

describe("simulated memory", () => {
  const of = (amount: number | undefined, most: number): Spending => ({ amount, most });

  it.each([
    [undefined, undefined, undefined],
    [of(100, 100), undefined, undefined],
    [of(101, 100), undefined, 25],
    [of(undefined, 100), undefined, 25],
    [undefined, of(100, 100), undefined],
    [undefined, of(101, 100), 7],
    [undefined, of(undefined, 100), 25],
    [of(101, 100), of(101, 100), 25],
    [of(50, 100), of(50, 10), 7],
    [undefined, of(0, 0), undefined],
  ])("of limit %j and balance %j is answered with %s", (limit, balance, error) => {
    expect(declineOfSpending({ limit, balance })).toBe(error);
  });
});
