import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type OpenDatabase, openDatabase } from "./database.ts";
import { keepLogShort } from "./embedded-log.ts";
import { thorough } from "./testing.ts";

let opened: OpenDatabase;
beforeAll(async () => {
  opened = await openDatabase({});
  await sql`create table notes (text text)`.execute(opened.db);
});
afterAll(() => opened.close());

/** A start would read the WAL from there. */
async function findBeginning(): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    select redo_lsn::text as at from pg_control_checkpoint()`.execute(opened.db);
  return rows[0]!.at;
}

const write = (rows: number) =>
  sql`insert into notes select repeat('x', 1000) from generate_series(1, ${rows}::int)`.execute(
    opened.db,
  );

const quick = { everyMs: 10, longest: 512 * 1024 };

it("WAL of an embedded database: a checkpoint runs once it is long, and not before", async () => {
  const stop = keepLogShort(opened.db, { ...quick, isHeld: () => false });
  const before = await findBeginning();
  await write(1_000);
  await expect.poll(findBeginning).not.toBe(before);
  const since = await findBeginning();
  await write(10);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await findBeginning()).toBe(since);
  stop();
});

it("WAL of an embedded database: no checkpoint runs during a copy", async () => {
  let isHeld = true;
  const stop = keepLogShort(opened.db, { ...quick, isHeld: () => isHeld });
  const before = await findBeginning();
  await write(1_000);
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await findBeginning()).toBe(before);
  isHeld = false;
  await expect.poll(findBeginning).not.toBe(before);
  stop();
});

it.runIf(thorough)(
  "WAL of an embedded database: every embedded database keeps it short",
  async () => {
    const before = await findBeginning();
    await write(70_000);
    await expect.poll(findBeginning).not.toBe(before);
  },
);
