import type { Database } from "@frontdesk/database/database";
import { sql } from "kysely";
import type { KeyValues, ResealResult } from "./column.ts";

const sealingLock = 7_106_514;

/** Excludes other openings of keys and starts of a rotation. */
export async function lockSealing(db: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sealingLock})`.execute(db);
}

export interface State {
  version: number;
  /** Older versions with remaining seals. */
  needed: number[];
  begunAt: Date | null;
  /** Since then every process seals with the version. */
  adoptedAt: Date | null;
  endedAt: Date | null;
}

export async function findState(db: Database): Promise<State | undefined> {
  const { rows } = await sql<State>`
    select version, needed, begun_at as "begunAt", adopted_at as "adoptedAt", ended_at as "endedAt"
    from sealing.state`.execute(db);
  return rows[0];
}

export async function saveVersion(
  db: Database,
  { version, needed }: Pick<State, "version" | "needed">,
): Promise<void> {
  await sql`insert into sealing.state (version, needed) values (${version}, ${needed}::int[])
    on conflict on constraint state_pkey do update set version = excluded.version,
      needed = excluded.needed, begun_at = null, adopted_at = null, ended_at = null`.execute(db);
}

export async function saveBeginning(
  db: Database,
  { version, needed }: Pick<State, "version" | "needed">,
): Promise<void> {
  await sql`update sealing.state set version = ${version}, needed = ${needed}::int[],
    begun_at = now(), adopted_at = null, ended_at = null`.execute(db);
  await sql`update sealing.columns set place = null, total = null, seen = 0, resealed = 0,
    unreadable = 0, ended_at = null`.execute(db);
}

export interface KeptKey {
  name: string;
  /** The master key version at its creation. */
  since: number;
  sealed: string | null;
}

export async function listKeys(db: Database): Promise<KeptKey[]> {
  const { rows } = await sql<KeptKey>`
    select distinct on (name) name, since, sealed from sealing.keys
    order by name, since desc`.execute(db);
  return rows;
}

export async function saveKey(db: Database, { name, since, sealed }: KeptKey): Promise<void> {
  await sql`insert into sealing.keys (name, since, sealed) values (${name}, ${since}, ${sealed})
    on conflict on constraint keys_pkey do update set sealed = excluded.sealed`.execute(db);
}

export async function countKeys(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from sealing.keys`.execute(db);
  return rows[0]?.count ?? 0;
}

export async function lockKeys(db: Database): Promise<(KeptKey & { sealed: string })[]> {
  const { rows } = await sql<KeptKey & { sealed: string }>`
    select name, since, sealed from sealing.keys where sealed is not null
    order by name, since for no key update`.execute(db);
  return rows;
}

export interface Process {
  id: string;
  place: string;
  versions: number[];
  version: number;
}

/** Also removes processes without a heartbeat for a day. */
export async function saveProcess(db: Database, running: Process): Promise<void> {
  const { id, place, versions, version } = running;
  await sql`with gone as (
      delete from sealing.processes where seen_at < now() - interval '1 day'
    )
    insert into sealing.processes (id, place, versions, version, seen_at)
    values (${id}, ${place}, ${versions}::int[], ${version}, now())
    on conflict on constraint processes_pkey do update
      set version = excluded.version, seen_at = excluded.seen_at`.execute(db);
}

export async function deleteProcess(db: Database, id: string): Promise<void> {
  await sql`delete from sealing.processes where id = ${id}`.execute(db);
}

export async function listProcesses(db: Database): Promise<Process[]> {
  const { rows } = await sql<Process>`
    select id, place, versions, version from sealing.processes
    where seen_at > now() - interval '20 seconds' order by place`.execute(db);
  return rows;
}

export async function saveAdoption(db: Database): Promise<void> {
  await sql`update sealing.state set adopted_at = now() where adopted_at is null`.execute(db);
}

/** All processes must have adopted the version by now. */
export async function isAdopted(db: Database, drainMs: number): Promise<boolean> {
  const { rows } = await sql`select from sealing.state
    where adopted_at <= now() - ${drainMs} * interval '1 millisecond'`.execute(db);
  return rows.length > 0;
}

export interface ColumnProgress {
  column: string;
  total: number | null;
  seen: number;
  resealed: number;
  unreadable: number;
  done: boolean;
}

export async function listColumns(db: Database): Promise<ColumnProgress[]> {
  const { rows } = await sql<ColumnProgress>`
    select name as column, total, seen, resealed, unreadable, ended_at is not null as done
    from sealing.columns order by name`.execute(db);
  return rows;
}

export async function insertColumns(db: Database, names: readonly string[]): Promise<void> {
  await sql`insert into sealing.columns (name) select unnest(${names}::text[])
    on conflict on constraint columns_pkey do nothing`.execute(db);
}

export async function lockColumn(
  db: Database,
  names: readonly string[],
): Promise<{ name: string; place: KeyValues | null; total: number | null } | undefined> {
  const { rows } = await sql<{ name: string; place: KeyValues | null; total: number | null }>`
    select name, place, total from sealing.columns
    where name = any (${names}::text[]) and ended_at is null
    order by name limit 1 for no key update skip locked`.execute(db);
  return rows[0];
}

export async function saveTotal(db: Database, name: string, total: number): Promise<void> {
  await sql`update sealing.columns set total = ${total} where name = ${name}`.execute(db);
}

export async function saveProgress(
  db: Database,
  name: string,
  { seen, resealed, unreadable, last }: ResealResult,
): Promise<void> {
  const location = last === undefined ? null : JSON.stringify(last);
  await sql`update sealing.columns set place = ${location}::jsonb, seen = seen + ${seen},
      resealed = resealed + ${resealed}, unreadable = unreadable + ${unreadable},
      ended_at = case when ${location}::jsonb is null then now() end
    where name = ${name}`.execute(db);
}

export async function saveEnd(db: Database): Promise<boolean> {
  const { rows } = await sql`
    update sealing.state set ended_at = now(), needed = '{}'
    where begun_at is not null and ended_at is null
      and not exists (select from sealing.columns where ended_at is null)
      and not exists (select from sealing.keys where sealed is null)
    returning 1`.execute(db);
  return rows.length > 0;
}
