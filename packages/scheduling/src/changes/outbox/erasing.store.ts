/* Records are immutable, except for the erasure of a person. */
import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { TableRow } from "../../core/tables.ts";
import { type KeptStates, keep, type States, statesOf } from "./kept.ts";

export interface Trace {
  userId: number;
  email: string;
  resources: readonly { account_id: number; id: number }[];
}

export interface Entry extends States {
  account_id: number;
  id: number;
  at: Date;
  kind: string;
  subject_id: number;
}

const most = 200;

const mentions = (alias: string, { userId, email }: Trace) => {
  const column = sql.ref(alias);
  return sql`position(lower(${email}::text) in lower(${column}::text)) > 0
    or ${column} -> 'booker' ->> 'id' = ${String(userId)}::text
    or ${column} ->> 'user_id' = ${String(userId)}::text`;
};

/** In the compact format a booker is a list that begins with an id. */
const keptMentions = (alias: string, { userId, email }: Trace) => {
  const column = sql.ref(alias);
  return sql`position(lower(${email}::text) in lower(${column}::text)) > 0
    or ${column} -> 'b' ->> 0 = ${String(userId)}::text
    or ${column} ->> 'user_id' = ${String(userId)}::text`;
};

const isOwn = ({ resources }: Trace) => sql`(account_id, subject_id) in (
  select * from unnest(${resources.map((resource) => resource.account_id)}::bigint[],
    ${resources.map(({ id }) => id)}::bigint[]))`;

export async function listEntriesOf(db: Database, trace: Trace, after: number): Promise<Entry[]> {
  const { rows } = await sql<Entry & KeptStates>`
    select account_id, id, kind, subject_id, at, before, after, was, became
    from scheduling.audit_entries
    where id > ${after} and (
      ${mentions("before", trace)} or ${mentions("after", trace)}
      or ${keptMentions("was", trace)} or ${keptMentions("became", trace)}
      or (kind = 'user' and subject_id = ${trace.userId})
      or (kind = 'resource' and ${isOwn(trace)})
    ) order by id limit ${most}`.execute(db);
  return rows.map(({ was, became, ...entry }) => {
    return { ...entry, ...statesOf(writtenOf(entry), { ...entry, was, became }) };
  });
}

const writtenOf = ({ kind, subject_id: subjectId, at }: Entry) => ({ kind, subjectId, at });

export async function rewriteEntry(db: Database, entry: Entry): Promise<void> {
  const { was, became } = keep(writtenOf(entry), entry);
  const text = (object: object | null) => (object === null ? null : JSON.stringify(object));
  await sql`update scheduling.audit_entries
    set before = null, after = null, was = ${text(was)}::json, became = ${text(became)}::json
    where account_id = ${entry.account_id} and id = ${entry.id}`.execute(db);
}

export type StoredPayload = Pick<
  TableRow<"payloads">,
  "account_id" | "id" | "body" | "response_body"
>;

export async function listPayloadsOf(
  db: Database,
  trace: Trace,
  after: number,
): Promise<StoredPayload[]> {
  const { rows } = await sql<StoredPayload>`
    select account_id, id, body, response_body from (
      select account_id, id, body, response_body, body::jsonb -> 'payload' as told,
        body::jsonb -> 'user' as actor,
        coalesce(body::jsonb #>> '{payload,resource,id}',
          body::jsonb #>> '{payload,id}')::bigint as subject_id,
        body::jsonb -> 'payload' ->> 'type' as kind
      from scheduling.payloads where id > ${after}
    ) p
    where ${mentions("told", trace)} or (kind in ('resource', 'booking') and ${isOwn(trace)})
      or actor ->> 'id' = ${String(trace.userId)}::text
      or position(lower(${trace.email}::text) in lower(response_body)) > 0
    order by id limit ${most}`.execute(db);
  return rows;
}

/** Redacted; every attempt signs the body again. */
export async function rewritePayload(
  db: Database,
  { account_id, id, body, response_body }: StoredPayload,
): Promise<void> {
  await sql`update scheduling.payloads set body = ${body}, response_body = ${response_body}
    where account_id = ${account_id} and id = ${id}`.execute(db);
}
