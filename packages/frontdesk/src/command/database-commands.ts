import type { Database } from "@frontdesk/database/database";
import type { Command } from "commander";
import { readDatabaseUrl } from "./settings.ts";

interface Where {
  databaseUrl?: string;
}

/** Spreads the database over machines. */
export function addDatabaseCommands(command: Command): void {
  const database = command
    .command("database")
    .description("the database on several machines, with Citus");
  database
    .command("plan")
    .description("say what `distribute` would do, and do nothing")
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
    .description("have each table lie where it belongs, on a database that Citus spreads")
    .option("--database-url <address>", "of the coordinator, instead of DATABASE_URL")
    .action(async ({ databaseUrl }: Where) => {
      const { distribute } = await import("@frontdesk/database/distributed/distribute");
      const { tablesOfAll } = await import("./tables-of-all.ts");
      const { tellBy } = await import("./distribution.ts");
      const tell = tellBy((line) => process.stdout.write(`${line}\n`));
      await within(databaseUrl, async (db) => await distribute(db, tablesOfAll, tell));
    });
}

async function within(given: string | undefined, work: (db: Database) => Promise<void>) {
  const url = readDatabaseUrl(given);
  const { openDatabase } = await import("@frontdesk/database/database");
  // Copying a table takes as long as it takes.
  const { db, close } = await openDatabase({ url, connections: 1, statementMs: 0 });
  try {
    await work(db);
  } finally {
    await close();
  }
}
