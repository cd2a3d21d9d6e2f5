// Version 0.2.0 kept its jobs in tables of pg-boss.
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { gunzipSync } from "node:zlib";
import { migrate } from "@frontdesk/database/migrate";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { letterOf, openPost } from "@frontdesk/people/mail/mail";
import { type MailServer, openMailServer } from "@frontdesk/people/test/mail-server";
import { type Jobs, startJobs } from "@frontdesk/platform/jobs/jobs";
import { listFailedJobs } from "@frontdesk/platform/jobs/store";
import { platformMigrations } from "@frontdesk/platform/migrations";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

const packed = readFileSync(new URL("0.2.0.sql.gz", import.meta.url));
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const patience = { timeout: 60_000, interval: 50 };
/** Of the former scheduler. */
const lastPass = "2026-11-26T20:10:00Z";

let opened: TestDatabase;
let server: MailServer;
let jobs: Jobs;

interface FormerMail {
  subject: string;
  state: string;
  retries: number;
  started: boolean;
  startAfter: string;
}

async function insertMail({ subject, state, retries, started, startAfter }: FormerMail) {
  const letter = letterOf({ to: "ann@studio.dk", subject, text: "Come in." }, "a@studio.dk");
  await sql`insert into jobs.job (name, data, state, retry_limit, retry_count, retry_delay,
      retry_backoff, policy, start_after, started_on, heartbeat_on, heartbeat_seconds, completed_on)
    values ('mail', ${JSON.stringify(letter)}::jsonb, ${state}::jobs.job_state, 20, ${retries}, 15,
      true, 'standard', now() + ${startAfter}::interval,
      case when ${started} then now() - interval '1 hour' end,
      case when ${state === "active"} then now() end, 15,
      case when ${state} in ('failed', 'completed') then '2026-11-26T20:00:00Z'::timestamptz
      end)`.execute(opened.db);
}

async function insertScheduled(name: string): Promise<void> {
  await sql`select jobs.create_queue(${name}, '{"policy": "exclusive"}')`.execute(opened.db);
  await sql`insert into jobs.job (name, state, policy)
    values (${name}, 'created', 'exclusive')`.execute(opened.db);
}

const former = { state: "created", retries: 0, started: false, startAfter: "-1 minute" };

async function openFormer(): Promise<void> {
  opened = await freshDatabase([]);
  const dump = String(gunzipSync(packed)).replace(/^\\.*$/gm, "");
  await sql.raw(`drop table if exists public.migrations;\n${dump}`).execute(opened.db);
  await sql`select set_config('search_path', 'public', false)`.execute(opened.db);
  await insertMail({ ...former, subject: "Waiting" });
  await insertMail({ ...former, subject: "Retried", state: "retry", retries: 3, started: true });
  await insertMail({ ...former, subject: "Running", state: "active", started: true });
  await insertMail({ ...former, subject: "Last", state: "active", retries: 19, started: true });
  await insertMail({ ...former, subject: "Later", state: "retry", startAfter: "1 hour" });
  await insertMail({ ...former, subject: "Failed", state: "failed", retries: 20, started: true });
  await insertMail({ ...former, subject: "Sent", state: "completed", started: true });
  await insertScheduled("waiting");
  await sql`insert into jobs.job (name, state) values ('__pgboss__send-it', 'created')`.execute(
    opened.db,
  );
  await sql`update jobs.version set cron_on = ${lastPass}`.execute(opened.db);
}

beforeAll(async () => {
  await openFormer();
  await migrate(opened.db, [platformMigrations]);
  server = await openMailServer({ failures: 0 });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
  await opened.close();
});
beforeEach(() => vi.clearAllMocks());

describe("jobs of version 0.2.0", () => {
  it("migration: keeps unfinished and failed jobs with their attempts", async () => {
    const { rows } = await sql`select name, data->>'subject' as subject, state, exclusive, attempts
      from jobs.job order by name, subject`.execute(opened.db);
    const mail = { name: "mail", state: "created", exclusive: false };
    expect(rows).toEqual([
      { ...mail, subject: "Failed", state: "failed", attempts: 21 },
      { ...mail, subject: "Last", attempts: 20 },
      { ...mail, subject: "Later", attempts: 0 },
      { ...mail, subject: "Retried", attempts: 4 },
      { ...mail, subject: "Running", attempts: 1 },
      { ...mail, subject: "Waiting", attempts: 0 },
      { ...mail, name: "waiting", subject: null, exclusive: true, attempts: 0 },
    ]);
    const { rows: left } = await sql<{ name: string }>`
      select n.nspname || '.' || c.relname as name from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where n.nspname like '%jobs' and c.relkind in ('r', 'p') order by 1`.execute(opened.db);
    expect(left.map(({ name }) => name)).toEqual(["jobs.job", "jobs.schedule"]);
  });

  it("schedules: are due at their next time after the last pass", async () => {
    const { rows } = await sql<{ name: string; at: Date }>`
      select name, due_at as at from jobs.schedule`.execute(opened.db);
    const due = Object.fromEntries(rows.map(({ name, at }) => [name, at.toISOString()]));
    expect(rows).toHaveLength(11);
    expect(due).toMatchObject({
      "payments-owners": "2026-11-26T20:15:00.000Z",
      "payments-expiry": "2026-11-26T20:17:00.000Z",
      "payments-housekeeping": "2026-11-26T21:07:00.000Z",
      "scheduling-zones": "2026-11-27T02:11:00.000Z",
    });
  });

  it("mails: due ones are sent once, failed and later ones stay", async () => {
    jobs = startJobs(opened, log, { pollSeconds: 0.5, scheduleSeconds: 0.5 });
    await openPost({ jobs, smtpUrl: server.url, folder: "", from: "a@studio.dk", log });
    const subjects = () =>
      server.taken.map(({ message }) => /^Subject: (.*?)\r?$/m.exec(message)?.[1]).sort();
    const due = ["Last", "Retried", "Running", "Waiting"];
    await vi.waitFor(() => expect(subjects()).toEqual(due), patience);
    await vi.waitFor(async () => {
      const { rows } = await sql`select data->>'subject' as subject from jobs.job
        where name = 'mail' order by 1`.execute(opened.db);
      expect(rows).toEqual([{ subject: "Failed" }, { subject: "Later" }]);
    }, patience);
    expect(subjects()).toEqual(due);
    const last = new Date("2026-11-26T20:00:00Z");
    expect(await listFailedJobs(opened.db)).toEqual([{ queue: "mail", count: 1, last }]);
    expect(log.error).not.toHaveBeenCalled();
  });

  it("scheduled jobs: a waiting one and a missed one run once", async () => {
    const runs: string[] = [];
    await jobs.every("waiting", "0 0 * * *", async () => void runs.push("waiting"));
    await jobs.every("payments-expiry", "17 * * * *", async () => void runs.push("missed"));
    await vi.waitFor(() => expect(runs.length).toBeGreaterThan(1), patience);
    await delay(2_000);
    expect(runs.sort()).toEqual(["missed", "waiting"]);
  });
});

it("job tables: an empty schema `jobs` gets them", async () => {
  const fresh = await freshDatabase([]);
  await sql`create schema jobs`.execute(fresh.db);
  await migrate(fresh.db, [platformMigrations]);
  const { rows } = await sql`select from jobs.job`.execute(fresh.db);
  expect(rows).toEqual([]);
  await fresh.close();
});
