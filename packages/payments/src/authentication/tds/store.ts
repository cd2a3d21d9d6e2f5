/*
 * An authentication asks the issuer to verify the payer, once per order:
 *
 *   begun ──▶ asked ──▶ ended
 *               └─────▶ challenged ──▶ ended
 *
 * Each step is a conditional update, so concurrent attempts run it once.
 */
import type { Database } from "@frontdesk/database/database";
import { type RawBuilder, sql } from "kysely";
import type { CamelRow } from "../../core/tables.ts";
import { shardOfTransaction } from "./ids.ts";
import type { End } from "./verdict.ts";

export interface Authentication extends Omit<CamelRow<"authentications">, "transStatus"> {
  result: End | null;
}

const columns = sql.raw(`shard, id, merchant_id as "merchantId", order_hash as "orderHash", test,
  state, deadline, directory_server_transaction_id as "directoryServerTransactionId",
  access_control_server_transaction_id as "accessControlServerTransactionId",
  access_control_server_url as "accessControlServerUrl", result, eci, cavv,
  created_at as "createdAt"`);

async function one(
  db: Database,
  statement: RawBuilder<Authentication>,
): Promise<Authentication | undefined> {
  return (await statement.execute(db)).rows[0];
}

export type NewAuthentication = Pick<
  Authentication,
  "shard" | "id" | "merchantId" | "orderHash" | "test" | "deadline" | "createdAt"
>;

export async function insertAuthentication(db: Database, row: NewAuthentication): Promise<boolean> {
  const { rows } = await sql`
    insert into payments.authentications
      (shard, id, merchant_id, order_hash, test, deadline, created_at)
    values (${row.shard}, ${row.id}, ${row.merchantId}, ${row.orderHash}, ${row.test},
      ${row.deadline}, ${row.createdAt})
    on conflict on constraint authentications_order_key do nothing
    returning id`.execute(db);
  return rows.length === 1;
}

export async function findOfOrder(
  db: Database,
  { shard, orderHash }: { shard: number; orderHash: Buffer },
): Promise<Authentication | undefined> {
  return await one(
    db,
    sql<Authentication>`select ${columns} from payments.authentications
      where shard = ${shard} and order_hash = ${orderHash}`,
  );
}

export async function findAuthentication(
  db: Database,
  id: string,
): Promise<Authentication | undefined> {
  return await one(
    db,
    sql<Authentication>`select ${columns} from payments.authentications
      where shard = ${shardOfTransaction(id)} and id = ${id}`,
  );
}

type Key = Pick<Authentication, "shard" | "id">;

/** False if another process asked. */
export async function markRequested(
  db: Database,
  { shard, id, deadline }: Key & { deadline: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update payments.authentications set state = 'asked', deadline = ${deadline}
    where shard = ${shard} and id = ${id} and state = 'begun'
    returning id`.execute(db);
  return rows.length === 1;
}

export interface ChallengeQuery {
  directoryServerTransactionId: string;
  accessControlServerTransactionId: string;
  accessControlServerUrl: string;
  deadline: Date;
}

/** Returns undefined if the challenge timed out. */
export async function saveChallenge(
  db: Database,
  { shard, id }: Key,
  challenge: ChallengeQuery,
): Promise<Authentication | undefined> {
  return await one(
    db,
    sql<Authentication>`
    update payments.authentications set state = 'challenged', trans_status = 'C',
      directory_server_transaction_id = ${challenge.directoryServerTransactionId},
      access_control_server_transaction_id = ${challenge.accessControlServerTransactionId},
      access_control_server_url = ${challenge.accessControlServerUrl},
      deadline = ${challenge.deadline}
    where shard = ${shard} and id = ${id} and state = 'asked'
    returning ${columns}`,
  );
}

export interface AuthenticationEnd {
  result: End;
  transStatus: string | null;
  eci: string | null;
  cavv: string | null;
}

/** Returns undefined if the challenge timed out. */
export async function saveEnd(
  db: Database,
  { shard, id }: Key,
  end: AuthenticationEnd & { directoryServerTransactionId: string | null },
): Promise<Authentication | undefined> {
  return await one(
    db,
    sql<Authentication>`
    update payments.authentications set state = 'ended', result = ${end.result},
      trans_status = ${end.transStatus}, eci = ${end.eci}, cavv = ${end.cavv},
      directory_server_transaction_id = ${end.directoryServerTransactionId}
    where shard = ${shard} and id = ${id} and state = 'asked'
    returning ${columns}`,
  );
}

export interface ChallengeEnd extends AuthenticationEnd {
  id: string;
  directoryServerTransactionId: string;
  accessControlServerTransactionId: string;
  now: Date;
}

/** Accepts a result in time with all three ids; false if none matches. */
export async function acceptResult(db: Database, end: ChallengeEnd): Promise<boolean> {
  const { rows } = await sql`
    update payments.authentications set state = 'ended', result = ${end.result},
      trans_status = ${end.transStatus}, eci = ${end.eci}, cavv = ${end.cavv}
    where shard = ${shardOfTransaction(end.id)} and id = ${end.id}
      and state = 'challenged' and deadline > ${end.now}
      and directory_server_transaction_id = ${end.directoryServerTransactionId}
      and access_control_server_transaction_id = ${end.accessControlServerTransactionId}
    returning id`.execute(db);
  return rows.length === 1;
}

export async function endOverdue(
  db: Database,
  { shard, id, now }: Key & { now: Date },
): Promise<Authentication | undefined> {
  await sql`
    update payments.authentications set state = 'ended',
      result = case state when 'asked' then 'unreachable' else 'expired' end
    where shard = ${shard} and id = ${id} and state in ('asked', 'challenged')
      and deadline <= ${now}`.execute(db);
  return await findAuthentication(db, id);
}

export async function forgetAuthentications(db: Database, before: Date): Promise<number> {
  const { rows } = await sql`delete from payments.authentications where created_at < ${before}
    and created_at > '-infinity' returning 1`.execute(db);
  return rows.length;
}
