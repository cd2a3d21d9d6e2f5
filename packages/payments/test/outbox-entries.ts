import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { expect } from "vitest";
import { newId } from "../src/core/ids.ts";
import { openHead } from "../src/core/outbox/entry.store.ts";
import type { EventType } from "../src/core/outbox/entry.ts";

export interface OutboxMerchant {
  shard: number;
  merchantId: string;
}

export async function makeHead(db: Database, shard: number): Promise<OutboxMerchant> {
  const merchant = { shard, merchantId: newId(shard) };
  await openHead(db, merchant);
  return merchant;
}

export interface EntryFields {
  about?: string;
  kind?: EventType;
  version?: number | null;
  /** Age by the database's clock. */
  agoMs?: number;
}

export async function makeEntry(
  db: Database,
  { shard, merchantId }: OutboxMerchant,
  { about = newId(shard), kind = "transaction.captured", version = 1, agoMs = 0 }: EntryFields = {},
): Promise<{ id: string; about: string }> {
  const id = newId(shard);
  await sql`
    insert into payments.news (shard, merchant_id, about, id, version, kind, subject_id, actor, at)
    values (${shard}, ${merchantId}, ${about}, ${id}, ${version}, ${kind}, ${id}, 'system',
      clock_timestamp() - ${agoMs} * interval '1 ms')`.execute(db);
  return { id, about };
}

export interface PublishedEvent {
  id: string;
  kind: EventType;
  transactionId: string | null;
  subjectId: string;
  version: number | null;
  actor: string;
  /** Captured, refunded, voided, disputed. */
  buckets: number[] | null;
  // biome-ignore lint/suspicious/noExplicitAny: tests check its members.
  data: any;
}

export async function eventsOf(
  db: Database,
  { shard, merchantId }: OutboxMerchant,
  after = "",
): Promise<PublishedEvent[]> {
  const { rows } = await sql<PublishedEvent>`
    select id, kind, transaction_id as "transactionId", subject_id as "subjectId", version,
      actor, to_json(buckets) as buckets, data
    from payments.events
    where shard = ${shard} and merchant_id = ${merchantId} and id > ${after}
    order by id`.execute(db);
  return rows;
}

export async function countEntries(db: Database, { merchantId }: OutboxMerchant): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) from payments.news where merchant_id = ${merchantId}`.execute(db);
  return rows[0]!.count;
}

export async function allPublished(db: Database): Promise<void> {
  const count = async () => {
    const { rows } = await sql`select 1 from payments.news`.execute(db);
    return rows.length;
  };
  await expect.poll(count).toBe(0);
}
