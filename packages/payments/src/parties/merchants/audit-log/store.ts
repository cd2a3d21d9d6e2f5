import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Page } from "../../../api/lists/schema.ts";
import { pageOf } from "../../../api/lists/store.ts";
import { type Id, shardOf } from "../../../core/ids.ts";
import type { Erasing } from "../../../core/outbox/erasing.ts";
import type { CamelRow } from "../../../core/tables.ts";

/** The table is append-only; erasure only replaces the person. */
export interface ActRow extends Omit<CamelRow<"merchant_acts">, "shard"> {
  before: object | null;
  after: object | null;
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

export interface EntryQuery {
  merchantId: Id;
  actions: readonly string[];
  /** Inclusive. */
  since: Date;
  /** Exclusive. */
  until: Date;
}

export type Entry = Pick<ActRow, "id" | "at" | "actor" | "act" | "subject" | "before" | "after">;

/** The next entries after `last`, oldest first. */
export async function listEntriesBetween(
  db: Database,
  { merchantId, actions, since, until }: EntryQuery,
  { last, limit }: { last: Pick<Entry, "at" | "id"> | undefined; limit: number },
): Promise<Entry[]> {
  const { at, id } = last ?? { at: since, id: "" };
  const { rows } = await sql<Entry>`
    select id, at, actor, act, subject, before, after from payments.merchant_acts
    where shard = ${shardOf(merchantId)} and merchant_id = ${merchantId}
      and (at, id) > (${at}::timestamptz, ${id}) and at < ${until}
      and act = any (${actions}::text[])
    order by at, id limit ${limit}`.execute(db);
  return rows;
}

/** Merchants that removed the person in the period. */
export async function listRemovedFrom(
  db: Database,
  { personId, since, until }: { personId: Id; since: Date; until: Date },
): Promise<Id[]> {
  const { rows } = await sql<{ id: Id }>`
    select distinct merchant_id as id from payments.merchant_acts
    where subject = ${personId} and act like 'user.%' and act = 'user.remove'
      and at >= ${since} and at < ${until}
    order by merchant_id`.execute(db);
  return rows.map(({ id }) => id);
}

const eraseActor = statement(
  "acts_erase_actor",
  `update payments.merchant_acts set actor = $3, address = 'erased'
  where shard = $1 and actor = $2 and actor like 'person:%'`,
);

const eraseSubject = statement(
  "acts_erase_subject",
  `update payments.merchant_acts set subject = 'erased'
  where shard = $1 and subject = $2 and act like 'user.%'`,
);

export async function eraseFromAuditLog(
  db: Database,
  shard: number,
  { from, to }: Erasing,
): Promise<void> {
  await run(db, eraseActor, [shard, from, to]);
  await run(db, eraseSubject, [shard, from.slice("person:".length)]);
}
