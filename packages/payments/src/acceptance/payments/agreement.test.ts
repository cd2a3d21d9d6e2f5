import { Refusal } from "@frontdesk/server/refusal";
import { check } from "@frontdesk/server/validate";
import { describe, expect, it } from "vitest";
import { agreementOf } from "./agreement.ts";
import { NewPayment, type Order } from "./schema.ts";

const now = new Date("2026-06-15T12:00:00Z");
const amount = { currency: "EUR", exponent: 2, value: 100 };
type Plan = NonNullable<Order["plan"]>;
type UnplannedTerms = NonNullable<Order["unplanned"]>;
type Interval = NonNullable<Plan[number]["repeat"]>["interval"];

const scheduled = (date: string): Plan[number] => ({ amount, scheduled: date });
const repeated = (unit: Interval["unit"], more: object = {}, value?: number): Plan[number] => ({
  amount,
  repeat: { interval: { unit, ...(value !== undefined && { value }) }, ...more },
});

function refusal(plan: Plan, unplanned?: UnplannedTerms): string | undefined {
  try {
    agreementOf({ plan, ...(unplanned && { unplanned }) }, now);
    return undefined;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return (error.body as { message: string }).message;
  }
}

describe("payment plan", () => {
  it.each<[string, Plan]>([
    ["one date", [scheduled("2026-07-01")]],
    ["today where the sun rises last", [scheduled("2026-06-14")]],
    ["a moment within the last day", [scheduled("2026-06-14T12:00:00Z")]],
    ["the same day twice", [scheduled("2026-07-01T18:00:00Z"), scheduled("2026-07-01")]],
    ["an endless end", [scheduled("2026-07-01"), repeated("month", { first: "2026-08-01" })]],
    ["a repetition from the payment on", [repeated("week", { count: 4 })]],
    [
      "a part after the last of twelve months",
      [repeated("month", { first: "2026-07-31", count: 12 }), scheduled("2027-06-30")],
    ],
    ["an offset without minutes", [scheduled("2026-07-01T00:00:00+02")]],
    ["a leap second", [scheduled("2026-06-30T23:59:60Z")]],
    ["nanoseconds", [scheduled("2026-07-01 00:00:00.123456789z")]],
    ["a hundred years", [repeated("year", { count: 100 })]],
  ])("accepts %s", (_title, plan) => {
    expect(refusal(plan)).toBeUndefined();
    expect(check(NewPayment.properties.plan, plan, "json")).toEqual([]);
  });

  const both = { ...scheduled("2026-07-01"), ...repeated("day", { count: 1 }) };
  const early = "must not begin before the part before it ends";
  const far = "must end within 100 years";
  it.each<[string, Plan, string]>([
    ["a part without a date", [{ amount }], "plan.0 must be either scheduled or repeated"],
    ["both in one part", [both], "plan.0 must be either scheduled or repeated"],
    ["yesterday's moment", [scheduled("2026-06-14T11:59:59Z")], "plan.0 must not be in the past"],
    ["a day long gone", [scheduled("2026-06-13")], "plan.0 must not be in the past"],
    [
      "a repetition that began",
      [repeated("month", { first: "2026-05-15" })],
      "plan.0 must not be in the past",
    ],
    ["dates backwards", [scheduled("2026-08-01"), scheduled("2026-07-31")], `plan.1 ${early}`],
    [
      "a date among the months before it",
      [repeated("month", { first: "2026-07-01", count: 3 }), scheduled("2026-08-31")],
      `plan.1 ${early}`,
    ],
    [
      "two endless parts",
      [repeated("month"), repeated("year")],
      "plan.0.repeat.count may be missing in the last part only",
    ],
    ["the far future", [scheduled("2200-01-01")], `plan.0 ${far}`],
    ["the end of the calendar", [repeated("year", { count: 10_000 }, 10_000)], `plan.0 ${far}`],
    ["a first date centuries away", [repeated("year", {}, 10_000)], `plan.0 ${far}`],
    [
      "daily payments for longer than a life",
      [repeated("day", { count: 10_000 }, 4)],
      `plan.0 ${far}`,
    ],
  ])("refuses %s", (_title, plan, message) => {
    expect(refusal(plan)).toBe(message);
  });

  it("counts months from the start on the calendar, not from the previous month", () => {
    const months = repeated("month", { first: "2027-01-31", count: 3 });
    expect(refusal([months, scheduled("2027-03-30")])).toBe(`plan.1 ${early}`);
    expect(refusal([months, scheduled("2027-03-31")])).toBeUndefined();
  });

  it("names all that is wrong", () => {
    const gone = { currency: "HRK", exponent: 2, value: 1 };
    const plan = [{ amount: gone, scheduled: "2020-01-01" }, { amount }];
    expect(refusal(plan, { customer: true, costumer: false })).toBe(
      "plan.0.amount.currency must be a currency in use (ISO 4217); " +
        "plan.0 must not be in the past; " +
        "plan.1 must be either scheduled or repeated; " +
        "unplanned.customer contradicts costumer",
    );
  });
});

describe("plan amount", () => {
  const kept = (currency: string, exponent: number, value: number) =>
    agreementOf({ plan: [{ amount: { currency, exponent, value }, scheduled: "2026-07-01" }] }, now)
      ?.plan?.[0]?.amount;

  it.each<[string, number, number, object]>([
    ["EUR", 0, 12, { currency: "EUR", exponent: 2, value: 1200 }],
    ["JPY", 2, 30_000, { currency: "JPY", exponent: 0, value: 300 }],
    ["BHD", 3, 1, { currency: "BHD", exponent: 3, value: 1 }],
  ])("of %s with %i decimals and the value %i is stored in minor units", (...inputs) => {
    const [currency, exponent, value, expected] = inputs;
    expect(kept(currency, exponent, value)).toEqual(expected);
  });

  it.each([
    ["JPY", 2, 1_050],
    ["EUR", 3, 1],
    ["EUR", 0, 1_000_000_000],
    ["JPY", 0, 100_000_000_000],
  ])("of %s with %i decimals and the value %i is refused", (currency, exponent, value) => {
    expect(() => kept(currency, exponent, value)).toThrow();
  });
});

it("payment plan: drops unknown fields", () => {
  const repeat = { first: "2026-07-01", count: 2, interval: { unit: "day", value: 3 } } as const;
  const part = { amount: { ...amount, a: 1 }, repeat: { ...repeat, b: 2 }, c: 3 };
  const stray = { ...part, repeat: { ...part.repeat, interval: { ...repeat.interval, d: 4 } } };
  const unplanned = { merchant: true, e: 5 };
  expect(agreementOf({ plan: [stray], unplanned }, now)).toEqual({
    plan: [{ amount, repeat }],
    unplanned: { merchant: true },
  });
});

describe("allowed initiators of payments", () => {
  it.each<[UnplannedTerms, object | undefined]>([
    [{ costumer: true }, { customer: true }],
    [
      { customer: true, costumer: true, merchant: true },
      { customer: true, merchant: true },
    ],
    [{ customer: false, merchant: true }, { merchant: true }],
  ])("from %j are stored as %j", (unplanned, expected) => {
    expect(agreementOf({ unplanned }, now)).toEqual({ unplanned: expected });
  });

  it.each<[Pick<Order, "plan" | "unplanned">]>([
    [{}],
    [{ plan: [] }],
    [{ unplanned: {} }],
    [{ plan: [], unplanned: { customer: false, merchant: false } }],
  ])("are absent with %j, and there is no agreement", (order) => {
    expect(agreementOf(order, now)).toBeNull();
  });
});

describe("plan schema", () => {
  it.each<[string, unknown]>([
    ["no repetition", [repeated("day", { count: 0 })]],
    ["half an interval", [repeated("day", {}, 0.5)]],
    ["an interval backwards", [repeated("day", {}, -1)]],
    ["a day that is not on the calendar", [scheduled("2026-02-30")]],
    ["a tab before the time", [scheduled("2026-07-01\t00:00:00Z")]],
    ["finer than nanoseconds", [scheduled("2026-07-01T00:00:00.0123456789Z")]],
    ["a moment of no zone", [scheduled("2026-07-01T00:00:00")]],
    ["an amount of nothing", [{ ...scheduled("2026-07-01"), amount: { ...amount, value: 0 } }]],
    ["more than can be read", Array(501).fill(scheduled("2026-07-01"))],
  ])("refuses %s", (_title, plan) => {
    expect(check(NewPayment.properties.plan, plan, "json")).not.toEqual([]);
  });
});
