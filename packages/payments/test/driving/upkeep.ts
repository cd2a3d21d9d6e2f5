import { atomically, inSnapshot } from "@frontdesk/database/atomically";
import { newPersonId } from "@frontdesk/people/persons/person-id";
import { sql } from "kysely";
import type { Context } from "../../src/core/context.ts";
import { shardOf } from "../../src/core/ids.ts";
import { removeOldEvents } from "../../src/notifications/events/retention.ts";
import { erasePerson } from "../../src/operating/erasing/erase.ts";
import { keepHouse } from "../../src/operating/housekeeping.ts";
import { findInAuthorizations } from "../../src/operating/reconcile/authorizations.store.ts";
import { findInEntries } from "../../src/operating/reconcile/entries/store.ts";
import { countMerchants, findInMerchants } from "../../src/operating/reconcile/merchants.store.ts";
import { findInPayouts } from "../../src/operating/reconcile/payouts.store.ts";
import { findUntold, findUntoldPayouts } from "../../src/operating/reconcile/published.store.ts";
import { nextRange } from "../../src/operating/reconcile/ranges.store.ts";
import { findInTransactions } from "../../src/operating/reconcile/transactions.store.ts";
import { findWaiting } from "../../src/operating/reconcile/waiting/waiting.ts";
import { sealedColumns } from "../../src/operating/sealed-columns.ts";
import { listShards } from "../../src/parties/merchants/operated/store.ts";
import type { TestPayments } from "../harness.ts";
import { type App, makeMerchant, type Shop } from "../shop.ts";
import { happen, tellAll } from "../webhooks.ts";

const dayMs = 24 * 60 * 60 * 1000;

export async function driveUpkeep(payments: TestPayments, { app, merchant }: Shop): Promise<void> {
  const { context } = payments;
  await driveLate(payments, app);
  await driveRotation(context, shardOf(merchant.id));
  await driveJobs(context);
  await driveReconciliation(context, shardOf(merchant.id));
  await driveErasing(context, shardOf(merchant.id));
}

async function driveLate(payments: TestPayments, app: App): Promise<void> {
  const { id } = await makeMerchant(payments, app);
  await tellAll(payments);
  await atomically(payments.context.db, async (db) => {
    await sql`delete from payments.heads
      where shard = ${shardOf(id)} and merchant_id = ${id}`.execute(db);
    await happen({ ...payments, context: { ...payments.context, db } }, id);
  });
  await tellAll(payments);
}

async function driveErasing({ db, now }: Context, shard: number): Promise<void> {
  const personId = newPersonId(now());
  for (const table of ["authorizations", "entries", "events", "deliveries"]) {
    await sql`update ${sql.table(`payments.${table}`)} set actor = ${`person:${personId}`}
      where ctid = any(array(select ctid from ${sql.table(`payments.${table}`)}
        where shard = ${shard} limit 3))`.execute(db);
  }
  await erasePerson({ db, now }, { personId, leavesOwnerless: false });
}

async function driveJobs(context: Context): Promise<void> {
  const works: (() => Promise<void>)[] = [];
  const every: Context["jobs"]["every"] = async (_name, _times, work) => {
    works.push(work);
  };
  const now = () => new Date(context.now().getTime() + 3 * dayMs);
  await keepHouse({ ...context, now, jobs: { ...context.jobs, every } });
  for (const work of works) await work();
  const muchLater = () => new Date(context.now().getTime() + 100 * dayMs);
  await removeOldEvents({ ...context, now: muchLater });
}

async function driveRotation({ db }: Context, shard: number): Promise<void> {
  for (const column of sealedColumns) {
    await column.count(db);
    let after: Parameters<typeof column.lock>[1]["after"] = [shard - 1];
    for (const _batch of [1, 2]) {
      await atomically(db, async (db) => {
        const { values, last } = await column.lock(db, { after, limit: 100 });
        if (values.length > 0) await column.update(db, values, 0);
        after = last;
      });
    }
  }
}

async function driveReconciliation({ db, now }: Context, shard: number): Promise<void> {
  await listShards(db, { after: -1, limit: 10 });
  await inSnapshot(db, async (db) => {
    await findInMerchants(db, shard);
    await findInPayouts(db, shard);
    await countMerchants(db, shard);
    const rows = { shard, after: "", limit: 100 };
    const { range } = await nextRange(db, "transactions", rows);
    await findInTransactions(db, range);
    await findInEntries(db, range);
    await findUntold(db, range);
    await findUntoldPayouts(db, shard);
    const authorizations = await nextRange(db, "authorizations", rows);
    await findInAuthorizations(db, authorizations.range, now());
  });
  await findWaiting(db, now());
}
