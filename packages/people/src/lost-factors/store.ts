import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface LostFactor {
  reportedAt: Date;
  /** Due time by the database clock. */
  dueAt: Date;
  isDue: boolean;
  objectedAt: Date | null;
}

const columns = sql`reported_at as "reportedAt", due_at as "dueAt", due_at <= now() as "isDue",
  objected_at as "objectedAt"`;

export async function findLostFactor(
  db: Database,
  personId: string,
): Promise<LostFactor | undefined> {
  const { rows } = await sql<LostFactor>`
    select ${columns} from people.lost_factors where person_id = ${personId}`.execute(db);
  return rows[0];
}

export async function insertLostFactor(
  db: Database,
  { personId, tokenHash }: { personId: string; tokenHash: Buffer },
): Promise<LostFactor | undefined> {
  const { rows } = await sql<LostFactor>`
    insert into people.lost_factors as kept (person_id, token_hash)
    values (${personId}, ${tokenHash})
    on conflict (person_id) do update set token_hash = excluded.token_hash,
      reported_at = excluded.reported_at, due_at = excluded.due_at, objected_at = null
      where kept.objected_at is not null
    returning ${columns}`.execute(db);
  return rows[0];
}

export async function findObjectionable(
  db: Database,
  tokenHash: Buffer,
): Promise<string | undefined> {
  const { rows } = await sql<{ personId: string }>`
    select person_id as "personId" from people.lost_factors
    where token_hash = ${tokenHash} and objected_at is null`.execute(db);
  return rows[0]?.personId;
}

export async function keepFactor(db: Database, tokenHash: Buffer): Promise<boolean> {
  const { rows } = await sql`
    update people.lost_factors set objected_at = now()
    where token_hash = ${tokenHash} and objected_at is null returning 1`.execute(db);
  return rows.length === 1;
}

export async function removeLostFactor(db: Database, personId: string): Promise<void> {
  await sql`delete from people.lost_factors where person_id = ${personId}`.execute(db);
}
