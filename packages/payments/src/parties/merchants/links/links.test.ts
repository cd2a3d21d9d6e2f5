import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { givenApp, givenShop, type Shop } from "../../../../test/shop.ts";
import { findMerchant } from "../store.ts";
import { linkSecretOf } from "./secret.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

const path = () => `/merchants/${shop.merchant.id}`;

describe("the link secret", () => {
  beforeAll(async () => {
    shop = await givenShop(payments);
  });

  it("is needed before signatures can be required", async () => {
    const { app } = shop;
    expect((await app.get(`${path()}/links`)).body).toEqual({
      signatureRequired: false,
      capture: "manual",
      hasSecret: false,
      url: `${payments.context.settings.publicUrl}/pay/?key=${shop.merchant.key}&test=1`,
    });
    const refused = await app.put(`${path()}/links`, { signatureRequired: true });
    expect([refused.status, refused.body]).toEqual([
      409,
      { message: "There is no link secret to sign links with: create one first" },
    ]);
    expect((await app.put(`${path()}/links`, { signatureRequired: false })).status).toBe(204);
  });

  it("is told once, kept sealed, and replaced by the next one", async () => {
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

  it("lets signatures be required, and not required again", async () => {
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

  it("cannot be read without the master key that sealed it", async () => {
    const { app, merchant } = shop;
    await app.post(`${path()}/link-secret`);
    const kept = (await findMerchant(payments.context.db, merchant.id))!;
    const lost = { current: 2, keys: new Map([[2, Buffer.alloc(32, 9)]]), own: new Map() };
    expect(linkSecretOf({ keyring: lost }, kept)).toBeUndefined();
  });

  it("of another merchant is out of reach", async () => {
    const stranger = await givenApp(payments);
    expect((await stranger.post(`${path()}/link-secret`)).status).toBe(403);
    expect((await stranger.get(`${path()}/links`)).status).toBe(403);
    expect((await stranger.put(`${path()}/links`, { signatureRequired: false })).status).toBe(403);
  });
});
