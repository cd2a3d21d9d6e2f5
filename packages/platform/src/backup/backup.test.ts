import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { gunzipSync, gzipSync } from "node:zlib";
import { type OpenDatabase, openDatabase } from "@frontdesk/database/database";
import { fillFolder } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { pack as packTar } from "tar-stream";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { platformMigrations } from "../migrations.ts";
import { masterKeyFile, secretOf } from "../secrets.ts";
import { version, what } from "./about.ts";
import { archiveOf } from "./archive.ts";
import { restoreBackup } from "./restore.ts";
import { writeBackup } from "./write.ts";

let workFolder: string;
let folder: string;
let created: string;
let opened: OpenDatabase;
const sets = [platformMigrations];
const now = () => new Date("2026-11-23T10:00:00Z");
const archive = async () => await archiveOf({ ...opened, copy: opened.copy!, folder, now });
const inFolder = (name: string) => join(workFolder, name);

beforeAll(async () => {
  workFolder = mkdtempSync(join(tmpdir(), "frontdesk-backup-"));
  folder = inFolder("own");
  await fillFolder(folder, sets);
  opened = await openDatabase({ folder });
  secretOf(undefined, folder, masterKeyFile);
  await sql`create table notes as select generate_series(1, 1000) as id`.execute(opened.db);
  created = inFolder("made.backup");
  await writeBackup(await archive(), created);
});
afterAll(async () => {
  await opened.close();
  rmSync(workFolder, { recursive: true });
});

async function countNotes(at: string): Promise<unknown> {
  const { db, close } = await openDatabase({ folder: at });
  const { rows } = await sql`select count(*)::int as notes from notes`.execute(db);
  await close();
  return rows[0];
}

describe("backup", () => {
  it("is readable by its owner only, and gets its name once complete", () => {
    expect(statSync(created).mode & 0o777).toBe(0o600);
    expect(readdirSync(workFolder).filter((name) => name.includes(".part"))).toEqual([]);
  });

  it("replaces no file, and leaves none after an early end", async () => {
    await expect(writeBackup(await archive(), created)).rejects.toThrow("already exists");
    for (const part of [0, 1, 40, 90]) {
      const broken = await archive();
      let parts = 0;
      const stop = () => broken.destroy(new Error("the process stops"));
      if (part === 0) stop();
      broken.on("data", () => {
        parts += 1;
        if (parts === part) stop();
      });
      const writing = writeBackup(broken, inFolder("broken.backup"));
      await expect(writing).rejects.toThrow("the process stops");
    }
    expect(readdirSync(workFolder).filter((name) => name.startsWith("broken"))).toEqual([]);
  });
});

describe("restore", () => {
  it("fills an empty folder with database and generated keys, for its owner only", async () => {
    const at = inFolder("restored");
    const about = await restoreBackup({ file: created, folder: at, sets });
    expect(about).toEqual({
      what,
      version,
      madeAt: "2026-11-23T10:00:00.000Z",
      migrations: { database: expect.stringMatching(/^\d{4}-.*\.sql$/) },
      keys: [masterKeyFile],
    });
    expect(readFileSync(join(at, masterKeyFile))).toEqual(
      readFileSync(join(folder, masterKeyFile)),
    );
    expect(readdirSync(at).sort()).toEqual(["database", masterKeyFile]);
    const modes = readdirSync(at, { recursive: true, encoding: "utf8" }).map(
      (name) => statSync(join(at, name)).mode & 0o077,
    );
    expect(new Set(modes)).toEqual(new Set([0]));
    expect(await countNotes(at)).toEqual({ notes: 1000 });
  });

  it("refuses a folder in use or with contents, and leaves it unchanged", async () => {
    const to = (at: string) => restoreBackup({ file: created, folder: at, sets });
    await expect(to(folder)).rejects.toThrow(`is in use by process ${process.pid}`);
    const old = inFolder("old");
    await fillFolder(old, sets);
    await expect(to(old)).rejects.toThrow("already has a database: restore a backup to an empty");
    const other = inFolder("other");
    mkdirSync(other);
    writeFileSync(join(other, "letter"), "Dear Ann");
    await expect(to(other)).rejects.toThrow("is not empty (letter)");
    expect(readdirSync(other)).toEqual(["letter"]);
    expect(readdirSync(old)).toEqual(["database"]);
  });

  it("starts again after an interruption, but a service does not", async () => {
    const at = inFolder("cut");
    mkdirSync(join(at, "database.restoring", "database"), { recursive: true });
    writeFileSync(join(at, masterKeyFile), "of the first attempt\n");
    await expect(openDatabase({ folder: at })).rejects.toThrow("a restore stopped here");
    await restoreBackup({ file: created, folder: at, sets });
    expect(await countNotes(at)).toEqual({ notes: 1000 });
    expect(readFileSync(join(at, masterKeyFile))).toEqual(
      readFileSync(join(folder, masterKeyFile)),
    );
  });
});

async function packed(texts: Record<string, string>): Promise<Buffer> {
  const tar = packTar();
  for (const [name, text] of Object.entries(texts)) tar.entry({ name }, text);
  tar.finalize();
  return gzipSync(await buffer(tar));
}

const about = { what, version, madeAt: now().toISOString(), migrations: {}, keys: [] };
const saying = (fields: object) => JSON.stringify({ ...about, ...fields });

describe("unusable backup file", () => {
  const file = () => inFolder("unfit.backup");
  const invalid: [string, () => unknown, RegExp][] = [
    ["is missing", () => rmSync(file(), { force: true }), /does not exist/],
    ["is empty", () => writeFileSync(file(), ""), /is not a backup of Frontdesk/],
    ["is of text", () => writeFileSync(file(), "Dear Ann"), /is not a backup of Frontdesk/],
    [
      "is another archive",
      async () => writeFileSync(file(), await packed({ a: "b" })),
      /is not a backup of/,
    ],
    [
      "says something else",
      async () => writeFileSync(file(), await packed({ "backup.json": "{}" })),
      /is not a backup of/,
    ],
    [
      "lacks its end",
      () => {
        copyFileSync(created, file());
        truncateSync(file(), statSync(created).size - 9);
      },
      /is incomplete/,
    ],
    [
      "lacks half",
      () => {
        copyFileSync(created, file());
        truncateSync(file(), Math.ceil(statSync(created).size / 2));
      },
      /is incomplete/,
    ],
    [
      "lacks its checksums",
      async () => writeFileSync(file(), await packed({ "backup.json": saying({}) })),
      /is incomplete/,
    ],
    [
      "was changed",
      () => {
        const bytes = gunzipSync(readFileSync(created));
        const at = bytes.indexOf("database/global/pg_control") + 600;
        bytes[at] = bytes[at]! ^ 1;
        writeFileSync(file(), gzipSync(bytes));
      },
      /is damaged \(database\/global\/pg_control\)/,
    ],
    [
      "was changed on the way",
      () => {
        const bytes = readFileSync(created);
        const at = (bytes.length / 2) | 0;
        bytes[at] = bytes[at]! ^ 255;
        writeFileSync(file(), bytes);
      },
      /is damaged|is incomplete/,
    ],
    [
      "leads elsewhere",
      async () =>
        writeFileSync(file(), await packed({ "backup.json": saying({}), "database/../../x": "" })),
      /is damaged/,
    ],
    [
      "is of a newer version",
      async () => writeFileSync(file(), await whole({ version: "10.0.0" })),
      /is from Frontdesk 10\.0\.0, but this is/,
    ],
    [
      "has newer tables",
      async () => writeFileSync(file(), await whole({ migrations: { database: "9999-x.sql" } })),
      /newer Frontdesk.* \(database\/9999-x\.sql\)/,
    ],
  ];

  it.each(invalid)("%s: refused before any change", async (...[, make, labels]) => {
    await make();
    const at = inFolder("untouched");
    await expect(restoreBackup({ file: file(), folder: at, sets })).rejects.toThrow(labels);
    expect(existsSync(at)).toBe(false);
  });

  async function whole(fields: object): Promise<Buffer> {
    const text = saying(fields);
    const sum = createHash("sha256").update(text).digest("hex");
    return await packed({
      "backup.json": text,
      "checksums.json": JSON.stringify({ "backup.json": sum }),
    });
  }
});
