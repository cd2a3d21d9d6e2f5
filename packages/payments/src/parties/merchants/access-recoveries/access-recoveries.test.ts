import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { operate } from "../../../../test/ledger.ts";
import {
  type App,
  asking,
  type Json,
  makeApp,
  makeShop,
  type Shop,
} from "../../../../test/shop.ts";
import { newId } from "../../../core/ids.ts";
import { grantDue } from "./access-recovery.ts";

const hourMs = 3_600_000;
let payments: TestPayments;
let now = new Date();
beforeAll(async () => {
  payments = await startTestPayments({ now: () => now });
});
afterAll(() => payments.close());

async function recover({ merchant }: Shop, appId: string) {
  const path = `POST /payments/operator/merchants/${merchant.id}/rescues` as const;
  return await operate<Json>(payments, path, { appId });
}

async function states({ merchant }: Shop): Promise<string[]> {
  const path = `GET /payments/operator/merchants/${merchant.id}/rescues?limit=9` as const;
  const { body } = await operate<Json>(payments, path);
  return body.map(({ state }: Json) => state);
}

const reaches = async (app: App, { merchant }: Shop) =>
  (await app.get(`/merchants/${merchant.id}`)).status === 200;

async function pass(ms: number): Promise<void> {
  now = new Date(now.getTime() + ms);
  await grantDue(payments.context);
}

async function makeLost(email: string) {
  const shop = await makeShop(payments, { test: false, email: `contact-${email}` });
  const users = `/merchants/${shop.merchant.id}/users`;
  await shop.app.post(users, { email });
  const link = new URL(payments.mails.at(-1)!.link!).pathname;
  await asking(payments).post(link, "name=Ada");
  await shop.app.post(users, { email: `invited-${email}` });
  payments.mails.length = 0;
  return { shop, app: await makeApp(payments) };
}

describe("access recovery by another app", () => {
  it("gives access to a test merchant at once", async () => {
    const shop = await makeShop(payments);
    const app = await makeApp(payments);
    payments.mails.length = 0;
    const { status, body } = await recover(shop, app.id);
    expect([status, body.rescue.state]).toEqual([201, "granted"]);
    expect(await reaches(app, shop)).toBe(true);
    expect(payments.mails).toEqual([]);
  });

  it("gives access to a live merchant after 48 hours and a notice to all users", async () => {
    const { shop, app } = await makeLost("ann@example.com");
    const { status, body } = await recover(shop, app.id);
    expect([status, body.rescue]).toEqual([
      201,
      {
        id: expect.any(String),
        merchantId: shop.merchant.id,
        appId: app.id,
        created: now.toISOString(),
        due: new Date(now.getTime() + 48 * hourMs).toISOString(),
        state: "waiting",
      },
    ]);
    const messages = payments.mails.map(({ to }) => to).sort();
    expect(messages).toEqual(["ann@example.com", "contact-ann@example.com"]);
    for (const { text } of payments.mails) {
      expect(text).toContain(shop.merchant.name);
      expect(text).toContain(app.id);
    }
    await pass(48 * hourMs - 1);
    expect(await reaches(app, shop)).toBe(false);
    await pass(1);
    expect(await reaches(app, shop)).toBe(true);
    expect(await states(shop)).toEqual(["granted"]);
  });

  it("ends with an objection by the link in the mail, once and in time", async () => {
    const { shop, app } = await makeLost("bob@example.com");
    await recover(shop, app.id);
    const link = new URL(payments.mails[0]!.link!).pathname;
    const page = await asking(payments).get(link);
    expect([page.status, page.headers["referrer-policy"]]).toEqual([200, "no-referrer"]);
    expect(page.text).toContain("Coffee &amp; Jane");
    expect(await states(shop)).toEqual(["waiting"]);
    expect((await asking(payments).post(link)).status).toBe(200);
    for (const again of [await asking(payments).get(link), await asking(payments).post(link)]) {
      expect(again.status).toBe(404);
    }
    await pass(49 * hourMs);
    expect([await reaches(app, shop), await states(shop)]).toEqual([false, ["objected"]]);
    await recover(shop, app.id);
    const late = new URL(payments.mails.at(-1)!.link!).pathname;
    now = new Date(now.getTime() + 48 * hourMs);
    expect((await asking(payments).post(late)).status).toBe(404);
  });

  it("ends when an app of the merchant removes the pending access", async () => {
    const { shop, app } = await makeLost("eve@example.com");
    await recover(shop, app.id);
    const path = `/merchants/${shop.merchant.id}/apps/${app.id}`;
    const stranger = await makeApp(payments);
    expect((await stranger.delete(path)).status).toBe(403);
    expect((await shop.app.delete(path)).status).toBe(204);
    expect((await shop.app.delete(path)).status).toBe(404);
    await pass(49 * hourMs);
    expect([await reaches(app, shop), await states(shop)]).toEqual([false, ["objected"]]);
  });

  it("needs an existing app without access or pending access", async () => {
    const { shop, app } = await makeLost("dan@example.com");
    const unknown = await recover(shop, newId(1));
    const message = "must be the id of an app";
    expect([unknown.status, unknown.body]).toEqual([400, [{ field: "appId", message }]]);
    const reply = await recover(shop, shop.app.id);
    expect([reply.status, reply.body]).toEqual([409, { message: "The app already has access" }]);
    expect((await recover(shop, app.id)).status).toBe(201);
    const again = await recover(shop, app.id);
    const waits = { message: "The app already awaits access" };
    expect([again.status, again.body]).toEqual([409, waits]);
    const nobody = { ...shop, merchant: { ...shop.merchant, id: newId(9) } };
    expect((await recover(nobody, app.id)).status).toBe(404);
    const path = `GET /payments/operator/actions?limit=9&filter[subject]=${shop.merchant.id}`;
    const { body } = await operate<Json>(payments, path as "GET /");
    expect(body).toMatchObject([{ action: "merchant.rescue", details: { appId: app.id } }]);
  });

  it("serves a merchant that removed its last app", async () => {
    const shop = await makeShop(payments);
    await shop.app.delete(`/merchants/${shop.merchant.id}/apps/${shop.app.id}`);
    expect(await reaches(shop.app, shop)).toBe(false);
    expect((await recover(shop, shop.app.id)).status).toBe(201);
    expect(await reaches(shop.app, shop)).toBe(true);
  });
});
