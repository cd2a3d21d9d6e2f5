import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MigrationSet } from "@frontdesk/database/migrate";
import { freshDatabase, onPostgres } from "@frontdesk/database/testing";

export type DatabaseName = "embedded" | "postgres";

export const available: readonly DatabaseName[] = onPostgres
  ? ["embedded", "postgres"]
  : ["embedded"];

export interface Bench {
  scripts: Record<"seed" | "server" | "floor", URL>;
  migrations: readonly MigrationSet[];
  environment: Record<string, string>;
}

export interface BenchDatabase {
  name: DatabaseName;
  environment: Record<string, string>;
  remove(): Promise<void>;
}

export async function breakDatabase(
  { migrations, environment }: Pick<Bench, "migrations" | "environment">,
  name: DatabaseName,
): Promise<BenchDatabase> {
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-bench-"));
  const opened = name === "postgres" ? await freshDatabase(migrations) : undefined;
  return {
    name,
    environment: {
      FRONTDESK_DATA_DIR: folder,
      OPERATOR_KEY: "operator-key-of-the-bench",
      MASTER_KEY: Buffer.alloc(32, 5).toString("base64url"),
      LOG_LEVEL: "error",
      OPERATOR_PORT: "0",
      ...environment,
      ...(opened?.url === undefined ? {} : { DATABASE_URL: opened.url }),
    },
    remove: async () => {
      await opened?.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL shared, an embedded database copied. */
export function shareDatabase(bench: BenchDatabase): BenchDatabase {
  if (bench.name === "postgres") return { ...bench, remove: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-bench-"));
  cpSync(bench.environment.FRONTDESK_DATA_DIR!, folder, { recursive: true });
  return {
    name: bench.name,
    environment: { ...bench.environment, FRONTDESK_DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
