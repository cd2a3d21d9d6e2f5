import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { Authorization, OperationCall } from "../model/payments.ts";

export async function listAuthorizations(db: Database): Promise<Authorization[]> {
  const { rows } = await sql<Authorization>`
    select id, state, transaction_id as "transactionId" from payments.authorizations`.execute(db);
  return rows;
}

export async function listMovements(db: Database): Promise<OperationCall[]> {
  const { rows } = await sql<OperationCall>`
    select reference, kind, amount::float8 as amount from payments.simulator_movements`.execute(db);
  return rows;
}

export async function findBalance(db: Database): Promise<number> {
  const { rows } = await sql<{ balance: number }>`
    select balance::float8 as balance from payments.simulator_cards`.execute(db);
  return rows[0]?.balance ?? Number.NaN;
}

export async function countUndone(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<Record<string, number>>`select
    (select count(*) from payments.authorizations where state in ('asked', 'reversing'))::int
      as authorizations,
    (select count(*) from payments.instructions)::int as instructions,
    (select count(*) from payments.news)::int as news,
    (select count(*) from payments.deliveries where state = 'waiting')::int as deliveries`.execute(
    db,
  );
  return rows[0] ?? {};
}
