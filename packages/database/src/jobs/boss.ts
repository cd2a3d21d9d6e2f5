/*
 * pg-boss on our handle: its own schema, our connections, and no more work at rest than needed.
 */
import { CompiledQuery } from "kysely";
import { PgBoss } from "pg-boss";
import type { Database, OpenDatabase } from "../database.ts";
import type { Log } from "../log.ts";

const daySeconds = 86_400;

/** A pg-boss that is not started; its schedules are looked at every `scheduleSeconds`. */
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
    // On a shared database others look after the jobs of a process that died.
    ...(!embedded && { superviseIntervalSeconds: 5, monitorIntervalSeconds: 4 }),
    reindex: !embedded,
    monitorVacuum: !embedded,
    // Queues are opened at the start only, and jobs here do not wait for each other.
    queueCacheIntervalSeconds: daySeconds,
    flowIntervalSeconds: daySeconds,
  });
  boss.on("error", (error) => log.error({ err: error }, "the job queues have a problem"));
  boss.on("warning", ({ message, data }) => log.warn({ problem: data }, message));
  return boss;
}

interface Rows {
  // biome-ignore lint/suspicious/noExplicitAny: pg-boss declares its rows so.
  rows: any[];
}

/** pg-boss opens transactions inside one text: one that failed must not stay on its connection. */
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

/** Runs a statement of pg-boss on a handle, in its transaction if it has one. */
export async function execute(db: Database, text: string, values: unknown[] = []): Promise<Rows> {
  const { rows } = await db.executeQuery(CompiledQuery.raw(text, values));
  return { rows };
}
