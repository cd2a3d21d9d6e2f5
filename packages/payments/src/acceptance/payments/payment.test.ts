import { keyringFrom } from "@frontdesk/platform/sealing/keyring";
import { describe, expect, it } from "vitest";
import { chargeOf, declineCode, hasCheckDigit, hashOf, networkOf } from "./payment.ts";
import type { Order } from "./schema.ts";

const keyringOf = (filling: number) => ({
  ...keyringFrom(Buffer.alloc(32, 1).toString("base64url")),
  own: new Map([["fingerprint:order", Buffer.alloc(32, filling)]]),
});
const keyring = keyringOf(1);
const euro = { code: "EUR", exponent: 2 };
const day = "2026-06-15";
const card = { number: { token: "n" }, expiry: { month: 1, year: 2030 } };
const plain: Order = { integration: { key: "k" }, card };

function charge(currency: string, exponent: number, value: number) {
  return chargeOf({ ...plain, amount: { currency, exponent, value } }, euro, day);
}

describe("order hash", () => {
  it("ignores the sequence of members", () => {
    const turned: Order = { card, integration: { key: "k" } };
    expect(hashOf(keyring, turned)).toEqual(hashOf(keyring, plain));
    expect(hashOf(keyring, plain)).toHaveLength(32);
  });

  it.each<[string, Partial<Order>]>([
    ["the key", { integration: { key: "K" } }],
    ["a token", { card: { ...card, number: { token: "m" } } }],
    ["the text", { text: "Tea" }],
    ["the amount", { amount: { currency: "EUR", exponent: 2, value: 1 } }],
    ["the custom data", { custom: { a: 1 } }],
  ])("changes with %s", (_name, change) => {
    expect(hashOf(keyring, { ...plain, ...change })).not.toEqual(hashOf(keyring, plain));
  });

  it("requires the service's key", () => {
    expect(hashOf(keyringOf(2), plain)).not.toEqual(hashOf(keyring, plain));
  });
});

describe("order amount", () => {
  it.each<[string, number, number, number]>([
    ["EUR", 2, 1250, 1250],
    ["EUR", 0, 12, 1200],
    ["EUR", 3, 12_500, 1250],
    ["JPY", 0, 300, 300],
    ["JPY", 2, 30_000, 300],
    ["BHD", 3, 1001, 1001],
    ["EUR", 2, 99_999_999_999, 99_999_999_999],
  ])("of %s with %i decimals and the value %i is %i", (currency, exponent, value, amount) => {
    expect(charge(currency, exponent, value)).toMatchObject({
      amount,
      currency: { code: currency },
    });
  });

  it("defaults to zero in the merchant's currency", () => {
    expect(chargeOf(plain, euro, day)).toEqual({ amount: 0, currency: euro });
  });

  it.each<[string, number, number, string]>([
    ["EUR", 3, 12_501, "amount must be from 1 to 99999999999 whole minor units of EUR$"],
    ["JPY", 2, 30_050, "amount must be"],
    ["EUR", 2, 100_000_000_000, "amount must be"],
    ["EUR", 0, 1_000_000_000, "amount must be"],
    ["EUR", 30, 1, "amount must be"],
    ["XXX", 2, 100, "amount.currency must be"],
    ["HRK", 2, 100, "amount.currency must be"],
  ])("of %s with %i decimals and the value %i is refused", (currency, exponent, value, begins) => {
    expect(() => charge(currency, exponent, value)).toThrow(
      expect.objectContaining({
        status: 400,
        body: { code: "REQUEST_INVALID", message: expect.stringMatching(`^${begins}`) },
      }),
    );
  });

  it("is refused with more than 50 KB of custom data", () => {
    const custom = { note: "x".repeat(50 * 1024 - 11) };
    expect(chargeOf({ ...plain, custom }, euro, day).amount).toBe(0);
    const more = { note: `${custom.note}x` };
    expect(() => chargeOf({ ...plain, custom: more }, euro, day)).toThrow(
      expect.objectContaining({ body: expect.objectContaining({ code: "REQUEST_INVALID" }) }),
    );
  });
});

describe("card number", () => {
  it.each(["4539578763621486", "5555555555554444", "378282246310005", "4222222222222"])(
    "%s has a valid check digit",
    (number) => expect(hasCheckDigit(number)).toBe(true),
  );
  it.each(["4539578763621487", "4539578763612486", "1000000000000000"])(
    "%s has an invalid check digit",
    (number) => expect(hasCheckDigit(number)).toBe(false),
  );

  it.each<[string, string | undefined, string | undefined]>([
    ["4100000000000000", "visa", "visa"],
    ["1000000000000000", undefined, "visa"],
    ["5000000000000000", undefined, "mastercard"],
    ["5100000000000000", "mastercard", "mastercard"],
    ["5599999999999999", "mastercard", "mastercard"],
    ["5600000000000000", undefined, "mastercard"],
    ["2220999999999999", undefined, "mastercard"],
    ["2221000000000000", "mastercard", "mastercard"],
    ["2720999999999999", "mastercard", "mastercard"],
    ["2721000000000000", undefined, "mastercard"],
    ["378282246310005", undefined, undefined],
    ["6011000000000004", undefined, undefined],
  ])("%s is live of the network %s, in a test of %s", (number, live, test) => {
    expect(networkOf(number, { test: false })).toBe(live);
    expect(networkOf(number, { test: true })).toBe(test);
  });
});

describe("decline code", () => {
  it.each<[number, NonNullable<NonNullable<Order["test"]>["card"]>, string]>([
    [29, { scheme: "unsupported" }, "PAYMENT_CARD_SCHEME_UNSUPPORTED"],
    [29, { scheme: "unknown" }, "PAYMENT_CARD_SCHEME_UNKNOWN"],
    [29, {}, "PAYMENT_CARD_SCHEME_UNSUPPORTED"],
    [7, { scheme: "unknown" }, "PAYMENT_INSUFFICIENT_FUNDS"],
    [1, {}, "PAYMENT_REJECTED"],
  ])("%i with %j is %s", (error, card, code) => {
    expect(declineCode(error, { ...plain, test: { card } })).toBe(code);
  });
});
