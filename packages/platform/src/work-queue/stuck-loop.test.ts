import { openDatabase } from "@frontdesk/database/database";
import { freshDatabase, onPostgres } from "@frontdesk/database/testing";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startLoop } from "./loop.ts";

describe.runIf(onPostgres)("background loop with a hanging statement", () => {
  it("ends the run by the statement timeout, logs it, and goes on", async () => {
    const fresh = await freshDatabase([]);
    const { db, close } = await openDatabase({ url: fresh.url, statementMs: 100 });
    const lines: string[] = [];
    const log = createLog({ level: "error", destination: { write: (line) => lines.push(line) } });
    const wentOn = Promise.withResolvers<void>();
    let turns = 0;
    const poll = async () => {
      turns += 1;
      if (turns === 1) await sql`select pg_sleep(600)`.execute(db);
      wentOn.resolve();
      return 0;
    };
    const loop = startLoop(poll, { name: "stuck", log, fullTurn: 1, pollMs: 10, gatherMs: 1 });
    await wentOn.promise;
    await loop.stop();
    expect(turns).toBeGreaterThan(1);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([
      { loop: "stuck", err: { code: "57014" } },
    ]);
    await close();
    await fresh.close();
  });
});
