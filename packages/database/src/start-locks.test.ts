import { sql } from "kysely";
import { describe, expect, it, vi } from "vitest";
import { atomically } from "./atomically.ts";
import { openDatabase } from "./database.ts";
import { type MigrationSet, migrate } from "./migrate.ts";
import { freshDatabase, onPostgres } from "./testing.ts";

const sets: MigrationSet[] = [
  { name: "notes", folder: new URL("../test/migrations/", import.meta.url) },
];
const logged = () => ({ info: vi.fn(), warn: vi.fn(), error: vi.fn() });
const label = (log: ReturnType<typeof logged>) => log.warn.mock.calls.map(([, text]) => text);

describe.runIf(onPostgres)("start behind another start", () => {
  it("names the migrating session and continues after it", async () => {
    const fresh = await freshDatabase([]);
    const other = await openDatabase({ url: fresh.url });
    const log = logged();
    let migrating: Promise<string[]> | undefined;
    let pid: number | undefined;
    await atomically(other.db, async (db) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
      pid = rows[0]?.pid;
      await migrate(db, []);
      migrating = migrate(fresh.db, sets, log);
      await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 30_000 });
    });
    expect(await migrating).toEqual(["notes/0001-notes.sql"]);
    expect(label(log)[0]).toMatch(
      new RegExp(
        "^waiting \\d+ s for a process that migrates this database: " +
          `session ${pid} from 127.0.0.1; ` +
          "if the process is gone, end its session with pg_terminate_backend$",
      ),
    );
    await other.close();
    await fresh.close();
  });
});

describe("start with migrations", () => {
  it("logs each migration with its duration, then the commit", async () => {
    const fresh = await freshDatabase([]);
    const log = logged();
    await migrate(fresh.db, sets, log);
    expect(log.info.mock.calls).toEqual([
      [{ migration: "notes/0001-notes.sql", ms: expect.any(Number) }, "applied a migration"],
      [{ count: 1 }, "the migrations are committed"],
    ]);
    await migrate(fresh.db, sets, log);
    expect(log.info).toHaveBeenCalledTimes(2);
    await fresh.close();
  });

  it("refuses a database of a newer version and leaves it unchanged", async () => {
    const fresh = await freshDatabase(sets);
    await sql`insert into migrations (package, name, checksum) values
      ('notes', '0002-later.sql', 'x'), ('others', '0001-others.sql', 'x')`.execute(fresh.db);
    await expect(migrate(fresh.db, sets)).rejects.toThrow(
      "A newer version has migrated this database " +
        "(notes/0002-later.sql): start that version or a newer one, " +
        "or restore a backup from before",
    );
    await fresh.close();
  });

  it("applies no migration of any set when one fails", async () => {
    const fresh = await freshDatabase([]);
    const failing = { name: "failing", folder: new URL("../test/failing/", import.meta.url) };
    await expect(migrate(fresh.db, [...sets, failing])).rejects.toThrow("no_such_function");
    const { rows } = await sql<{ found: boolean }>`
      select to_regclass('notes.notes') is not null as found`.execute(fresh.db);
    expect(rows[0]?.found).toBe(false);
    await fresh.close();
  });
});
