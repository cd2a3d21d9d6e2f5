import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import { vi } from "vitest";

export async function someoneWaits(db: Database): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await sql`select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
      if (rows.length === 0) throw new Error("nobody waits for a lock");
    },
    { timeout: 20_000, interval: 20 },
  );
}
