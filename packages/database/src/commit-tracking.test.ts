import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startSilentProxy } from "../test/silent-proxy.ts";
import { atomically } from "./atomically.ts";
import { isTrouble, track, untracked, type WriteTracker } from "./commit-tracking.ts";
import { type Database, openDatabase } from "./database.ts";
import { fillFolder, freshDatabase, onPostgres, type TestDatabase } from "./testing.ts";

const unwritable = fileURLToPath(new URL("../test/unwritable-process.ts", import.meta.url));
const sets = [{ name: "notes", folder: new URL("../test/migrations/", import.meta.url) }];

let opened: TestDatabase;
beforeAll(async () => {
  opened = await freshDatabase(sets);
});
afterAll(() => opened.close());

let count = 0;

async function write(db: Database): Promise<void> {
  count += 1;
  await sql`insert into notes.notes (text) values (${`deed ${count}`})`.execute(db);
}

const read = (db: Database) => sql`select count(*) from notes.notes`.execute(db);

async function outcomeOf(work: () => Promise<unknown>) {
  const tracker: WriteTracker = { mayHaveCommitted: false, isRepeatable: false };
  const error = await track(tracker, work).then(
    () => undefined,
    (error: unknown) => error,
  );
  return { wrote: tracker.mayHaveCommitted, error };
}

describe("commit tracking", () => {
  it.each<[string, (db: Database) => Promise<unknown>, boolean]>([
    ["reads", read, false],
    ["writes", write, true],
    ["writes in a transaction", (db) => atomically(db, write), true],
    ["reads in a transaction", (db) => atomically(db, read), false],
    [
      "writes and takes it back",
      (db) =>
        atomically(db, async (db) => {
          await write(db);
          throw new Error("no");
        }),
      false,
    ],
    ["writes what does not count", (db) => untracked(() => write(db)), false],
    ["is refused", (db) => sql`insert into notes.notes values (1, 2, 3, 4)`.execute(db), false],
  ])("records that %s", async (_what, work, wrote) => {
    const outcome = await outcomeOf(() => work(opened.db));
    expect(outcome.wrote).toBe(wrote);
    expect(isTrouble(outcome.error)).toBe(false);
  });

  it("separates concurrent work", async () => {
    const [first, second] = await Promise.all([
      outcomeOf(() => atomically(opened.db, write)),
      outcomeOf(() => atomically(opened.db, read)),
    ]);
    expect([first.wrote, second.wrote]).toEqual([true, false]);
  });
});

describe.runIf(onPostgres)("commit tracking on a lost connection", () => {
  async function loseAt(work: (db: Database, lose: () => Promise<void>) => Promise<unknown>) {
    const proxy = await startSilentProxy(opened.url!);
    const { db, close } = await openDatabase({ url: proxy.url, connections: 1 });
    const outcome = await outcomeOf(() => work(db, () => proxy.close()));
    await close();
    expect(isTrouble(outcome.error)).toBe(true);
    return outcome.wrote;
  }

  it("records no write before the commit", async () => {
    const wrote = await loseAt((db, lose) =>
      atomically(db, async (db) => {
        await write(db);
        await lose();
        await write(db);
      }),
    );
    expect(wrote).toBe(false);
  });

  it("records a possible write during the commit", async () => {
    const wrote = await loseAt((db, lose) =>
      atomically(db, async (db) => {
        await write(db);
        await lose();
      }),
    );
    expect(wrote).toBe(true);
  });

  it("records a possible write for a single statement", async () => {
    const wrote = await loseAt(async (db, lose) => {
      await read(db);
      await db.connection().execute(async (db) => {
        const writing = write(db);
        await lose();
        await writing;
      });
    });
    expect(wrote).toBe(true);
  });
});

describe.runIf(process.platform === "linux")("commit tracking on a full disk", () => {
  it("records no write and allows a retry", async () => {
    const folder = mkdtempSync(join(tmpdir(), "frontdesk-deeds-"));
    try {
      await fillFolder(folder, sets);
      const { stdout } = await promisify(execFile)(process.execPath, [unwritable, folder]);
      expect(JSON.parse(stdout)).toEqual({
        trouble: true,
        wrote: false,
        error: expect.stringContaining("File too large"),
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  }, 60_000);
});
