import { execFile } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { atomically } from "./atomically.ts";
import { type JobOptions, type Jobs, startJobs } from "./jobs.ts";
import { freshDatabase, onPostgres, type TestDatabase } from "./testing.ts";

const script = fileURLToPath(new URL("../test/jobs-process.ts", import.meta.url));
const hanging = fileURLToPath(new URL("../test/hanging-process.ts", import.meta.url));
const patience = { timeout: 20_000, interval: 20 };
// With this interval a job without a wake-up outlasts the test.
const seldom = { pollSeconds: 3600 };

let opened: TestDatabase;
let running: Jobs[];
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  running = [];
  opened = await freshDatabase([], { withJobs: true });
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await opened.close();
});

async function start(options?: JobOptions): Promise<Jobs> {
  const jobs = await startJobs(opened, log, options);
  running.push(jobs);
  return jobs;
}

async function listJobs(queue: string): Promise<{ state: string; output: unknown }[]> {
  const { rows } = await sql<{ state: string; output: unknown }>`
    select state, output from jobs.job where name = ${queue}`.execute(opened.db);
  return rows;
}

describe("job", () => {
  it("runs after its transaction commits and leaves no row", async () => {
    const jobs = await start(seldom);
    const done: number[] = [];
    await jobs.work<{ number: number }>("count", async ({ number }) => {
      done.push(number);
    });
    await atomically(opened.db, async (db) => {
      await jobs.add(db, "count", { number: 1 });
      await delay(50);
      expect(done).toEqual([]);
    });
    await vi.waitFor(() => expect(done).toEqual([1]), patience);
    await vi.waitFor(async () => expect(await listJobs("count")).toEqual([]), patience);
  });

  it("does not exist after a rollback", async () => {
    const jobs = await start(seldom);
    await jobs.work("count", async () => {});
    const failing = atomically(opened.db, async (db) => {
      await jobs.add(db, "count", {});
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await listJobs("count")).toEqual([]);
  });

  it("in a long queue runs once, as do all others", async () => {
    const jobs = await start(seldom);
    const done: number[] = [];
    await jobs.work<{ number: number }>("count", async ({ number }) => {
      done.push(number);
    });
    const numbers = Array.from({ length: 50 }, (_, index) => index);
    await atomically(opened.db, async (db) => {
      for (const number of numbers) await jobs.add(db, "count", { number });
    });
    await vi.waitFor(() => expect(done.length).toBeGreaterThanOrEqual(50), patience);
    expect(done.toSorted((left, right) => left - right)).toEqual(numbers);
  });

  it("runs again after a failure, while others run", async () => {
    const jobs = await start({ pollSeconds: 0.5, retryDelaySeconds: 1 });
    const done: string[] = [];
    let failures = 0;
    await jobs.work<{ name: string }>("moody", async ({ name }) => {
      if (name === "bad" && failures < 1) {
        failures += 1;
        throw new Error("not yet");
      }
      done.push(name);
    });
    await atomically(opened.db, async (db) => {
      await jobs.add(db, "moody", { name: "bad" });
      await jobs.add(db, "moody", { name: "good" });
    });
    await vi.waitFor(() => expect(done).toEqual(["good", "bad"]), patience);
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.error).not.toHaveBeenCalled();
  });

  it("stays as failed, with a log line, after its last attempt", async () => {
    const jobs = await start({ retries: 0 });
    await jobs.work("broken", async () => {
      throw new Error("never");
    });
    await jobs.add(opened.db, "broken", {});
    const kept = { state: "failed", output: { message: "Error: never" } };
    await vi.waitFor(async () => expect(await listJobs("broken")).toEqual([kept]), patience);
    expect(log.error).toHaveBeenCalledWith(
      expect.objectContaining({ queue: "broken", attempt: 1, err: expect.any(Error) }),
      "a job failed for the last time and stays in the table",
    );
  });

  it.runIf(onPostgres)("moves to another process 20 seconds after its process died", async () => {
    const child = execFile(process.execPath, [hanging, opened.url!]);
    await once(child.stdout!, "data");
    child.kill("SIGKILL");
    const jobs = await start({ pollSeconds: 1, retryDelaySeconds: 0 });
    const begun = performance.now();
    const done = Promise.withResolvers<void>();
    await jobs.work("hanging", async () => done.resolve());
    await done.promise;
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  it("is refused for a queue without a worker", async () => {
    const jobs = await start();
    await expect(jobs.add(opened.db, "nobody", {})).rejects.toThrow("has no worker");
  });
});

describe("job schedule", () => {
  it("runs in one of two processes", async () => {
    const options = { pollSeconds: 0.5, scheduleSeconds: 1 };
    const both = [await start(options), await start(options)];
    let runs = 0;
    for (const jobs of both) {
      await jobs.every("tick", "* * * * *", async () => {
        runs += 1;
      });
    }
    await vi.waitFor(async () => {
      const { rows } = await sql<{ due: number }>`
        select count(*) as due from jobs.job
        where name = '__pgboss__send-it' and state = 'completed'`.execute(opened.db);
      expect(runs).toBeGreaterThan(0);
      expect(runs).toBe(rows[0]!.due);
    }, patience);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe("job queues and schedules", () => {
  interface Written {
    retries: number;
    cron: string;
    at: string;
  }

  async function written(): Promise<Written> {
    const { rows } = await sql<Written>`
      select q.retry_limit as retries, s.cron, q.updated_on::text || s.updated_on::text as at
      from jobs.queue q join jobs.schedule s using (name) where name = 'tick'`.execute(opened.db);
    return rows[0]!;
  }

  async function startWith(options: JobOptions, cron: string): Promise<Written> {
    const jobs = await start(options);
    await jobs.every("tick", cron, async () => {});
    await jobs.stop();
    return await written();
  }

  it("are written when new or changed, not at every start", async () => {
    const first = await startWith({ retries: 2 }, "0 0 1 1 *");
    expect(first).toMatchObject({ retries: 2, cron: "0 0 1 1 *" });
    expect(await startWith({ retries: 2 }, "0 0 1 1 *")).toEqual(first);
    expect(await startWith({ retries: 3 }, "0 0 1 1 *")).toMatchObject({ retries: 3 });
    expect(await startWith({ retries: 3 }, "0 0 2 1 *")).toMatchObject({ cron: "0 0 2 1 *" });
  });
});

describe("job shutdown", () => {
  it("waits for running jobs", async () => {
    const jobs = await startJobs(opened, log);
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    let finished = false;
    await jobs.work("slow", async () => {
      begun.resolve();
      await end.promise;
      finished = true;
    });
    await jobs.add(opened.db, "slow", {});
    await begun.promise;
    const stopped = jobs.stop();
    expect(await Promise.race([stopped.then(() => "stopped"), delay(100, "waiting")])).toBe(
      "waiting",
    );
    end.resolve();
    await stopped;
    expect(finished).toBe(true);
    expect(await listJobs("slow")).toEqual([]);
  });

  it("leaves no timer or connection behind, even with three starts on a new database", async () => {
    const arguments_ = opened.url === undefined ? [script] : [script, opened.url];
    const processes = opened.url === undefined ? 1 : 3;
    const outputs = await Promise.all(
      Array.from({ length: processes }, () =>
        promisify(execFile)(process.execPath, arguments_, { timeout: 25_000 }),
      ),
    );
    for (const output of outputs) expect(output).toEqual({ stdout: "done\n", stderr: "" });
  });
});
