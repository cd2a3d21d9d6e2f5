import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { openDatabase } from "./database.ts";
import { thorough } from "./testing.ts";

let workFolder: string;
let warnings: object[];
const log = {
  info: () => {},
  warn: (details: object, message: string) => void warnings.push({ ...details, message }),
  error: () => {},
};
const open = (folder: string) => openDatabase({ folder, log });

function openedToOthers(folder: string): string[] {
  const names = ["", ...readdirSync(folder, { recursive: true, encoding: "utf8" })];
  return names.filter((name) => {
    const match = statSync(join(folder, name));
    return (match.mode & 0o777) !== (match.isDirectory() ? 0o700 : 0o600);
  });
}

async function underUmask<Result>(umask: number, work: () => Promise<Result>): Promise<Result> {
  const before = process.umask(umask);
  try {
    return await work();
  } finally {
    process.umask(before);
  }
}

async function use(folder: string): Promise<void> {
  const { db, close } = await open(folder);
  await sql`create table if not exists notes (id int)`.execute(db);
  await sql`insert into notes select generate_series(1, 1000)`.execute(db);
  await sql`checkpoint`.execute(db);
  expect(openedToOthers(folder)).toEqual([]);
  await close();
}

let created: string;
function copied(name: string): string {
  const folder = join(workFolder, name);
  cpSync(created, folder, { recursive: true });
  chmodSync(folder, 0o700);
  return folder;
}

beforeAll(async () => {
  workFolder = mkdtempSync(join(tmpdir(), "frontdesk-folder-"));
  created = join(workFolder, "made", "here");
  warnings = [];
  await underUmask(0, () => use(created));
});
afterAll(() => rmSync(workFolder, { recursive: true }));

describe.runIf(thorough)("embedded database files", () => {
  it("belong to their owner only, whatever the umask", async () => {
    expect(openedToOthers(created)).toEqual([]);
    expect(warnings).toEqual([]);
    await underUmask(0, () => use(created));
    await underUmask(0o022, () => use(created));
    expect(openedToOthers(created)).toEqual([]);
    expect(warnings).toEqual([]);
  });

  it("lose the access of other users, with a warning", async () => {
    const folder = copied("open");
    chmodSync(folder, 0o755);
    chmodSync(join(folder, "database"), 0o777);
    chmodSync(join(folder, "database", "global", "pg_control"), 0o644);
    await use(folder);
    expect(openedToOthers(folder)).toEqual([]);
    expect(warnings.splice(0)).toEqual([
      { folder, mode: "0755", message: "other users could open the folder; its mode is now 0700" },
      {
        folder: join(folder, "database"),
        closed: 2,
        message: "files of the database were open to others and are 0600 now",
      },
    ]);
  });

  it("lose the access of other users in a folder of another owner", async () => {
    const folder = join(workFolder, "given");
    mkdirSync(folder);
    chmodSync(folder, 0o777);
    await use(folder);
    expect(warnings.splice(0)).toMatchObject([{ mode: "0777" }]);
  });
});

describe.runIf(thorough)("data folder without its files", () => {
  it.each([
    [
      "with nothing but the mark",
      ["database"],
      /the database of this folder has lost its files; restore/,
    ],
    [
      "with keys and no mark",
      ["database", "database.made"],
      /no database \(master.key\); restore a backup/,
    ],
  ])("refuses the start when %s", async (name, lost, message) => {
    const folder = copied(name);
    writeFileSync(join(folder, "master.key"), "x");
    for (const entry of lost) rmSync(join(folder, entry), { recursive: true });
    chmodSync(folder, 0o755);
    await expect(open(folder)).rejects.toThrow(message);
    expect(statSync(folder).mode & 0o777).toBe(0o755);
    expect(readdirSync(folder)).not.toContain("database");
    expect(readdirSync(folder)).not.toContain("lock");
  });

  it("refuses the start on an empty files folder", async () => {
    const folder = copied("emptied");
    rmSync(join(folder, "database"), { recursive: true });
    mkdirSync(join(folder, "database"));
    await expect(open(folder)).rejects.toThrow(/damaged \(.*\).*: restore a backup/);
    expect(readdirSync(join(folder, "database"))).toEqual([]);
  });

  it("gets its files after an interrupted first start", async () => {
    const folder = join(workFolder, "cut-short");
    mkdirSync(join(folder, "database.new", "base"), { recursive: true });
    chmodSync(folder, 0o700);
    writeFileSync(join(folder, "lock"), "999999999 1\n");
    await use(folder);
  });
});

describe.runIf(thorough)("damaged database", () => {
  it.each([
    ["a short file", (files: string) => truncateSync(join(files, "global/pg_control"), 100)],
    ["a lost file", (files: string) => rmSync(join(files, "global/pg_control"))],
    ["a lost folder", (files: string) => rmSync(join(files, "base"), { recursive: true })],
    ["a lost version", (files: string) => rmSync(join(files, "PG_VERSION"))],
  ])("explains the damage and the remedy: %s", async (name, harm) => {
    const folder = copied(name);
    harm(join(folder, "database"));
    const advice = "restore a backup, or start in an empty folder";
    await expect(open(folder)).rejects.toThrow(
      new RegExp(`^The database in .* damaged.*${advice}`),
    );
    expect(readdirSync(folder)).not.toContain("lock");
  });
});
