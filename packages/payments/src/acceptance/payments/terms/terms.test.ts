import { describe, expect, it } from "vitest";
import type { Order } from "../schema.ts";
import { fits, type Terms } from "./terms.ts";

const card = { number: { token: "n" }, expiry: { month: 1, year: 2030 } };
const charge = { amount: 995, currency: { code: "EUR", exponent: 2 } };
const order = (more: Partial<Order> = {}): Order => ({ integration: { key: "k" }, card, ...more });
const open: Terms = { isRecurring: false, isOnce: false };
const whole: Terms = {
  currency: "EUR",
  amount: 995,
  reference: "A-1",
  text: "Tea",
  isRecurring: false,
  isOnce: false,
};
const same = { reference: "A-1", text: "Tea" };
const kept: Terms = { ...open, text: "I agree.", isRecurring: true };

describe("order matches its terms", () => {
  it.each<[string, Partial<Order>, Terms]>([
    ["when it says the same", same, whole],
    ["with custom values, which no link names", { ...same, custom: { size: "L" } }, whole],
    ["with any amount that was left open", {}, open],
    ["with an empty text for none", { text: "", reference: "" }, open],
    ["when it agrees to what is asked", { text: "I agree.", unplanned: { merchant: true } }, kept],
  ])("%s", (_title, more, terms) => {
    expect(fits(order(more), charge, terms)).toBe(true);
  });

  it.each<[string, Partial<Order>, Terms]>([
    ["another amount", same, { ...whole, amount: 994 }],
    ["another currency", same, { ...whole, currency: "USD" }],
    ["another currency where the amount is open", {}, { ...open, currency: "USD" }],
    ["another reference", { ...same, reference: "A-2" }, whole],
    ["no reference", { text: "Tea" }, whole],
    ["a reference of its own", { reference: "A-1" }, open],
    ["another text", { ...same, text: "Cake" }, whole],
    ["a text of its own", { text: "Tea" }, open],
    ["no consent", { text: "I agree." }, kept],
    ["a consent of its own", { unplanned: { merchant: true } }, open],
    ["more than it is asked to agree to", { text: "I agree.", ...agreed("customer") }, kept],
    ["the same spelled otherwise", { text: "I agree.", ...agreed("costumer") }, kept],
    [
      "a plan of its own",
      { plan: [{ amount: { currency: "EUR", exponent: 2, value: 1 }, scheduled: "2030-01-01" }] },
      open,
    ],
  ])("but not with %s", (_title, more, terms) => {
    expect(fits(order(more), charge, terms)).toBe(false);
  });

  it("without an amount for exactly the links that verify a card", () => {
    const nothing = { ...charge, amount: 0 };
    const agreed = order({ text: "I agree.", unplanned: { merchant: true } });
    const verified = { ...kept, isVerification: true };
    expect(fits(agreed, nothing, verified)).toBe(true);
    expect(fits(agreed, charge, verified)).toBe(false);
    expect(fits(agreed, nothing, kept)).toBe(false);
    expect(fits(order({ text: "I agree." }), nothing, verified)).toBe(false);
    expect(fits(order(), nothing, open)).toBe(false);
  });
});

function agreed(who: "customer" | "costumer"): Partial<Order> {
  return { unplanned: { merchant: true, [who]: true } };
}
