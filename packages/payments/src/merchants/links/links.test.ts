import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { givenApp, givenShop, type Shop } from "../../../test/shop.ts";
import { rotateKeys } from "../../operator/upkeep/rotate.ts";
import { findMerchant } from "../store.ts";
import { resealLinkSecrets } from "./reseal.ts";
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
      hasSecret: false,
    });
    const refused = await app.put(`${path()}/links`, { signatureRequired: true });
    expect(refused.status).toBe(409);
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
    expect((await app.get(`${path()}/links`)).body).toEqual({
      signatureRequired: true,
      hasSecret: true,
    });
    expect((await app.put(`${path()}/links`, { signatureRequired: false })).status).toBe(204);
    expect((await app.get(`${path()}/links`)).body.signatureRequired).toBe(false);
    expect((await app.put(`${path()}/links`, { signatureRequired: "maybe" })).status).toBe(400);
  });

  it("outlives a rotation of the master key, and the end of the old one", async () => {
    const { app, merchant } = shop;
    const { secret } = (await app.post(`${path()}/link-secret`)).body;
    const { context } = payments;
    const [old = Buffer.alloc(0)] = context.keyring.keys.values();
    const next = Buffer.alloc(32, 9);
    const keysOf = (...keys: [number, Buffer][]) => ({ current: 2, keys: new Map(keys) });
    context.keyring = keysOf([1, old], [2, next]);
    expect((await rotateKeys(context, "tester")).resealed).toBe(1);
    expect((await rotateKeys(context, "tester")).resealed).toBe(0);
    const kept = (await findMerchant(context.db, merchant.id))!;
    expect(linkSecretOf({ keyring: keysOf([2, next]) }, kept)).toBe(secret);
    const lost = { current: 3, keys: new Map([[3, next]]) };
    expect(linkSecretOf({ keyring: lost }, kept)).toBeUndefined();
    const { shard } = kept;
    const resealed = await resealLinkSecrets(
      { db: context.db, keyring: lost },
      { shard, after: "" },
    );
    expect(resealed).toEqual({ resealed: 0, unreadable: [merchant.id], last: undefined });
  });

  it("of another merchant is out of reach", async () => {
    const stranger = await givenApp(payments);
    expect((await stranger.post(`${path()}/link-secret`)).status).toBe(403);
    expect((await stranger.get(`${path()}/links`)).status).toBe(403);
    expect((await stranger.put(`${path()}/links`, { signatureRequired: false })).status).toBe(403);
  });
});
