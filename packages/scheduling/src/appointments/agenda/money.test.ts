import { describe, expect, it } from "vitest";
import type { PaymentResponse } from "../../money/charges/charge.ts";
import { blockMoneyOf } from "./money.ts";

const row = { state: "confirmed", seats: 1, price: 6000, allowance: 0, attention: null } as const;
const paid = (fields: Partial<PaymentResponse>): PaymentResponse => ({
  state: "paid",
  amount: 2000,
  refunded: 0,
  released: 0,
  currency: "EUR",
  url: null,
  kept: 2000,
  card: null,
  ...fields,
});
const fee = { kind: "fee", state: "settled", captured: 4000, refunded: 0 } as const;

describe("money of a block", () => {
  it.each([
    ["none", { ...row, price: null }, undefined, []],
    ["due", row, undefined, []],
    ["due", row, paid({ state: "open", url: "https://pay.example.com/" }), []],
    ["due", row, paid({ state: "card_kept", amount: 0 }), []],
    ["due", row, paid({ state: "void", released: 2000 }), []],
    ["due", row, paid({ state: "refunded", refunded: 2000 }), []],
    ["deposit", row, paid({}), []],
    ["deposit", row, paid({ state: "reserved" }), []],
    ["deposit", row, paid({ state: "partly_refunded", refunded: 500 }), []],
    ["deposit", { ...row, seats: 4 }, paid({ amount: 6000 }), []],
    ["paid", row, paid({ amount: 6000 }), []],
    ["failed", row, paid({ state: "failed" }), []],
    ["failed", { ...row, attention: "payment" }, undefined, []],
    ["none", { ...row, state: "no_show" as const }, undefined, []],
    ["deposit", { ...row, state: "no_show" as const }, paid({}), []],
    ["paid", { ...row, state: "no_show" as const }, paid({}), [fee]],
    ["failed", { ...row, state: "no_show" as const }, paid({}), [{ ...fee, state: "declined" }]],
    ["none", { ...row, state: "no_show" as const }, undefined, [{ ...fee, refunded: 4000 }]],
  ] as const)("is %s", (money, appointment, payment, charges) => {
    expect(blockMoneyOf(appointment, { payment, charges, ordered: 0 })).toBe(money);
  });

  it.each([
    ["deposit", undefined, 2000],
    ["paid", undefined, 6000],
    ["paid", paid({}), 4000],
    ["failed", paid({ state: "failed" }), 2000],
    ["paid", paid({ state: "failed" }), 6000],
  ] as const)("is %s with an order", (money, payment, ordered) => {
    expect(blockMoneyOf(row, { payment, charges: [], ordered })).toBe(money);
  });

  it.each([
    ["paid", 5000],
    ["deposit", 4000],
    ["none", 0],
  ] as const)("is %s after a refund without cancelling", (money, ordered) => {
    const allowance = ordered === 0 ? 6000 : 1000;
    const refunded = { ...row, allowance };
    expect(blockMoneyOf(refunded, { payment: undefined, charges: [], ordered })).toBe(money);
  });
});
