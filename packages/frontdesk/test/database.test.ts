import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { openDatabase } from "@frontdesk/database/database";
import { distribute, spreadsOf } from "@frontdesk/database/distributed/distribute";
import { planOf } from "@frontdesk/database/distributed/plan";
import { listTables } from "@frontdesk/database/distributed/tables";
import { migrate } from "@frontdesk/database/migrate";
import { testCitusUrl } from "@frontdesk/database/settings";
import { freshDatabase, onPostgres } from "@frontdesk/database/testing";
import { startJobs } from "@frontdesk/platform/jobs/jobs";
import { CompiledQuery } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { tellBy } from "../src/command/distribution.ts";
import { tablesOfAll } from "../src/command/tables-of-all.ts";
import { type StandIn, startStandIn } from "./citus/stand-in.ts";
import { command } from "./command.ts";

async function run(name: "plan" | "distribute", url: string): Promise<string> {
  if (name === "plan") return await command(["database", "plan", "--database-url", url], {});
  // The command refuses until the services' statements run on Citus.
  const lines: string[] = [];
  const { db, close } = await openDatabase({ url, connections: 1, statementMs: 0 });
  try {
    await distribute(
      db,
      tablesOfAll,
      tellBy((line) => lines.push(line)),
    );
  } finally {
    await close();
  }
  return `${lines.join("\n")}\n`;
}

// A real Citus would take precedence.
const mayStandIn = onPostgres && testCitusUrl === undefined;

describe("sharded database", () => {
  it("has a placement valid for its keys for every table", async () => {
    const { db, close } = await freshDatabase(tablesOfAll);
    const tables = await listTables(db);
    const steps = planOf(tables, spreadsOf(tablesOfAll), new Map());
    expect(steps.map(({ table }) => table).sort()).toEqual(tables.map(({ name }) => name));
    const placed = Object.fromEntries(steps.map(({ table, place }) => [table, place]));
    expect(placed["payments.transactions"]).toEqual({
      kind: "distributed",
      by: "shard",
      beside: "payments.merchants",
    });
    expect(placed["scheduling.bookings"]).toMatchObject({ by: "account_id" });
    expect(placed["people.persons"]).toMatchObject({ kind: "reference" });
    expect(placed["jobs.job"]).toMatchObject({ kind: "local" });
    await close();
  });

  it.each([
    [{}, "Set DATABASE_URL: the embedded database is not PostgreSQL on a server"],
    [
      { DATABASE_URL: "mysql://localhost/frontdesk" },
      "DATABASE_URL must be an address with postgres:// or postgresql://",
    ],
  ])("needs Citus on the server: %j", async (environment, text) => {
    const request = command(["database", "plan"], { DATABASE_URL: "", ...environment });
    await expect(request).rejects.toThrow(text);
  });
});

describe.runIf(mayStandIn)("database distribution", () => {
  let citus: StandIn;
  beforeAll(async () => {
    citus = await startStandIn();
  });
  afterAll(async () => await citus.remove());

  it("gets a refusal from the command before any change", async () => {
    const request = command(["database", "distribute", "--database-url", citus.url], {});
    await expect(request).rejects.toThrow("Frontdesk does not run on Citus yet");
    expect(await citus.calls()).toEqual([]);
    const rows = await citus.ask("select from pg_namespace where nspname = 'payments'");
    expect(rows).toEqual([]);
  });

  it("has a plan for an empty database and leaves it empty", async () => {
    const text = await run("plan", citus.url);
    expect(text).toMatch(/^Citus with 2 workers\nmigration database\/0001-sealing.sql\n/);
    expect(text).toContain("function payments.rounded(numeric) on every node\n");
    expect(text).toContain(
      "payments.transactions: distributed by shard, beside payments.merchants (about 0 rows, ",
    );
    expect(text).toContain("payments.rates: a reference table, read with every movement");
    expect(text).toContain("people.sessions: local, never read beside what is a tenant's");
    expect(text).toMatch(/\d+ tables to do: about 0 rows, \d+\.\d MB\n$/);
    expect(await citus.calls()).toEqual([]);
    const rows = await citus.ask("select from pg_namespace where nspname = 'payments'");
    expect(rows).toEqual([]);
  });

  it("creates the tables, then distributes each after its foreign keys' targets", async () => {
    const text = await run("distribute", citus.url);
    const calls = await citus.calls();
    const at = (call: string) => {
      expect(calls).toContain(call);
      return calls.indexOf(call);
    };
    const transactions = "distributed payments.transactions by shard beside payments.merchants";
    expect(at("distributed payments.merchants by shard beside none")).toBeLessThan(
      at(transactions),
    );
    expect(at(transactions)).toBeLessThan(
      at("distributed payments.disputes by shard beside payments.merchants"),
    );
    expect(at("function payments.rounded(numeric)")).toBeLessThan(at("reference payments.apps"));
    expect(at("reference people.persons")).toBeLessThan(
      at("distributed scheduling.memberships by account_id beside none"),
    );
    expect(calls.join("\n")).not.toMatch(/ (jobs|sealing|desk\.places|people\.sessions)\b/);
    expect(calls.filter((call) => call.startsWith("emptied"))).toEqual([]);
    expect(text).toMatch(/1 of \d+: .*\n {2}took \d\.\d s, about 0 rows, \d+\.\d MB to go\n/);
  });

  it("is repeatable and skips finished steps", async () => {
    const text = await run("distribute", citus.url);
    expect(text).toMatch(/payments\.heads: .* \(about 0 rows, \d+\.\d kB, done\)/);
    expect(text).toMatch(/\n0 tables to do: about 0 rows, 0 B\n$/);
    const calls = await citus.calls();
    expect(calls.filter((call) => !call.startsWith("function "))).toEqual([]);
  });
});

describe.runIf(mayStandIn)("distribution with data", () => {
  let citus: StandIn;
  beforeAll(async () => {
    citus = await startStandIn();
    await run("distribute", citus.url);
    await citus.ask(
      "delete from citus.citus_tables",
      "delete from citus.calls",
      `insert into payments.heads (shard, merchant_id)
        select 1, 'merchant ' || n from generate_series(1, 20000) as n`,
      "analyze payments.heads",
      "insert into payments.limits values ('a', 1, null), ('b', 1, null)",
      "insert into people.persons select * from people.persons",
    );
  });
  afterAll(async () => await citus.remove());

  it("counts the rows", async () => {
    const text = await run("plan", citus.url);
    expect(text).toMatch(/payments\.heads: distributed .* \(about 20,000 rows, \d\.\d MB\)/);
    expect(text).toMatch(/payments\.limits: distributed .* \(about 2 rows, /);
    expect(text).toMatch(/tables to do: about 20,002 rows, /);
    expect(await citus.calls()).toEqual([]);
  });

  it("continues after an interruption and removes leftovers", async () => {
    await citus.ask(`insert into citus.citus_tables values
      ('payments.merchants', 'distributed', 'shard', 'none')`);
    await run("distribute", citus.url);
    const calls = await citus.calls();
    expect(calls.join("\n")).not.toContain("distributed payments.merchants ");
    expect(calls).toContain("distributed payments.heads by shard beside payments.merchants");
    expect(calls.filter((call) => call.startsWith("emptied")).sort()).toEqual([
      "emptied payments.heads",
      "emptied payments.limits",
    ]);
  });
});

describe.runIf(mayStandIn)("distribution refusal", () => {
  let citus: StandIn;
  beforeAll(async () => {
    citus = await startStandIn();
    await run("distribute", citus.url);
    await citus.ask("delete from citus.citus_tables", "delete from citus.calls");
  });
  afterEach(async () => expect(await citus.calls()).toEqual([]));
  afterAll(async () => await citus.remove());

  it.each([
    [
      "a table that is not known",
      "create table public.orders (id int)",
      "drop table public.orders",
      "the table public.orders is unknown",
    ],
    [
      "a table that is missing",
      "alter table payments.heads rename to skulls",
      "alter table payments.skulls rename to heads",
      "the table payments.heads is missing\nthe table payments.skulls is unknown",
    ],
    [
      "a table without the column",
      "alter table payments.frauds rename column shard to part",
      "alter table payments.frauds rename column part to shard",
      "payments.frauds has no column shard",
    ],
    [
      "a key without the column",
      "create unique index heads_last on payments.heads (last_id)",
      "drop index payments.heads_last",
      "the key heads_last of payments.heads lacks shard",
    ],
    [
      "a foreign key without the column",
      `alter table payments.heads add constraint heads_session_fkey
        foreign key (merchant_id) references people.operators (person_id)`,
      "alter table payments.heads drop constraint heads_session_fkey",
      "heads_session_fkey of payments.heads references people.operators, a local table",
    ],
    [
      "a circle of foreign keys",
      `alter table payments.transactions add constraint transactions_fraud_fkey
        foreign key (shard, id) references payments.frauds (shard, id)`,
      "alter table payments.transactions drop constraint transactions_fraud_fkey",
      "the foreign keys of payments.frauds, payments.transactions form a cycle",
    ],
    [
      "what lies elsewhere already",
      "insert into citus.citus_tables values ('payments.heads', 'reference', '<none>')",
      "delete from citus.citus_tables",
      "payments.heads is already reference, but must be " +
        "distributed by shard, beside payments.merchants",
    ],
    [
      "a node that is not the coordinator",
      "update citus.here set is_coordinator = false",
      "update citus.here set is_coordinator = true",
      "this node is not the coordinator",
    ],
    [
      "a coordinator that the nodes do not know",
      "delete from citus.pg_dist_node where groupid = 0",
      "insert into citus.pg_dist_node values (0)",
      "the nodes do not know the coordinator: select citus_set_coordinator_host('<its name>')",
    ],
    [
      "a Citus that is too old",
      "alter function citus.citus_is_coordinator() rename to is_coordinator",
      "alter function citus.is_coordinator() rename to citus_is_coordinator",
      "Citus 11 or newer is required",
    ],
    [
      "a server without Citus",
      "alter function citus.citus_version() rename to no_version",
      "alter function citus.no_version() rename to citus_version",
      "the database has no Citus: create extension citus, on every node",
    ],
  ])("%s", async (_what, spoil, mend, text) => {
    await citus.ask(spoil);
    try {
      await expect(run("plan", citus.url)).rejects.toMatchObject({ message: text });
      await expect(run("distribute", citus.url)).rejects.toMatchObject({ message: text });
    } finally {
      await citus.ask(mend);
    }
  });

  it("distribution with connected processes: refuses, but still plans", async () => {
    const { close } = await openDatabase({ url: citus.url });
    const text = "Frontdesk uses this database: stop Frontdesk first";
    await expect(run("distribute", citus.url)).rejects.toMatchObject({ message: text });
    expect(await run("plan", citus.url)).toContain("Citus with 2 workers");
    await close();
  });
});

describe.runIf(onPostgres && testCitusUrl === undefined)("database owner role", () => {
  it("creates every table without superuser rights", async () => {
    const admin = await freshDatabase([]);
    const name = `own_${randomUUID().replaceAll("-", "")}`;
    const orders = [
      `create role ${name} login password 'password'`,
      `create database ${name} owner ${name} encoding 'UTF8' template template0`,
    ];
    for (const order of orders) await admin.db.executeQuery(CompiledQuery.raw(order));
    const url = new URL(admin.url!);
    Object.assign(url, { username: name, password: "password", pathname: `/${name}` });
    const opened = await openDatabase({ url: url.href });
    const log = { info: () => {}, warn: () => {}, error: () => {} };
    await migrate(opened.db, tablesOfAll);
    const jobs = startJobs(opened, log);
    const created =
      "select nspname from pg_namespace where nspname !~ '^(pg_|information)' order by 1";
    const { rows } = await opened.db.executeQuery<{ nspname: string }>(CompiledQuery.raw(created));
    await jobs.stop();
    await opened.close();
    await admin.db.executeQuery(CompiledQuery.raw(`drop database ${name} with (force)`));
    await admin.db.executeQuery(CompiledQuery.raw(`drop role ${name}`));
    await admin.close();
    const page = readFileSync(new URL("../../../docs/operating.md", import.meta.url), "utf8");
    const [message = ""] = /creates the\sschemas [\s\S]*?(?=, and a table)/.exec(page) ?? [];
    const schemas = [...message.matchAll(/`(\w+)`/g)].map(([, schema]) => schema);
    expect(rows.map(({ nspname }) => nspname)).toEqual([...schemas, "public"].sort());
    for (const order of orders) {
      const plain = order.replaceAll(name, "frontdesk");
      expect(page).toContain(`${plain};`);
    }
  });
});
