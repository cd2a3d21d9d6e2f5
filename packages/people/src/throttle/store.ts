import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";

export interface Count {
  points: number;
  expiresAt: Date;
}

export async function countGuess(
  db: Database,
  { key, now, expiresAt }: { key: string; now: Date; expiresAt: Date },
): Promise<Count> {
  const { rows } = await sql<Count>`
    insert into people.guesses as kept (key, points, expires_at)
    values (${key}, 1, ${expiresAt})
    on conflict (key) do update set
      points = case when kept.expires_at <= ${now} then 1 else kept.points + 1 end,
      expires_at = case when kept.expires_at <= ${now} then ${expiresAt} else kept.expires_at end
    returning points, expires_at as "expiresAt"`.execute(db);
  return rows[0]!;
}

export async function giveBackGuess(db: Database, key: string): Promise<void> {
  await sql`
    update people.guesses set points = points - 1 where key = ${key} and points > 0`.execute(db);
}

export async function removeGuess(db: Database, key: string): Promise<void> {
  await sql`delete from people.guesses where key = ${key}`.execute(db);
}

export async function removeExpiredGuesses(db: Database, now: Date): Promise<void> {
  // A two-sided range makes PostgreSQL use the index.
  await sql`delete from people.guesses
    where expires_at <= ${now} and expires_at > '-infinity'`.execute(db);
}
