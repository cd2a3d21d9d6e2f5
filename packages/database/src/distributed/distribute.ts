/* Distributes one whole table at a time, so that an interrupted run can continue. */
import type { Database } from "../database.ts";
import { type MigrationSet, migrate } from "../migrate.ts";
import {
  countWorkers,
  distributeFunction,
  distributeTable,
  isInUse,
  listLying,
  listObstacles,
  removeLeft,
} from "./citus.ts";
import { PlanError, planOf, type TablePlacement } from "./plan.ts";
import type { Sharding } from "./sharding.ts";
import { listFunctions, listTables } from "./tables.ts";

const own: Sharding[] = [
  { schema: "public", local: { "says what was done to this database": ["migrations"] } },
  { schema: "jobs", allLocal: "pg-boss makes its tables itself, and joins them with nothing" },
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
