import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import { sql } from "kysely";
import type { Id } from "../../ground/ids.ts";

/** Where a key counts: its hash together with identity, method and path, and a shard to keep it. */
export interface Scope {
  shard: number;
  hash: Buffer;
}

export interface StoredCall {
  /** The keyed hash of the body the key was first used with. */
  body: Buffer;
  authorization_id: Id | null;
  /** What became of the authorisation that the call asked for. */
  state: "asked" | "approved" | "declined" | "reversing" | "reversed" | null;
  /** Null until the call is answered. */
  status: number | null;
  headers: Record<string, string> | null;
  answer: string | null;
}

const select = statement(
  "idempotency_find",
  `select i.body, i.authorization_id, i.status, i.headers, i.answer, a.state
  from payments.idempotency i
  left join lateral (
    select state from payments.authorizations a
    where a.shard = $1 and a.id = i.authorization_id limit 1
  ) a on true
  where i.shard = $1 and i.scope = $2`,
);

export async function findCall(db: Database, scope: Scope): Promise<StoredCall | undefined> {
  const [row] = await run<StoredCall>(db, select, [scope.shard, scope.hash]);
  return row;
}

const lock = statement("idempotency_lock", "select pg_try_advisory_xact_lock($1) as locked");

/** Holds a key until the database transaction ends; false while somebody else holds it. */
export async function lockScope(db: Database, { hash }: Scope): Promise<boolean> {
  const [row] = await run<{ locked: boolean }>(db, lock, [hash.readBigInt64BE(0).toString()]);
  return row?.locked ?? false;
}

export interface NewCall {
  body: Buffer;
  createdAt: Date;
  authorizationId?: Id;
  answer?: { status: number; headers: Record<string, string>; body: unknown };
}

const insert = statement(
  "idempotency_insert",
  `insert into payments.idempotency
    (shard, scope, body, created_at, authorization_id, status, headers, answer)
  values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

export async function saveCall(db: Database, scope: Scope, call: NewCall): Promise<void> {
  const { body, createdAt, authorizationId, answer } = call;
  await run(db, insert, [
    scope.shard,
    scope.hash,
    body,
    createdAt,
    authorizationId ?? null,
    answer?.status ?? null,
    answer === undefined ? null : JSON.stringify(answer.headers),
    textOf(answer?.body),
  ]);
}

const update = statement(
  "idempotency_answer",
  `update payments.idempotency set status = $3, headers = $4, answer = $5
  where shard = $1 and scope = $2`,
);

export async function saveAnswer(
  db: Database,
  scope: Scope,
  answer: { status: number; headers: Record<string, string>; body: unknown },
): Promise<void> {
  const headers = JSON.stringify(answer.headers);
  await run(db, update, [scope.shard, scope.hash, answer.status, headers, textOf(answer.body)]);
}

function textOf(body: unknown): string | null {
  return body === undefined ? null : JSON.stringify(body);
}

/** Forgets calls from before a moment; returns how many. */
export async function forgetCalls(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from payments.idempotency where created_at < ${before}
    returning 1`.execute(db);
  return rows.length;
}
