import type { Database } from "@frontdesk/database/database";
import { type RawBuilder, sql } from "kysely";
import type { CamelRow } from "../../core/tables.ts";
import { shardOfTransaction } from "../tds/ids.ts";

/** It ends once. */
export interface Challenge extends CamelRow<"issuer_challenges"> {
  /** The acsTransID. */
  id: string;
  messageCategory: "01" | "02";
  /** Minor units. */
  amount: number;
  scheme: "visa" | "mastercard";
  automatic: Status | null;
  transStatus: Status | null;
}

export type Status = "Y" | "A" | "N" | "U";

export const mostAttempts = 3;

const columns = sql.raw(`shard, id, server_transaction_id as "serverTransactionId",
  directory_server_transaction_id as "directoryServerTransactionId",
  message_category as "messageCategory", notification_url as "notificationUrl",
  merchant_name as "merchantName", amount, currency, exponent, last4, scheme, code, automatic,
  attempts, trans_status as "transStatus", challenge_cancel as "challengeCancel", deadline`);

export type NewChallenge = Omit<Challenge, "attempts" | "transStatus" | "challengeCancel">;

export async function insertChallenge(db: Database, row: NewChallenge): Promise<void> {
  await sql`
    insert into payments.issuer_challenges (shard, id, server_transaction_id,
      directory_server_transaction_id, message_category, notification_url, merchant_name,
      amount, currency, exponent, last4, scheme, code, automatic, deadline)
    values (${row.shard}, ${row.id}, ${row.serverTransactionId},
      ${row.directoryServerTransactionId}, ${row.messageCategory}, ${row.notificationUrl},
      ${row.merchantName}, ${row.amount}, ${row.currency}, ${row.exponent}, ${row.last4},
      ${row.scheme}, ${row.code}, ${row.automatic}, ${row.deadline})`.execute(db);
}

async function one(db: Database, statement: RawBuilder<Challenge>): Promise<Challenge | undefined> {
  return (await statement.execute(db)).rows[0];
}

export async function findChallenge(db: Database, id: string): Promise<Challenge | undefined> {
  return await one(
    db,
    sql<Challenge>`select ${columns} from payments.issuer_challenges
      where shard = ${shardOfTransaction(id)} and id = ${id}`,
  );
}

export async function takeCode(
  db: Database,
  { id, code, now }: { id: string; code: string; now: Date },
): Promise<Challenge | undefined> {
  return await one(
    db,
    sql<Challenge>`
    update payments.issuer_challenges set attempts = attempts + 1,
      trans_status = case when code = ${code} then 'Y'
        when attempts + 1 = ${mostAttempts} then 'N' end
    where shard = ${shardOfTransaction(id)} and id = ${id}
      and trans_status is null and deadline > ${now}
    returning ${columns}`,
  );
}

export interface SimulatedEnd {
  id: string;
  transStatus: Status;
  challengeCancel: string | null;
}

export async function endChallenge(
  db: Database,
  { id, transStatus, challengeCancel }: SimulatedEnd,
): Promise<Challenge | undefined> {
  await sql`
    update payments.issuer_challenges
    set trans_status = ${transStatus}, challenge_cancel = ${challengeCancel}
    where shard = ${shardOfTransaction(id)} and id = ${id} and trans_status is null`.execute(db);
  return await findChallenge(db, id);
}

export async function forgetChallenges(db: Database, before: Date): Promise<number> {
  // A two-sided range makes PostgreSQL use the index.
  const { rows } = await sql`delete from payments.issuer_challenges where deadline < ${before}
    and deadline > '-infinity' returning 1`.execute(db);
  return rows.length;
}
