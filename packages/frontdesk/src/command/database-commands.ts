import type { Database } from "@frontdesk/database/database";
import type { Command } from "commander";
import { readDatabaseUrl } from "./settings.ts";

interface Where {
  databaseUrl?: string;
}

const notYet =
  "Frontdesk does not run on Citus yet, so nothing was changed: on Citus 13.2 captures and " +
  "bookings are refused. The list is in docs/operating.md, Several machines";

export function addDatabaseCommands(command: Command): void {
  const database = command
    .command("database")
    .description("the database on several machines, with Citus");
  database
    .command("plan")
    .description("print where each table would go, and change nothing")
    .option("--database-url <address>", "of the coordinator, instead of DATABASE_URL")
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
    .description("refused for now: Frontdesk does not run on Citus yet")
    .option("--database-url <address>", "of the coordinator, instead of DATABASE_URL")
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
