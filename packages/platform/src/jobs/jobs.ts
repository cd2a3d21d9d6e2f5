/* A job exists only if its transaction commits. It runs after that, at least once, with retries. */
import { setTimeout as delay } from "node:timers/promises";
import type { Database } from "@frontdesk/database/database";
import type { Log } from "@frontdesk/database/log";
import { joinLoops } from "../work-queue/join-loops.ts";
import { type Loop, startLoop } from "../work-queue/loop.ts";
import { addDue, insertJobs, saveSchedule } from "./store.ts";
import { startWorker } from "./worker.ts";

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
   * In UTC, in one process, never overlapping, for `m h * * *`, `m * * * *` and `*\/m * * * *`. It
   * runs once for all times missed without a process.
   */
  every(queue: string, cron: string, work: () => Promise<void>): Promise<void>;
  /** Takes no more jobs and waits at most thirty seconds for running ones. */
  stop(): Promise<void>;
}

export interface JobOptions {
  /** Interval of an idle worker, for retries and other processes' jobs. */
  pollSeconds?: number;
  retries?: number;
  /** Doubled up to two hours. */
  retryDelaySeconds?: number;
  scheduleSeconds?: number;
}

const defaults = { pollSeconds: 5, retries: 20, retryDelaySeconds: 15, scheduleSeconds: 15 };
const retriesOfSchedules = 5;
const stopTimeoutMs = 30_000;
/** The commit of the caller's transaction sends no signal. */
const wakesMs = [5, 35, 135, 385, 885];

export function startJobs({ db }: { db: Database }, log: Log, options: JobOptions = {}): Jobs {
  const { scheduleSeconds, ...timing } = { ...defaults, ...options };
  const workers = new Map<string, Loop>();
  const scheduled = new Set<string>();

  async function addScheduled(): Promise<number> {
    for (const queue of await addDue(db, [...scheduled])) workers.get(queue)?.wake();
    return 0;
  }

  const pollMs = scheduleSeconds * 1000;
  const schedules = startLoop(addScheduled, {
    name: "schedules",
    log,
    fullTurn: 1,
    pollMs,
    gatherMs: pollMs,
  });
  return {
    async add(db, queue, ...contents) {
      const worker = workers.get(queue);
      if (worker === undefined) throw new Error(`the queue ${queue} has no worker`);
      if (contents.length === 0) return;
      const isExclusive = scheduled.has(queue);
      const count = await insertJobs(db, { queue, contents, isExclusive });
      if (count !== contents.length) throw new Error(`the queue ${queue} refused a job`);
      for (const ms of wakesMs) setTimeout(worker.wake, ms).unref();
    },
    async work(queue, work) {
      workers.set(queue, startWorker(db, { queue, work, log, ...timing }));
    },
    async every(queue, cron, work) {
      await saveSchedule(db, queue, cron);
      scheduled.add(queue);
      const retries = Math.min(timing.retries, retriesOfSchedules);
      workers.set(queue, startWorker(db, { queue, work, log, ...timing, retries }));
    },
    async stop() {
      const patience = new AbortController();
      await Promise.race([
        joinLoops([schedules, ...workers.values()]).stop(),
        delay(stopTimeoutMs, undefined, { signal: patience.signal }),
      ]);
      patience.abort();
    },
  };
}
