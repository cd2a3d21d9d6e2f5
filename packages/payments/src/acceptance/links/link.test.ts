import { describe, expect, it } from "vitest";
import { type Payee, readLink, refuseMixedTest } from "./link.ts";
import { type Parameters, readParameters } from "./parameters.ts";
import { readRedirect } from "./redirect.ts";
import { LinkError } from "./refusals.ts";

const payee: Payee = {
  test: false,
  website: "https://shop.example/about",
  sites: [],
  currencies: [
    { code: "DKK", exponent: 2 },
    { code: "EUR", exponent: 2 },
    { code: "JPY", exponent: 0 },
  ],
};

const read = (parameters: Parameters) => readLink(parameters, payee);

function faultOf(act: () => unknown) {
  try {
    act();
  } catch (error) {
    if (error instanceof LinkError) return { fault: error.fault, details: error.details };
    throw error;
  }
  return undefined;
}

describe("payment link", () => {
  it("parses all parameters", () => {
    const link = read({
      currency: "EUR",
      value: "9.95",
      reference: " A-1 ",
      text: "Tea\nand cake",
      redirect: "https://shop.example/thanks",
      recurring: "y",
    });
    expect(link).toEqual({
      currency: { code: "EUR", exponent: 2 },
      amount: 995,
      reference: "A-1",
      text: "Tea\nand cake",
      redirect: {
        url: "https://shop.example/thanks",
        host: "shop.example",
        isAutomatic: true,
      },
      isRecurring: true,
      isVerification: false,
      isOnce: false,
      until: undefined,
      capture: undefined,
    });
  });

  it("requires only a key, then the payer enters amount and currency", () => {
    expect(read({})).toMatchObject({ currency: undefined, amount: undefined, isRecurring: false });
    expect(read({ currency: "JPY" })).toMatchObject({ currency: { code: "JPY" } });
    expect(read({ value: "", currency: "", text: "", reference: "", redirect: "" })).toEqual(
      read({}),
    );
  });

  it("defaults to the merchant's currency, and accepts lower case", () => {
    expect(read({ value: "5" })).toMatchObject({ currency: { code: "DKK" }, amount: 500 });
    expect(read({ value: "5", currency: "jpy" })).toMatchObject({ amount: 5 });
  });

  it.each<[Parameters, object]>([
    [{ value: "10.5", currency: "JPY" }, { fault: "value" }],
    [{ value: "-1" }, { fault: "value", details: { value: "-1", currency: "DKK" } }],
    [{ value: "0" }, { fault: "value" }],
    [{ currency: "XXX" }, { fault: "currency", details: { currency: "XXX" } }],
    [{ currency: "__proto__" }, { fault: "currency" }],
    [{ text: "x".repeat(601) }, { fault: "parameter", details: { name: "text" } }],
    [{ text: "a\0b" }, { fault: "parameter", details: { name: "text" } }],
    [{ reference: "x".repeat(201) }, { fault: "parameter", details: { name: "reference" } }],
    [{ recurring: "maybe" }, { fault: "parameter", details: { name: "recurring" } }],
    [{ redirect: "javascript:alert(1)" }, { fault: "redirect" }],
    [{ verify: "maybe" }, { fault: "parameter", details: { name: "verify" } }],
    [
      { verify: "y", value: "5" },
      { fault: "parameter", details: { name: "verify" } },
    ],
    [
      { verify: "y", currency: "EUR" },
      { fault: "parameter", details: { name: "verify" } },
    ],
    [{ once: "maybe" }, { fault: "parameter", details: { name: "once" } }],
    [{ once: "y" }, { fault: "parameter", details: { name: "once" } }],
    [
      { once: "y", reference: " " },
      { fault: "parameter", details: { name: "once" } },
    ],
    [{ until: "tomorrow" }, { fault: "parameter", details: { name: "until" } }],
    [{ until: "2026-11-22" }, { fault: "parameter", details: { name: "until" } }],
    [{ until: "2026-11-22T10:00" }, { fault: "parameter", details: { name: "until" } }],
  ])("%j is invalid", (parameters, fault) => {
    expect(faultOf(() => read(parameters))).toMatchObject(fault);
  });

  it.each([
    ["y", true],
    ["Yes", true],
    ["1", true],
    ["TRUE", true],
    ["n", false],
    ["no", false],
    ["0", false],
    ["false", false],
    ["", false],
  ])("with recurring=%j saves the card: %s", (recurring, isRecurring) => {
    expect(read({ recurring })).toMatchObject({ isRecurring });
  });

  it("with verify saves a card and charges nothing", () => {
    const verified = { isVerification: true, isRecurring: true, amount: undefined };
    expect(read({ verify: "y" })).toMatchObject(verified);
    expect(read({ verify: "y", recurring: "n", capture: "n", value: "" })).toMatchObject(verified);
    expect(read({ verify: "n", value: "5" })).toMatchObject({ isVerification: false, amount: 500 });
  });

  it("accepts a single payment and an end time", () => {
    const link = read({ reference: "A", once: "y", until: "2026-11-22T10:00:00+01:00" });
    expect(link).toMatchObject({ isOnce: true, until: "2026-11-22T09:00:00Z" });
    expect(read({ once: "n", until: "" })).toMatchObject({ isOnce: false, until: undefined });
  });

  it("requires test=1 for exactly the test merchants", () => {
    expect(faultOf(() => refuseMixedTest({ test: "1" }, { test: true }))).toBeUndefined();
    expect(faultOf(() => refuseMixedTest({}, { test: false }))).toBeUndefined();
    expect(faultOf(() => refuseMixedTest({ test: "0" }, { test: false }))).toBeUndefined();
    for (const parameters of [{}, { test: "0" }, { test: "yes" }]) {
      expect(faultOf(() => refuseMixedTest(parameters, { test: true }))?.fault).toBe("test");
    }
    expect(faultOf(() => refuseMixedTest({ test: "1" }, { test: false }))?.fault).toBe("test");
  });

  it("reads its own parameters only, each given once", () => {
    expect(readParameters(new URLSearchParams("key=a&utm_source=b&fbclid=c"))).toEqual({
      key: "a",
    });
    const twice = new URLSearchParams("value=1&value=2");
    expect(faultOf(() => readParameters(twice))?.details).toEqual({ name: "value" });
  });
});

describe("link redirect", () => {
  const sites = ["https://book.example", "https://desk.example:8443"];
  const live = { website: "https://shop.example", test: false, sites };
  const test = { website: "https://shop.example", test: true, sites: [] };

  it.each([
    ["https://shop.example/a?b=c#d", live, true],
    ["https://shop.example/back", { ...live, website: "shop.example/about" }, true],
    ["https://evil.example/", { ...live, website: "shop.example/about" }, false],
    ["https://book.example/a/b?c#d", live, true],
    ["https://BOOK.example:443", live, true],
    ["https://book.example:8443/", live, false],
    ["https://desk.example:8443/", live, true],
    ["https://desk.example/", live, false],
    ["https://www.book.example/", live, false],
    ["https://book.example.evil.example/", live, false],
    ["https://book.example/", test, false],
    ["https://shop.example:8443/", live, false],
    ["https://www.shop.example/", live, false],
    ["https://shop.example.evil.example/", live, false],
    ["https://evil.example/?https://shop.example", live, false],
    ["https://shop.example./", live, false],
    ["http://localhost:3000/back", live, false],
    ["http://localhost:3000/back", test, true],
    ["http://127.0.0.1/back", test, true],
    ["http://[::1]:3000/back", test, true],
    ["http://shop.localhost/back", test, true],
    ["https://127.0.0.1.evil.example/", test, false],
    ["https://elsewhere.example/", test, false],
  ])("to %s of %j is automatic: %s", (url, of, isAutomatic) => {
    expect(readRedirect(url, of)).toMatchObject({ isAutomatic });
  });

  it.each([
    "http://shop.example/",
    "javascript:alert(1)",
    "JavaScript:alert(1)",
    " javascript:alert(1)",
    "data:text/html,hello",
    "vbscript:x",
    "file:///etc/passwd",
    "//shop.example/",
    "/thanks",
    "https:shop.example",
    "https://",
    "https://shop.example@evil.example/",
    "https://me:secret@shop.example/",
    "http://0x7f000001.evil.example/",
    `https://shop.example/${"x".repeat(2_000)}`,
  ])("to %s is refused", (url) => {
    expect(readRedirect(url, test)).toBeUndefined();
  });
});
