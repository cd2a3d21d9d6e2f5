import { sql } from "kysely";
import { expect, vi } from "vitest";
import { atomically } from "../src/atomically.ts";
import type { Database } from "../src/database.ts";

export async function leasesLeft(db: Database, table: string): Promise<number[]> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from claimed_until - now())::float8 * 1000 as ms
    from ${sql.table(table)} where claimed_until is not null order by 1`.execute(db);
  return rows.map(({ ms }) => ms);
}

export async function age(db: Database, table: string, ms: number): Promise<void> {
  await sql`update ${sql.table(table)}
    set claimed_until = claimed_until - ${ms}::float8 * interval '1 millisecond'
    where claimed_until is not null`.execute(db);
}

export async function endWhile(
  db: Database,
  renew: (db: Database) => Promise<void>,
  end: () => Promise<unknown>,
): Promise<void> {
  let ended: Promise<unknown> | undefined;
  await atomically(db, async (held) => {
    await renew(held);
    ended = end();
    const waits = async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      expect(rows).toHaveLength(1);
    };
    await vi.waitFor(waits, 60_000);
  });
  await ended;
}
