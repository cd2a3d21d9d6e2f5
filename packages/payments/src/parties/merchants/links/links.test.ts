import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { makeApp, makeShop, type Shop } from "../../../../test/shop.ts";
import { findMerchant } from "../store.ts";
import { linkSecretOf } from "./secret.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const path = () => `/merchants/${shop.merchant.id}`;

describe("link secret", () => {
  beforeAll(async () => {
    shop = await makeShop(payments);
  });

  it("is required before signatures can be", async () => {
    const { app } = shop;
    expect((await app.get(`${path()}/links`)).body).toEqual({
      signatureRequired: false,
      capture: "manual",
      sites: [],
      hasSecret: false,
      url: `${payments.context.settings.publicUrl}/pay/?key=${shop.merchant.key}&test=1`,
    });
    const response = await app.put(`${path()}/links`, { signatureRequired: true });
    expect([response.status, response.body]).toEqual([
      409,
      { message: "There is no secret for signing links: create one first" },
    ]);
    expect((await app.put(`${path()}/links`, { signatureRequired: false })).status).toBe(204);
  });

  it("is shown once, sealed, and replaced by the next one", async () => {
    const { app, merchant } = shop;
    const { status, body } = await app.post(`${path()}/link-secret`);
    expect(status).toBe(201);
    expect(body.secret).toMatch(/^[\w-]{43}$/);
    const kept = (await findMerchant(payments.context.db, merchant.id))!;
    expect(kept.linkSecret).not.toContain(body.secret);
    expect(linkSecretOf(payments.context, kept)).toBe(body.secret);
    const renewed = (await app.post(`${path()}/link-secret`)).body.secret;
    expect(renewed).not.toBe(body.secret);
    const now = (await findMerchant(payments.context.db, merchant.id))!;
    expect(linkSecretOf(payments.context, now)).toBe(renewed);
    expect(payments.logged()).not.toContain(renewed);
    expect(JSON.stringify((await app.get(path())).body)).not.toMatch(/secret/i);
  });

  it("is kept on request", async () => {
    const { app, merchant: own } = await makeShop(payments);
    const secret = `/merchants/${own.id}/link-secret`;
    const replies = await Promise.all([1, 2].map(() => app.post(secret, { replace: false })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409]);
    const kept = (await findMerchant(payments.context.db, own.id))!;
    const match = replies.find(({ status }) => status === 409);
    expect(match!.body).toEqual({
      message: "A link secret already exists, and `replace` is false",
    });
    const [reply] = replies.filter(({ status }) => status === 201);
    expect(linkSecretOf(payments.context, kept)).toBe(reply!.body.secret);
    expect((await app.post(secret)).status).toBe(201);
  });

  it("lets signatures be required and made optional again", async () => {
    const { app } = shop;
    expect((await app.put(`${path()}/links`, { signatureRequired: true })).status).toBe(204);
    expect((await app.get(`${path()}/links`)).body).toMatchObject({
      signatureRequired: true,
      capture: "manual",
      hasSecret: true,
    });
    expect((await app.put(`${path()}/links`, { signatureRequired: false })).status).toBe(204);
    expect((await app.get(`${path()}/links`)).body.signatureRequired).toBe(false);
    expect((await app.put(`${path()}/links`, { signatureRequired: "maybe" })).status).toBe(400);
  });

  it("cannot be read without its master key", async () => {
    const { app, merchant } = shop;
    await app.post(`${path()}/link-secret`);
    const kept = (await findMerchant(payments.context.db, merchant.id))!;
    const lost = { current: 2, keys: new Map([[2, Buffer.alloc(32, 9)]]), own: new Map() };
    expect(linkSecretOf({ keyring: lost }, kept)).toBeUndefined();
  });

  it("of another merchant is out of reach", async () => {
    const stranger = await makeApp(payments);
    expect((await stranger.post(`${path()}/link-secret`)).status).toBe(403);
    expect((await stranger.get(`${path()}/links`)).status).toBe(403);
    expect((await stranger.put(`${path()}/links`, { signatureRequired: false })).status).toBe(403);
  });
});

describe("merchant sites", () => {
  const sites = () => shop.app.get(`${path()}/links`).then(({ body }) => body.sites);
  const put = (input: unknown) => shop.app.put(`${path()}/links`, { sites: input });
  beforeAll(async () => {
    shop = await makeShop(payments);
  });

  it("are stored as distinct origins until replaced", async () => {
    const inputs = ["https://Book.example/", "https://book.example:443", "https://bücher.example"];
    expect((await put([...inputs, "https://desk.example:8443"])).status).toBe(204);
    const kept = ["https://book.example", "https://xn--bcher-kva.example"];
    expect(await sites()).toEqual([...kept, "https://desk.example:8443"]);
    expect((await shop.app.put(`${path()}/links`, { capture: "automatic" })).status).toBe(204);
    expect(await sites()).toHaveLength(3);
    expect((await put([])).status).toBe(204);
    expect(await sites()).toEqual([]);
    expect((await shop.app.get(`${path()}/links`)).body.capture).toBe("automatic");
  });

  it.each([
    "http://book.example",
    "http://localhost:3000",
    "book.example",
    "https://book.example/path",
    "https://book.example/?a",
    "https://book.example#a",
    "https://me@book.example",
    "https://*.example",
    "https://book.example;sandbox",
    "https://book.example,https://evil.example",
    "https://'self'",
    "https://[::1]",
    "https://",
    " https://book.example",
    "javascript:alert(1)",
  ])("refuse %j and then change nothing", async (site) => {
    const { status, body } = await shop.app.put(`${path()}/links`, {
      capture: "manual",
      sites: ["https://book.example", site],
    });
    expect([status, body]).toEqual([
      400,
      [{ field: "sites.1", message: "must be an https origin, such as https://book.example" }],
    ]);
    expect((await shop.app.get(`${path()}/links`)).body).toMatchObject({
      capture: "automatic",
      sites: [],
    });
  });

  it("are limited to twenty", async () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, n) => `https://s${n}.example`);
    expect((await put(many(21))).status).toBe(400);
    expect((await put(many(20))).status).toBe(204);
    expect((await put("https://book.example,")).status).toBe(400);
  });

  it("appear in the audit log", async () => {
    await put(["https://book.example"]);
    const { body } = await shop.app.get(`${path()}/acts?limit=1`);
    expect(body).toMatchObject([
      { act: "links.update", after: { sites: ["https://book.example"] } },
    ]);
  });
});
