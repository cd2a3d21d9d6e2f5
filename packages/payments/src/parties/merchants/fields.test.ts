import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeApp, merchantFields } from "../../../test/shop.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments({ now: () => new Date("2026-03-01T12:00:00Z") });
});
afterAll(() => payments.close());

// Avoids the limit of merchants per app and minute.
async function create(changes: object) {
  const { post } = await makeApp(payments);
  return await post("/merchants", { ...merchantFields, ...changes });
}

describe("new merchant", () => {
  it.each([
    ["name", { name: "n".repeat(80) }],
    ["name", { name: "李".repeat(40) + "😀".repeat(40) }],
    ["name", { name: "Tom & Sons <b>, Wwwest: //" }],
    ["name", { name: false }],
    ["test", { test: null }],
    ["currency", { currency: "SEK" }],
    ["email", { email: `${"e".repeat(64)}@example.com` }],
    ["website", { website: "HTTP://localhost:8080/shop?x=1" }],
    ["website", { website: `https://example.com/${"w".repeat(1980)}` }],
    ["website", { website: "shop.example.com" }],
    ["website", { website: "localhost:8080" }],
    ["website", { website: "bücher.example/laden?next=https://example.com" }],
    ["descriptor", { descriptor: "~ 22 characters, A-z !" }],
    ["company.number", { company: { country: "GB", number: "1".repeat(50) } }],
    ["bank", { bank: null }],
    ["bank.iban", { bank: { iban: "XX00" + "1" } }],
    ["bank.iban", { bank: { iban: "DK00 1234 ABCD" } }],
    ["bank.iban", { test: false, bank: { iban: "DE89 3704 0044 0532 0130 00" } }],
  ])("accepts %s %j", async (_field, changes) => {
    expect((await create(changes)).status).toBe(201);
  });

  it.each([
    ["name", { name: "n".repeat(81) }],
    ["name", { name: "Pay at https://evil.example" }],
    ["name", { name: "Pay at WwW.evil.example" }],
    ["name", { name: 7 }],
    ["name", { name: "a\0b" }],
    ["currency", { currency: undefined }],
    ["currency", { currency: "eur" }],
    ["currency", { currency: "XXX" }],
    ["currency", { currency: "JPY" }],
    ["currency", { currency: 978 }],
    ["test", { test: "yes" }],
    ["test", { test: 1 }],
    ["email", { email: undefined }],
    ["email", { email: "" }],
    ["email", { email: false }],
    ["email", { email: "shop" }],
    ["email", { email: "shop@example" }],
    ["email", { email: "a b@example.com" }],
    ["email", { email: `${"e".repeat(60)}@${"e".repeat(60)}.${"x".repeat(250)}.com` }],
    ["website", { website: undefined }],
    ["website", { website: "ftp://shop.example.com" }],
    ["website", { website: "javascript:alert(1)" }],
    ["website", { website: "https://" }],
    ["website", { website: "https:///path" }],
    ["website", { website: "//example.com" }],
    ["website", { website: "mailto:jane@example.com" }],
    ["website", { website: "jane@example.com" }],
    ["website", { website: "example.com:99999" }],
    ["website", { website: "example.com\\@evil.example" }],
    ["website", { website: "exa mple.com" }],
    ["website", { website: "https://exa mple.com" }],
    ["website", { website: "https://exa\nmple.com" }],
    ["website", { website: "https://example.com:99999" }],
    ["website", { website: `https://example.com/${"w".repeat(1981)}` }],
    ["descriptor", { descriptor: undefined }],
    ["descriptor", { descriptor: "" }],
    ["descriptor", { descriptor: "d".repeat(23) }],
    ["descriptor", { descriptor: "Café" }],
    ["descriptor", { descriptor: "two\nlines" }],
    ["company.country", { company: undefined }],
    ["company.country", { company: {} }],
    ["company.country", { company: { country: "dk" } }],
    ["company.country", { company: { country: "XX" } }],
    ["company.country", { company: { country: "DNK" } }],
    ["company", { company: "DK" }],
    ["company.number", { company: { country: "DK", number: "1".repeat(51) } }],
    ["company.number", { company: { country: "DK", number: 5 } }],
    ["bank", { bank: "DK00" }],
    ["bank.iban", { bank: { iban: "D" } }],
    ["bank.iban", { bank: { iban: "12345678" } }],
    ["bank.iban", { bank: { iban: `DK00${"1".repeat(31)}` } }],
    ["bank.iban", { bank: { iban: "DK00 1234; drop" } }],
    ["bank.iban", { test: false, bank: { iban: "DE88 3704 0044 0532 0130 00" } }],
    ["bank.iban", { test: undefined, bank: { iban: "DK001" } }],
  ])("refuses %s as in %j", async (field, changes) => {
    const { status, body } = await create(changes);
    expect([status, body]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it("keeps its website as given", async () => {
    const { body } = await create({ website: "Shop.Example.com" });
    expect(body.merchant.website).toBe("Shop.Example.com");
  });

  it("needs a currency valid on the day", async () => {
    const { body } = await create({ currency: "HRK" });
    expect(body).toEqual([
      { field: "currency", message: "must be the ISO 4217 code of a currency" },
    ]);
  });

  it("gets all problems in one response", async () => {
    const { post } = await makeApp(payments);
    const wrong = {
      name: "n".repeat(81),
      currency: "JPY",
      email: "x",
      website: "x:y",
      descriptor: "é",
      company: { country: "XX", number: "1".repeat(51) },
      bank: { iban: "x" },
    };
    const expected = [
      ["bank.iban", "must be an IBAN with valid check digits"],
      ["company.country", "must be an ISO 3166-1 alpha-2 code"],
      ["company.number", "must be at most 50 characters"],
      ["currency", "is not a funding currency"],
      ["descriptor", "must be 1 to 22 printable ASCII characters"],
      ["email", "must be an email address"],
      ["name", "must be one line of at most 80 characters, without :// or www."],
      ["website", "must be a host, or an http or https address, of at most 2000 characters"],
    ];
    const answer = await post("/merchants", wrong);
    const notice = answer.body.map((problem: Record<string, string>) => Object.values(problem));
    expect([answer.status, notice.sort()]).toEqual([400, expected]);
  });

  it("accepts a form, also with an invalid field", async () => {
    const { post } = await makeApp(payments);
    const form =
      "test=yes&currency=EUR&descriptor=x&website=x:y&bank[iban]=DK001&company[country]=XX";
    const { body } = await post("/merchants", form);
    const fields = body.map(({ field }: { field: string }) => field).sort();
    expect(fields).toEqual(["company.country", "email", "website"]);
  });

  it("gets its required fields named for an empty body", async () => {
    const { post } = await makeApp(payments);
    const { body } = await post("/merchants", {});
    const fields = body.map(({ field }: { field: string }) => field).sort();
    expect(fields).toEqual(["company.country", "currency", "descriptor", "email", "website"]);
    expect(new Set(body.map(({ message }: { message: string }) => message))).toEqual(
      new Set(["is required"]),
    );
  });
});
