import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Answer } from "@frontdesk/platform/idempotency/answer";
import type { Key } from "@frontdesk/platform/idempotency/key";
import { sql } from "kysely";
import type { Id } from "../../ground/ids.ts";

/** A key, and the shard to keep it in. */
export interface Handle extends Key {
  shard: number;
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

export async function findCall(
  db: Database,
  { shard, hash }: Pick<Handle, "shard" | "hash">,
): Promise<StoredCall | undefined> {
  const [row] = await run<StoredCall>(db, select, [shard, hash]);
  return row;
}

const insert = statement(
  "idempotency_insert",
  `insert into payments.idempotency (shard, scope, body, created_at) values ($1, $2, $3, $4)
  on conflict on constraint idempotency_pkey do nothing returning 1`,
);

/** Takes a key; false where somebody else has, which is waited for until it is known. */
export async function takeKey(
  db: Database,
  { shard, hash, body }: Handle,
  at: Date,
): Promise<boolean> {
  return (await run(db, insert, [shard, hash, body, at])).length === 1;
}

const updateAsked = statement(
  "idempotency_ask",
  "update payments.idempotency set authorization_id = $3 where shard = $1 and scope = $2",
);

/** Keeps what a call asked for that is not answered yet. */
export async function saveAsked(
  db: Database,
  { shard, hash }: Handle,
  authorizationId: Id,
): Promise<void> {
  await run(db, updateAsked, [shard, hash, authorizationId]);
}

const update = statement(
  "idempotency_answer",
  `update payments.idempotency set status = $3, headers = $4, answer = $5
  where shard = $1 and scope = $2`,
);

export async function saveAnswer(
  db: Database,
  { shard, hash }: Handle,
  answer: Answer<unknown>,
): Promise<void> {
  await run(db, update, [shard, hash, ...columnsOf(answer)]);
}

function columnsOf({ status, headers = {}, body }: Answer<unknown>) {
  return [status, JSON.stringify(headers), body === undefined ? null : JSON.stringify(body)];
}

/** Forgets calls from before a moment; returns how many. */
export async function forgetCalls(db: Database, before: Date): Promise<number> {
  // A range with two ends is expected to be a small one, so that it is read along its index.
  const { rows } = await sql`delete from payments.idempotency where created_at < ${before}
    and created_at > '-infinity' returning 1`.execute(db);
  return rows.length;
}
