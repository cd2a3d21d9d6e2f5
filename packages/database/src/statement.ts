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

/** feature_not_supported: what a prepared statement says once a migration changed its columns. */
export const stalePlan = "0A000";

/** A `pg` client that sends declared statements by their name. */
export class PreparingClient extends pg.Client {
  #generation = 0;

  constructor(config?: pg.ClientConfig) {
    super(config);
    // A connection that breaks fails its query; without a listener it would end the process too.
    this.on("error", () => {});
  }

  // @ts-expect-error: `pg` declares eight overloads; Kysely calls this one only.
  override async query(text: unknown, values?: unknown[]): Promise<pg.QueryResult> {
    const name = typeof text === "string" ? names.get(text) : undefined;
    if (name === undefined) return await super.query(text as string, values);
    try {
      return await this.#prepared(name, text as string, values);
    } catch (error) {
      if (!(error instanceof pg.DatabaseError) || error.code !== stalePlan) throw error;
      // Under a new name it is planned anew; inside a transaction the caller has to begin again.
      this.#generation += 1;
      if (this.getTransactionStatus() !== "I") throw error;
      return await this.#prepared(name, text as string, values);
    }
  }

  #prepared(name: string, text: string, values: unknown[] = []): Promise<pg.QueryResult> {
    return super.query({ name: `${name}_${this.#generation}`, text, values });
  }
}
