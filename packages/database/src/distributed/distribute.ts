/* Distributes one whole table at a time, so that an interrupted run can continue. */

import { sql } from "kysely";
import type { Database } from "../database.ts";
import { type MigrationSet, migrate } from "../migrate.ts";
import { type Lying, PlanError, planOf, type TablePlacement } from "./plan.ts";
import type { Sharding } from "./sharding.ts";
import { listFunctions, listTables } from "./tables.ts";

const own: Sharding[] = [
  { schema: "public", local: { "says what was done to this database": ["migrations"] } },
  { schema: "jobs", allLocal: "joined with no tenant's table" },
];

export function spreadsOf(sets: readonly MigrationSet[]): Sharding[] {
  return [...own, ...sets.flatMap(({ sharding }) => sharding ?? [])];
}

export interface Plan {
  workers: number;
  migrations: string[];
  functions: string[];
  steps: TablePlacement[];
}

export interface Progress {
  begins(plan: Plan): void;
  report(tablePlacement: TablePlacement): () => void;
}

export async function planDistribution(db: Database, sets: readonly MigrationSet[]): Promise<Plan> {
  const spreads = spreadsOf(sets);
  const obstacles = await listObstacles(db);
  if (obstacles.length > 0) throw new PlanError(obstacles);
  // Creates missing tables in a transaction, only to read them.
  const meanwhile = await db.startTransaction().execute();
  try {
    const migrations = await migrate(meanwhile, sets);
    const schemas = spreads.filter(({ allLocal }) => allLocal === undefined);
    return {
      workers: await countWorkers(meanwhile),
      migrations,
      functions: await listFunctions(
        meanwhile,
        schemas.map(({ schema }) => schema),
      ),
      steps: planOf(await listTables(meanwhile), spreads, await listLying(meanwhile)),
    };
  } finally {
    await meanwhile.rollback().execute();
  }
}

export async function distribute(
  db: Database,
  sets: readonly MigrationSet[],
  progress: Progress,
): Promise<void> {
  const plan = await planDistribution(db, sets);
  if (await isInUse(db))
    throw new PlanError(["Frontdesk uses this database: stop Frontdesk first"]);
  progress.begins(plan);
  await migrate(db, sets);
  await carryOut(db, plan, progress.report);
}

export async function carryOut(
  db: Database,
  { functions, steps }: Plan,
  begins: Progress["report"],
): Promise<void> {
  for (const name of functions) await distributeFunction(db, name);
  const tablePlacements = steps.filter(({ place }) => place.kind !== "local");
  for (const tablePlacement of tablePlacements.filter(({ isDone }) => !isDone)) {
    const ends = begins(tablePlacement);
    await distributeTable(db, tablePlacement);
    ends();
  }
  // The removal truncates referencing tables too, and would empty a local table.
  for (const { table } of tablePlacements.filter(({ isHeld }) => !isHeld))
    await removeLeft(db, table);
}

/* Names without a schema: Citus moves its functions between schemas from version to version. */
export async function listObstacles(db: Database): Promise<string[]> {
  const { rows: existing } = await sql<{ citus: boolean; eleven: boolean }>`
    select to_regproc('citus_version') is not null as citus,
      to_regproc('citus_is_coordinator') is not null as eleven`.execute(db);
  const { citus = false, eleven = false } = existing[0] ?? {};
  if (!citus) return ["the database has no Citus: create extension citus, on every node"];
  if (!eleven) return ["Citus 11 or newer is required"];
  const { rows } = await sql<{ isCoordinator: boolean; isKnown: boolean }>`
    select citus_is_coordinator() as "isCoordinator",
      exists (select from pg_dist_node where groupid = 0) as "isKnown"`.execute(db);
  const { isCoordinator = false, isKnown = false } = rows[0] ?? {};
  if (!isCoordinator) return ["this node is not the coordinator"];
  const advice = "select citus_set_coordinator_host('<its name>')";
  return isKnown ? [] : [`the nodes do not know the coordinator: ${advice}`];
}

export async function isInUse(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database()
      and application_name = 'frontdesk' and pid <> pg_backend_pid() limit 1`.execute(db);
  return rows.length > 0;
}

export async function countWorkers(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from citus_get_active_worker_nodes()`.execute(db);
  return rows[0]!.count;
}

export async function listLying(db: Database): Promise<Lying> {
  const { rows } = await sql<{ name: string; kind: string; by: string }>`
    select format('%s.%s', c.relnamespace::regnamespace, c.relname) as name,
      t.citus_table_type as kind, t.distribution_column as by
    from citus_tables t join pg_class c on c.oid = t.table_name`.execute(db);
  return new Map(
    rows.map(({ name, kind, by }) => [name, { kind, by: by === "<none>" ? undefined : by }]),
  );
}

export async function distributeFunction(db: Database, name: string): Promise<void> {
  await sql`select create_distributed_function(${name}::regprocedure)`.execute(db);
}

export async function distributeTable(
  db: Database,
  { table, place }: TablePlacement,
): Promise<void> {
  if (place.kind === "reference") {
    await sql`select create_reference_table(${table}::regclass)`.execute(db);
  }
  if (place.kind !== "distributed") return;
  const beside = place.beside === table ? "none" : place.beside;
  await sql`select create_distributed_table(${table}::regclass, ${place.by},
    colocate_with => ${beside})`.execute(db);
}

export async function removeLeft(db: Database, table: string): Promise<void> {
  await sql`select truncate_local_data_after_distributing_table(c.oid::regclass)
    from pg_class c where c.oid = ${table}::regclass and pg_relation_size(c.oid) > 0`.execute(db);
}
