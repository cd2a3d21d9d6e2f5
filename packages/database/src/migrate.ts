/* Forward-only: SQL files, applied once, in the order of their names, by one process at a time.
   A changed file stops the start. */
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { sql } from "kysely";
import { atomically } from "./atomically.ts";
import { allowTime, type Database } from "./database.ts";
import type { Sharding } from "./distributed/sharding.ts";
import type { Log } from "./log.ts";
import { takeStartLock } from "./start-locks.ts";

export interface MigrationSet {
  name: string;
  folder: URL;
  sharding?: Sharding;
}

interface Migration {
  set: string;
  name: string;
  text: string;
  checksum: string;
}

const migrationLock = {
  key: 7_106_511,
  what: "migrates this database",
} as const;
const mostMs = 60 * 60 * 1000;

/** All or none. Throws if a newer version migrated the database. */
export async function migrate(
  db: Database,
  sets: readonly MigrationSet[],
  log?: Log,
): Promise<string[]> {
  const migrations = (await Promise.all(sets.map(readSet))).flat();
  const applied = await atomically(db, async (db) => {
    await allowTime(db, mostMs);
    await takeStartLock(db, migrationLock, log);
    const applied = await listApplied(db);
    refuseNewer(sets, { migrations, recorded: applied });
    const missing = migrations.filter((migration) => isMissing(migration, applied));
    for (const migration of missing) await apply(db, migration, log);
    return missing.map(({ set, name }) => `${set}/${name}`);
  });
  if (applied.length > 0) log?.info({ count: applied.length }, "the migrations are committed");
  return applied;
}

async function apply(
  db: Database,
  { set, name, text, checksum }: Migration,
  log: Log | undefined,
): Promise<void> {
  const begunAt = performance.now();
  await sql.raw(text).execute(db);
  await sql`insert into migrations (package, name, checksum)
    values (${set}, ${name}, ${checksum})`.execute(db);
  const ms = Math.round(performance.now() - begunAt);
  log?.info({ migration: `${set}/${name}`, ms }, "applied a migration");
}

class NewerDatabaseError extends Error {
  /** `EX_CONFIG` of `sysexits.h`. */
  readonly exitStatus = 78;
}

interface MigrationComparison {
  migrations: readonly Migration[];
  recorded: ReadonlyMap<string, string>;
}

function refuseNewer(
  sets: readonly MigrationSet[],
  { migrations, recorded }: MigrationComparison,
): void {
  const own = new Set(migrations.map(({ set, name }) => `${set}/${name}`));
  const unknown = [...recorded.keys()].filter((name) => {
    return !own.has(name) && sets.some((set) => name.startsWith(`${set.name}/`));
  });
  if (unknown.length === 0) return;
  const advice = "start that version or a newer one, or restore a backup from before";
  throw new NewerDatabaseError(
    `A newer version has migrated this database ` + `(${unknown.sort().join(", ")}): ${advice}`,
  );
}

export async function newestApplied(db: Database): Promise<Record<string, string>> {
  const newest: Record<string, string> = {};
  const names = [...(await listApplied(db)).keys()].map((name) => name.split("/"));
  for (const [set = "", name = ""] of names.sort()) newest[set] = name;
  return newest;
}

export async function listUnknown(
  sets: readonly MigrationSet[],
  newest: Readonly<Record<string, string>>,
): Promise<string[]> {
  const migrations = (await Promise.all(sets.map(readSet))).flat();
  return Object.entries(newest)
    .filter(([set, name]) => !migrations.some((own) => own.set === set && own.name >= name))
    .map(([set, name]) => `${set}/${name}`);
}

async function listApplied(db: Database): Promise<Map<string, string>> {
  await sql`create table if not exists migrations (
    package text not null,
    name text not null,
    checksum text not null,
    applied_at timestamptz not null default now(),
    constraint migrations_pkey primary key (package, name)
  )`.execute(db);
  const { rows } = await sql<{ package: string; name: string; checksum: string }>`
    select package, name, checksum from migrations`.execute(db);
  return new Map(rows.map((row) => [`${row.package}/${row.name}`, row.checksum]));
}

function isMissing({ set, name, checksum }: Migration, existing: Map<string, string>): boolean {
  const applied = existing.get(`${set}/${name}`);
  if (applied !== undefined && applied !== checksum) {
    throw new Error(`migration ${set}/${name} was changed after it was applied`);
  }
  return applied === undefined;
}

async function readSet({ name: set, folder }: MigrationSet): Promise<Migration[]> {
  const files = (await readdir(folder)).filter((file) => file.endsWith(".sql")).sort();
  return await Promise.all(
    files.map(async (file) => {
      const text = await readFile(new URL(file, folder), "utf8");
      const checksum = createHash("sha256").update(text).digest("hex");
      return { set, name: file, text, checksum };
    }),
  );
}

export async function checksumOf(sets: readonly MigrationSet[]): Promise<string> {
  const migrations = (await Promise.all(sets.map(readSet))).flat();
  const hash = createHash("sha256");
  for (const { set, name, checksum } of migrations) hash.update(`${set}/${name} ${checksum}\n`);
  return hash.digest("hex").slice(0, 16);
}
