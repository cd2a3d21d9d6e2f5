/*
 * A database becomes one that Citus spreads over machines: table by table, each as a whole, so that
 * what was interrupted is gone on with.
 */
import type { Database } from "../database.ts";
import { type MigrationSet, migrate } from "../migrate.ts";
import {
  countWorkers,
  isInUse,
  listLying,
  listObstacles,
  removeLeft,
  spreadFunction,
  spreadTable,
} from "./citus.ts";
import { type Placed, planOf, Unfit } from "./plan.ts";
import type { Spread } from "./spread.ts";
import { listFunctions, listTables } from "./tables.ts";

const own: Spread[] = [
  { schema: "public", local: { "says what was done to this database": ["migrations"] } },
  { schema: "jobs", allLocal: "pg-boss makes its tables itself, and joins them with nothing" },
];

/** Where the tables of these sets lie, and those that every database has. */
export function spreadsOf(sets: readonly MigrationSet[]): Spread[] {
  return [...own, ...sets.flatMap(({ spread }) => spread ?? [])];
}

export interface Plan {
  workers: number;
  /** Migrations that are applied first. */
  migrations: string[];
  /** Functions that every node has to know. */
  functions: string[];
  steps: Placed[];
}

/** Told of what is done, as it is. */
export interface Progress {
  begins(plan: Plan): void;
  /** A table that is not done begins; what it gives is called when it ends. */
  step(step: Placed): () => void;
}

/** What would be done to a database; throws `Unfit` with all that keeps it from being done. */
export async function planDistribution(db: Database, sets: readonly MigrationSet[]): Promise<Plan> {
  const spreads = spreadsOf(sets);
  const obstacles = await listObstacles(db);
  if (obstacles.length > 0) throw new Unfit(obstacles);
  // Tables that are missing are there for as long as it takes to read them.
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

/** Does it; nothing where anything keeps it from being done. */
export async function distribute(
  db: Database,
  sets: readonly MigrationSet[],
  progress: Progress,
): Promise<void> {
  const plan = await planDistribution(db, sets);
  if (await isInUse(db)) throw new Unfit(["Frontdesk is running on this database: stop it first"]);
  progress.begins(plan);
  await migrate(db, sets);
  await carryOut(db, plan, progress.step);
}

/** Does what a plan says to a database that has all tables. */
export async function carryOut(
  db: Database,
  { functions, steps }: Plan,
  begins: Progress["step"],
): Promise<void> {
  for (const name of functions) await spreadFunction(db, name);
  const moved = steps.filter(({ place }) => place.kind !== "local");
  for (const step of moved.filter(({ isDone }) => !isDone)) {
    const ends = begins(step);
    await spreadTable(db, step);
    ends();
  }
  // It removes from whatever leads there as well, and of a local table that would be all there is.
  for (const { table } of moved.filter(({ isHeld }) => !isHeld)) await removeLeft(db, table);
}
