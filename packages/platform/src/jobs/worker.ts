import type { Database } from "@frontdesk/database/database";
import type { Log } from "@frontdesk/database/log";
import { type BatchQueue, startBatches } from "../work-queue/batches.ts";
import type { Loop } from "../work-queue/loop.ts";
import { lease } from "../work-queue/timing.ts";
import {
  failJob,
  type JobLease,
  leaseJobs,
  postponeJobs,
  removeJobsDone,
  renewJobs,
} from "./store.ts";

interface WorkerOptions<Content> {
  queue: string;
  work: (content: Content) => Promise<void>;
  retries: number;
  retryDelaySeconds: number;
  pollSeconds: number;
  log: Log;
}

interface Failure {
  err: unknown;
}

const batchSize = 10;
const longestDelayMs = 2 * 60 * 60 * 1000;
const now = () => new Date();

export function startWorker<Content>(
  db: Database,
  { queue, work, retries, retryDelaySeconds, pollSeconds, log }: WorkerOptions<Content>,
): Loop {
  const detailsOf = ({ id, attempts }: JobLease, err: unknown) => {
    return { err, queue, job: id, attempt: attempts };
  };

  /** Returns the error of the last attempt. */
  async function attempt({ content, attempts }: JobLease<Content>): Promise<Failure | undefined> {
    try {
      if (attempts > retries + 1) throw new Error("the process ended during the last attempt");
      await work(content);
      return undefined;
    } catch (err) {
      if (attempts <= retries) throw err;
      return { err };
    }
  }

  async function giveUp(job: JobLease, { err }: Failure): Promise<void> {
    await failJob(db, job, { message: String(err) });
    log.error(detailsOf(job, err), "a job failed for the last time and stays in the table");
  }

  const jobs: BatchQueue<JobLease<Content>, Failure | undefined> = {
    name: queue,
    batchSize,
    lease: ({ leaseMs }) => leaseJobs(db, queue, { most: batchSize, leaseMs }),
    renew: renewJobs,
    attempt,
    async conclude(attempted) {
      const done = attempted.filter(({ result }) => result === undefined);
      await removeJobsDone(
        db,
        done.map(({ item }) => item),
      );
      for (const { item, result } of attempted) if (result) await giveUp(item, result);
      return [];
    },
    noteFailure: (job, err) => log.warn(detailsOf(job, err), "a job failed and is retried"),
    // The random factor leaves the longest delay as it is.
    async postpone(db, postponed) {
      const latest = new Date(Date.now() + longestDelayMs);
      const limited = postponed.map(({ lease, dueAt }) => {
        return { lease, dueAt: dueAt < latest ? dueAt : latest };
      });
      await postponeJobs(db, limited);
    },
  };

  return startBatches({ db, now, log }, jobs, {
    ...lease,
    pollMs: pollSeconds * 1000,
    gatherMs: 20,
    parallel: batchSize,
    backoff: {
      firstMs: 2 * retryDelaySeconds * 1000,
      longestMs: 2 * longestDelayMs,
      least: 0.5,
      most: 1,
    },
  });
}
