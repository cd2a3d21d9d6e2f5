/* Hot statements are prepared once per connection under a name. Everything else uses Kysely's
   `sql` template. */
import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

export interface Statement {
  readonly text: string;
}

const names = new Map<string, string>();

export function statement(name: string, text: string): Statement {
  for (const [existing, taken] of names) {
    if (taken === name && existing !== text)
      throw new Error(`two statements have the name ${name}`);
  }
  names.set(text, name);
  return { text };
}

export function nameOf(text: string): string | undefined {
  return names.get(text);
}

export async function run<Row>(
  db: Database,
  { text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]));
  return rows;
}

/** For a join by key: the planner uses the index, even with a plan from an empty table. */
export function keysFrom(columns: Readonly<Record<string, string>>): string {
  const arrays = Object.values(columns);
  const names = Object.keys(columns).join(", ");
  // For an unknown limit the planner expects a tenth of the rows.
  return `(select * from unnest(${arrays.join(", ")}) as k (${names})
    limit cardinality(${arrays[0]}))`;
}

export function keysOf(relation: string, columns: readonly string[]): string {
  const arrays = columns.map((name) => [name, `array(select ${name} from ${relation})`]);
  return keysFrom(Object.fromEntries(arrays));
}

/** feature_not_supported: a prepared statement after a migration changed its columns. */
export const stalePlan = "0A000";
