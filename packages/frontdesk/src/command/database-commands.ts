import type { Database } from "@frontdesk/database/database";
import type { Command } from "commander";
import { readDatabaseUrl } from "./settings.ts";

interface Where {
  databaseUrl?: string;
}

const notYet =
  "Frontdesk does not run on Citus yet; nothing was changed: on Citus 13.2 captures and " +
  "bookings fail. See docs/operating.md, Several machines";

export function addDatabaseCommands(command: Command): void {
  const database = command
    .command("database")
    .description("plan a database on several machines, with Citus");
  database
    .command("plan")
    .description("print the placement of each table, without any change")
    .option("--database-url <address>", "address of the coordinator (default: DATABASE_URL)")
    .action(async ({ databaseUrl }: Where) => {
      const { planDistribution } = await import("@frontdesk/database/distributed/distribute");
      const { tablesOfAll } = await import("./tables-of-all.ts");
      const { linesOf } = await import("./distribution.ts");
      await within(databaseUrl, async (db) => {
        const plan = await planDistribution(db, tablesOfAll);
        process.stdout.write(`${linesOf(plan).join("\n")}\n`);
      });
    });
  database
    .command("distribute")
    .description("not available: Frontdesk does not run on Citus yet")
    .option("--database-url <address>", "address of the coordinator (default: DATABASE_URL)")
    .action(() => {
      throw new Error(notYet);
    });
}

async function within(text: string | undefined, work: (db: Database) => Promise<void>) {
  const url = readDatabaseUrl(text);
  const { openDatabase } = await import("@frontdesk/database/database");
  // A table copy may take very long.
  const { db, close } = await openDatabase({ url, connections: 1, statementMs: 0 });
  try {
    await work(db);
  } finally {
    await close();
  }
}
