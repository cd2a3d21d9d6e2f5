import { describe, expect, it } from "vitest";
import { isCountry } from "../../core/countries.ts";
import { findCurrency } from "../../core/currencies.ts";
import { AReq, isMessage } from "./messages.ts";
import { countryNumber, currencyNumber, currencyOfNumber } from "./numbers.ts";
import { type Purchase, requestOf } from "./request.ts";

const purchase: Purchase = {
  id: "00010203-0405-4607-8809-0a0b0c0d0e0f",
  card: { number: "4100000000000000", expiry: { month: 3, year: 2031 } },
  amount: 1250,
  currency: "EUR",
  exponent: 2,
  merchant: {
    id: "5d1f0f2d0a0b0c0d0e0f0a0b",
    name: "Coffee & Jane",
    website: "https://example.com",
    country: "DK",
  },
  browser: { address: "2001:db8::1", userAgent: "Browser/1", accept: "*/*", language: "da-DK" },
  method: "Y",
  isMandated: false,
  at: new Date("2026-06-15T08:09:10.999Z"),
};
const requestor = {
  serverReference: "SERVER",
  acquirerBin: "410000",
  merchantCategory: "5999",
  resultsUrl: "https://pay.example.com/results",
};
const sender = { requestor, publicUrl: "https://pay.example.com" };

describe("authentication request", () => {
  it("names the payment, the card, the merchant and the browser", () => {
    expect(requestOf(purchase, sender)).toMatchObject({
      messageVersion: "2.2.0",
      deviceChannel: "02",
      messageCategory: "01",
      threeDSCompInd: "Y",
      threeDSRequestorAuthenticationInd: "01",
      threeDSRequestorChallengeInd: "01",
      acctNumber: "4100000000000000",
      cardExpiryDate: "3103",
      merchantCountryCode: "208",
      purchaseAmount: "1250",
      purchaseCurrency: "978",
      purchaseExponent: "2",
      purchaseDate: "20260615080910",
      notificationURL: "https://pay.example.com/payments/challenges/tds-challenge/return",
      browserJavascriptEnabled: false,
      browserLanguage: "da-DK",
    });
  });

  it.each<[string, Partial<Purchase>, object]>([
    [
      "a website without a scheme",
      { merchant: { ...purchase.merchant, website: "shop.example/about" } },
      { threeDSRequestorURL: "https://shop.example/about" },
    ],
    ["a verification", { amount: 0 }, { messageCategory: "02", purchaseAmount: "0" }],
    ["what the issuer insists on", { isMandated: true }, { threeDSRequestorChallengeInd: "04" }],
    [
      "a currency without decimals",
      { currency: "JPY", exponent: 0, amount: 300 },
      { purchaseCurrency: "392", purchaseExponent: "0", purchaseAmount: "300" },
    ],
    [
      "a browser that says nothing",
      { browser: { address: "::1", userAgent: "", accept: "", language: "" } },
      { browserUserAgent: "unknown", browserAcceptHeader: "*/*", browserLanguage: "en" },
    ],
    [
      "a browser that says too much",
      {
        browser: {
          address: "::1",
          userAgent: `a\r\nb${"x".repeat(5000)}`,
          accept: "y".repeat(5000),
          language: "z".repeat(50),
        },
      },
      { browserUserAgent: `a b${"x".repeat(2045)}`, browserLanguage: "z".repeat(35) },
    ],
    [
      "a long name",
      { merchant: { ...purchase.merchant, name: "n".repeat(200) } },
      { merchantName: "n".repeat(40) },
    ],
  ])("has the standard's shape for %s", (_is, change, expected) => {
    const request = requestOf({ ...purchase, ...change }, sender);
    expect(request).toMatchObject(expected);
    expect(isMessage(AReq, request)).toBe(true);
  });
});

describe("numeric codes of currencies and countries", () => {
  it("match the standards", () => {
    expect(["EUR", "USD", "XCG", "AFN"].map(currencyNumber)).toEqual(["978", "840", "532", "971"]);
    expect(["978", "532", "000"].map(currencyOfNumber)).toEqual(["EUR", "XCG", undefined]);
    expect(["DK", "AF", "ZW", "XX"].map(countryNumber)).toEqual(["208", "004", "716", undefined]);
  });

  it("cover every currency and country", () => {
    const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
    const pairs = letters.flatMap((one) => letters.map((other) => one + other));
    const currencies = pairs.flatMap((pair) => letters.map((letter) => pair + letter));
    const used = currencies.filter((code) => findCurrency(code, "2026-06-15") !== undefined);
    expect(used.length).toBeGreaterThan(150);
    expect(used.filter((code) => currencyNumber(code) === undefined)).toEqual([]);
    expect(new Set(used.map(currencyNumber)).size).toBe(used.length);
    const countries = pairs.filter(isCountry);
    expect(countries.length).toBe(249);
    expect(new Set(countries.map(countryNumber)).size).toBe(249);
  });
});
