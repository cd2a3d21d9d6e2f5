import { spawn } from "node:child_process";
import { once } from "node:events";
import { openDatabase } from "@frontdesk/database/database";
import { startTransactionPooler } from "@frontdesk/database/test/transaction-pooler";
import { onPostgres } from "@frontdesk/database/testing";
import { askAt, makeEnvironment } from "@frontdesk/payments/test/process";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { migrations } from "./migrations.ts";
import { startTwoServers } from "./servers.ts";
import { freeAddresses, main, startWhole } from "./whole-process.ts";

async function startInVain(environment: Record<string, string>) {
  const { ports } = await freeAddresses();
  const child = spawn(process.execPath, [main, "start"], { env: { ...environment, ...ports } });
  let text = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (part: Buffer) => {
      text += part;
    });
  }
  const [code] = await once(child, "close");
  return { code, said: text };
}

describe("startup", () => {
  it("refuses a database of a newer version with a message", async () => {
    const environment = await makeEnvironment(migrations);
    const { DATABASE_URL: url, FRONTDESK_DATA_DIR: folder } = environment.environment;
    const { db, close } = await openDatabase({ url, folder });
    await sql`insert into migrations (package, name, checksum)
      values ('scheduling', '9999-later.sql', 'x')`.execute(db);
    await close();
    const { code, said } = await startInVain(environment.environment);
    expect(code).toBe(78);
    expect(said).toContain(
      "A newer version has migrated this database " + "(scheduling/9999-later.sql)",
    );
    await environment.remove();
  });

  it("applies no migration if one of any service fails, and logs each", async () => {
    const environment = await makeEnvironment([]);
    const { DATABASE_URL: url, FRONTDESK_DATA_DIR: folder } = environment.environment;
    const ask = async (text: string) => {
      const { db, close } = await openDatabase({ url, folder });
      const { rows } = await sql.raw<{ found: boolean }>(text).execute(db);
      await close();
      return rows;
    };
    // Conflicts with scheduling's first migration.
    await ask("create schema scheduling");
    const { code } = await startInVain(environment.environment);
    expect(code).toBe(1);
    const match = "select to_regclass('payments.merchants') is not null as found";
    expect(await ask(match)).toEqual([{ found: false }]);
    await ask("drop schema scheduling");
    const whole = await startWhole(environment, { LOG_LEVEL: "info" });
    for (const name of ["payments/0001-payments", "scheduling/0001-accounts", "desk/0001-desk"]) {
      expect(whole.output()).toContain(`"migration":"${name}.sql"`);
    }
    expect(whole.output()).toContain("the migrations are committed");
    await whole.end("SIGKILL");
    await environment.remove();
  });
});

describe.runIf(onPostgres)("startup on PostgreSQL", () => {
  it("refuses a pooler in transaction mode with advice", async () => {
    const environment = await makeEnvironment(migrations);
    const { DATABASE_URL: url = "" } = environment.environment;
    const pooler = await startTransactionPooler(url, { sessions: 4, takes: "the first" });
    const own = { ...environment.environment, DATABASE_URL: pooler.url };
    const { code, said } = await startInVain(own);
    expect(code).toBe(78);
    expect(said).toContain("set pool_mode = session for this database");
    await pooler.close();
    await environment.remove();
  });

  it("uses the writable server of several, also after a failover", async () => {
    const environment = await makeEnvironment(migrations);
    const servers = await startTwoServers(environment.environment.DATABASE_URL ?? "");
    const own = { DATABASE_URL: `${servers.url}?target_session_attrs=read-write` };
    const whole = await startWhole(environment, own);
    const create = async () =>
      (await askAt(whole.payments, "POST /apps", { body: { name: "shop" } })).status;
    expect(await create()).toBe(201);
    await servers.failOver();
    await expect.poll(create, { timeout: 30_000 }).toBe(201);
    await expect.poll(async () => (await fetch(`${whole.scheduling}/health`)).status).toBe(200);
    const taken = await Promise.all(Array.from({ length: 20 }, create));
    expect(new Set(taken)).toEqual(new Set([201]));
    await whole.end("SIGKILL");
    await servers.remove();
    await environment.remove();
  });
});
