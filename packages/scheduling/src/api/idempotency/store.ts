import type { Database } from "@frontdesk/database/database";
import { run, statement } from "@frontdesk/database/statement";
import type { Key } from "@frontdesk/platform/idempotency/key";
import type { SealedValue } from "@frontdesk/platform/sealing/column";
import { sql } from "kysely";
import { inOneAccount, type Stretch } from "../../core/store.ts";

export interface Handle extends Key {
  accountId: number;
}

export interface StoredCall {
  /** Keyed hash of the first request's body. */
  body: Buffer;
  status: number;
  headers: Record<string, string>;
  sealed: string | null;
}

export async function findCall(
  db: Database,
  { accountId, hash }: Handle,
): Promise<StoredCall | undefined> {
  const { rows } = await sql<StoredCall>`
    select body, status, headers, sealed from scheduling.idempotency
    where account_id = ${accountId} and scope = ${hash}`.execute(db);
  return rows[0];
}

/** Status until the response is known (102 Processing). No other transaction sees it. */
const processing = 102;

export async function takeKey(
  db: Database,
  { accountId, hash, body }: Handle,
  at: Date,
): Promise<boolean> {
  const { rows } = await sql`insert into scheduling.idempotency
      (account_id, scope, body, created_at, status, headers)
    values (${accountId}, ${hash}, ${body}, ${at}, ${processing}, '{}')
    on conflict on constraint idempotency_pkey do nothing returning 1`.execute(db);
  return rows.length === 1;
}

export async function saveCall(
  db: Database,
  { accountId, hash }: Handle,
  { status, headers, sealed, clientId }: Omit<StoredCall, "body"> & { clientId: number | null },
): Promise<void> {
  await sql`update scheduling.idempotency set status = ${status},
    headers = ${JSON.stringify(headers)}, sealed = ${sealed}, client_id = ${clientId}
    where account_id = ${accountId} and scope = ${hash}`.execute(db);
}

const erased = 410;

export const isErasedCall = ({ status, sealed }: StoredCall): boolean =>
  status === erased && sealed === null;

const erase = statement(
  "idempotency_erase",
  `update scheduling.idempotency
  set status = ${erased}, headers = '{}', sealed = null, client_id = null
  where account_id = $1 and client_id = $2`,
);

export async function eraseAnswers(
  db: Database,
  { accountId, clientId }: { accountId: number; clientId: number },
): Promise<void> {
  await run(db, erase, [accountId, clientId]);
}

export async function forgetCalls(db: Database, before: Date): Promise<number> {
  // A two-sided range makes PostgreSQL use the index.
  const { rows } = await sql`delete from scheduling.idempotency where created_at < ${before}
    and created_at > '-infinity'
    returning 1`.execute(db);
  return rows.length;
}

export async function countAnswers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(sealed)::bigint as count from scheduling.idempotency`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockAnswers(
  db: Database,
  { accountId, after = "", limit }: Stretch<string>,
): Promise<{ scope: string; sealed: string }[]> {
  const { rows } = await sql<{ scope: string; sealed: string }>`
    select encode(scope, 'hex') as scope, sealed from scheduling.idempotency
    where account_id = ${accountId} and sealed is not null and scope > decode(${after}, 'hex')
    order by idempotency.scope limit ${limit}
    for no key update`.execute(db);
  return rows;
}

export async function updateAnswers(db: Database, values: readonly SealedValue[]): Promise<void> {
  const { accountId, keys, seals } = inOneAccount(values);
  await sql`
    update scheduling.idempotency set sealed = resealed.answer
    from (select ${accountId}::bigint as account_id, k.* from unnest(${keys}::text[],
      ${seals}::text[]) as k (scope, answer) limit ${values.length}) as resealed
    where idempotency.account_id = resealed.account_id
      and idempotency.scope = decode(resealed.scope, 'hex')`.execute(db);
}
