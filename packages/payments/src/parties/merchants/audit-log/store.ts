import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import { type Id, shardOf } from "../../../core/ids.ts";

/** The table is append-only. */
export interface ActRow {
  id: Id;
  merchantId: Id;
  at: Date;
  actor: string;
  act: string;
  subject: string;
  before: object | null;
  after: object | null;
  address: string;
}

const json = (value: object | null) => (value === null ? null : JSON.stringify(value));

export async function insertAct(db: Database, row: ActRow): Promise<void> {
  await sql`
    insert into payments.merchant_acts (shard, merchant_id, id, at, actor, act, subject, before,
      after, address)
    values (${shardOf(row.merchantId)}, ${row.merchantId}, ${row.id}, ${row.at}, ${row.actor},
      ${row.act}, ${row.subject}, ${json(row.before)}::jsonb, ${json(row.after)}::jsonb,
      ${row.address})`.execute(db);
}

export async function listAuditLog(db: Database, merchantId: Id, page: Page): Promise<ActRow[]> {
  const { rows } = await sql<ActRow>`
    select id, merchant_id as "merchantId", at, actor, act, subject, before, after, address
    from payments.merchant_acts
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}
      ${pageOf("id", page)}`.execute(db);
  return rows;
}

export async function listSubjectsOf(
  db: Database,
  { merchantId, personId, actions }: { merchantId: Id; personId: Id; actions: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select distinct subject from payments.merchant_acts
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}
      and actor = ${`person:${personId}`} and actor like 'person:%'
      and act = any (${actions}::text[])`.execute(db);
  return rows.map(({ subject }) => subject);
}

/** Inclusive, exclusive. */
export interface EntryQuery {
  merchantId: Id;
  actors: readonly string[];
  actions: readonly string[];
  since: Date;
  until: Date;
}

export async function listEntriesBetween(
  db: Database,
  { merchantId, actors, actions, since, until }: EntryQuery,
): Promise<{ act: string; subject: string }[]> {
  const { rows } = await sql<{ act: string; subject: string }>`
    select distinct act, subject from payments.merchant_acts
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}
      and at >= ${since} and at < ${until}
      and actor = any (${actors}::text[]) and act = any (${actions}::text[])`.execute(db);
  return rows;
}
