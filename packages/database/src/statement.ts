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

/** feature_not_supported: what a prepared statement says once a migration changed its columns. */
export const stalePlan = "0A000";
