import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { PreparingClient } from "../src/client.ts";
import type { Database } from "../src/database.ts";

export interface RecordedStatement {
  text: string;
  values: readonly unknown[];
}

export async function recordStatements(
  client: PreparingClient,
  work: (db: Database) => Promise<unknown>,
): Promise<RecordedStatement[]> {
  const statements: RecordedStatement[] = [];
  const perform = async (text: string, values: readonly unknown[] = []) => {
    statements.push({ text, values });
    return await client.query(text, values as unknown[]);
  };
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOf(perform),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
  await work(db as Database);
  return statements;
}

export async function repeatStatements(
  client: PreparingClient,
  statements: readonly RecordedStatement[],
): Promise<void> {
  for (const { text, values } of statements) await client.query(text, values as unknown[]);
}

type Perform = (text: string, values?: readonly unknown[]) => Promise<{ rows: unknown[] }>;

function driverOf(perform: Perform): Driver {
  const connection: DatabaseConnection = {
    async executeQuery<Row>({ sql, parameters }: CompiledQuery) {
      const { rows } = await perform(sql, parameters);
      return { rows: rows as Row[] };
    },
    async *streamQuery() {
      yield await Promise.reject(new Error("nothing here streams"));
    },
  };
  const say = (text: string) => async () => {
    await perform(text);
  };
  return {
    init: async () => {},
    acquireConnection: async () => connection,
    beginTransaction: async (_connection, { isolationLevel }) =>
      await say(
        isolationLevel === undefined ? "begin" : `begin isolation level ${isolationLevel}`,
      )(),
    commitTransaction: say("commit"),
    rollbackTransaction: say("rollback"),
    releaseConnection: async () => {},
    destroy: async () => {},
  };
}
