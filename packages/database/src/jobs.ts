/* A job exists only if its transaction commits. It runs after that, at least once, with retries. */
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import type { Database, OpenDatabase } from "./database.ts";
import { createBoss, execute } from "./jobs/boss.ts";
import { findQueues, openQueue, schedule, startWorker } from "./jobs/queue.ts";
import { createWaker } from "./jobs/waker.ts";
import type { Log } from "./log.ts";
import { takeStartLock } from "./start-locks.ts";

export interface Jobs {
  /** In the caller's transaction. The process must have registered a worker of the queue before. */
  add(db: Database, queue: string, ...contents: object[]): Promise<void>;
  /**
   * Twenty retries with growing delays over about a day; a failed job stays for thirty days. A
   * successful job leaves no row.
   */
  work<Content extends object>(
    queue: string,
    work: (content: Content) => Promise<void>,
  ): Promise<void>;
  /**
   * Cron in UTC, in one process, never overlapping. It runs once for all times missed without a
   * process.
   */
  every(queue: string, cron: string, work: () => Promise<void>): Promise<void>;
  /** Takes no more jobs and waits at most thirty seconds for running ones. */
  stop(): Promise<void>;
}

export interface JobOptions {
  /** Interval of an idle worker, for retries and other processes' jobs. At least 0.5. */
  pollSeconds?: number;
  retries?: number;
  /** Doubled up to two hours. */
  retryDelaySeconds?: number;
  scheduleSeconds?: number;
}

const defaults = { pollSeconds: 5, retries: 20, retryDelaySeconds: 15, scheduleSeconds: 15 };
const retriesOfSchedules = 5;
const stopTimeoutMs = 30_000;

export async function startJobs(
  opened: OpenDatabase,
  log: Log,
  options: JobOptions = {},
): Promise<Jobs> {
  const { pollSeconds, retries, retryDelaySeconds, scheduleSeconds } = { ...defaults, ...options };
  const boss = createBoss(opened, { scheduleSeconds, log });
  const workers = new Map<string, string>();
  const waker = createWaker((queue) => boss.notifyWorker(workers.get(queue) ?? ""));
  const existingQueues = await alone(opened, log, async () => {
    await boss.start();
    return await findQueues(boss);
  }).catch(async (error: unknown) => {
    await boss.stop({ graceful: false });
    throw error;
  });
  return {
    async add(db, queue, ...contents) {
      if (!workers.has(queue)) throw new Error(`the queue ${queue} has no worker`);
      if (contents.length === 0) return;
      const executeSql = (text: string, values?: unknown[]) => execute(db, text, values);
      const jobs = contents.map((content) => ({ data: content }));
      const ids = await boss.insert(queue, jobs, { db: { executeSql }, returnId: true });
      if (ids?.length !== jobs.length) throw new Error(`the queue ${queue} refused a job`);
      waker.wake(queue);
    },
    async work(queue, work) {
      await openQueue(boss, existingQueues, {
        queue,
        policy: "standard",
        retries,
        retryDelaySeconds,
      });
      workers.set(queue, await startWorker(boss, { queue, work, pollSeconds, log }));
    },
    async every(queue, cron, work) {
      const few = Math.min(retries, retriesOfSchedules);
      await openQueue(boss, existingQueues, {
        queue,
        policy: "exclusive",
        retries: few,
        retryDelaySeconds,
      });
      await schedule(boss, existingQueues, { queue, cron });
      workers.set(queue, await startWorker(boss, { queue, work, pollSeconds, log }));
    },
    async stop() {
      waker.stop();
      const finished = Promise.all([...workers.keys()].map((queue) => boss.offWork(queue)));
      const patience = new AbortController();
      await Promise.race([finished, delay(stopTimeoutMs, undefined, { signal: patience.signal })]);
      patience.abort();
      // Returns running jobs to their queue.
      await boss.stop({ graceful: false });
    },
  };
}

const startLock = {
  key: 7_106_513,
  what: "creates the job tables",
  of: "session",
} as const;

// Two processes that create the same tables at once conflict.
async function alone<Result>(
  { db, embedded }: OpenDatabase,
  log: Log,
  work: () => Promise<Result>,
): Promise<Result> {
  if (embedded) return await work();
  return await db.connection().execute(async (connection) => {
    await takeStartLock(connection, startLock, log);
    try {
      return await work();
    } finally {
      await sql`select pg_advisory_unlock(${startLock.key})`.execute(connection);
    }
  });
}
