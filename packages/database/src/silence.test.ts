import { setTimeout as delay } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { startSilentProxy } from "../test/silent-proxy.ts";
import { atomically } from "./atomically.ts";
import { isTrouble } from "./commit-tracking.ts";
import { allowTime, openDatabase } from "./database.ts";
import { freshDatabase, onPostgres } from "./testing.ts";

const one = sql`select 1`;

describe.runIf(onPostgres)("silent PostgreSQL", () => {
  it("answers again within 30 seconds on every connection", async () => {
    const fresh = await freshDatabase([]);
    const proxy = await startSilentProxy(fresh.url!);
    const { db, close } = await openDatabase({ url: proxy.url, connections: 4 });
    await Promise.all(Array.from({ length: 4 }, () => sql`select pg_sleep(0.1)`.execute(db)));
    proxy.forget();
    const begun = performance.now();
    const first = await one.execute(db).catch((error: unknown) => error);
    expect(isTrouble(first)).toBe(true);
    await Promise.all(Array.from({ length: 8 }, () => one.execute(db)));
    expect(performance.now() - begun).toBeLessThan(30_000);
    await close();
    await proxy.close();
    await fresh.close();
  });

  it("gets new connections as soon as they are possible", async () => {
    const fresh = await freshDatabase([]);
    const proxy = await startSilentProxy(fresh.url!);
    const { db, close } = await openDatabase({ url: proxy.url, connections: 2 });
    proxy.fallSilent();
    const lost = Array.from({ length: 5 }, () => one.execute(db).catch((error: unknown) => error));
    await delay(5_000);
    proxy.recover();
    const begun = performance.now();
    expect((await Promise.all(lost)).some(isTrouble)).toBe(true);
    await one.execute(db);
    expect(performance.now() - begun).toBeLessThan(30_000);
    await close();
    await proxy.close();
    await fresh.close();
  });
});

describe.runIf(onPostgres)("statement timeout", () => {
  it("ends a long statement, unless its transaction allows more time", async () => {
    const { url, close: remove } = await freshDatabase([]);
    const { db, close } = await openDatabase({ url, statementMs: 100 });
    const slow = sql`select pg_sleep(0.3)`;
    const error = await slow.execute(db).catch((error: unknown) => error);
    expect(error).toMatchObject({ code: "57014" });
    expect(isTrouble(error)).toBe(true);
    await atomically(db, async (db) => {
      await allowTime(db, 5_000);
      await slow.execute(db);
    });
    await expect(slow.execute(db)).rejects.toMatchObject({ code: "57014" });
    await close();
    await remove();
  });

  it("ends a long wait for a lock", async () => {
    const { url, close: remove } = await freshDatabase([]);
    const { db, close } = await openDatabase({ url, statementMs: 300 });
    const lock = sql`select pg_advisory_xact_lock(1)`;
    await atomically(db, async (holder) => {
      await lock.execute(holder);
      const error = await atomically(db, (db) => lock.execute(db)).catch((error) => error);
      expect(error).toMatchObject({ code: "55P03" });
      expect(isTrouble(error)).toBe(true);
    });
    await close();
    await remove();
  });
});
