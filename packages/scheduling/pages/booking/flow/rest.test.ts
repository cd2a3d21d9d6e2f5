import { describe, expect, it } from "vitest";
import type { OpenAppointment, OpenPayment } from "../../../src/appointments/pages/shapes.ts";
import { restToPay } from "./rest.ts";

const deposit: OpenPayment = {
  state: "paid",
  amount: 2000,
  refunded: 0,
  released: 0,
  currency: "EUR",
  kept: 2000,
  url: null,
};

interface RestInput {
  state?: OpenAppointment["state"];
  price?: number | null;
  payment?: Partial<OpenPayment> | null;
  there?: number;
  allowance?: number;
}

function restOf({
  state = "confirmed",
  price = 8000,
  payment = {},
  there = 0,
  allowance = 0,
}: RestInput) {
  const service = { price, currency: "EUR" };
  const paid = payment && { ...deposit, ...payment };
  const fields = { state, service, seats: 1, payment: paid, paid_at_business: there, allowance };
  return restToPay(fields as OpenAppointment);
}

describe("rest to pay", () => {
  it("is the price less the kept deposit", () => {
    expect(restOf({})).toBe(6000);
    expect(restOf({ payment: { state: "reserved", kept: null } })).toBe(6000);
    expect(restOf({ payment: { state: "partly_refunded", refunded: 500 } })).toBe(6500);
    expect(restOf({ payment: { released: 500 } })).toBe(6500);
    expect(restOf({ payment: { state: "refunded", refunded: 2000 } })).toBe(8000);
    expect(restOf({ payment: { amount: 8000, kept: 8000 } })).toBe(0);
    expect(restOf({ there: 2500 })).toBe(3500);
    expect(restOf({ payment: null, there: 8000 })).toBe(0);
    expect(restOf({ there: 5000, allowance: 1000 })).toBe(0);
  });

  it("is the price without a paid deposit", () => {
    expect(restOf({ payment: null })).toBe(8000);
    expect(restOf({ payment: { state: "card_kept", amount: 0 } })).toBe(8000);
    expect(restOf({ payment: { state: "failed", kept: 0 } })).toBe(8000);
  });

  it("is unknown without a price, in another state, or while a payment is uncertain", () => {
    expect(restOf({ price: null })).toBeUndefined();
    expect(restOf({ state: "cancelled" })).toBeUndefined();
    expect(restOf({ state: "attended" })).toBeUndefined();
    expect(restOf({ payment: { state: "failed", kept: null } })).toBeUndefined();
    expect(restOf({ payment: { currency: "DKK" } })).toBeUndefined();
  });
});
