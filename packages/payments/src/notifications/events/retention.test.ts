import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeEvent } from "../../../test/events.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { type App, type Json, makeApp, makeMerchant } from "../../../test/shop.ts";
import { type Id, newId, shardOf } from "../../core/ids.ts";
import { exampleOf } from "./examples.ts";
import { removeOldEvents } from "./retention.ts";

const dayMs = 24 * 60 * 60 * 1000;
let payments: TestPayments;
let app: App;
beforeAll(async () => {
  payments = await startTestPayments();
  app = await makeApp(payments);
});
afterAll(() => payments.close());

function idAgo(merchantId: Id, days: number, n = 0): Id {
  const seconds = Math.floor((Date.now() - days * dayMs) / 1000);
  return (
    seconds.toString(16) + newId(shardOf(merchantId)).slice(8, 20) + n.toString(16).padStart(4, "0")
  );
}

async function makeEvents(merchantId: Id, days: readonly number[]): Promise<Id[]> {
  const { data } = exampleOf("merchant.updated");
  const ids = days.map((ago) => idAgo(merchantId, ago));
  for (const id of ids) await makeEvent(payments, merchantId, { id, data });
  return ids;
}

async function idsIn(merchantId: Id, ids: readonly Id[]): Promise<Id[]> {
  const { body } = await app.get(`/merchants/${merchantId}/events?limit=1000`);
  return body
    .map(({ id }: Json) => id)
    .filter((id: Id) => ids.includes(id))
    .reverse();
}

async function isLive(merchantId: Id): Promise<void> {
  await sql`update payments.merchants set test = false
    where shard = ${shardOf(merchantId)} and id = ${merchantId}`.execute(payments.context.db);
}

describe("event retention", () => {
  it.each([
    ["30 days at test merchants", false, [31, 30.1, 29.9, 1], 2],
    ["90 days at live ones", true, [200, 91, 90.1, 89.9, 31], 3],
  ])("keeps events for %s, then answers that they are gone", async (_for, live, days, gone) => {
    const { id } = await makeMerchant(payments, app);
    if (live) await isLive(id);
    const ids = await makeEvents(id, days);
    await removeOldEvents(payments.context);
    expect(await idsIn(id, ids)).toEqual(ids.slice(gone));
    const after = async (cursor: Id) =>
      (await app.get(`/merchants/${id}/events?limit=5&after=${cursor}`)).status;
    expect(await after(ids[gone - 2]!)).toBe(410);
    expect(await after(ids[gone - 1]!)).toBe(200);
    await removeOldEvents(payments.context);
    expect(await idsIn(id, ids)).toEqual(ids.slice(gone));
  });

  it("keeps all recent events and refuses no cursor", async () => {
    const { id } = await makeMerchant(payments, app);
    const ids = await makeEvents(id, [29, 2]);
    await removeOldEvents(payments.context);
    expect(await idsIn(id, ids)).toEqual(ids);
    const { status } = await app.get(`/merchants/${id}/events?limit=5&after=${"0".repeat(24)}`);
    expect(status).toBe(200);
  });

  it("removes any number of events, a thousand at once", async () => {
    const { id } = await makeMerchant(payments, app);
    const shard = shardOf(id);
    const [newest] = await makeEvents(id, [1]);
    const before = idAgo(id, 40).slice(0, 20);
    await sql`insert into payments.events (shard, merchant_id, id, kind, at, subject_id, actor)
      select ${shard}, ${id}, ${before}::text || lpad(to_hex(n), 4, '0'), 'payout.paid', now(), 'x',
        'system' from generate_series(1, 2001) as n`.execute(payments.context.db);
    await removeOldEvents(payments.context);
    const { rows } = await sql<{ last: Id; count: number }>`
      select h.removed_through as last, (select count(*) from payments.events e
        where e.shard = ${shard} and e.id <= h.removed_through) as count
      from payments.heads h where h.merchant_id = ${id}`.execute(payments.context.db);
    expect(rows).toEqual([{ last: `${before}07d1`, count: 0 }]);
    expect(await idsIn(id, [newest!])).toEqual([newest]);
  });
});
