/* A fresh, migrated test database in a fraction of a second: a copy of one template per set of
   migrations. */
import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { link, unlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { type Database, type OpenDatabase, openDatabase } from "./database.ts";
import { type Dump, readDump } from "./dumped-files.ts";
import { filesOf } from "./embedded-folder.ts";
import { checksumOf, type MigrationSet, migrate } from "./migrate.ts";
import { rounds, testCitusUrl, testDatabaseUrl, thorough } from "./settings.ts";
import { createEverywhere, dropEverywhere, shardFilled } from "./testing-citus.ts";

export { rounds, thorough };

export interface TestDatabase extends OpenDatabase {
  url?: string;
}

export const onPostgres = testDatabaseUrl !== undefined;

export function runs(times: number): { numRuns: number } {
  return { numRuns: thorough ? times : Math.ceil(times / 4) };
}

export function few<const Row>(rows: readonly Row[], atDesk = 1): readonly Row[] {
  return thorough ? rows : rows.slice(0, atDesk);
}

export async function freshDatabase(sets: readonly MigrationSet[]): Promise<TestDatabase> {
  const template = { name: await checksumOf(sets), sets };
  if (testCitusUrl !== undefined) return await freshCitus(template, testCitusUrl);
  return testDatabaseUrl === undefined
    ? await openDatabase({ loadFrom: await dumpOf(template) })
    : await freshPostgres(template, testDatabaseUrl);
}

export async function fillFolder(folder: string, sets: readonly MigrationSet[]): Promise<void> {
  const name = await checksumOf(sets);
  for (const { path, isFolder, contents } of await dumpOf({ name, sets })) {
    const at = join(filesOf(folder), ...path);
    if (isFolder) mkdirSync(at, { recursive: true, mode: 0o700 });
    else writeFileSync(at, contents, { mode: 0o600 });
  }
}

interface Template {
  name: string;
  sets: readonly MigrationSet[];
}

async function dumpOf(template: Template): Promise<Dump> {
  const folder = join(tmpdir(), "frontdesk-test-templates");
  const file = join(folder, `${template.name}_slim.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    const opened = await openDatabase({});
    await migrate(opened.db, template.sets);
    await slim(opened.db);
    const tar = Buffer.from(await (await opened.dump()).arrayBuffer());
    await opened.close();
    const draft = `${file}.${randomBytes(6).toString("hex")}`;
    await writeFile(draft, tar);
    // Another process may already be reading it, so the first file stays.
    await link(draft, file).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
    await unlink(draft);
  }
  const dump = dumps.get(file) ?? readDump(readFileSync(file));
  dumps.set(file, dump);
  return dump;
}

const dumps = new Map<string, Dump>();

async function slim(db: Database): Promise<void> {
  for (const name of ["template0", "template1"]) {
    await sql`update pg_database set datistemplate = false where datname = ${name}`.execute(db);
    await sql.raw(`drop database ${name}`).execute(db);
  }
  await sql`checkpoint`.execute(db);
}

const templateLock = 7_106_512;

async function freshCitus(from: Template, url: string): Promise<TestDatabase> {
  const name = `frontdesk_test_${randomBytes(8).toString("hex")}`;
  const own = addressOf(url, name);
  await createEverywhere(url, name);
  const filled = await openDatabase({ url: own, statementMs });
  await migrate(filled.db, from.sets);
  await filled.close();
  await shardFilled(own, from.sets);
  const opened = await openDatabase({ url: own });
  const close = async () => {
    await opened.close();
    await dropEverywhere(url, name);
  };
  return { ...opened, url: own, close };
}

async function freshPostgres(from: Template, url: string): Promise<TestDatabase> {
  const template = `frontdesk_template_${from.name}`;
  const name = `frontdesk_test_${randomBytes(8).toString("hex")}`;
  await asAdministrator(url, async (db) => {
    await sql`select pg_advisory_lock(${templateLock})`.execute(db);
    try {
      await makeTemplate(db, { ...from, name: template }, url);
      await sql.raw(`create database ${name} template ${template}`).execute(db);
    } finally {
      await sql`select pg_advisory_unlock(${templateLock})`.execute(db);
    }
  });
  const own = addressOf(url, name);
  const opened = await openDatabase({ url: own });
  const close = async () => {
    await opened.close();
    await asAdministrator(url, async (db) => {
      await sql.raw(`drop database if exists ${name} with (force)`).execute(db);
    });
  };
  return { ...opened, url: own, close };
}

async function makeTemplate(db: Database, template: Template, url: string): Promise<void> {
  const { name } = template;
  const { rows } = await sql`select 1 from pg_database where datname = ${name}`.execute(db);
  if (rows.length > 0) return;
  const draft = `${name}_draft`;
  await sql.raw(`drop database if exists ${draft} with (force)`).execute(db);
  await sql.raw(`create database ${draft}`).execute(db);
  const opened = await openDatabase({ url: addressOf(url, draft), statementMs });
  await migrate(opened.db, template.sets);
  await opened.close();
  await sql.raw(`alter database ${draft} rename to ${name}`).execute(db);
}

// Many parallel tests wait here for each other's databases.
const statementMs = 600_000;

async function asAdministrator(url: string, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase({ url, connections: 1, statementMs });
  try {
    await work(db);
  } finally {
    await close();
  }
}

function addressOf(url: string, database: string): string {
  const address = new URL(url);
  address.pathname = `/${database}`;
  return address.href;
}

/** Columns as `schema.table.column`, with values sealed by a key version. */
export async function columnsSealedWith(db: Database, version: number): Promise<string[]> {
  const { rows: columns } = await sql<{ place: string; name: string; table: string }>`
    select format('%I.%I.%I', table_schema, table_name, column_name) as place,
      quote_ident(column_name) as name, format('%I.%I', table_schema, table_name) as table
    from information_schema.columns
    where table_schema not in ('pg_catalog', 'information_schema')
      and data_type in ('text', 'json', 'jsonb', 'character varying', 'ARRAY')
    order by 1`.execute(db);
  // 16 bits of the version and two of a random nonce: two base64 characters, and four variants of
  // the third.
  const heads = [0, 1, 2, 3].map((bits) => {
    return Buffer.from([version >> 8, version & 255, bits << 6])
      .toString("base64url")
      .slice(0, 3);
  });
  const pattern = `(^|[^A-Za-z0-9_-])(${heads.join("|")})[A-Za-z0-9_-]{37,}`;
  const sealed: string[] = [];
  for (const { place, name, table } of columns) {
    const { rows } = await sql`select from ${sql.raw(table)}
      where ${sql.raw(name)}::text ~ ${pattern} limit 1`.execute(db);
    if (rows.length > 0) sealed.push(place);
  }
  return sealed;
}
