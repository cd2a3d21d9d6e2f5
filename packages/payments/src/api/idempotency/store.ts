import type { Database } from "@frontdesk/database/database";
import { keysFrom, run, statement } from "@frontdesk/database/statement";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import type { Key } from "@frontdesk/platform/idempotency/key";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import type { Id } from "../../core/ids.ts";
import { resealedFrom, type Stretch } from "../../core/store.ts";

export interface Handle extends Key {
  shard: number;
}

export interface StoredCall {
  /** Keyed hash of the first request body. */
  body: Buffer;
  authorization_id: Id | null;
  state: "asked" | "approved" | "declined" | "reversing" | "reversed" | null;
  status: number | null;
  headers: Record<string, string> | null;
  answer: string | null;
  /** A response with a secret. */
  sealed: string | null;
}

export interface SealedAnswer extends Answer<undefined> {
  sealed: string;
}

const select = statement(
  "idempotency_find",
  `select i.body, i.authorization_id, i.status, i.headers, i.answer, i.sealed, a.state
  from payments.idempotency i
  left join lateral (
    select state from payments.authorizations a
    where a.shard = $1 and a.id = i.authorization_id limit 1
  ) a on true
  where i.shard = $1 and i.scope = $2`,
);

export async function findCall(
  db: Database,
  { shard, hash }: Pick<Handle, "shard" | "hash">,
): Promise<StoredCall | undefined> {
  const [row] = await run<StoredCall>(db, select, [shard, hash]);
  return row;
}

// A fixed order of locks.
const insert = statement(
  "idempotency_insert",
  `insert into payments.idempotency (shard, scope, body, created_at)
  select $1::int, scope, body, $2::timestamptz
  from ${keysFrom({ scope: "$3::bytea[]", body: "$4::bytea[]" })} k order by scope
  on conflict on constraint idempotency_pkey do nothing returning scope`,
);

/** Waits for other transactions; returns the free keys. */
export async function takeKeys<Taken extends Handle>(
  db: Database,
  handles: readonly Taken[],
  at: Date,
): Promise<Taken[]> {
  const scopes = handles.map(({ hash }) => hash);
  const bodies = handles.map(({ body }) => body);
  const values = [handles[0]!.shard, at, scopes, bodies];
  const taken = await run<{ scope: Buffer }>(db, insert, values);
  const names = new Set(taken.map(({ scope }) => scope.toString("hex")));
  return handles.filter(({ hash }) => names.has(hash.toString("hex")));
}

/** A join planned for an empty table reads the whole shard. */
const find = (keys: string): string => `${keys} k
  cross join lateral (select ctid as place from payments.idempotency
    where shard = $1 and scope = k.scope limit 1) found`;

const remove = statement(
  "idempotency_remove",
  `delete from payments.idempotency i using ${find(keysFrom({ scope: "$2::bytea[]" }))}
  where i.shard = $1 and i.ctid = found.place`,
);

export async function removeKeys(db: Database, handles: readonly Handle[]): Promise<void> {
  await run(db, remove, [handles[0]!.shard, handles.map(({ hash }) => hash)]);
}

const updateRequested = statement(
  "idempotency_ask",
  "update payments.idempotency set authorization_id = $3 where shard = $1 and scope = $2",
);

export async function saveRequested(
  db: Database,
  { shard, hash }: Handle,
  authorizationId: Id,
): Promise<void> {
  await run(db, updateRequested, [shard, hash, authorizationId]);
}

const update = statement(
  "idempotency_answer",
  `update payments.idempotency set status = $3, headers = $4, answer = $5, sealed = $6
  where shard = $1 and scope = $2`,
);

export async function saveAnswer(
  db: Database,
  { shard, hash }: Handle,
  answer: Answer<unknown> | SealedAnswer,
): Promise<void> {
  const sealed = "sealed" in answer ? answer.sealed : null;
  await run(db, update, [shard, hash, ...columnsOf(answer), sealed]);
}

function columnsOf({ status, headers = {}, body }: Answer<unknown>) {
  return [status, JSON.stringify(headers), body === undefined ? null : JSON.stringify(body)];
}

const answers = keysFrom({
  scope: "$2::bytea[]",
  status: "$3::smallint[]",
  headers: "$4::text[]",
  answer: "$5::text[]",
});

const updateAll = statement(
  "idempotency_answers",
  `update payments.idempotency i
  set status = k.status, headers = k.headers::jsonb, answer = k.answer
  from ${find(answers)} where i.shard = $1 and i.ctid = found.place`,
);

export async function saveAnswers(
  db: Database,
  answered: readonly { handle: Handle; answer: Answer<unknown> }[],
): Promise<void> {
  const columns = answered.map(({ answer }) => columnsOf(answer));
  await run(db, updateAll, [
    answered[0]!.handle.shard,
    answered.map(({ handle }) => handle.hash),
    ...[0, 1, 2].map((location) => columns.map((values) => values[location])),
  ]);
}

export async function forgetCalls(db: Database, before: Date): Promise<number> {
  // A two-sided range makes PostgreSQL use the index.
  const { rows } = await sql`delete from payments.idempotency where created_at < ${before}
    and created_at > '-infinity' returning 1`.execute(db);
  return rows.length;
}

export async function countAnswers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(sealed)::bigint as count from payments.idempotency
    where sealed is not null`.execute(db);
  return rows[0]?.count ?? 0;
}

/** In order of scope (hex). */
export async function lockAnswers(
  db: Database,
  { shard, after, limit }: Stretch,
): Promise<{ id: string; sealed: string }[]> {
  const { rows } = await sql<{ id: string; sealed: string }>`
    select encode(scope, 'hex') as id, sealed from payments.idempotency
    where shard = ${shard} and sealed is not null and scope > decode(${after}, 'hex')
    order by idempotency.scope limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function updateAnswers(db: Database, values: readonly SealedValue[]): Promise<void> {
  await sql`
    update payments.idempotency set sealed = resealed.sealed
    from ${resealedFrom(values)}
    where idempotency.shard = resealed.shard
      and idempotency.scope = decode(resealed.id, 'hex')`.execute(db);
}
