import { freshDatabase, onPostgres, type TestDatabase } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { countEntries, eventsOf, makeEntry, makeHead } from "../../../../test/outbox-entries.ts";
import { createIds, newId, newShard } from "../../../core/ids.ts";
import { migrations } from "../../../core/migrations.ts";
import { type OutboxRelay, startOutboxRelay } from "./relay.ts";

let opened: TestDatabase;
let relays: OutboxRelay[];
let records: { level: string; msg: string; about?: string; merchantId?: string }[];

beforeAll(async () => {
  opened = await freshDatabase(migrations);
});
afterAll(() => opened.close());
beforeEach(async () => {
  await sql`delete from payments.news`.execute(opened.db);
  relays = [];
  records = [];
  return async () => {
    await Promise.all(relays.map((relay) => relay.stop()));
  };
});

function outboxRelay(options: Parameters<typeof startOutboxRelay>[1] = {}): OutboxRelay {
  const destination = { write: (line: string) => void records.push(JSON.parse(line)) };
  const log = createLog({ level: "info", destination });
  const { db, embedded } = opened;
  const never = { pollMs: 1e8, gatherMs: 1e8 };
  const started = startOutboxRelay({ db, embedded, log }, { ...never, ...options });
  relays.push(started);
  return started;
}

const kindsOf = (events: { kind: string }[]) => events.map(({ kind }) => kind);

describe("outbox relay", () => {
  it("turns each outbox entry into an event and deletes the entry", async () => {
    const { db } = opened;
    const merchant = await makeHead(db, newShard());
    const { id, about } = await makeEntry(db, merchant, { version: 3 });
    await makeEntry(db, merchant, { kind: "payout.paid", version: null });
    await outboxRelay().drain();
    const [captured, paid] = await eventsOf(db, merchant);
    expect(captured).toMatchObject({ subjectId: id, transactionId: about, version: 3 });
    expect(paid).toMatchObject({ kind: "payout.paid", transactionId: null, version: null });
    expect(await countEntries(db, merchant)).toBe(0);
    await outboxRelay().drain();
    expect(await eventsOf(db, merchant)).toHaveLength(2);
  });

  it("orders a transaction's events by version, even after a late first entry", async () => {
    const { db } = opened;
    const merchant = await makeHead(db, newShard());
    const about = newId(merchant.shard);
    await makeEntry(db, merchant, { about, kind: "transaction.refunded", version: 2 });
    for (let count = 0; count < 150; count += 1) await makeEntry(db, merchant);
    await makeEntry(db, merchant, { about, kind: "transaction.captured", version: 1 });
    await outboxRelay().drain();
    const own = (await eventsOf(db, merchant)).filter(
      ({ transactionId }) => transactionId === about,
    );
    expect(kindsOf(own)).toEqual(["transaction.captured", "transaction.refunded"]);
  });

  it("continues after the last id, even from a clock minutes ahead", async () => {
    const { db } = opened;
    const merchant = await makeHead(db, newShard());
    const ahead = createIds(() => Date.now() + 180_000)(merchant.shard);
    await sql`update payments.heads set last_id = ${ahead}
      where merchant_id = ${merchant.merchantId}`.execute(db);
    await makeEntry(db, merchant);
    await outboxRelay().drain();
    await makeEntry(db, merchant);
    await outboxRelay().drain();
    expect(await eventsOf(db, merchant, ahead)).toHaveLength(2);
  });

  it("publishes events of a merchant that an older process created", async () => {
    const merchant = { shard: 5, merchantId: createIds(() => Date.now() - 60_000)(5) };
    await makeEntry(opened.db, merchant);
    await outboxRelay().drain();
    const published = await eventsOf(opened.db, merchant);
    expect(published).toHaveLength(1);
    // The older process kept no events, so no reader may believe it has all events.
    const { rows } = await sql<{ removedThrough: string; since: string }>`
      select removed_through as "removedThrough", since from payments.heads
      where merchant_id = ${merchant.merchantId}`.execute(opened.db);
    const { removedThrough, since } = rows[0]!;
    expect(removedThrough).toMatch(/^[0-9a-f]{8}0{16}$/);
    expect(since).toBe(removedThrough);
    expect(removedThrough > merchant.merchantId && removedThrough < published[0]!.id).toBe(true);
  });

  it("publishes events of many merchants and shards, in order per merchant", async () => {
    const { db } = opened;
    const merchants = [];
    for (let count = 0; count < 45; count += 1) merchants.push(await makeHead(db, count % 2));
    for (const kind of ["payout.created", "payout.paid"] as const) {
      for (const merchant of merchants) {
        const about = merchant.merchantId;
        await makeEntry(db, merchant, { about, kind, version: null });
      }
    }
    await outboxRelay().drain();
    for (const merchant of merchants) {
      expect(kindsOf(await eventsOf(db, merchant))).toEqual(["payout.created", "payout.paid"]);
    }
  });
});

describe("unpublishable outbox entry", () => {
  it("delays only entries about the same subject, until it succeeds", async () => {
    const { db } = opened;
    const shard = newShard();
    const [merchant, neighbour] = [await makeHead(db, shard), await makeHead(db, shard)];
    const { about } = await makeEntry(db, merchant, { kind: "transaction.captured" });
    await sql`alter table payments.events
      add constraint events_trial_check check (transaction_id <> ${sql.lit(about)})`.execute(db);
    await makeEntry(db, merchant, { about, kind: "transaction.refunded", version: 2 });
    await makeEntry(db, merchant, { kind: "transaction.created", version: 0 });
    await makeEntry(db, neighbour, { kind: "transaction.voided" });
    const held = outboxRelay();
    await held.drain();
    expect(kindsOf(await eventsOf(db, merchant))).toEqual(["transaction.created"]);
    expect(kindsOf(await eventsOf(db, neighbour))).toEqual(["transaction.voided"]);
    expect(records).toMatchObject([{ level: "error", about, merchantId: merchant.merchantId }]);
    expect(await countEntries(db, merchant)).toBe(2);
    await sql`alter table payments.events drop constraint events_trial_check`.execute(db);
    await held.drain();
    expect(await countEntries(db, merchant)).toBe(2);
    await outboxRelay({ heldMs: 0 }).drain();
    expect(kindsOf(await eventsOf(db, merchant))).toEqual([
      "transaction.created",
      "transaction.captured",
      "transaction.refunded",
    ]);
  });

  it("logs a warning once a minute when it waits too long", async () => {
    const merchant = await makeHead(opened.db, newShard());
    const loud = outboxRelay();
    await makeEntry(opened.db, merchant, { agoMs: 50_000 });
    await loud.drain();
    expect(records).toEqual([]);
    for (const agoMs of [61_000, 120_000]) {
      await makeEntry(opened.db, merchant, { agoMs });
      await loud.drain();
    }
    const { merchantId } = merchant;
    expect(records).toMatchObject([{ level: "warn", merchantId, seconds: 61 }]);
  });
});

describe("event listener", () => {
  it("runs soon after this process publishes an event, and not after unsubscribing", async () => {
    const { db } = opened;
    const merchant = await makeHead(db, newShard());
    const own = outboxRelay();
    let calls = 0;
    const end = own.listen(merchant.merchantId, () => {
      calls += 1;
    });
    await makeEntry(db, merchant);
    await own.drain();
    expect(calls).toBe(1);
    end();
    await makeEntry(db, merchant);
    await own.drain();
    expect(calls).toBe(1);
  });

  it("runs soon after another process publishes an event", async () => {
    const { db } = opened;
    const merchant = await makeHead(db, newShard());
    let calls = 0;
    outboxRelay().listen(merchant.merchantId, () => {
      calls += 1;
    });
    await expect.poll(() => calls).toBe(1);
    await makeEntry(db, merchant);
    await outboxRelay().drain();
    await expect.poll(() => calls).toBe(2);
  });
});

describe.runIf(onPostgres)("killed outbox relay", () => {
  it("leaves everything unchanged for another relay to publish once", async () => {
    const { db } = opened;
    const merchant = await makeHead(db, newShard());
    const { id } = await makeEntry(db, merchant);
    await makeEntry(db, merchant);
    const dying = outboxRelay();
    await db.transaction().execute(async (other) => {
      await sql`select 1 from payments.news where id = ${id} for update`.execute(other);
      const drained = dying.drain().then(
        () => "drained",
        () => "died",
      );
      await expect
        .poll(async () => {
          const { rows } = await sql`
            select pg_terminate_backend(pid) from pg_stat_activity
            where datname = current_database() and wait_event_type = 'Lock'
              and query like '%insert into payments.events%'`.execute(db);
          return rows.length;
        })
        .toBe(1);
      expect(await drained).toBe("died");
    });
    expect([await eventsOf(db, merchant), await countEntries(db, merchant)]).toEqual([[], 2]);
    await outboxRelay().drain();
    expect(await eventsOf(db, merchant)).toHaveLength(2);
    expect(await countEntries(db, merchant)).toBe(0);
  });
});
