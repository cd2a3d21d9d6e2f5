import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { unhurriedly } from "./atomically.ts";
import { type OpenDatabase, openDatabase } from "./database.ts";
import { atMostOnce } from "./health.ts";
import { freshDatabase, type TestDatabase } from "./testing.ts";

let fresh: TestDatabase;
let opened: OpenDatabase;
beforeAll(async () => {
  fresh = await freshDatabase([]);
  opened = fresh.url === undefined ? fresh : await openDatabase({ url: fresh.url });
});
afterAll(async () => {
  if (opened !== fresh) await opened.close();
  await fresh.close();
});

const fail = async (code: string) => {
  const text = `do $$ begin raise exception 'could not extend' using errcode = '${code}'; end $$`;
  await expect(sql.raw(text).execute(opened.db)).rejects.toMatchObject({ code });
};

const ill = async () => {
  const { database, disk } = opened.health;
  return { database: await database!(), disk: await disk!() };
};

describe("database health", () => {
  it("runs one check at a time, once a second, for all callers", async () => {
    vi.useFakeTimers({ toFake: ["performance"] });
    const looks: ((state: string) => void)[] = [];
    const state = atMostOnce(1_000, () => new Promise<string>((resolve) => looks.push(resolve)));
    const requests = [state(), state(), state()];
    vi.advanceTimersByTime(5_000);
    requests.push(state());
    expect(looks).toHaveLength(1);
    looks[0]!("well");
    expect(await Promise.all(requests)).toEqual(["well", "well", "well", "well"]);
    vi.advanceTimersByTime(999);
    expect(await state()).toBe("well");
    expect(looks).toHaveLength(1);
    vi.advanceTimersByTime(1);
    const later = state();
    expect(looks).toHaveLength(2);
    looks[1]!("ill");
    expect(await later).toBe("ill");
    vi.useRealTimers();
  });

  it("stays good when a statement fails", async () => {
    await fail("53400");
    expect(await ill()).toEqual({ database: undefined, disk: undefined });
  });

  it("reports a full disk after a statement met it, and still answers", async () => {
    await fail("53100");
    expect(await ill()).toEqual({ database: undefined, disk: "is full" });
  });

  it("gives background work, and no other, ten minutes", async () => {
    const limits = async (db = opened.db) => {
      const { rows } = await sql<{ statement: string; lock: string }>`
        select current_setting('statement_timeout') as statement,
          current_setting('lock_timeout') as lock`.execute(db);
      return rows[0];
    };
    const before = await limits();
    expect(await unhurriedly(opened.db, limits)).toEqual({ statement: "10min", lock: "10min" });
    expect(await limits()).toEqual(before);
    expect(before?.statement).not.toBe("10min");
  });
});
