import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MigrationSet } from "@frontdesk/database/migrate";
import { freshDatabase, onPostgres } from "@frontdesk/database/testing";

export type DatabaseName = "embedded" | "postgres";

/** Those that can be had. */
export const available: readonly DatabaseName[] = onPostgres
  ? ["embedded", "postgres"]
  : ["embedded"];

/** What the bench of a service is made of. */
export interface Bench {
  /** What fills a database, what serves on it, and what makes the same statements without. */
  scripts: Record<"seed" | "server" | "floor", URL>;
  migrations: readonly MigrationSet[];
  /** What its processes are told besides, such as a port. */
  environment: Record<string, string>;
}

/** A database, as the environment of a process that works on it. */
export interface Ground {
  name: DatabaseName;
  environment: Record<string, string>;
  remove(): Promise<void>;
}

/** A new, empty one. */
export async function breakGround(
  { migrations, environment }: Pick<Bench, "migrations" | "environment">,
  name: DatabaseName,
): Promise<Ground> {
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

/** One for another process: PostgreSQL is shared, of an embedded database it gets a copy. */
export function shareGround(ground: Ground): Ground {
  if (ground.name === "postgres") return { ...ground, remove: async () => {} };
  const folder = mkdtempSync(join(tmpdir(), "frontdesk-bench-"));
  cpSync(ground.environment.FRONTDESK_DATA_DIR!, folder, { recursive: true });
  return {
    name: ground.name,
    environment: { ...ground.environment, FRONTDESK_DATA_DIR: folder },
    remove: async () => rmSync(folder, { recursive: true, force: true }),
  };
}
