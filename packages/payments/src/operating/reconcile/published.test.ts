import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { operate } from "../../../test/ledger.ts";
import { countEntries } from "../../../test/outbox-entries.ts";
import { findingsIn, type LedgerState, makeLedger } from "../../../test/reconciling.ts";
import { makePayment, pay } from "../../../test/shop.ts";
import { refuseEntry } from "../../card-payments/transactions/refuse-entry.ts";

let payments: TestPayments;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());

async function makePublished(): Promise<LedgerState> {
  const ledger = await makeLedger(payments);
  const { shop, shard, transactionId } = ledger;
  await pay(payments, shop.merchant, { test: { card: { status: "expired" } } });
  await shop.app.post("/frauds", { transactionId });
  const id = await makePayment(payments, shop.merchant, { amount: 1000 });
  await shop.app.post(`/transactions/${id}/voids`, { amount: 10 });
  await shop.app.post(`/transactions/${id}/voids`, { amount: 20 });
  const { rows } = await sql<{ id: string }>`select id from payments.entries where shard = ${shard}
    and transaction_id = ${id} and amount = 20`.execute(payments.context.db);
  await refuseEntry(payments.context, { shard, entryId: rows[0]!.id });
  const won = await shop.app.post("/disputes", { transactionId, amount: 1 });
  await shop.app.post(`/disputes/${won.body.dispute.id}/wins`);
  const file = { debtor: { name: "A", iban: "DE89370400440532013000" }, test: true };
  await operate(payments, "POST /payments/operator/payout-exports", file);
  const payouts =
    `/payments/operator/payouts?limit=1&filter[merchantId]=${ledger.merchantId}` as const;
  const [payout] = (await operate<{ id: string }[]>(payments, `GET ${payouts}`)).body;
  await operate(payments, `POST /payments/operator/payouts/${payout!.id}/paid`);
  payments.context.telling.wake();
  const waiting = async () => expect(await countEntries(payments.context.db, ledger)).toBe(0);
  await vi.waitFor(waiting, 60_000);
  return ledger;
}

const kinds = [
  "transaction.created",
  "transaction.failed",
  "transaction.captured",
  "transaction.refunded",
  "transaction.voided",
  "transaction.void_failed",
  "dispute.opened",
  "dispute.won",
  "dispute.lost",
  "fraud.reported",
  "payout.created",
  "payout.paid",
];

const newest = ({ shard }: LedgerState, kind: string) => sql`
  (select id from payments.events where shard = ${shard} and kind = ${kind}
    order by id desc limit 1)`;

async function execute(statement: RawBuilder<unknown>): Promise<void> {
  await statement.execute(payments.context.db);
}

async function find(ledger: LedgerState): Promise<string[][]> {
  const findings = await findingsIn(payments, ledger);
  return findings
    .filter(({ check }) => check !== "instructions")
    .map(({ check, expected, found }) => [check, expected, found]);
}

describe("reconciliation of events finds", () => {
  let ledger: LedgerState;
  beforeAll(async () => {
    ledger = await makePublished();
  });

  it("nothing if each change has one event or outbox entry", async () => {
    const published = await makePublished();
    expect(await find(published)).toEqual([]);
    const { shard, merchantId } = published;
    await execute(sql`with untold as (
        delete from payments.events where shard = ${shard} returning *)
      insert into payments.news (shard, merchant_id, about, id, version, kind, subject_id, actor)
      select shard, merchant_id, coalesce(transaction_id, subject_id), id, version, kind,
        subject_id, actor from untold`);
    expect(await find(published)).toEqual([]);
    await execute(sql`delete from payments.merchants where id = ${merchantId}`);
    await execute(sql`delete from payments.news where shard = ${shard}`);
  });

  it.each(kinds)("%s without an event", async (kind) => {
    const { rows } = await sql<{ event: string }>`with untold as (
        delete from payments.events
        where shard = ${ledger.shard} and id = ${newest(ledger, kind)} returning *)
      select to_jsonb(untold)::text as event from untold`.execute(payments.context.db);
    const published = await find(ledger);
    await execute(sql`insert into payments.events
      select * from jsonb_populate_record(null::payments.events, ${rows[0]!.event}::jsonb)`);
    expect(published).toEqual([["events", `${kind} once`, "0 times"]]);
  });

  it.each(kinds)("%s with two events", async (kind) => {
    const again = "f".repeat(24);
    await execute(sql`insert into payments.events select copy.* from payments.events e,
        jsonb_populate_record(e, jsonb_build_object('id', ${again}::text)) as copy
      where e.shard = ${ledger.shard} and e.id = ${newest(ledger, kind)}`);
    const published = await find(ledger);
    await execute(sql`delete from payments.events
      where shard = ${ledger.shard} and id = ${again}`);
    expect(published).toEqual([["events", `${kind} once`, "2 times"]]);
  });

  it("nothing after each event was published again", async () => {
    expect(await find(ledger)).toEqual([]);
  });

  it("nothing from before events existed, or of removed ones", async () => {
    const published = await makePublished();
    const { shard } = published;
    await execute(sql`delete from payments.events where shard = ${shard}`);
    expect((await find(published)).length).toBeGreaterThan(kinds.length);
    const heads = (column: "since" | "removed_through", value: string) =>
      execute(sql`update payments.heads set ${sql.ref(column)} = ${value} where shard = ${shard}`);
    for (const column of ["since", "removed_through"] as const) {
      await heads(column, published.transactionId);
      expect(await find(published)).toEqual([]);
      const secondsAgo = Math.floor(Date.now() / 1000) - 3700;
      await heads(column, secondsAgo.toString(16).padEnd(24, "0"));
      expect((await find(published)).length).toBeGreaterThan(kinds.length);
    }
    await execute(sql`delete from payments.merchants where shard = ${shard}`);
  });
});
