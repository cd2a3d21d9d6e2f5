import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export async function findPasswordHash(
  db: Database,
  personId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ hash: string }>`
    select hash from people.passwords where person_id = ${personId}`.execute(db);
  return rows[0]?.hash;
}

export async function findPasswordChange(
  db: Database,
  personId: string,
): Promise<Date | undefined> {
  const { rows } = await sql<{ changedAt: Date }>`
    select changed_at as "changedAt"
    from people.passwords where person_id = ${personId}`.execute(db);
  return rows[0]?.changedAt;
}

interface NewPassword {
  personId: string;
  hash: string;
  now: Date;
}

export async function setPassword(
  db: Database,
  { personId, hash, now }: NewPassword,
): Promise<void> {
  await sql`
    insert into people.passwords (person_id, hash, changed_at)
    values (${personId}, ${hash}, ${now})
    on conflict (person_id) do update set hash = ${hash}, changed_at = ${now}`.execute(db);
}

export async function replaceHash(
  db: Database,
  { personId, hash, old }: { personId: string; hash: string; old: string },
): Promise<void> {
  await sql`
    update people.passwords set hash = ${hash}
    where person_id = ${personId} and hash = ${old}`.execute(db);
}

export async function removePassword(db: Database, personId: string): Promise<void> {
  await sql`delete from people.passwords where person_id = ${personId}`.execute(db);
}
