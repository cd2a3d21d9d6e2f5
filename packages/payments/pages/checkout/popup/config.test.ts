import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const currencies = [
  { code: "EUR", exponent: 2 },
  { code: "JPY", exponent: 0 },
];
const read = (config: unknown, test = true) => readConfig(config, { test, currencies });
const eur = (value: unknown, exponent = 2) => ({ currency: "EUR", exponent, value });

describe("popup config", () => {
  it("gives the amount", () => {
    expect(read({ test: true, amount: eur(995), title: "Tea" })).toMatchObject({
      charge: { amount: 995, currency: { code: "EUR", exponent: 2 } },
      title: "Tea",
      fields: [],
      chosenIn: undefined,
    });
    expect(read({ test: true }).charge).toBeUndefined();
    expect(read({ amount: eur(10, 0) }, false).charge?.amount).toBe(1000);
    expect(read({ amount: eur(9950, 3) }, false).charge?.amount).toBe(995);
  });

  it("lets the customer choose the amount if it has an `amount` field", () => {
    const config = { test: true, amount: { currency: "JPY" }, fields: [{ name: "amount" }] };
    expect(read(config)).toMatchObject({
      charge: undefined,
      chosenIn: { code: "JPY" },
      fields: [],
    });
    expect(read({ ...config, amount: { ...eur(500) } }).charge?.amount).toBe(500);
  });

  it("a signed link gives the amount", () => {
    const [currency] = currencies;
    const link = {
      currency,
      amount: 995,
      reference: "A",
      text: "Tea",
      redirect: undefined,
      isRecurring: true,
      isVerification: false,
      isOnce: false,
      until: undefined,
      capture: undefined,
      consents: undefined,
      givenAt: undefined,
      back: undefined,
      backHost: undefined,
      starts: undefined,
      color: undefined,
    };
    const signed = (config: object, more: object = {}) =>
      readConfig(config, { test: true, currencies, link: { ...link, ...more } });
    expect(signed({ test: true, title: "Tin", custom: { a: 1 } })).toMatchObject({
      charge: { amount: 995, currency },
      chosenIn: undefined,
      text: "Tea",
      reference: "A",
      title: "Tin",
      custom: { a: 1 },
      unplanned: { merchant: true },
    });
    expect(signed({ test: true }, { amount: undefined, currency: undefined })).toMatchObject({
      charge: undefined,
      chosenIn: currency,
    });
    const kept = { amount: undefined, currency: undefined, isVerification: true };
    expect(signed({ test: true }, kept)).toMatchObject({
      charge: undefined,
      chosenIn: undefined,
      unplanned: { merchant: true },
    });
    for (const name of ["amount", "text", "reference", "plan", "unplanned"]) {
      expect(() => signed({ test: true, [name]: {} })).toThrow(`config.${name} is for config.link`);
    }
  });

  it("expands fields", () => {
    const fields = [{ name: "note" }, { name: "adult", type: "checkbox", required: true }];
    expect(read({ test: true, fields }).fields).toMatchObject([
      { name: "note", label: "note", type: "text", required: false, value: "" },
      { name: "adult", type: "checkbox", required: true },
    ]);
  });

  it.each<[string, unknown]>([
    ["config must be an object", undefined],
    ["config must be an object", []],
    ["config.test must be true: the key is of such a merchant", {}],
    ["config.amount must be an object", { test: true, amount: 5 }],
    ["config.amount.currency cannot be charged here", { test: true, amount: { currency: "XXX" } }],
    ["config.amount must be a whole amount of EUR", { test: true, amount: eur(9955, 3) }],
    ["config.amount must be a whole amount of EUR", { test: true, amount: eur("995") }],
    ["config.amount must be a whole amount of EUR", { test: true, amount: eur(0) }],
    ["config.amount must be a whole amount of EUR", { test: true, amount: eur(1e15) }],
    ["config.amount.currency is needed for the field amount", fieldsOf({ name: "amount" })],
    ["config.fields must be a list of at most 20", { test: true, fields: "note" }],
    ["config.fields[0].name is needed", fieldsOf({})],
    ["title must be a text of at most 200 characters", { test: true, title: "x".repeat(201) }],
    ["text must be a text of at most 1024 characters", { test: true, text: 5 }],
    [
      "text must be a text of at most 600 characters",
      { test: true, text: "x".repeat(601), unplanned: { merchant: true } },
    ],
    ["config.custom must be an object", { test: true, custom: "a" }],
  ])("is refused with: %s", (message, config) => {
    expect(() => read(config)).toThrow(new Error(message));
  });
});

function fieldsOf(field: object) {
  return { test: true, fields: [field] };
}
