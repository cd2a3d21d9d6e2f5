import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import {
  asking,
  type Json,
  makeApp,
  makeMerchant,
  makeShop,
  type Shop,
} from "../../../test/shop.ts";
import { newId } from "../../core/ids.ts";
import { reconcile } from "../reconcile/reconcile.ts";

const iban = "DE89370400440532013000";
const adminRoutes = "/payments/operator";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
});
beforeEach(async () => {
  shop = await makeShop(payments, { name: "Ümit's Ceramics", email: "Umit@Example.com" });
});
afterAll(() => payments.close());

async function find(q: string, more = ""): Promise<string[]> {
  const path =
    `GET ${adminRoutes}/merchants?limit=9&filter[q]=${encodeURIComponent(q)}${more}` as const;
  const { status, body } = await operate<Json>(payments, path);
  expect([status, body]).toEqual([200, expect.any(Array)]);
  return body.map(({ id }: Json) => id);
}

describe("operator search finds a merchant", () => {
  it("by its id, its key, its app, and the start of its name and address", async () => {
    const { id, key } = shop.merchant;
    for (const q of [id, id.toUpperCase(), key, key.toUpperCase(), shop.app.id, ` ${id} `]) {
      expect([q, await find(q)]).toEqual([q, [id]]);
    }
    for (const q of ["Ümit's", "ÜMIT'S ceramics", "umit@EXAMPLE.com", "umit@"]) {
      expect([q, (await find(q))[0]]).toEqual([q, id]);
    }
    for (const q of ["mit's", "Ümit_s", "%", newId(1), "\u{10ffff}"]) {
      expect([q, await find(q)]).toEqual([q, []]);
    }
  });

  it("by its bank account, in pages", async () => {
    const own = `DE${String(Math.floor(Math.random() * 1e15)).padStart(20, "1")}`;
    const shops = [await makeShop(payments), await makeShop(payments)];
    const bank = { bank: { iban: own } };
    const ids: string[] = [];
    for (const { app } of shops) ids.unshift((await makeMerchant(payments, app, bank)).id);
    const spaced = own.replaceAll(/(.{4})/g, "$1 ").toLowerCase();
    expect(await find(spaced)).toEqual(ids);
    expect(await find(own, `&before=${ids[0]}`)).toEqual([ids[1]]);
    expect(await find(own, `&after=${"0".repeat(24)}`)).toEqual(ids.toReversed());
    expect(await find(own, "&filter[test]=false")).toEqual([]);
  });

  it("and shows it whole", async () => {
    const { id } = shop.merchant;
    const { status, body } = await operate<Json>(payments, `GET ${adminRoutes}/merchants/${id}`);
    const volume = { days: 30, captured: 0, count: 0 };
    const existing = { state: "test", owners: [], volume, approved: null, suspension: null };
    const merchant = { ...shop.merchant, ...existing };
    expect([status, body]).toEqual([200, { merchant: { ...merchant, authorizationDays: null } }]);
    expect((await operate(payments, `GET ${adminRoutes}/merchants/${newId(1)}`)).status).toBe(404);
  });
});

describe("app of an operator", () => {
  it("shows keys and merchants", async () => {
    const { id, name } = shop.app;
    const { status, body } = await operate<Json>(payments, `GET ${adminRoutes}/apps/${id}`);
    const keys = [{ prefix: shop.key.slice(0, 8), revoked: null }];
    const app = { id, name, suspension: null, keys, merchants: [shop.merchant.id] };
    expect([status, body]).toMatchObject([200, { app }]);
    expect((await operate(payments, `GET ${adminRoutes}/apps/${newId(1)}`)).status).toBe(404);
  });

  it("is refused with every key during a suspension", async () => {
    const { id } = shop.app;
    const { key } = (await shop.app.post(`/apps/${id}/keys`)).body.key;
    const path = `${adminRoutes}/apps/${id}/suspension` as const;
    const put = (body: object) => operate<Json>(payments, `PUT ${path}`, body);
    expect((await put({ reason: "A stolen key" })).status).toBe(204);
    // The cache accepts the old state for some seconds.
    const reject = async () => (await shop.app.get("/me")).status;
    await expect.poll(reject).toBe(403);
    const message = "The operator has suspended this app";
    for (const used of [shop.key, key]) {
      for (const query of ["/me", `/merchants/${shop.merchant.id}`]) {
        const { status, body } = await asking(payments, used).get(query);
        expect([status, body]).toEqual([403, { code: "app_suspended", message }]);
      }
    }
    const { body } = await operate<Json>(payments, `GET ${adminRoutes}/apps/${id}`);
    const since = expect.any(String);
    expect(body.app.suspension).toEqual({ reason: "A stolen key", since });
    expect((await operate(payments, `DELETE ${path}`)).status).toBe(204);
    expect((await asking(payments, key).get("/me")).status).toBe(200);
    const actions = `GET ${adminRoutes}/actions?limit=9&filter[subject]=${id}` as const;
    expect((await operate<Json>(payments, actions)).body).toMatchObject([
      { action: "app.resume" },
      { action: "app.suspend", details: { reason: "A stolen key" } },
    ]);
  });

  it("needs a reason for its suspension, and must exist", async () => {
    const path = `PUT ${adminRoutes}/apps/${shop.app.id}/suspension` as const;
    expect((await operate(payments, path, {})).status).toBe(400);
    const none = `${adminRoutes}/apps/${newId(1)}/suspension` as const;
    expect((await operate(payments, `PUT ${none}`, { reason: "x" })).status).toBe(404);
    expect((await operate(payments, `DELETE ${none}`)).status).toBe(404);
  });
});

describe("person search of an operator", () => {
  it("finds by address or id, with merchants", async () => {
    const email = `ada-${newId(1)}@example.com`;
    await shop.app.post(`/merchants/${shop.merchant.id}/users`, { email });
    const of = (q: string) =>
      operate<Json>(payments, `GET ${adminRoutes}/persons?q=${encodeURIComponent(q)}`);
    const invited = (await of(email.toUpperCase())).body;
    expect(invited).toMatchObject([{ email, name: null, lastSeen: null, merchants: [] }]);
    const link = new URL(payments.mails.at(-1)!.link!).pathname;
    await asking(payments).get(link);
    await asking(payments).post(link, "name=Ada");
    const [person] = (await of(invited[0].id)).body;
    expect(person).toMatchObject({ email, name: "Ada", merchants: [shop.merchant.id] });
    expect((await of("nobody@example.com")).body).toEqual([]);
    expect((await of(newId(1))).body).toEqual([]);
    expect((await operate(payments, `GET ${adminRoutes}/persons?q=`)).status).toBe(400);
  });
});

describe("bank account request", () => {
  const requests = () => `/merchants/${shop.merchant.id}/bank-requests`;
  const bankOf = async () =>
    (await shop.app.get(`/merchants/${shop.merchant.id}`)).body.merchant.bank.iban;
  const decide = async (id: string, what: "approval" | "refusal") =>
    await operate<Json>(payments, `POST ${adminRoutes}/bank-requests/${id}/${what}`);

  async function ask(text = iban): Promise<Json> {
    const { status, body } = await shop.app.post(requests(), { iban: text });
    expect(status).toBe(201);
    return body.bankRequest;
  }

  it("takes effect at once for a test merchant", async () => {
    const response = await ask("de89 3704 0044 0532 0130 00");
    const merchantId = shop.merchant.id;
    expect(response).toMatchObject({ merchantId, iban, state: "approved" });
    expect(await bankOf()).toBe(iban);
    expect((await shop.app.get(`${requests()}?limit=9`)).body).toEqual([response]);
    expect((await decide(response.id, "approval")).status).toBe(409);
  });

  it("needs the operator's decision for a live merchant", async () => {
    shop = await makeShop(payments, { test: false });
    const first = await ask();
    expect(first).toMatchObject({ state: "waiting", ended: null });
    expect(await bankOf()).toBeNull();
    const second = await ask("DK5000400440116243");
    const waiting = `GET ${adminRoutes}/bank-requests?limit=9&filter[state]=waiting` as const;
    const listed = (await operate<Json>(payments, waiting)).body;
    const merchantName = shop.merchant.name ?? shop.merchant.descriptor;
    expect(listed.find(({ id }: Json) => id === second.id)).toEqual({ ...second, merchantName });
    const late = await decide(first.id, "approval");
    const message = "The request is no longer pending";
    expect([late.status, late.body]).toEqual([409, { code: "bank_request_decided", message }]);
    const approved = await decide(second.id, "approval");
    const ended = { state: "approved", ended: expect.any(String) };
    expect([approved.status, approved.body.bankRequest]).toEqual([201, { ...second, ...ended }]);
    expect(await bankOf()).toBe("DK5000400440116243");
    const third = await ask();
    expect((await decide(third.id, "refusal")).body.bankRequest.state).toBe("refused");
    expect(await bankOf()).toBe("DK5000400440116243");
    const states = (await shop.app.get(`${requests()}?limit=9`)).body;
    expect(states.map(({ state }: Json) => state)).toEqual(["refused", "approved", "replaced"]);
  });

  it("is decided once, one request at a time", async () => {
    shop = await makeShop(payments, { test: false });
    await Promise.all([ask(), ask(), ask()]);
    const all: Json[] = (await shop.app.get(`${requests()}?limit=9`)).body;
    const waiting = all.filter(({ state }) => state === "waiting");
    expect(waiting).toHaveLength(1);
    const { id } = waiting[0];
    const decided = await Promise.all([decide(id, "approval"), decide(id, "refusal")]);
    expect(decided.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect((await decide(newId(1), "approval")).status).toBe(404);
    expect((await reconcile(payments.context)).findings).toEqual([]);
  });

  it("needs a valid IBAN and access", async () => {
    const reject = async (input: unknown) => {
      const { status, body } = await shop.app.post(requests(), { iban: input } as object);
      return [status, body];
    };
    const message = "must be an IBAN";
    expect(await reject("nonsense")).toEqual([400, [{ field: "iban", message }]]);
    expect((await reject(7))[0]).toBe(400);
    const live = await makeShop(payments, { test: false });
    const path = `/merchants/${live.merchant.id}/bank-requests`;
    const { body } = await live.app.post(path, { iban: "DE88370400440532013000" });
    const invalid = "must be an IBAN with valid check digits";
    expect(body).toEqual([{ field: "iban", message: invalid }]);
    const stranger = await makeApp(payments);
    expect((await stranger.post(path, { iban })).status).toBe(403);
    expect((await stranger.get(`${path}?limit=1`)).status).toBe(403);
  });
});
