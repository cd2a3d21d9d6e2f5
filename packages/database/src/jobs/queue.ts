import { randomUUID } from "node:crypto";
import type { JobResult, JobWithMetadata, PgBoss, QueueResult, Schedule } from "pg-boss";
import type { Log } from "../log.ts";

const daySeconds = 86_400;

export interface QueueOptions {
  queue: string;
  /** `exclusive` allows one job at a time, waiting or running. */
  policy: "standard" | "exclusive";
  retries: number;
  retryDelaySeconds: number;
}

export interface ExistingQueues {
  queues: ReadonlyMap<string, QueueResult>;
  schedules: ReadonlyMap<string, Schedule>;
}

export async function findQueues(boss: PgBoss): Promise<ExistingQueues> {
  const [queues, schedules] = [await boss.getQueues(), await boss.getSchedules()];
  return {
    queues: new Map(queues.map((queue) => [queue.name, queue])),
    schedules: new Map(schedules.map((schedule) => [schedule.name, schedule])),
  };
}

export async function openQueue(
  boss: PgBoss,
  existingQueues: ExistingQueues,
  options: QueueOptions,
): Promise<void> {
  const { queue, policy, retries, retryDelaySeconds } = options;
  const settings = {
    retryLimit: retries,
    retryDelay: retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: 7200,
    // A dead process's job is free five seconds after this.
    heartbeatSeconds: 15,
    deleteAfterSeconds: 30 * daySeconds,
  };
  if (isSame({ policy, ...settings }, existingQueues.queues.get(queue))) return;
  await boss.createQueue(queue, { policy });
  await boss.updateQueue(queue, settings);
  // Any query about a queue loads it into pg-boss's memory. Inside a transaction it would wait for
  // the embedded database's only connection.
  await boss.findJobs(queue, { id: randomUUID() });
}

export async function schedule(
  boss: PgBoss,
  existingQueues: ExistingQueues,
  { queue, cron }: { queue: string; cron: string },
): Promise<void> {
  const options = { tz: "UTC", missed: "once" } as const;
  const there = existingQueues.schedules.get(queue);
  if (there?.cron === cron && isSame(options, there.options)) return;
  await boss.schedule(queue, cron, null, options);
}

function isSame(query: object, match: object | undefined): boolean {
  const there = match as Record<string, unknown> | undefined;
  return Object.entries(query).every(([name, value]) => there?.[name] === value);
}

export interface WorkerOptions<Content> {
  queue: string;
  work: (content: Content) => Promise<void>;
  pollSeconds: number;
  log: Log;
}

export async function startWorker<Content>(
  boss: PgBoss,
  { queue, work, pollSeconds, log }: WorkerOptions<Content>,
): Promise<string> {
  const options = {
    pollingIntervalSeconds: pollSeconds,
    heartbeatRefreshSeconds: 5,
    batchSize: 10,
    burstWhenBatchFull: true,
    includeMetadata: true,
    perJobResults: true,
  } as const;
  return await boss.work(queue, options, async (jobs: JobWithMetadata<Content>[]) => {
    const results = await Promise.all(jobs.map((job) => attempt(job, work, log)));
    const done = results.filter(({ status }) => status === "completed").map(({ id }) => id);
    if (done.length > 0) await boss.deleteJob(queue, done);
    return results;
  });
}

async function attempt<Content>(
  job: JobWithMetadata<Content>,
  work: (content: Content) => Promise<void>,
  log: Log,
): Promise<JobResult> {
  try {
    await work(job.data);
    return { id: job.id, status: "completed" };
  } catch (error) {
    const details = { err: error, queue: job.name, job: job.id, attempt: job.retryCount + 1 };
    if (job.retryCount < job.retryLimit) log.warn(details, "a job failed and is retried");
    else log.error(details, "a job failed for the last time and stays in the table");
    return { id: job.id, status: "failed", output: { message: String(error) } };
  }
}
