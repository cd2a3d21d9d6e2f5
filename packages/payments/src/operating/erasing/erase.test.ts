import { onPostgres } from "@frontdesk/database/testing";
import { erasePerson as erase } from "@frontdesk/people/erase";
import { newPersonId } from "@frontdesk/people/persons/person-id";
import { lockPersonOfEmail } from "@frontdesk/people/persons/store";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeUser, proved } from "../../../test/persons.ts";
import { type Json, makePayment, send } from "../../../test/shop.ts";
import {
  deliveriesOf,
  happen,
  type Listener,
  makeListener,
  settle,
  tellAll,
} from "../../../test/webhooks.ts";
import { shardOf } from "../../core/ids.ts";
import { readOnce } from "../../notifications/webhooks/readers/reading.ts";
import { eraseLate, erasePerson } from "./erase.ts";

let payments: TestPayments;
let listener: Listener;
let merchantId: string;
let actor: `person:${string}`;
let personId: string;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { webhooksToPrivate: true } });
});
afterAll(() => payments.close());
beforeEach(async () => {
  listener = await makeListener(payments);
  merchantId = listener.shop.merchant.id;
  personId = await makePerson();
  actor = `person:${personId}`;
});
afterEach(async () => {
  await listener.shop.app.delete(listener.one);
  await listener.receiver.close();
});

async function makePerson(): Promise<string> {
  const { db, now } = payments.context;
  const id = newPersonId(now());
  return await lockPersonOfEmail(db, {
    email: `${id}@example.com`,
    newPersonId: id,
    now: now(),
  });
}

async function forget(id: string): Promise<void> {
  const { db, now, lifecycleHooks } = payments.context;
  await erase({ now, lifecycleHooks }, db, { personId: id, leavesOwnerless: false });
}

async function rowsWith(id: string): Promise<string[]> {
  const { db } = payments.context;
  const tables = await sql<{ name: string }>`select c.relname as name from pg_class c
    join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'payments'`.execute(db);
  const matches: string[] = [];
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: string }>`select t::text as row
      from ${sql.table(`payments.${name}`)} t where position(${id} in t::text) > 0`.execute(db);
    matches.push(...rows.map(({ row }) => `${name} ${row}`));
  }
  return matches;
}

async function makeCapture(doer: string): Promise<string> {
  const { db } = payments.context;
  const id = await makePayment(payments, listener.shop.merchant, { amount: 1000 });
  await listener.shop.app.post(`/transactions/${id}/captures`, { amount: 400 });
  await settle(payments);
  const shard = shardOf(id);
  for (const table of ["entries", "authorizations"]) {
    await sql`update ${sql.table(`payments.${table}`)} set actor = ${doer}
      where shard = ${shard} and transaction_id = ${id}`.execute(db);
  }
  return id;
}

async function actorsOf(table: "entries" | "authorizations"): Promise<string[]> {
  const of = {
    entries: sql`select t.merchant_id from payments.transactions t
      where t.shard = a.shard and t.id = a.transaction_id`,
    authorizations: sql`a.merchant_id`,
  }[table];
  const { rows } = await sql<{ actor: string }>`
    select a.actor from ${sql.table(`payments.${table}`)} a
    where a.shard = ${shardOf(merchantId)} and (${of}) = ${merchantId}
    order by a.id`.execute(payments.context.db);
  return rows.map(({ actor }) => actor);
}

async function lines(): Promise<string[]> {
  const route = `GET /merchants/${merchantId}/events?limit=100` as const;
  const { text } = await send(payments, route, { key: listener.shop.key });
  const all = text.split("\n").slice(1, -2);
  return all.map((line) => line.replace(/,$/, "")).reverse();
}

describe("erased person", () => {
  it("disappears from all their rows and events; other persons stay", async () => {
    const other = `person:${await makePerson()}`;
    await makeCapture(other);
    await makeCapture(actor);
    listener.receiver.react(({ body }) => [200, body]);
    await happen(payments, merchantId, { actor });
    await happen(payments, merchantId, { actor: other as typeof actor });
    await settle(payments);
    await happen(payments, merchantId, { actor });
    expect((await rowsWith(personId)).length).toBeGreaterThan(4);
    const before = await rowsWith(other.slice("person:".length));

    await forget(personId);
    expect(await rowsWith(personId)).toEqual([]);
    expect(await actorsOf("entries")).toEqual([other, "person:erased"]);
    expect(await actorsOf("authorizations")).toEqual([other, "person:erased"]);
    expect(await rowsWith(other.slice("person:".length))).toEqual(before);

    await settle(payments);
    const messages = (await lines()).map((line) => JSON.parse(line).actor);
    expect(messages.slice(-3)).toEqual([
      { kind: "person", id: "erased" },
      { kind: "person", id: other.slice("person:".length) },
      { kind: "person", id: "erased" },
    ]);
  });

  it("is not named in pending deliveries, and their signature is valid", async () => {
    listener.receiver.react(() => [500]);
    await happen(payments, merchantId, { actor });
    await settle(payments);
    expect(listener.receiver.received[0]!.body).toContain(personId);
    await forget(personId);
    const [{ id }] = (await deliveriesOf(listener)) as [Json];
    listener.receiver.react(() => [200]);
    await listener.shop.app.post(`${listener.one}/deliveries/${id}/retry`);
    await settle(payments);
    const [, again] = listener.receiver.received;
    expect(again!.body).toBe((await lines()).at(-1));
    expect(JSON.parse(again!.body).actor).toEqual({ kind: "person", id: "erased" });
    expect(listener.receiver.missigned(listener.secret)).toEqual([]);
    const { body } = await listener.shop.app.get(`${listener.one}/deliveries/${id}`);
    expect(body.delivery.body).toBe(again!.body);
  });

  it("is not erased as the only owner of a merchant without explicit consent", async () => {
    const { app } = listener.shop;
    const [one, other] = [
      await makeUser(payments, { app, merchantId }, "owner"),
      await makeUser(payments, { app, merchantId }, "manager"),
    ];
    const { db, now, lifecycleHooks } = payments.context;
    const refusal = { status: 409, body: { code: "owns_alone" } };
    await expect(forget(one.id)).rejects.toMatchObject(refusal);
    expect((await rowsWith(one.id)).length).toBeGreaterThan(0);
    const body = { role: "owner" };
    await one.ask("PUT", `/merchants/${merchantId}/users/${other.id}`, { body, proof: proved() });
    await forget(one.id);
    expect(await rowsWith(one.id)).toEqual([]);
    await expect(forget(other.id)).rejects.toMatchObject(refusal);
    await erase({ now, lifecycleHooks }, db, { personId: other.id, leavesOwnerless: true });
    expect(await rowsWith(other.id)).toEqual([]);
  });

  it("is not erased after a rollback", async () => {
    await happen(payments, merchantId, { actor });
    await settle(payments);
    const { db } = payments.context;
    const undone = db.transaction().execute(async (db) => {
      await erasePerson({ ...payments.context, db }, { personId, leavesOwnerless: false });
      throw new Error("undone");
    });
    await expect(undone).rejects.toThrow("undone");
    expect((await rowsWith(personId)).length).toBeGreaterThan(0);
  });

  it("disappears from concurrent work within the hour; other persons stay", async () => {
    const other = await makePerson();
    await forget(personId);
    await happen(payments, merchantId, { actor });
    await happen(payments, merchantId, { actor: `person:${other}` });
    await settle(payments);
    expect((await rowsWith(personId)).length).toBeGreaterThan(0);
    await eraseLate(payments.context);
    expect(await rowsWith(personId)).toEqual([]);
    expect((await rowsWith(other)).length).toBeGreaterThan(0);
  });
});

describe.runIf(onPostgres)("concurrent with an erasure", () => {
  async function eraseDuring(work: (db: TestPayments["context"]["db"]) => Promise<unknown>) {
    const { db } = payments.context;
    let erasing: Promise<void> | undefined;
    await db.transaction().execute(async (own) => {
      await work(own);
      erasing = forget(personId);
      const waits = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where wait_event_type = 'Lock' and datname = current_database()`;
      const count = async () => (await waits.execute(db)).rows[0]!.n;
      await expect.poll(count).toBeGreaterThan(0);
    });
    await erasing;
  }

  it("new events of the person name no person", async () => {
    const { db } = payments.context;
    const shard = shardOf(merchantId);
    await db.transaction().execute(async (own) => {
      const head = sql`select 1 from payments.heads
        where shard = ${shard} and merchant_id = ${merchantId} for update`;
      await head.execute(own);
      // The relay sees it only after the head is free.
      await happen(payments, merchantId, { actor });
    });
    await eraseDuring(async (own) => {
      await sql`with taken as (delete from payments.news
          where merchant_id = ${merchantId} returning *)
        insert into payments.events (shard, merchant_id, id, kind, at, transaction_id, version,
          subject_id, buckets, actor, data)
        select shard, merchant_id, id, kind, at, about, version, subject_id, buckets, actor, data
        from taken`.execute(own);
    });
    expect(await rowsWith(personId)).toEqual([]);
  });

  it("deliveries of the person's events name no person", async () => {
    const { context } = payments;
    await listener.shop.app.put(listener.one, { state: "paused" });
    await happen(payments, merchantId, { actor });
    await tellAll(payments);
    await eraseDuring(async (db) => {
      await sql`update payments.webhooks set state = 'active' where id = ${listener.id}`.execute(
        db,
      );
      const webhook = { shard: shardOf(listener.id), webhookId: listener.id };
      expect(await readOnce({ ...context, db }, webhook)).toMatchObject({ count: 1 });
    });
    expect(await rowsWith(personId)).toEqual([]);
  });
});
