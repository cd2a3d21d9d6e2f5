/* Statements planned on empty, unanalysed tables, as by a new server. Their reads on full tables
   show the quality of the plan. */
import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { type Database, openDatabase } from "../src/database.ts";
import type { MigrationSet } from "../src/migrate.ts";
import { freshDatabase, type TestDatabase } from "../src/testing.ts";

/** One connection, so that all callers share its plans. */
export async function freshConnection(sets: readonly MigrationSet[]): Promise<TestDatabase> {
  const fresh = await freshDatabase(sets);
  if (fresh.url === undefined) {
    await prepareSession(fresh.db);
    return fresh;
  }
  const one = await openDatabase({ url: fresh.url, connections: 1, statementMs: 60_000 });
  await prepareSession(one.db);
  const close = async () => {
    await one.close();
    await fresh.close();
  };
  // A holder of the only connection must not ask for another.
  return { ...one, url: fresh.url, embedded: true, close };
}

// Disables foreign keys from the start: later it would discard all plans.
async function prepareSession(db: Database): Promise<void> {
  await sql`set session_replication_role = replica`.execute(db);
  await sql`set plan_cache_mode = force_generic_plan`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'jobs')`.execute(db);
  for (const { name } of rows) {
    await sql.raw(`alter table ${name} set (autovacuum_enabled = false)`).execute(db);
  }
}

const planned = new Map<string, PlannedStatement>();

/**
 * DDL elsewhere on the server sometimes discards all plans; then planning repeats on empty tables.
 */
export const mostRounds = 6;

interface FilledDatabase {
  prepare(db: Database): Promise<void>;
  fill(db: Database): Promise<void>;
}

export async function filledOncePlanned(
  sets: readonly MigrationSet[],
  { prepare, fill }: FilledDatabase,
): Promise<TestDatabase> {
  for (let round = 0; round < mostRounds; round += 1) {
    const opened = await freshConnection(sets);
    planned.clear();
    await prepare(opened.db);
    await fill(opened.db);
    if (await areKept(opened.db)) return opened;
    await opened.close();
  }
  throw new Error(`all was planned anew, ${mostRounds} times`);
}

async function areKept(db: Database): Promise<boolean> {
  for (const each of planned.values()) {
    if ((await costNow(db, each)) !== each.cost) return false;
  }
  return true;
}

export interface PlannedStatement {
  name: string;
  parameters: number;
  cost: number;
}

export async function planOnce(db: Database, text: string): Promise<string> {
  return (await plan(db, text)).name;
}

export async function plan(db: Database, text: string): Promise<PlannedStatement> {
  const name = `planned_${randomUUID()}`;
  await sql.raw(`prepare "${name}" as ${text}`).execute(db);
  const { rows } = await sql<{ count: number }>`
    select cardinality(parameter_types) as count from pg_prepared_statements
    where name = ${name}`.execute(db);
  const kept = { name, parameters: rows[0]?.count ?? 0 };
  const created = { ...kept, cost: await costNow(db, kept) };
  planned.set(name, created);
  return created;
}

async function costNow(
  db: Database,
  { name, parameters }: Omit<PlannedStatement, "cost">,
): Promise<number> {
  const nulls = Array.from({ length: parameters }, () => null);
  const explain = sql.raw<ExplainRow>(`explain (format json) ${executing(name, nulls)}`);
  return costOf(rootOf((await explain.execute(db)).rows));
}

export interface Reading {
  read: number;
  returned: number;
  worst: string;
  blocks: number;
  cost: number;
}

type Ask = <Row>(text: string) => Promise<Row[]>;

export async function readBy(
  db: Database,
  name: string,
  values: readonly unknown[],
): Promise<Reading> {
  const ask: Ask = async <Row>(text: string) => (await sql.raw<Row>(text).execute(db)).rows;
  return await readWith(ask, name, values);
}

export async function readWith(
  ask: Ask,
  name: string,
  values: readonly unknown[],
): Promise<Reading> {
  const explain = "explain (analyze, buffers, timing off, format json)";
  const root = rootOf(await ask<ExplainRow>(`${explain} ${executing(name, values)}`));
  const all = [...nodesBelow(root)];
  const scans = all.flatMap((node) => readOf(node) ?? []);
  const worst = scans.toSorted((a, b) => b.read - a.read)[0];
  return {
    read: scans.reduce((sum, { read }) => sum + read, 0),
    returned: Math.max(...all.map(writtenBy), rowsOf(root)),
    worst: worst === undefined ? "nothing" : `${worst.read} by ${worst.what}`,
    blocks: (root["Shared Hit Blocks"] ?? 0) + (root["Shared Read Blocks"] ?? 0),
    cost: costOf(root),
  };
}

interface ExplainRow {
  "QUERY PLAN": [{ Plan: Node }];
}

const rootOf = ([row]: ExplainRow[]): Node => row!["QUERY PLAN"][0].Plan;

function costOf(root: Node): number {
  return [...nodesBelow(root)].reduce((sum, node) => sum + node["Total Cost"], 0);
}

interface Node {
  "Node Type": string;
  "Total Cost": number;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  "Shared Hit Blocks"?: number;
  "Shared Read Blocks"?: number;
  Plans?: Node[];
}

function* nodesBelow(node: Node): Generator<Node> {
  yield node;
  for (const child of node.Plans ?? []) yield* nodesBelow(child);
}

function readOf(node: Node): { read: number; what: string } | undefined {
  const { "Node Type": kind, "Relation Name": table, "Index Name": index } = node;
  const isScan = table !== undefined && kind !== "ModifyTable";
  if (!isScan && kind !== "Bitmap Index Scan") return undefined;
  const each =
    (node["Actual Rows"] ?? 0) +
    (node["Rows Removed by Filter"] ?? 0) +
    (node["Rows Removed by Index Recheck"] ?? 0);
  const what = [kind, table, index].filter((part) => part !== undefined).join(" ");
  return { read: Math.round(each * (node["Actual Loops"] ?? 1)), what };
}

function rowsOf(node: Node): number {
  return Math.round((node["Actual Rows"] ?? 0) * (node["Actual Loops"] ?? 1));
}

/** A write returns as many rows as it writes. */
function writtenBy(node: Node): number {
  if (node["Node Type"] !== "ModifyTable") return 0;
  return Math.max(0, ...(node.Plans ?? []).map(rowsOf));
}

function executing(name: string, values: readonly unknown[]): string {
  if (values.length === 0) return `execute "${name}"`;
  return `execute "${name}" (${values.map(literalOf).join(", ")})`;
}

const { prepareValue } = (pg as unknown as { utils: { prepareValue(value: unknown): unknown } })
  .utils;

function literalOf(value: unknown): string {
  const input = prepareValue(value);
  if (input === null || input === undefined) return "null";
  if (Buffer.isBuffer(input)) return `'\\x${input.toString("hex")}'`;
  return pg.escapeLiteral(String(input));
}
