import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { PreparingClient } from "../src/client.ts";
import type { Database } from "../src/database.ts";
import { openEmbedded } from "../src/embedded.ts";
import { parsers } from "../src/pool.ts";

export interface ServerTarget {
  url: string | undefined;
  folder: string;
}

export async function openConnections(
  { url, folder }: ServerTarget,
  count: number,
): Promise<PreparingClient[]> {
  const embedded = url === undefined ? await openEmbedded({ folder }) : undefined;
  const config = embedded === undefined ? { connectionString: url } : { stream: embedded.connect };
  const clients = Array.from(
    { length: embedded === undefined ? count : 1 },
    () => new PreparingClient({ ...config, types: parsers } as object),
  );
  for (const client of clients) {
    await client.connect();
    await client.query("set timezone = 'UTC'; set jit = off");
  }
  return clients;
}

const compiling = new Kysely<object>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

export function handleOf(client: PreparingClient): Database {
  return {
    getExecutor: () => compiling.getExecutor(),
    executeQuery: ({ sql, parameters }: { sql: string; parameters: unknown[] }) =>
      client.query(sql, parameters),
  } as unknown as Database;
}
