import { migrate } from "@frontdesk/database/migrate";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { olderDatabase } from "../../../test/older.ts";
import { type App, makeApp } from "../../../test/shop.ts";
import { boundFromDate, createIds, type Id } from "../../core/ids.ts";
import { migrations } from "../../core/migrations.ts";
import { exampleOf } from "./examples.ts";

const hourMs = 3_600_000;
const ago = (hours: number) => Date.now() - hours * hourMs;
const shard = 0x0abc;
const idAt = (hours: number): Id => createIds(() => ago(hours))(shard);
const since = boundFromDate(new Date(ago(2)));
const boundOf = (id: Id) => id.slice(0, 11) + "0".repeat(13);
const never: Id = `${since.slice(0, 11)}0abc${"0".repeat(9)}`;

const message = JSON.stringify(exampleOf("merchant.updated").data);

interface Older {
  since?: Id;
  removedThrough?: Id;
  events?: Id[];
  cursor?: Id;
}

interface OlderMerchant extends Required<Older> {
  id: Id;
  webhookId: Id;
}

let payments: TestPayments;
let app: App;
const upgraded = new Map<Id, { removedThrough: Id; lastId: Id; cursor: Id }>();

const older = (older: Older = {}): OlderMerchant => ({
  since,
  removedThrough: "",
  events: [],
  cursor: "",
  ...older,
  id: idAt(10),
  webhookId: idAt(1),
});
const quiet = older();
const lively = older({ events: [idAt(1.5), idAt(1.4)] });
const slow = older({ events: [idAt(2.1), idAt(1)] });
const read = older({ events: [idAt(1.5), idAt(1.4)] });
read.cursor = read.events[0]!;
const shortened = older({ removedThrough: idAt(1.2), events: [idAt(1.1)] });
const emptied = older({ removedThrough: idAt(1.2) });
const younger = older({ since: "", events: [idAt(1.5)] });
const all = [quiet, lively, slow, read, shortened, emptied, younger];

beforeAll(async () => {
  const opened = await olderDatabase("0027-answers");
  const { db } = opened;
  for (const { id, webhookId, since, removedThrough, events, cursor } of all) {
    await sql`insert into payments.merchants (shard, id, key, currency, exponent, test, email,
        website, descriptor, company_country, can_charge_card, can_save_card,
        can_transfer_to_card, can_capture, can_refund, can_void)
      values (${shard}, ${id}, gen_random_uuid(), 'EUR', 2, true, 'jane@example.com',
        'https://example.com', 'Jane', 'DK', true, true, true, true, true, true)`.execute(db);
    await sql`insert into payments.heads (shard, merchant_id, since, removed_through, last_id)
      values (${shard}, ${id}, ${since}, ${removedThrough},
        ${events.at(-1) ?? removedThrough})`.execute(db);
    for (const event of events) {
      await sql`insert into payments.events (shard, merchant_id, id, kind, at, subject_id, actor,
          data)
        values (${shard}, ${id}, ${event}, 'merchant.updated', now(), ${id}, 'system',
          ${message}::jsonb)`.execute(db);
    }
    await sql`insert into payments.webhooks (shard, id, merchant_id, test, url, types, state,
        created_at)
      values (${shard}, ${webhookId}, ${id}, true, 'https://127.0.0.1:1/', '{"*"}', 'active',
        now())`.execute(db);
    await sql`insert into payments.readers (shard, webhook_id, merchant_id, cursor)
      values (${shard}, ${webhookId}, ${id}, ${cursor})`.execute(db);
  }
  await migrate(db, migrations);
  const { rows } = await sql<{ id: Id; removedThrough: Id; lastId: Id; cursor: Id }>`
    select h.merchant_id as id, h.removed_through as "removedThrough", h.last_id as "lastId",
      r.cursor
    from payments.heads h join payments.readers r using (shard, merchant_id)`.execute(db);
  for (const { id, ...row } of rows) upgraded.set(id, row);
  payments = await startTestPayments({ opened });
  app = await makeApp(payments);
  for (const { id } of all) {
    await sql`insert into payments.merchant_access (merchant_id, caller_id, app_id)
      values (${id}, ${app.id}, ${app.id})`.execute(db);
  }
});
afterAll(() => payments.close());

describe("merchant from before events existed", () => {
  it("has no events before the first, and no reader has missed one", () => {
    const rows = (merchant: OlderMerchant) => upgraded.get(merchant.id);
    expect(rows(quiet)).toEqual({ removedThrough: since, lastId: never, cursor: never });
    for (const merchant of [lively, slow]) {
      const bound = merchant === slow ? boundOf(slow.events[0]!) : since;
      const lastId = merchant.events[1];
      expect(rows(merchant)).toEqual({ removedThrough: bound, lastId, cursor: bound });
    }
    expect(rows(read)).toEqual({
      removedThrough: since,
      lastId: read.events[1],
      cursor: read.events[0],
    });
  });

  it("keeps its removal mark, and a reader that missed events learns of it", () => {
    for (const { id, removedThrough, events } of [shortened, emptied]) {
      const lastId = events[0] ?? removedThrough;
      expect(upgraded.get(id)).toEqual({ removedThrough, lastId, cursor: "" });
    }
  });

  it("answers 410 to older cursors in the list and the stream", async () => {
    for (const { id, events } of [quiet, lively, slow]) {
      for (const after of [id, boundFromDate(new Date(ago(3))), "0".repeat(24)]) {
        for (const path of [`events?limit=10&after=${after}`, `events/stream?after=${after}`]) {
          const { status, body } = await app.get(`/merchants/${id}/${path}`);
          expect([path, status, body]).toMatchObject([path, 410, { code: "events_expired" }]);
        }
      }
      const from = upgraded.get(id)!.removedThrough;
      const { status, body } = await app.get(`/merchants/${id}/events?limit=10&after=${from}`);
      expect([status, body.map((event: { id: Id }) => event.id)]).toEqual([200, events]);
      const unbound = await app.get(`/merchants/${id}/events?limit=10`);
      expect([unbound.status, unbound.body]).toEqual([200, body.toReversed()]);
    }
  });

  it("sends every event to webhooks, without a gap", async () => {
    const placed = async ({ webhookId }: OlderMerchant) => {
      const { rows } = await sql<{ id: Id }>`select id from payments.deliveries
        where webhook_id = ${webhookId} order by id`.execute(payments.context.db);
      return rows.map(({ id }) => id);
    };
    await expect.poll(() => placed(lively)).toEqual(lively.events);
    await expect.poll(() => placed(slow)).toEqual(slow.events);
    await expect.poll(() => placed(read)).toEqual(read.events.slice(1));
    const { rows } = await sql`select 1 from payments.news where merchant_id in
        (${quiet.id}, ${lively.id}, ${slow.id}, ${read.id}) union all
      select 1 from payments.events where kind = 'webhook.disabled' and merchant_id in
        (${quiet.id}, ${lively.id}, ${slow.id}, ${read.id})`.execute(payments.context.db);
    expect(rows).toEqual([]);
  });
});

it("merchant created since: has events from its start", async () => {
  const { id, events } = younger;
  expect(upgraded.get(id)).toEqual({ removedThrough: "", lastId: events[0], cursor: "" });
  const { status, body } = await app.get(`/merchants/${id}/events?limit=10&after=${id}`);
  expect([status, body.length]).toEqual([200, 1]);
});
