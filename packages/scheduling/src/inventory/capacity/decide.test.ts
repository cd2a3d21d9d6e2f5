import type { Database } from "@frontdesk/database/database";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { migrations } from "../../core/migrations.ts";
import { CapacityChangedError, decide, decideFreely } from "./capacity.ts";

let opened: TestDatabase;
beforeAll(async () => {
  opened = await freshDatabase(migrations);
});
beforeEach(async () => {
  await sql`delete from scheduling.resource_days`.execute(opened.db);
});
afterAll(() => opened.close());

function fitsAt(attempt: number) {
  let created = 0;
  return async (db: Database): Promise<number> => {
    created += 1;
    await sql`insert into scheduling.resource_days values
      (1, ${created}, '2026-11-23', ${created < attempt ? 2 : 1}, 1)`.execute(db);
    return created;
  };
}

async function kept(): Promise<number[]> {
  const { rows } = await sql<{ resource_id: number }>`
    select resource_id from scheduling.resource_days order by 1`.execute(opened.db);
  return rows.map(({ resource_id: id }) => id);
}

describe("decision refused by constraints", () => {
  it("runs again on current data; the first attempt leaves nothing", async () => {
    expect(await decide(opened.db, fitsAt(3))).toBe(3);
    expect(await kept()).toEqual([3]);
  });

  it("runs again inside an outer transaction without losing its work", async () => {
    await opened.db.transaction().execute(async (db) => {
      await sql`insert into scheduling.resource_days values (1, 100, '2026-11-23', 0, 0)
        `.execute(db);
      expect(await decide(db, fitsAt(2))).toBe(2);
    });
    expect(await kept()).toEqual([2, 100]);
  });

  it("answers 409 after too many attempts", async () => {
    const endless = decide(opened.db, fitsAt(1_000));
    await expect(endless).rejects.toMatchObject({
      status: 409,
      body: {
        error: "conflict",
        error_description: "Too many changes at once; try again",
      },
      headers: { "Retry-After": "1" },
    });
    expect(await kept()).toEqual([]);
  });

  it("runs again if its input is outdated", async () => {
    let created = 0;
    const result = await decide(opened.db, async () => {
      created += 1;
      if (created < 3) throw new CapacityChangedError();
      return created;
    });
    expect(result).toBe(3);
  });

  it("fails on any other error", async () => {
    let created = 0;
    const broken = decide(opened.db, async (db) => {
      created += 1;
      await sql`insert into scheduling.resource_days values (1, 1, '2026-11-23', -1, 1)`.execute(
        db,
      );
    });
    await expect(broken).rejects.toMatchObject({ constraint: "resource_days_booked_check" });
    expect(created).toBe(1);
  });
});

describe("decision without locks", () => {
  it("runs without a transaction", async () => {
    const created = await decideFreely(opened.db, async (db, isLocked) => [
      db.isTransaction,
      isLocked,
      await fitsAt(1)(db),
    ]);
    expect(created).toEqual([false, false, 1]);
  });

  it("runs again under locks if outdated or refused by constraints", async () => {
    const changedCapacity = async (_db: Database, isLocked: boolean) => {
      if (!isLocked) throw new CapacityChangedError();
      return "locked";
    };
    expect(await decideFreely(opened.db, changedCapacity)).toBe("locked");
    const reject = fitsAt(3);
    const locked: boolean[] = [];
    const late = decideFreely(opened.db, async (db, isLocked) => {
      locked.push(isLocked);
      return await reject(db);
    });
    expect([await late, locked]).toEqual([3, [false, true, true]]);
    expect(await kept()).toEqual([3]);
  });

  it("runs again inside an outer transaction without losing its work", async () => {
    await opened.db.transaction().execute(async (db) => {
      await sql`insert into scheduling.resource_days values (1, 100, '2026-11-23', 0, 0)
        `.execute(db);
      expect(await decideFreely(db, fitsAt(2))).toBe(2);
    });
    expect(await kept()).toEqual([2, 100]);
  });

  it("fails on any other error", async () => {
    const broken = vi.fn(async () => {
      throw new Error("broken");
    });
    await expect(decideFreely(opened.db, broken)).rejects.toThrow("broken");
    expect(broken).toHaveBeenCalledTimes(1);
  });
});
