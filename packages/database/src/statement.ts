/*
 * Hot statements are plain SQL, prepared once per connection under a name, so that the database
 * parses and plans them once. Everything else goes through Kysely's `sql` template.
 */
import { CompiledQuery } from "kysely";
import pg from "pg";
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

/** Runs a statement and gives its rows. */
export async function run<Row>(
  db: Database,
  { text }: Statement,
  values: readonly unknown[],
): Promise<Row[]> {
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(text, values as unknown[]));
  return rows;
}

/** A `pg` client that sends declared statements by their name. */
export class PreparingClient extends pg.Client {
  // @ts-expect-error: `pg` declares eight overloads; Kysely calls this one only.
  override query(text: unknown, values?: unknown[]): Promise<pg.QueryResult> {
    const name = typeof text === "string" ? names.get(text) : undefined;
    if (name === undefined) return super.query(text as string, values);
    return super.query({ name, text: text as string, values: values ?? [] });
  }
}
