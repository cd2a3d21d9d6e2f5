import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { atomically, codeOf, constraintOf, separately } from "./atomically.ts";
import { type Database, openDatabase } from "./database.ts";
import { readDump } from "./dumped-files.ts";
import { filesOf } from "./embedded-folder.ts";
import { migrate } from "./migrate.ts";
import { run, statement } from "./statement.ts";
import { freshDatabase, onPostgres, type TestDatabase } from "./testing.ts";
import { vacuumEmbedded } from "./vacuum.ts";

const sets = [{ name: "notes", folder: new URL("../test/migrations/", import.meta.url) }];

let opened: TestDatabase;
let db: Database;

beforeAll(async () => {
  opened = await freshDatabase(sets);
  db = opened.db;
});
afterAll(() => opened.close());

async function countNotes(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from notes.notes`.execute(db);
  return rows[0]!.count;
}

describe("column values", () => {
  it("reads bigint as exact numbers and date as text, and refuses inexact numbers", async () => {
    const { rows } = await sql<object>`
      select 9007199254740991::bigint as big, date '2026-02-28' as day,
        null::bigint as none, '{3,null}'::bigint[] as several`.execute(db);
    const several = [3, null];
    expect(rows).toEqual([{ big: 9_007_199_254_740_991, day: "2026-02-28", none: null, several }]);
    await expect(sql`select '{9007199254740992}'::bigint[]`.execute(db)).rejects.toThrow(
      RangeError,
    );
    await expect(sql`select 9007199254740992::bigint`.execute(db)).rejects.toThrow(RangeError);
  });

  it("allows writes after one transaction queried several shards of a node", async () => {
    const { rows } = await sql<{ mode: string }>`
      select current_setting('citus.multi_shard_modify_mode') as mode`.execute(db);
    expect(rows).toEqual([{ mode: "sequential" }]);
  });

  it("runs sessions in UTC", async () => {
    const { rows } = await sql`show timezone`.execute(db);
    expect(rows).toEqual([{ TimeZone: "UTC" }]);
  });
});

describe("prepared statement", () => {
  const add = statement("test_add", "insert into notes.notes (text) values ($1) returning text");

  it("runs by its name, inside and outside a transaction", async () => {
    expect(await run(db, add, ["first"])).toEqual([{ text: "first" }]);
    await atomically(db, (db) => run(db, add, ["second"]));
    const prepared = () => sql`select 1 from pg_prepared_statements where name = 'test_add_0'`;
    const { rows } = await atomically(db, async (db) => {
      await run(db, add, ["third"]);
      return await prepared().execute(db);
    });
    expect(rows).toHaveLength(1);
  });

  it.skipIf(onPostgres)("uses the index even with a plan older than the rows", async () => {
    await sql`create table notes.few (id int primary key, text text)`.execute(db);
    await sql`insert into notes.few values (1, 'one')`.execute(db);
    // From here on the statistics say that the table has one page.
    await vacuumEmbedded(db);
    const find = statement("test_find", "select text from notes.few where id = $1");
    for (let times = 0; times < 10; times += 1) await run(db, find, [1]);
    const { rows } = await sql<object>`explain execute test_find_0 (1)`.execute(db);
    expect(JSON.stringify(rows)).toContain("Index Scan");
  });

  it("refuses one name for two statements", () => {
    expect(() => statement("test_add", "select 1")).toThrow(
      "two statements have the name test_add",
    );
  });

  it("reports the violated constraint and leaves the connection usable", async () => {
    const error = await run(db, add, ["first"]).catch((error: unknown) => error);
    expect([codeOf(error), constraintOf(error)]).toEqual(["23505", "notes_text_unique"]);
    expect(await run(db, add, ["fourth"])).toEqual([{ text: "fourth" }]);
  });
});

describe("savepoint for optional work", () => {
  const deadlocked = Object.assign(new Error("deadlock"), { code: "40P01" });

  it.each([
    ["a statement", async (db: Database) => void (await sql`select 1 / 0`.execute(db))],
    ["what a new transaction would mend", () => Promise.reject(deadlocked)],
  ])("undoes only its own work after %s", async (title, fail) => {
    const before = await countNotes();
    await atomically(db, async (db) => {
      await sql`insert into notes.notes (text) values (${`kept beside ${title}`})`.execute(db);
      const work = async () => {
        await sql`insert into notes.notes (text) values ('lost apart')`.execute(db);
        await fail(db);
      };
      await expect(separately(db, work)).rejects.toThrow();
      await sql`insert into notes.notes (text) values (${`kept after ${title}`})`.execute(db);
    });
    expect(await countNotes()).toBe(before + 2);
  });

  it("retries a plan older than a migration", async () => {
    const undone = new Error("undone");
    const all = statement("test_apart", "select * from notes.notes limit 1");
    const working = atomically(db, async (db) => {
      await run(db, all, []);
      await sql`alter table notes.notes add column more text`.execute(db);
      expect(await separately(db, () => run(db, all, []))).toMatchObject([{ more: null }]);
      throw undone;
    });
    await expect(working).rejects.toBe(undone);
  });
});

describe("database transaction", () => {
  it("undoes everything when the work fails", async () => {
    const before = await countNotes();
    const failing = atomically(db, async (db) => {
      await sql`insert into notes.notes (text) values ('lost')`.execute(db);
      throw new Error("no");
    });
    await expect(failing).rejects.toThrow("no");
    expect(await countNotes()).toBe(before);
  });

  it("joins the open transaction", async () => {
    const before = await countNotes();
    const failing = atomically(db, async (db) => {
      await atomically(db, (db) => sql`insert into notes.notes (text) values ('in')`.execute(db));
      throw new Error("outer");
    });
    await expect(failing).rejects.toThrow("outer");
    expect(await countNotes()).toBe(before);
  });

  it("separates concurrent callers", async () => {
    const before = await countNotes();
    const work = Array.from({ length: 20 }, (_, index) =>
      atomically(db, async (db) => {
        await sql`insert into notes.notes (text) values (${`concurrent ${index}`})`.execute(db);
        if (index % 2 === 1) throw new Error("odd");
      }).catch(() => {}),
    );
    await Promise.all([...work, countNotes()]);
    expect(await countNotes()).toBe(before + 10);
  });

  it("repeats the work after a serialization failure", async () => {
    let runs = 0;
    const fail = (db: Database) =>
      sql`do $$ begin raise exception 'again' using errcode = '40001'; end $$`.execute(db);
    await atomically(db, async (db) => {
      runs += 1;
      if (runs < 3) await sql`do $$ begin raise 'x' using errcode = '40001'; end $$`.execute(db);
    });
    expect(runs).toBe(3);
    await expect(atomically(db, fail)).rejects.toThrow("again");
  });

  it.runIf(onPostgres)("survives a deadlock of two transactions", async () => {
    await sql`insert into notes.notes (text) values ('left'), ('right')`.execute(db);
    const touch = (db: Database, text: string) =>
      sql`update notes.notes set written_on = '2026-01-01' where text = ${text}`.execute(db);
    const cross = (first: string, second: string) =>
      atomically(db, async (db) => {
        await touch(db, first);
        await sql`select pg_sleep(0.05)`.execute(db);
        await touch(db, second);
      });
    await Promise.all([cross("left", "right"), cross("right", "left")]);
  });
});

describe.runIf(onPostgres)("broken connection", () => {
  it("fails its query and leaves the process and the next query alone", async () => {
    const killed = atomically(db, async (db) => {
      await sql`select pg_terminate_backend(pg_backend_pid())`.execute(db);
      await sql`select 1`.execute(db);
    });
    await expect(killed).rejects.toThrow(/terminat/i);
    const idle = sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`;
    await Promise.all([idle.execute(db), sql`select pg_sleep(0.1)`.execute(db).catch(() => {})]);
    await expect.poll(() => countNotes().catch(() => -1)).toBeGreaterThan(0);
  });
});

describe("migration under running processes", () => {
  it("keeps their prepared statements working", async () => {
    const all = statement("test_all", "select * from notes.notes order by id limit 1");
    await run(db, all, []);
    await sql`alter table notes.notes add column later text`.execute(db);
    expect(await run(db, all, [])).toMatchObject([{ later: null }]);
    await sql`alter table notes.notes add column latest text`.execute(db);
    expect(await atomically(db, (db) => run(db, all, []))).toMatchObject([{ latest: null }]);
  });
});

describe("migrations", () => {
  it("apply each file once and refuse a changed file", async () => {
    expect(await migrate(db, sets)).toEqual([]);
    const changed = sql`update migrations set checksum = 'other'`;
    const restored = atomically(db, async (db) => {
      await changed.execute(db);
      await migrate(db, sets);
    });
    await expect(restored).rejects.toThrow("migration notes/0001-notes.sql was changed");
  });
});

async function fill(folder: string): Promise<void> {
  const empty = await freshDatabase([]);
  const dump = readDump(await (await empty.dump()).bytes());
  await empty.close();
  mkdirSync(folder, { mode: 0o700 });
  for (const { path, isFolder, contents } of dump) {
    const location = join(folder, ...path);
    if (isFolder) mkdirSync(location, { mode: 0o700 });
    else writeFileSync(location, contents, { mode: 0o600 });
  }
}

describe("embedded data folder", () => {
  it("keeps its rows and admits one process at a time", async () => {
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-database-"));
    if (!onPostgres) await fill(filesOf(folder));
    const first = await openDatabase({ folder });
    await migrate(first.db, sets);
    await sql`insert into notes.notes (text) values ('kept')`.execute(first.db);
    await expect(openDatabase({ folder })).rejects.toThrow("is in use by process");
    await first.close();
    const second = await openDatabase({ folder });
    const { rows } = await sql`select text from notes.notes`.execute(second.db);
    expect(rows).toEqual([{ text: "kept" }]);
    await second.close();
    rmSync(folder, { recursive: true });
  });
});
