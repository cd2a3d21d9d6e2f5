import { setTimeout as delay } from "node:timers/promises";
import { freshDatabase, onPostgres, type TestDatabase } from "@frontdesk/database/testing";
import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { newId, newShard } from "../../../core/ids.ts";
import { migrations } from "../../../core/migrations.ts";
import { holdLeaders } from "./store.ts";

let opened: TestDatabase;
let shard: number;
let first: string;
let second: string;

beforeAll(async () => {
  opened = await freshDatabase(migrations);
});
afterAll(() => opened.close());
beforeEach(async () => {
  shard = newShard();
  [first, second] = [newId(shard), newId(shard)];
  for (const [id, dueAt] of [
    [first, new Date()],
    [second, null],
  ]) {
    await sql`insert into payments.deliveries (shard, webhook_id, id, merchant_id, test, kind, at,
        created_at, state, due_at, body, transaction_id)
      values (${shard}, 'w', ${id}, 'm', true, 'payout.paid', now(), now(), 'waiting', ${dueAt},
        '', 't')`.execute(opened.db);
  }
});

const hold = () =>
  opened.db
    .transaction()
    .execute((db) => holdLeaders(db, { shard, id: "w" }, ["t", "of nobody", "t"]));

async function heldAfter(...changes: RawBuilder<unknown>[]) {
  const held: ReturnType<typeof hold>[] = [];
  await opened.db.transaction().execute(async (db) => {
    for (const change of changes) await change.execute(db);
    held.push(hold());
    await delay(300);
  });
  return await held[0];
}

it("leader of a transaction's deliveries: is the due one", async () => {
  expect(await hold()).toEqual([{ id: first, transactionId: "t", isClaimed: false }]);
});

it.runIf(onPostgres)(
  "leader of a transaction's deliveries: stays if claimed during the wait",
  async () => {
    const held = await heldAfter(sql`update payments.deliveries set claimed_by = gen_random_uuid()
    where shard = ${shard} and id = ${first}`);
    expect(held).toEqual([{ id: first, transactionId: "t", isClaimed: true }]);
  },
);

it.runIf(onPostgres)(
  "leader of a transaction's deliveries: passes to the next if completed during the wait",
  async () => {
    const held = await heldAfter(
      sql`update payments.deliveries set due_at = null where shard = ${shard} and id = ${first}`,
      sql`update payments.deliveries set due_at = now() where shard = ${shard} and id = ${second}`,
    );
    expect(held).toEqual([{ id: second, transactionId: "t", isClaimed: false }]);
  },
);
