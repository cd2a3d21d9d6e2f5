import { atomically } from "@frontdesk/database/atomically";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeUser, type TestPerson } from "../../../test/persons.ts";
import { asking, type Json, makeApp, makeShop, type Shop } from "../../../test/shop.ts";
import { newId, newShard } from "../../core/ids.ts";
import { admitApp } from "../../parties/merchants/access.store.ts";

let payments: TestPayments;
let nowMs = Date.parse("2026-11-20T08:00:00Z");
let shop: Shop;
let owner: TestPerson;
let path: string;
beforeAll(async () => {
  const settings = { webhooksToPrivate: true };
  payments = await startTestPayments({ settings, now: () => new Date(nowMs) });
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeShop(payments);
  path = `/merchants/${shop.merchant.id}`;
  owner = await makeUser(payments, { app: shop.app, merchantId: shop.merchant.id }, "owner");
  wait();
});

function wait(): Date {
  nowMs += 60_000;
  return new Date(nowMs);
}

const proof = () => ({ hasSecondFactor: true, provedAt: nowMs });

async function makeKey(by = owner): Promise<{ id: string; key: string }> {
  const sent = { body: { name: "Till" }, proof: proof() };
  return (await by.ask("POST", `${path}/keys`, sent)).body.app;
}

async function makeWebhook(by: TestPerson, name: string): Promise<Json> {
  const body = { url: `http://127.0.0.1:9/${name}`, types: ["*"] };
  return (await by.ask("POST", `${path}/webhooks`, { body, proof: proof() })).body.webhook;
}

const period = (since: Date) => ({ since, until: wait() });

async function object(since: Date): Promise<string[]> {
  const { db, attendants } = payments.context;
  return await atomically(db, async (db) => {
    const lines = await attendants.listAccess(db, owner.id, period(since));
    await attendants.endAccess(db, owner.id, period(since));
    return lines;
  });
}

const reaches = async (key: string) => (await asking(payments, key).get(path)).status === 200;
const webhooks = async (): Promise<Json[]> => (await shop.app.get(`${path}/webhooks?limit=9`)).body;
const users = async (): Promise<string[]> =>
  (await shop.app.get(`${path}/users?limit=9`)).body.map(({ id }: Json) => id);

describe("objection: access at a merchant since the thief's first change", () => {
  it("apps with keys and webhooks end; older ones stay; the audit log names them", async () => {
    const older = await makeKey();
    await makeWebhook(owner, "older");
    const since = wait();
    const [key, webhook] = [await makeKey(), await makeWebhook(owner, "thief")];
    expect(await object(since)).toEqual([
      "The shop “Coffee & Jane”: 1 app with keys and 1 webhook",
    ]);
    expect([await reaches(key.key), await reaches(older.key)]).toEqual([false, true]);
    expect((await webhooks()).map(({ url }) => url)).toEqual(["http://127.0.0.1:9/older"]);
    const entries: Json[] = (await owner.ask("GET", `${path}/acts?limit=2`)).body;
    expect(entries.map(({ actor, act, subject }) => [actor.kind, act, subject])).toEqual([
      ["system", "webhook.remove", webhook.id],
      ["system", "app.remove", key.id],
    ]);
  });

  it("access that the thief's app and users gave ends as well", async () => {
    const since = wait();
    const { key } = await makeKey();
    const app = asking(payments, key);
    const another = await makeApp(payments, "Another");
    await app.post(`${path}/apps`, { appId: another.id });
    await another.post(`${path}/webhooks`, { url: "http://127.0.0.1:9/deep", types: ["*"] });
    const accomplice = await makeUser(
      payments,
      { app: another, merchantId: shop.merchant.id },
      "manager",
    );
    const last = await makeKey(accomplice);
    expect(await object(since)).toEqual([
      "The shop “Coffee & Jane”: 3 apps with keys, 1 webhook and 1 user",
    ]);
    expect(await Promise.all([key, another.key, last.key].map(reaches))).toEqual([
      false,
      false,
      false,
    ]);
    expect([await webhooks(), await users()]).toEqual([[], [owner.id]]);
    expect((await accomplice.ask("GET", path)).status).toBe(403);
  });

  it("an app ends also behind a thousand newer ones", async () => {
    const { db, attendants } = payments.context;
    const since = wait();
    const { key } = await makeKey();
    const ids = Array.from({ length: 1_000 }, () => newId(newShard()));
    await sql`insert into payments.apps (id, name) select id, 'Newer'
      from unnest(${ids}::text[]) as id`.execute(db);
    for (const appId of ids) await admitApp(db, { merchantId: shop.merchant.id, appId });
    await atomically(db, (db) => attendants.endAccess(db, owner.id, period(since)));
    expect(await reaches(key)).toBe(false);
  });

  it("invited users end, pending ones and owners too", async () => {
    const since = wait();
    const sent = { body: { email: "pending@example.com", role: "owner" }, proof: proof() };
    expect((await owner.ask("POST", `${path}/users`, sent)).status).toBe(201);
    expect(await users()).toHaveLength(2);
    await object(since);
    expect(await users()).toEqual([owner.id]);
  });

  it("a changed older webhook is paused", async () => {
    const { id } = await makeWebhook(owner, "older");
    const since = wait();
    const body = { url: "http://127.0.0.1:9/thief" };
    await owner.ask("PUT", `${path}/webhooks/${id}`, { body, proof: proof() });
    expect(await object(since)).toEqual(["The shop “Coffee & Jane”: 1 changed webhook"]);
    expect(await webhooks()).toMatchObject([{ id, state: "paused" }]);
  });

  it("a former user ends nothing", async () => {
    const location = { app: shop.app, merchantId: shop.merchant.id };
    const accomplice = await makeUser(payments, location, "manager");
    const since = wait();
    const invited = { body: { email: "new@example.com", role: "owner" }, proof: proof() };
    await owner.ask("POST", `${path}/users`, invited);
    const { key } = await makeKey();
    const raised = { body: { role: "owner" }, proof: proof() };
    await owner.ask("PUT", `${path}/users/${accomplice.id}`, raised);
    const out = { proof: proof() };
    expect((await accomplice.ask("DELETE", `${path}/users/${owner.id}`, out)).status).toBe(204);
    expect(await object(since)).toEqual([]);
    expect([await reaches(key), (await users()).length]).toEqual([true, 2]);
  });

  it("a request that ends shortly after it: the second look ends its key", async () => {
    const since = wait();
    await object(since);
    const { key } = await makeKey();
    await object(since);
    expect(await reaches(key)).toBe(false);
  });

  it("a period that is over ends nothing newer", async () => {
    const since = wait();
    const over = { since, until: wait() };
    const { key } = await makeKey();
    const { db, attendants } = payments.context;
    await atomically(db, (db) => attendants.endAccess(db, owner.id, over));
    await atomically(db, (db) => attendants.endAccess(db, owner.id));
    expect(await reaches(key)).toBe(true);
  });
});
