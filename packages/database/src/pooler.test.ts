import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTransactionPooler } from "../test/transaction-pooler.ts";
import { openDatabase } from "./database.ts";
import { freshDatabase, onPostgres, type TestDatabase } from "./testing.ts";

describe.runIf(onPostgres)("pooler in transaction mode", () => {
  let fresh: TestDatabase;
  beforeAll(async () => {
    fresh = await freshDatabase([]);
  });
  afterAll(async () => await fresh.close());

  it.each([
    { sessions: 1, takes: "the last" },
    { sessions: 3, takes: "the last" },
    { sessions: 2, takes: "the first" },
    { sessions: 3, takes: "the first" },
    { sessions: 4, takes: "the first" },
    { sessions: 5, takes: "the first" },
    { sessions: 20, takes: "the first" },
  ] as const)("stops the start with advice: %j", async (options) => {
    const pooler = await startTransactionPooler(fresh.url!, options);
    await expect(openDatabase({ url: pooler.url })).rejects.toThrow(
      "DATABASE_URL: it points to a pooler in transaction mode, but Frontdesk needs sessions: " +
        "set pool_mode = session for this database in PgBouncer, or connect to PostgreSQL directly",
    );
    await pooler.close();
  });
});
