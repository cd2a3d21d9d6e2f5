import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type App, asking, makeApp, makeMerchant, merchantFields } from "../../../test/shop.ts";
import { boundFromDate, timeOf } from "../../core/ids.ts";

let payments: TestPayments;
let app: App;
beforeAll(async () => {
  payments = await startTestPayments();
});
beforeEach(async () => {
  app = await makeApp(payments);
});
afterAll(() => payments.close());

const everyPermission = (value: boolean) => ({
  canChargeCard: value,
  canSaveCard: value,
  canTransferToCard: value,
  canCapture: value,
  canRefund: value,
  canVoid: value,
});

describe("POST /merchants", () => {
  it("returns the whole merchant, the same as GET and the list", async () => {
    const sent = {
      ...merchantFields,
      name: "Shop",
      company: { country: "DK", number: "DK-123" },
      bank: { iban: "dk50 0040 0440 1162 43" },
    };
    const { status, body } = await app.post("/merchants", sent);
    expect(status).toBe(201);
    expect(body.merchant).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      key: expect.stringMatching(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-/),
      name: "Shop",
      currency: "EUR",
      test: true,
      email: merchantFields.email,
      website: merchantFields.website,
      descriptor: merchantFields.descriptor,
      company: { country: "DK", number: "DK-123" },
      bank: { iban: "DK5000400440116243" },
      created: timeOf(body.merchant.id).toISOString(),
      balance: 0,
      claim: everyPermission(true),
      pricing: {
        rate: 0,
        flat: { currency: "EUR", amount: 0 },
        dispute: { currency: "EUR", amount: 0 },
        refundsFee: false,
      },
      tds: { mode: "attempt" },
    });
    expect((await app.get(`/merchants/${body.merchant.id}`)).body).toEqual(body);
    expect((await app.get(`/identities/${app.id}/merchants?limit=1`)).body).toEqual([
      body.merchant,
    ]);
  });

  it("returns null for omitted fields", async () => {
    const sent = {
      ...merchantFields,
      name: "",
      company: { country: "DK", number: null },
      bank: {},
    };
    const { body } = await app.post("/merchants", sent);
    expect(body.merchant).toMatchObject({
      name: null,
      company: { country: "DK", number: null },
      bank: { iban: null },
    });
  });

  it("gives a live merchant no permissions yet", async () => {
    const { test: _, ...live } = merchantFields;
    const { body } = await app.post("/merchants", live);
    expect(body.merchant).toMatchObject({ test: false, claim: everyPermission(false) });
  });

  it("accepts forms with bracket names and yes", async () => {
    const form = new URLSearchParams({
      currency: "DKK",
      test: "yes",
      email: "shop@example.com",
      website: "http://shop.example.com",
      descriptor: "SHOP",
      "company[country]": "DK",
      "bank[iban]": "DK00 1",
    });
    const { status, body } = await app.post("/merchants", form.toString());
    expect(status).toBe(201);
    expect(body.merchant).toMatchObject({ test: true, bank: { iban: "DK001" }, currency: "DKK" });
  });

  it("gives access to the creating app only", async () => {
    const { body } = await app.post("/merchants", merchantFields);
    const other = await makeApp(payments);
    expect((await other.get(`/merchants/${body.merchant.id}`)).status).toBe(403);
    expect((await other.get(`/identities/${other.id}/merchants?limit=9`)).body).toEqual([]);
  });

  it("is limited per app", async () => {
    for (let created = 0; created < 600; created += 1) {
      await payments.context.limits.take("merchantsByApp", app.id);
    }
    const { status, body } = await app.post("/merchants", merchantFields);
    expect([status, body]).toEqual([429, { message: "Too many requests" }]);
  });
});

describe("PUT /merchants/<id>", () => {
  it("keeps a name older than the name rules, and accepts no other like it", async () => {
    const app = await makeApp(payments);
    const { id } = await makeMerchant(payments, app);
    const name = `www.${"n".repeat(196)}`;
    await sql`update payments.merchants set name = ${name} where id = ${id}`.execute(
      payments.context.db,
    );
    const show = async () => (await app.get(`/merchants/${id}`)).body.merchant;
    for (const changes of [{ email: "b@example.com" }, { name, descriptor: "B" }]) {
      expect((await app.put(`/merchants/${id}`, changes)).status).toBe(204);
      expect(await show()).toMatchObject({ name, ...changes });
    }
    const other = await app.put(`/merchants/${id}`, { name: `${name}n` });
    expect([other.status, other.body]).toMatchObject([400, [{ field: "name" }]]);
    expect((await app.put(`/merchants/${id}`, { name: "Shop" })).status).toBe(204);
    expect(await show()).toMatchObject({ name: "Shop" });
  });

  it("changes name, email address and descriptor, with an empty response", async () => {
    const { id } = await makeMerchant(payments, app);
    const changes = { name: "New", email: "new@example.com", descriptor: "NEW" };
    const { status, text, headers } = await app.put(`/merchants/${id}`, changes);
    expect([status, text, headers["content-type"]]).toEqual([204, "", undefined]);
    expect((await app.get(`/merchants/${id}`)).body.merchant).toMatchObject(changes);
  });

  it("keeps omitted fields", async () => {
    const { id } = await makeMerchant(payments, app);
    expect((await app.put(`/merchants/${id}`, { name: "New", email: null })).status).toBe(204);
    expect((await app.put(`/merchants/${id}`)).status).toBe(204);
    const { merchant } = (await app.get(`/merchants/${id}`)).body;
    expect(merchant).toMatchObject({ ...merchantFields, name: "New" });
  });

  it.each([
    ["id", "x"],
    ["key", "x"],
    ["currency", "EUR"],
    ["test", false],
    ["website", "https://shop.example.com"],
    ["company", { country: "DK" }],
    ["bank", {}],
    ["created", "x"],
    ["balance", 0],
    ["claim", {}],
    ["pricing", {}],
    ["tds", { mode: "full" }],
  ])("refuses to change %s", async (field, value) => {
    const { id } = await makeMerchant(payments, app);
    const { status, body } = await app.put(`/merchants/${id}`, { name: "New", [field]: value });
    expect([status, body]).toEqual([400, [{ field, message: "cannot be changed" }]]);
    expect((await app.get(`/merchants/${id}`)).body.merchant.name).toBe(merchantFields.name);
  });

  it("reports all problems in one response", async () => {
    const { id } = await makeMerchant(payments, app);
    const wrong = { name: 7, email: "x", descriptor: "é", currency: "DKK" };
    const { status, body } = await app.put(`/merchants/${id}`, wrong);
    const fields = body.map(({ field }: { field: string }) => field).sort();
    expect([status, fields]).toEqual([400, ["currency", "descriptor", "email", "name"]]);
  });

  it("refuses a malformed id with 404", async () => {
    expect((await app.put("/merchants/nonsense", { email: "x" })).status).toBe(404);
  });
});

describe("GET /identities/<id>/merchants", () => {
  it("pages in both directions, with ids and with dates as bounds", async () => {
    const created = [];
    for (let count = 0; count < 5; count += 1) created.push(await makeMerchant(payments, app));
    const list = async (query: string) =>
      (await app.get(`/identities/${app.id}/merchants?${query}`)).body.map(
        ({ id }: { id: string }) => id,
      );
    const all = await list("limit=1000");
    expect(all).toEqual(
      created
        .map(({ id }) => id)
        .sort()
        .reverse(),
    );
    expect(await list("limit=2")).toEqual(all.slice(0, 2));
    expect(await list(`limit=2&before=${all[1]}`)).toEqual(all.slice(2, 4));
    expect(await list(`limit=2&after=${all[4]}`)).toEqual([all[3], all[2]]);
    expect(await list(`limit=9&before=${all[0]}&after=${all[4]}`)).toEqual(all.slice(1, 4));
    expect(await list(`limit=9&before=${all[4]}`)).toEqual([]);
    const tomorrow = boundFromDate(new Date(Date.now() + 86_400_000));
    const yesterday = boundFromDate(new Date(Date.now() - 86_400_000));
    expect(await list(`limit=9&before=${tomorrow}`)).toEqual(all);
    expect(await list(`limit=9&after=${yesterday}`)).toEqual([...all].reverse());
    expect(await list(`limit=9&after=${tomorrow}`)).toEqual([]);
  });

  it("has a line for each merchant, and two for none", async () => {
    const path = `/identities/${app.id}/merchants?limit=9`;
    expect((await app.get(path)).text).toBe("[\n]\n");
    await makeMerchant(payments, app);
    await makeMerchant(payments, app);
    expect((await app.get(path)).text).toMatch(/^\[\n\{.*\},\n\{.*\}\n\]\n$/);
  });

  it("filters test or live merchants", async () => {
    const test = await makeMerchant(payments, app);
    const live = await makeMerchant(payments, app, { test: false });
    const list = async (query: string) =>
      (await app.get(`/identities/${app.id}/merchants?limit=9&${query}`)).body.map(
        ({ id }: { id: string }) => id,
      );
    expect(await list("filter[test]=true")).toEqual([test.id]);
    expect(await list("filter[test]=no")).toEqual([live.id]);
    const bound = boundFromDate(new Date(0));
    expect(await list(`filter[test]=no&after=${bound}`)).toEqual([live.id]);
    expect(await list(`filter[test]=no&after=${live.id}`)).toEqual([]);
  });

  it.each([
    ["", "limit"],
    ["limit=0", "limit"],
    ["limit=1001", "limit"],
    ["limit=x", "limit"],
    ["limit=1.5", "limit"],
    ["limit=1&before=x", "before"],
    ["limit=1&after=00", "after"],
    ["limit=1&filter[test]=maybe", "filter.test"],
    ["limit=1&filter[name]=x", "filter.name"],
  ])("refuses the query %s", async (query, field) => {
    const { status, body } = await app.get(`/identities/${app.id}/merchants?${query}`);
    expect([status, body]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it("is for the app itself only", async () => {
    const other = await makeApp(payments);
    const path = `/identities/${app.id}/merchants?limit=1`;
    expect((await other.get(path)).status).toBe(403);
    expect((await asking(payments).get(path)).status).toBe(401);
    expect((await app.get("/identities/x/merchants?limit=1")).status).toBe(404);
  });
});
