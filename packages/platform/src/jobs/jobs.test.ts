import { execFile } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { atomically } from "@frontdesk/database/atomically";
import { freshDatabase, onPostgres, type TestDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { platformMigrations } from "../migrations.ts";
import { type JobOptions, type Jobs, startJobs } from "./jobs.ts";

const script = fileURLToPath(new URL("../../test/jobs-process.ts", import.meta.url));
const hanging = fileURLToPath(new URL("../../test/hanging-process.ts", import.meta.url));
const patience = { timeout: 20_000, interval: 20 };
// With this interval a job without a wake-up outlasts the test.
const seldom = { pollSeconds: 3600 };

let opened: TestDatabase;
let running: Jobs[];
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

beforeEach(async () => {
  vi.clearAllMocks();
  running = [];
  opened = await freshDatabase([platformMigrations]);
});
afterEach(async () => {
  await Promise.all(running.map((jobs) => jobs.stop()));
  await opened.close();
});

function start(options?: JobOptions): Jobs {
  const jobs = startJobs(opened, log, options);
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
    const jobs = start(seldom);
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
    const jobs = start(seldom);
    await jobs.work("count", async () => {});
    const failing = atomically(opened.db, async (db) => {
      await jobs.add(db, "count", {});
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await listJobs("count")).toEqual([]);
  });

  it("in a long queue runs once, as do all others", async () => {
    const jobs = start(seldom);
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
    const jobs = start({ pollSeconds: 0.5, retryDelaySeconds: 1 });
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
    const jobs = start({ retries: 0 });
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
    const jobs = start({ pollSeconds: 1, retryDelaySeconds: 0 });
    const begun = performance.now();
    const done = Promise.withResolvers<void>();
    await jobs.work("hanging", async () => done.resolve());
    await done.promise;
    expect(performance.now() - begun).toBeLessThan(30_000);
  });

  it.each([
    ["job", (jobs: Jobs, work: () => Promise<void>) => jobs.work("left", work)],
    [
      "scheduled job",
      (jobs: Jobs, work: () => Promise<void>) => jobs.every("left", "0 * * * *", work),
    ],
  ])("of a dead process runs after its lease: a %s", async (_, workOn) => {
    await sql`insert into jobs.job (name, data, exclusive, attempts, claimed_until)
      values ('left', '{}', true, 1, now() + interval '2 seconds')`.execute(opened.db);
    let ranAt: number | undefined;
    const begun = performance.now();
    await workOn(start({ pollSeconds: 0.2 }), async () => {
      ranAt = performance.now();
    });
    await vi.waitFor(() => expect(ranAt).toBeDefined(), patience);
    expect(ranAt! - begun).toBeGreaterThan(1_000);
    await vi.waitFor(async () => expect(await listJobs("left")).toEqual([]), patience);
  });

  it("fails without another run after its process died in its last attempt", async () => {
    await sql`insert into jobs.job (name, data, attempts, claimed_until)
      values ('deadly', '{}', 3, now())`.execute(opened.db);
    const work = vi.fn();
    await start({ retries: 2 }).work("deadly", work);
    const output = { message: "Error: the process ended during the last attempt" };
    const kept = [{ state: "failed", output }];
    await vi.waitFor(async () => expect(await listJobs("deadly")).toEqual(kept), patience);
    expect(work).not.toHaveBeenCalled();
  });

  it("keeps its lease in a process that works longer", async () => {
    const done = vi.fn();
    const both = [start({ pollSeconds: 0.5 }), start({ pollSeconds: 0.5 })];
    for (const jobs of both) {
      await jobs.work("long", async () => {
        await delay(22_000);
        done();
      });
    }
    await both[0]!.add(opened.db, "long", {});
    await vi.waitFor(() => expect(done).toHaveBeenCalled(), { timeout: 40_000 });
    await vi.waitFor(async () => expect(await listJobs("long")).toEqual([]), patience);
    expect(done).toHaveBeenCalledOnce();
  });

  it("is refused for a queue without a worker", async () => {
    const jobs = start();
    await expect(jobs.add(opened.db, "nobody", {})).rejects.toThrow("has no worker");
  });
});

async function setDue(queue: string, time: string): Promise<void> {
  await sql`update jobs.schedule set due_at = ${time}::timestamptz where name = ${queue}`.execute(
    opened.db,
  );
}

describe("job schedule", () => {
  const quick = { pollSeconds: 0.2, scheduleSeconds: 0.2, retryDelaySeconds: 0 };

  it("runs in one of two processes, once for all missed times", async () => {
    const both = [start(quick), start(quick)];
    let runs = 0;
    for (const jobs of both) {
      await jobs.every("tick", "0 * * * *", async () => {
        runs += 1;
      });
    }
    for (const round of [1, 2, 3]) {
      await setDue("tick", "2026-01-01T00:00:00Z");
      await vi.waitFor(() => expect(runs).toBe(round), patience);
      await delay(1_000);
      expect(runs).toBe(round);
    }
    expect(log.error).not.toHaveBeenCalled();
  });

  it("skips a time while its job runs, and leaves no second job", async () => {
    const both = [start(quick), start(quick)];
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    let [running, most] = [0, 0];
    for (const jobs of both) {
      await jobs.every("slow", "0 * * * *", async () => {
        running += 1;
        most = Math.max(most, running);
        begun.resolve();
        await end.promise;
        running -= 1;
      });
    }
    await setDue("slow", "2026-01-01T00:00:00Z");
    await begun.promise;
    await setDue("slow", "2026-01-01T00:00:00Z");
    await delay(1_000);
    await expect(both[0]!.add(opened.db, "slow", {})).rejects.toThrow("refused a job");
    expect(await listJobs("slow")).toHaveLength(1);
    end.resolve();
    await vi.waitFor(async () => expect(await listJobs("slow")).toEqual([]), patience);
    expect(most).toBe(1);
  });

  it("retries a failed job five times, and runs it again at its next time", async () => {
    let runs = 0;
    await start(quick).every("broken", "0 * * * *", async () => {
      runs += 1;
      throw new Error("never");
    });
    for (const failed of [1, 2]) {
      await setDue("broken", "2026-01-01T00:00:00Z");
      const states = Array.from({ length: failed }, () => "failed");
      await vi.waitFor(async () => {
        expect((await listJobs("broken")).map(({ state }) => state)).toEqual(states);
      }, patience);
      expect(runs).toBe(6 * failed);
    }
    expect(log.error).toHaveBeenCalledTimes(2);
  });

  it.each([
    ["* * * * *", "2026-03-01T12:35:00Z"],
    ["*/5 * * * *", "2026-03-01T12:35:00Z"],
    ["34 * * * *", "2026-03-01T13:34:00Z"],
    ["35 * * * *", "2026-03-01T12:35:00Z"],
    ["47 3 * * *", "2026-03-02T03:47:00Z"],
    ["0 13 * * *", "2026-03-01T13:00:00Z"],
  ])("%s: its next time after 12:34:00 is %s", async (cron, time) => {
    const { rows } = await sql<{ at: Date }>`
      select jobs.next_run(${cron}, '2026-03-01T12:34:00Z') as at`.execute(opened.db);
    expect(rows[0]!.at).toEqual(new Date(time));
  });

  it.each(["0 0 1 1 *", "0 0 * * 1", "hourly", "5,10 * * * *"])("%s: refused", async (cron) => {
    await expect(start().every("tick", cron, async () => {})).rejects.toThrow("due_at");
  });
});

describe("job schedules", () => {
  async function written(): Promise<unknown> {
    const { rows } = await sql`
      select cron, due_at, xmin::text as at from jobs.schedule where name = 'tick'`.execute(
      opened.db,
    );
    return rows[0];
  }

  async function startWith(cron: string): Promise<unknown> {
    const jobs = start();
    await jobs.every("tick", cron, async () => {});
    await jobs.stop();
    return await written();
  }

  it("are written when new or changed, not at every start", async () => {
    const first = await startWith("0 1 * * *");
    expect(first).toMatchObject({ cron: "0 1 * * *" });
    expect(await startWith("0 1 * * *")).toEqual(first);
    expect(await startWith("0 2 * * *")).toMatchObject({ cron: "0 2 * * *" });
  });
});

describe("failed jobs", () => {
  it("are removed after 30 days", async () => {
    await sql`insert into jobs.job (name, data, state, completed_on)
      values ('mail', '{"age": 31}', 'failed', now() - interval '31 days'),
        ('mail', '{"age": 29}', 'failed', now() - interval '29 days')`.execute(opened.db);
    start({ scheduleSeconds: 0.2 });
    await vi.waitFor(async () => expect(await listJobs("mail")).toHaveLength(1), patience);
  });
});

describe("job shutdown", () => {
  it("waits for running jobs", async () => {
    const jobs = startJobs(opened, log);
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
