import { openDatabase } from "@frontdesk/database/database";
import { onPostgres } from "@frontdesk/database/testing";
import { askAt, makeEnvironment, type ProcessEnvironment } from "@frontdesk/payments/test/process";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrations } from "./migrations.ts";
import { startWhole, type WholeProcess } from "./whole-process.ts";

let environment: ProcessEnvironment;
let whole: WholeProcess;
let administrator: Awaited<ReturnType<typeof openDatabase>>;

const ask = (text: string) => sql.raw(text).execute(administrator.db);
const name = () => new URL(environment.environment.DATABASE_URL!).pathname.slice(1);
const createApp = async () =>
  (await askAt(whole.payments, "POST /apps", { body: { name: "shop" } })).status;
const statusOf = async (url: string) => (await fetch(url)).status;
const atAll = (path: string) =>
  Promise.all(
    [whole.payments, whole.scheduling, whole.desk, whole.door].map((url) => statusOf(url + path)),
  );

const endSessions = () =>
  ask(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = '${name()}' and pid <> pg_backend_pid()`);

describe.runIf(onPostgres)("process with database trouble", () => {
  beforeAll(async () => {
    environment = await makeEnvironment(migrations);
    whole = await startWhole(environment);
    administrator = await openDatabase({
      url: environment.environment.DATABASE_URL,
      connections: 2,
    });
  });
  afterAll(async () => {
    await administrator?.close();
    await whole?.end("SIGKILL");
    await environment.remove();
  });

  it("is unhealthy but alive on a read-only database, and writes once possible", async () => {
    expect(await createApp()).toBe(201);
    await ask(`alter database ${name()} set default_transaction_read_only = on`);
    await endSessions();
    await expect.poll(() => atAll("/health")).toEqual([503, 503, 503, 503]);
    // For a second there may be no answer.
    const parts = async () =>
      (await askAt<{ parts: object }>(whole.payments, "GET /health")).body.parts;
    await expect.poll(parts).toMatchObject({ database: "can only be read" });
    expect(await atAll("/livez")).toEqual([200, 200, 200, 200]);
    const refusals = await Promise.all(Array.from({ length: 16 }, createApp));
    expect(new Set(refusals)).toEqual(new Set([503]));
    await sql`set default_transaction_read_only = off`.execute(administrator.db);
    await ask(`alter database ${name()} reset default_transaction_read_only`);
    await expect.poll(() => atAll("/health")).toEqual([200, 200, 200, 200]);
    const taken = await Promise.all(Array.from({ length: 32 }, createApp));
    expect(new Set(taken)).toEqual(new Set([201]));
  });

  it("serves one service healthily while a lock blocks the other's table", async () => {
    let waiting: Promise<number[]> | undefined;
    await administrator.db.transaction().execute(async (db) => {
      await sql`lock table payments.apps in access exclusive mode`.execute(db);
      waiting = Promise.all(Array.from({ length: 40 }, createApp));
      const blocked = async () => {
        const { rows } = await sql<{ count: number }>`
          select count(*)::int as count from pg_locks where not granted`.execute(db);
        return rows[0]!.count;
      };
      await expect.poll(blocked).toBeGreaterThan(8);
      expect(await atAll("/health")).toEqual([200, 200, 200, 200]);
      const headers = { authorization: "Bearer nobody" };
      const { status } = await fetch(`${whole.scheduling}/v1/nowhere/resources`, { headers });
      expect(status).toBe(401);
    });
    expect((await waiting!).length).toBe(40);
    expect(await createApp()).toBe(201);
  });
});
