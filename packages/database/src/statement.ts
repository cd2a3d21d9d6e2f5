/*
 * Hot statements are plain SQL, prepared once per connection under a name, so that the database
 * parses and plans them once. Everything else goes through Kysely's `sql` template.
 */
import { CompiledQuery } from "kysely";
import type { Database } from "./handle.ts";

export interface Statement {
  readonly text: string;
}

const names = new Map<string, string>();

/** Declares a statement to be prepared by name; names are unique in the process. */
export function statement(name: string, text: string): Statement {
  for (const [known, taken] of names) {
    if (taken === name && known !== text) throw new Error(`two statements are named ${name}`);
  }
  names.set(text, name);
  return { text };
}

/** The name that a declared statement is prepared under. */
export function nameOf(text: string): string | undefined {
  return names.get(text);
}

/** Runs a statement and gives its rows. */
export async function run<Row>(
  db: Database,
  { text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]));
  return rows;
}

/**
 * SQL text of the rows that arrays in parameters make, to be joined with a table by its key. The
 * database is kept from expecting more than one row, so that it looks each up instead of reading
 * the table, also where it made its plan when the table was empty.
 */
export function keysFrom(columns: Readonly<Record<string, string>>): string {
  const arrays = Object.values(columns);
  const names = Object.keys(columns).join(", ");
  // Of a limit that it cannot know, it expects a tenth.
  return `(select * from unnest(${arrays.join(", ")}) as k (${names})
    limit cardinality(${arrays[0]}))`;
}

/** The same of the rows of a relation that stands before, such as those that were locked. */
export function keysOf(relation: string, columns: readonly string[]): string {
  const arrays = columns.map((name) => [name, `array(select ${name} from ${relation})`]);
  return keysFrom(Object.fromEntries(arrays));
}

/** feature_not_supported: what a prepared statement says once a migration changed its columns. */
export const stalePlan = "0A000";
