/* pg-boss on our handle and connections, in a separate schema, with little work when idle. */
import { CompiledQuery } from "kysely";
import { PgBoss } from "pg-boss";
import type { Database, OpenDatabase } from "../database.ts";
import type { Log } from "../log.ts";

const daySeconds = 86_400;

export function createBoss(
  { db, embedded }: OpenDatabase,
  { scheduleSeconds, log }: { scheduleSeconds: number; log: Log },
): PgBoss {
  const boss = new PgBoss({
    db: { executeSql: (text, values) => executeAlone(db, text, values) },
    backend: embedded ? "pglite" : "postgres",
    schema: "jobs",
    cronMonitorIntervalSeconds: scheduleSeconds,
    cronWorkerIntervalSeconds: scheduleSeconds,
    // On a shared database other processes take over a dead process's jobs.
    ...(!embedded && { superviseIntervalSeconds: 5, monitorIntervalSeconds: 4 }),
    reindex: !embedded,
    monitorVacuum: !embedded,
    // Queues open only at the start, and jobs do not depend on each other.
    queueCacheIntervalSeconds: daySeconds,
    flowIntervalSeconds: daySeconds,
  });
  boss.on("error", (error) => log.error({ err: error }, "a job queue failed"));
  boss.on("warning", ({ message, data }) => log.warn({ problem: data }, message));
  return boss;
}

interface Rows {
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss declares its rows so.
  rows: any[];
}

/** pg-boss opens transactions inside one text. A failed one must not stay on its connection. */
async function executeAlone(db: Database, text: string, values?: unknown[]): Promise<Rows> {
  return await db.connection().execute(async (connection) => {
    try {
      return await execute(connection, text, values);
    } catch (error) {
      await execute(connection, "rollback").catch(() => {});
      throw error;
    }
  });
}

export async function execute(db: Database, text: string, values: unknown[] = []): Promise<Rows> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows };
}
