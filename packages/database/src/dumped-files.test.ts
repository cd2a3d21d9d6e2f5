import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { readDump } from "./dumped-files.ts";
import { freshDatabase, onPostgres } from "./testing.ts";

it.runIf(!onPostgres)(
  "database dump: stays unchanged when a database that started from it writes",
  async () => {
    const fresh = await freshDatabase([]);
    const bytes = Buffer.from(await (await fresh.dump()).arrayBuffer());
    await fresh.close();
    const before = Buffer.from(bytes);
    const loadFrom = readDump(bytes);
    for (const _time of ["first", "second"]) {
      const { db, close } = await openDatabase({ loadFrom });
      await sql`create table notes (id int)`.execute(db);
      await sql`insert into notes select generate_series(1, 1000)`.execute(db);
      await sql`checkpoint`.execute(db);
      await close();
    }
    expect(bytes.equals(before)).toBe(true);
  },
);
