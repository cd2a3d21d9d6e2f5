import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenDatabase, openDatabase } from "./database.ts";
import { type CopiedFile, CopyInProgressError } from "./embedded-copy.ts";
import { filesOf } from "./embedded-folder.ts";
import { fillFolder, freshDatabase } from "./testing.ts";

let workFolder: string;
let opened: OpenDatabase;
beforeAll(async () => {
  workFolder = mkdtempSync(join(tmpdir(), "frontdesk-copy-"));
  const folder = join(workFolder, "own");
  await fillFolder(folder, []);
  opened = await openDatabase({ folder });
  const { db } = opened;
  await sql`create table notes (id int primary key, text text)`.execute(db);
  await sql`create table gone (id int)`.execute(db);
  await sql`create unlogged table counts (id int)`.execute(db);
  await sql`insert into notes select n, repeat('x', 500) from generate_series(1, 3000) n`.execute(
    db,
  );
});
afterAll(async () => {
  await opened.close();
  rmSync(workFolder, { recursive: true });
});

async function keep({ path, contents }: CopiedFile, files: string): Promise<void> {
  const at = join(files, path);
  if (contents === undefined) {
    mkdirSync(at, { recursive: true, mode: 0o700 });
    return;
  }
  const parts: Uint8Array[] = [];
  if (Buffer.isBuffer(contents)) parts.push(contents);
  else for await (const part of contents) parts.push(part);
  mkdirSync(dirname(at), { recursive: true, mode: 0o700 });
  writeFileSync(at, Buffer.concat(parts), { mode: 0o600 });
}

it("copy of an embedded database: has every write before its end", async () => {
  const { db } = opened;
  const folder = join(workFolder, "copy");
  const changes = [
    sql`update notes set text = repeat('y', 700) where id % 3 = 0`,
    sql`create table late (id int primary key)`,
    sql`insert into late select generate_series(1, 1000)`,
    sql`drop table gone`,
    sql`delete from notes where id > 100`,
    // Shortens files and removes others.
    sql`vacuum notes`,
    sql`insert into notes select n, 'new' from generate_series(5001, 5010) n`,
  ];
  let files = 0;
  for await (const copied of opened.copy!()) {
    if (files % 50 === 0) await changes.shift()?.execute(db);
    await keep(copied, filesOf(folder));
    files += 1;
  }
  expect(changes).toEqual([]);
  await sql`insert into notes values (9999, 'after')`.execute(db);
  const copy = await openDatabase({ folder });
  const { rows } = await sql`select
    (select count(*)::int from notes) as notes,
    (select sum(length(text))::int from notes) as length,
    (select count(*)::int from late) as late, (select count(*)::int from counts) as counts,
    to_regclass('gone') as gone`.execute(copy.db);
  const length = 33 * 700 + 67 * 500 + 30;
  expect(rows).toEqual([{ notes: 110, length, late: 1000, counts: 0, gone: null }]);
  await copy.close();
});

it("copy of an embedded database: runs one at a time and ends when its reader stops", async () => {
  const one = opened.copy!();
  await one.next();
  await expect(opened.copy!().next()).rejects.toThrow(CopyInProgressError);
  await one.return(undefined);
  let files = 0;
  for await (const { contents } of opened.copy!()) {
    if (contents !== undefined) files += 1;
  }
  expect(files).toBeGreaterThan(100);
});

it("copy of an embedded database: exists only for a database in a folder", async () => {
  const inMemory = await freshDatabase([]);
  expect(inMemory.copy).toBeUndefined();
  await inMemory.close();
});
