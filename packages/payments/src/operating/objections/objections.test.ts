import { atomically } from "@frontdesk/database/atomically";
import { findPerson } from "@frontdesk/people/persons/store";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeUser, type TestPerson } from "../../../test/persons.ts";
import { asking, type Json, makeApp, makeShop, type Shop } from "../../../test/shop.ts";
import { newId, newShard } from "../../core/ids.ts";
import { admitApp, admitPerson } from "../../parties/merchants/access.store.ts";
import { keepAct } from "../../parties/merchants/audit-log/record.ts";
import { acceptMember, findMember, updateRole } from "../../parties/merchants/users/store.ts";

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
  const { db, lifecycleHooks } = payments.context;
  return await atomically(db, async (db) => {
    const lines = await lifecycleHooks.listAccess(db, owner.id, period(since));
    await lifecycleHooks.endAccess(db, owner.id, period(since));
    return lines;
  });
}

const reaches = async (key: string) => (await asking(payments, key).get(path)).status === 200;
const webhooks = async (): Promise<Json[]> => (await shop.app.get(`${path}/webhooks?limit=9`)).body;
const users = async (): Promise<string[]> =>
  (await shop.app.get(`${path}/users?limit=9`)).body.map(({ id }: Json) => id);

describe("objection to a thief's access: changes at a merchant", () => {
  it("ends apps with keys and webhooks, but no older ones; the audit log names them", async () => {
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

  it("ends access given by the thief's app and users", async () => {
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

  it("ends an app behind a thousand newer ones", async () => {
    const { db, lifecycleHooks } = payments.context;
    const since = wait();
    const { key } = await makeKey();
    const ids = Array.from({ length: 1_000 }, () => newId(newShard()));
    await sql`insert into payments.apps (id, name) select id, 'Newer'
      from unnest(${ids}::text[]) as id`.execute(db);
    for (const appId of ids) await admitApp(db, { merchantId: shop.merchant.id, appId });
    await atomically(db, (db) => lifecycleHooks.endAccess(db, owner.id, period(since)));
    expect(await reaches(key)).toBe(false);
  });

  it("ends invited users, pending ones and owners included", async () => {
    const since = wait();
    const sent = { body: { email: "pending@example.com", role: "owner" }, proof: proof() };
    expect((await owner.ask("POST", `${path}/users`, sent)).status).toBe(201);
    expect(await users()).toHaveLength(2);
    await object(since);
    expect(await users()).toEqual([owner.id]);
  });

  it("pauses a changed older webhook", async () => {
    const { id } = await makeWebhook(owner, "older");
    const since = wait();
    const body = { url: "http://127.0.0.1:9/thief" };
    await owner.ask("PUT", `${path}/webhooks/${id}`, { body, proof: proof() });
    expect(await object(since)).toEqual(["The shop “Coffee & Jane”: 1 changed webhook"]);
    expect(await webhooks()).toMatchObject([{ id, state: "paused" }]);
  });

  it("keeps an older app, webhook and role after requests without a change", async () => {
    const older = await makeKey();
    const { id } = await makeWebhook(owner, "older");
    const location = { app: shop.app, merchantId: shop.merchant.id };
    const colleague = await makeUser(payments, location, "manager");
    const since = wait();
    const again = { body: { appId: older.id }, proof: proof() };
    expect((await owner.ask("POST", `${path}/apps`, again)).status).toBe(201);
    const same = { body: { url: "http://127.0.0.1:9/older", types: ["*"] }, proof: proof() };
    expect((await owner.ask("PUT", `${path}/webhooks/${id}`, same)).status).toBe(204);
    const role = { body: { role: "manager" }, proof: proof() };
    expect((await owner.ask("PUT", `${path}/users/${colleague.id}`, role)).status).toBe(204);
    expect(await object(since)).toEqual([]);
    expect(await reaches(older.key)).toBe(true);
    expect(await webhooks()).toMatchObject([{ id, state: "active" }]);
  });

  it("ends nothing if an honest owner already removed the person", async () => {
    const location = { app: shop.app, merchantId: shop.merchant.id };
    const honest = await makeUser(payments, location, "manager");
    const { db } = payments.context;
    await updateRole(db, { merchantId: shop.merchant.id, personId: honest.id, role: "owner" });
    const since = wait();
    const invited = { body: { email: "new@example.com", role: "owner" }, proof: proof() };
    await owner.ask("POST", `${path}/users`, invited);
    const { key } = await makeKey();
    const out = { proof: proof() };
    expect((await honest.ask("DELETE", `${path}/users/${owner.id}`, out)).status).toBe(204);
    expect(await object(since)).toEqual([]);
    expect([await reaches(key), (await users()).length]).toEqual([true, 2]);
  });

  it("ends a key of a request that finishes shortly afterwards, by a second check", async () => {
    const since = wait();
    await object(since);
    const { key } = await makeKey();
    await object(since);
    expect(await reaches(key)).toBe(false);
  });

  it("ends nothing newer than its period", async () => {
    const since = wait();
    const over = { since, until: wait() };
    const { key } = await makeKey();
    const { db, lifecycleHooks } = payments.context;
    await atomically(db, (db) => lifecycleHooks.endAccess(db, owner.id, over));
    await atomically(db, (db) => lifecycleHooks.endAccess(db, owner.id));
    expect(await reaches(key)).toBe(true);
  });
});

describe("objection to a thief's changes of roles", () => {
  const roleOf = async ({ id: personId }: { id: string }) => {
    const query = { merchantId: shop.merchant.id, personId };
    const member = await findMember(payments.context.db, query);
    return member && (member.acceptedAt === null ? `invited ${member.role}` : member.role);
  };
  const makeMember = async (role: "manager" | "viewer") =>
    await makeUser(payments, { app: shop.app, merchantId: shop.merchant.id }, role);
  const change = async (by: TestPerson, { id }: TestPerson, role: string) => {
    const sent = { body: { role }, proof: proof() };
    wait();
    return (await by.ask("PUT", `${path}/users/${id}`, sent)).status;
  };
  const remove = async (by: TestPerson, { id }: TestPerson) => {
    wait();
    return (await by.ask("DELETE", `${path}/users/${id}`, { proof: proof() })).status;
  };

  const makeOwner = async () => {
    const person = await makeMember("manager");
    const query = { merchantId: shop.merchant.id, personId: person.id };
    await updateRole(payments.context.db, { ...query, role: "owner" });
    return person;
  };
  const emailOf = async ({ id }: TestPerson) => (await findPerson(payments.context.db, id))!.email;

  it("restores both roles if a promoted accomplice removed the owner", async () => {
    const accomplice = await makeMember("manager");
    const since = wait();
    expect(await change(owner, accomplice, "owner")).toBe(204);
    expect(await remove(accomplice, owner)).toBe(204);
    const { key } = await makeKey(accomplice);
    expect(await roleOf(owner)).toBeUndefined();
    const [line] = await object(since);
    expect(line).toContain("The shop “Coffee & Jane”: 1 app with keys and 2 changed roles");
    expect(line).toMatch(/ \(.+ was manager, .+ was owner\)$/);
    expect([await roleOf(owner), await roleOf(accomplice)]).toEqual(["owner", "manager"]);
    expect((await owner.ask("GET", path)).status).toBe(200);
    expect(await reaches(key)).toBe(false);
    const entries: Json[] = (await owner.ask("GET", `${path}/acts?limit=3`)).body;
    expect(entries.map(({ actor, act, subject }) => [actor.kind, act, subject])).toEqual(
      expect.arrayContaining([
        ["system", "user.change", owner.id],
        ["system", "user.change", accomplice.id],
      ]),
    );
    expect(await object(since)).toEqual([]);
    expect([await roleOf(owner), await roleOf(accomplice)]).toEqual(["owner", "manager"]);
  });

  it("mails the other owners when a user comes back who left by choice", async () => {
    const other = await makeMember("manager");
    expect(await change(owner, other, "owner")).toBe(204);
    const to = await emailOf(other);
    const since = wait();
    expect(await remove(owner, owner)).toBe(204);
    payments.mails.length = 0;
    await object(since);
    expect(await roleOf(owner)).toBe("owner");
    expect(payments.mails).toEqual([expect.objectContaining({ to })]);
    expect(payments.mails[0]!.subject).toBe("Roles in your shop changed after an objection");
    expect(payments.mails[0]!.text).toContain(`${await emailOf(owner)}: owner`);
  });

  it("restores a demoted owner, a removed user and a reinvited user", async () => {
    const [accomplice, colleague, other] = [
      await makeMember("viewer"),
      await makeMember("manager"),
      await makeMember("viewer"),
    ];
    const since = wait();
    expect(await change(owner, accomplice, "manager")).toBe(204);
    expect(await change(owner, accomplice, "owner")).toBe(204);
    expect(await remove(accomplice, colleague)).toBe(204);
    expect(await change(accomplice, owner, "viewer")).toBe(204);
    expect(await remove(accomplice, other)).toBe(204);
    const sent = { body: { email: await emailOf(other), role: "viewer" }, proof: proof() };
    expect((await accomplice.ask("POST", `${path}/users`, sent)).status).toBe(201);
    await object(since);
    expect(await Promise.all([owner, accomplice, colleague, other].map(roleOf))).toEqual([
      "owner",
      "viewer",
      "manager",
      "viewer",
    ]);
  });

  it("keeps a later change by an honest owner", async () => {
    const [honest, accomplice, former] = [
      await makeOwner(),
      await makeMember("viewer"),
      await makeMember("viewer"),
    ];
    const since = wait();
    expect(await change(owner, accomplice, "manager")).toBe(204);
    expect(await change(honest, accomplice, "support")).toBe(204);
    expect(await remove(owner, former)).toBe(204);
    expect(await change(owner, accomplice, "owner")).toBe(204);
    await object(since);
    expect(await Promise.all([honest, accomplice, former].map(roleOf))).toEqual([
      "owner",
      "support",
      "viewer",
    ]);
  });

  it("reverts a later change by a user of a lower rank", async () => {
    const [honest, inviter] = [await makeOwner(), await makeMember("manager")];
    const since = wait();
    expect(await remove(owner, honest)).toBe(204);
    const invited = { body: { email: await emailOf(honest), role: "viewer" }, proof: proof() };
    expect((await inviter.ask("POST", `${path}/users`, invited)).status).toBe(201);
    expect(await change(inviter, honest, "support")).toBe(204);
    await object(since);
    expect(await Promise.all([honest, inviter].map(roleOf))).toEqual(["owner", "manager"]);
  });

  it("restores no ended invitation and no erased user", async () => {
    const erased = await makeMember("viewer");
    const sent = {
      body: { email: `pending-${nowMs}@example.com`, role: "viewer" },
      proof: proof(),
    };
    await owner.ask("POST", `${path}/users`, sent);
    const pending = (await shop.app.get(`${path}/users?limit=9`)).body.find(
      ({ id }: Json) => id !== owner.id && id !== erased.id,
    );
    const since = wait();
    expect(await remove(owner, pending)).toBe(204);
    expect(await remove(owner, erased)).toBe(204);
    await sql`update people.persons set erased_at = now() where id = ${erased.id}`.execute(
      payments.context.db,
    );
    expect(await object(since)).toEqual([]);
    expect(await users()).toEqual([owner.id]);
  });

  it("restores a user's role after changes in a manager's session", async () => {
    const honest = owner;
    owner = await makeMember("manager");
    const colleague = await makeMember("viewer");
    const since = wait();
    expect(await change(owner, colleague, "support")).toBe(204);
    const [line] = await object(since);
    expect(line).toMatch(/: 1 changed role \(.+ was viewer\)$/);
    expect(await Promise.all([honest, owner, colleague].map(roleOf))).toEqual([
      "owner",
      "manager",
      "viewer",
    ]);
  });

  it("restores roles behind thousands of other entries", async () => {
    const accomplice = await makeMember("manager");
    const since = wait();
    const merchantId = shop.merchant.id;
    const { db } = payments.context;
    const at = new Date(nowMs);
    const by = { actor: `person:${owner.id}` as const, address: "" };
    const inside = { db, now: () => at };
    for (let count = 0; count < 1_100; count += 1) {
      await keepAct(inside, by, { merchantId, act: "webhook.update", subject: newId(newShard()) });
    }
    expect(await change(owner, accomplice, "owner")).toBe(204);
    expect(await remove(accomplice, owner)).toBe(204);
    await object(since);
    expect([await roleOf(owner), await roleOf(accomplice)]).toEqual(["owner", "manager"]);
  });

  it("restores roles after a removed accomplice's invitation as an owner", async () => {
    const accomplice = await makeMember("viewer");
    const since = wait();
    expect(await remove(owner, accomplice)).toBe(204);
    const invited = { body: { email: await emailOf(accomplice), role: "owner" }, proof: proof() };
    expect((await owner.ask("POST", `${path}/users`, invited)).status).toBe(201);
    const { db } = payments.context;
    const member = { merchantId: shop.merchant.id, personId: accomplice.id };
    await acceptMember(db, { ...member, now: wait() });
    await admitPerson(db, member);
    expect(await remove(accomplice, owner)).toBe(204);
    await object(since);
    expect(await Promise.all([owner, accomplice].map(roleOf))).toEqual(["owner", "viewer"]);
  });

  it("restores the role of an older invitation, still open", async () => {
    const sent = { body: { email: `open-${nowMs}@example.com`, role: "viewer" }, proof: proof() };
    await owner.ask("POST", `${path}/users`, sent);
    const invited = (await users()).find((id) => id !== owner.id)!;
    const since = wait();
    expect(await change(owner, { id: invited } as TestPerson, "owner")).toBe(204);
    await object(since);
    expect(await roleOf({ id: invited })).toBe("invited viewer");
  });
});
