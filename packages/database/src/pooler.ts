/* Poolers in transaction mode give each transaction another session: prepared statements,
   settings and locks get lost or mixed. */
import { CompiledQuery } from "kysely";
import { DatabaseUrlError } from "./certificates.ts";
import type { Database } from "./handle.ts";

const refusal =
  "it points to a pooler in transaction mode, but Frontdesk needs sessions: " +
  "set pool_mode = session for this database in PgBouncer, or connect to PostgreSQL directly";

const rounds = 4;

export async function refuseSharedSessions(db: Database): Promise<void> {
  await db.connection().execute(async (first) => {
    await db.connection().execute(async (second) => {
      const [ofFirst, ofSecond] = [new Set<string>(), new Set<string>()];
      const judge = () => {
        const hasOwn = ofFirst.size === 1 && ofSecond.size === 1;
        if (!hasOwn || !ofFirst.isDisjointFrom(ofSecond)) throw new DatabaseUrlError(refusal);
      };
      for (let round = 0; round < rounds; round += 1) {
        ofFirst.add(await sessionOf(first));
        ofSecond.add(await sessionOf(second));
        judge();
        // Occupies the first connection's session, if the pooler shares it.
        await second.executeQuery(CompiledQuery.raw("begin"));
        ofSecond.add(await sessionOf(second));
        ofFirst.add(await sessionOf(first));
        ofFirst.add(await sessionOf(first));
        await second.executeQuery(CompiledQuery.raw("rollback"));
        judge();
      }
    });
  });
}

// On several machines two sessions may have the same number.
const session = CompiledQuery.raw(`
  select concat(pid, ' since ', backend_start) as session
  from pg_stat_activity where pid = pg_backend_pid()`);

async function sessionOf(db: Database): Promise<string> {
  const { rows } = await db.executeQuery<{ session: string }>(session);
  return rows[0]?.session ?? "";
}
