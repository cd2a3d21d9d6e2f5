import { describe, expect, it } from "vitest";
import { readShopConfig } from "../../pages/sdk/config.ts";

const amount = { currency: "EUR", exponent: 2, value: 1250 };
const month = { interval: { unit: "month" } };

describe("payment configuration", () => {
  it("reaches the page unchanged, except for the language", () => {
    const config = {
      test: true,
      amount,
      title: "Tea",
      description: "A tin of it",
      text: "Thank you",
      reference: "7",
      custom: { article: ["a", { b: null }] },
      plan: [{ amount, repeat: { ...month, count: 3 } }],
      unplanned: { merchant: true },
    };
    expect(readShopConfig({ ...config, locale: "da_DK" })).toEqual({ config, locale: "da_DK" });
  });

  it("may be empty: verifies the card", () => {
    expect(readShopConfig({})).toEqual({ config: {}, locale: undefined });
    expect(readShopConfig({ amount: undefined, fields: undefined }).config).toEqual({});
  });

  it("expands fields given as names", () => {
    const described = { name: "size", type: "number", required: true, value: 42 };
    expect(readShopConfig({ amount, fields: ["note", described] }).config.fields).toEqual([
      { name: "note" },
      described,
    ]);
  });

  it("sends dates as text", () => {
    const scheduled = new Date("2027-01-01T00:00:00Z");
    const { plan } = readShopConfig({ amount, plan: [{ amount, scheduled }] }).config;
    expect(plan).toEqual([{ amount, scheduled: "2027-01-01T00:00:00.000Z" }]);
  });

  it("is a copy, independent of later changes by the shop", () => {
    const custom = { a: 1 };
    const { config } = readShopConfig({ amount, custom });
    custom.a = 2;
    expect(config.custom).toEqual({ a: 1 });
  });

  it("lets the payer choose an amount from zero", () => {
    const fields = [{ name: "amount", label: "How much" }];
    expect(readShopConfig({ amount: { ...amount, value: 0 }, fields }).config.amount?.value).toBe(
      0,
    );
  });
});

const circle: Record<string, unknown> = {};
circle.self = circle;

describe("payment configuration is refused", () => {
  it.each<[message: string, config: unknown]>([
    ["config must be an object", undefined],
    ["config must be an object", "EUR 12"],
    ["config must be an object", [amount]],
    ["config.ammount is not known", { ammount: amount }],
    ["config.test must be true or false", { test: 1 }],
    ["config.amount must be an object", { amount: 1250 }],
    ["config.amount.exponent is required", { amount: { currency: "EUR", value: 1 } }],
    ["config.amount.currency must be a three-letter", { amount: { ...amount, currency: "eur" } }],
    ["config.amount.value must be a whole number", { amount: { ...amount, value: 12.5 } }],
    ["config.amount.value must be a whole number", { amount: { ...amount, value: "1250" } }],
    ["config.amount.value must be a whole number", { amount: { ...amount, value: -1 } }],
    ["config.amount.value must be 1 or more", { amount: { ...amount, value: 0 } }],
    ["config.amount.cents is not known", { amount: { ...amount, cents: 1 } }],
    ["config.title must be text of at most 200", { amount, title: 7 }],
    ["config.text must be text of at most 600", { amount, text: "a".repeat(601) }],
    ["config.locale must be a language", { amount, locale: "<script>" }],
    ["config.custom must be an object", { amount, custom: "a" }],
    ["config.custom must be what JSON can say", { amount, custom: circle }],
    ["config.custom must be what JSON can say", { amount, custom: { big: 1n } }],
    ["config.fields must be a list", { amount, fields: "note" }],
    ["config.fields must be a list of at most 20", { amount, fields: Array(21).fill("a") }],
    ["config.fields[0] must be a name", { amount, fields: [""] }],
    ["config.fields[0] must be a name", { amount, fields: ["__proto__"] }],
    ["config.fields[0].name is required", { amount, fields: [{ label: "Note" }] }],
    ["config.fields[1].name must be a name that no", { amount, fields: ["a", { name: "a" }] }],
    ["config.fields[0].type must be text,", { amount, fields: [{ name: "a", type: "password" }] }],
    ["config.fields[0].value must be text,", { amount, fields: [{ name: "a", value: [] }] }],
    ["config.fields[0].requird is not known", { amount, fields: [{ name: "a", requird: true }] }],
    ["config.amount must be given, for the currency", { fields: ["amount"] }],
    ["config.plan must be a list", { amount, plan: {} }],
    ["config.plan[0].amount is required", { amount, plan: [{ repeat: month }] }],
    ["config.plan[0].repeat must be an object", { amount, plan: [{ amount, repeat: 1 }] }],
    ["config.unplanned.costumer is not known", { amount, unplanned: { costumer: true } }],
  ])("%s", (message, config) => {
    expect(() => readShopConfig(config)).toThrow(`Frontdesk: ${message}`);
  });
});
