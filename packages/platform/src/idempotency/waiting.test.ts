import { freshDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { hardlyWaiting } from "./store.ts";

it("short lock timeout: later statements get the usual timeout back", async () => {
  const opened = await freshDatabase([]);
  const patience = await opened.db.transaction().execute(async (db) => {
    const look = async () => {
      const { rows } = await sql<{ ms: string }>`
        select current_setting('lock_timeout') as ms`.execute(db);
      return rows[0]!.ms;
    };
    await sql`set lock_timeout = 7000`.execute(db);
    return [await hardlyWaiting(db, look), await look()];
  });
  await opened.close();
  expect(patience).toEqual(["100ms", "7s"]);
});
