import { setImmediate as poll } from "node:timers/promises";
import { nameOf } from "@frontdesk/database/statement";
import { freshDatabase, type TestDatabase } from "@frontdesk/database/testing";
import { type CompiledQuery, sql } from "kysely";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { createSchedulingLimits, type SchedulingLimits } from "./limits.ts";
import { migrations } from "./migrations.ts";

const log = pino({ level: "silent" });
let opened: TestDatabase;
beforeAll(async () => {
  opened = await freshDatabase(migrations);
});
afterAll(() => opened.close());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

// PGlite can hold the PostgreSQL table too.
const digest = (text: string) => `digest of ${text.length}`;
const create = (db = opened.db) => createSchedulingLimits({ db, embedded: false }, log, digest);

async function locations(limits: SchedulingLimits, application: string, count: number) {
  const counted = Array.from({ length: count }, () =>
    limits.count("requestsByApplication", application),
  );
  return (await Promise.all(counted)).map(({ used }) => used);
}

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

it("limits: store a digest of an address, never the address", async () => {
  await create().take("slotsByAddress", "203.0.113.9");
  const { rows } = await sql<{ key: string }>`select key from scheduling.limits`.execute(opened.db);
  expect(rows).toEqual([{ key: "slotsByAddress:digest of 11" }]);
});

describe("concurrent requests", () => {
  it("get consecutive positions", async () => {
    const limits = create();
    expect(await locations(limits, "1", 100)).toEqual(upTo(100));
    expect(await locations(limits, "1", 1)).toEqual([101]);
    expect(await locations(limits, "2", 2)).toEqual([1, 2]);
  });

  it("need one prepared statement per application", async () => {
    const request = vi.spyOn(opened.db, "executeQuery");
    const limits = create();
    await Promise.all([locations(limits, "3", 20), locations(limits, "4", 20)]);
    const texts = request.mock.calls.map(([query]) => (query as CompiledQuery).sql);
    expect(texts).toHaveLength(2);
    for (const text of texts) expect(nameOf(text)).toContain("scheduling_limits");
  });

  it("never share a position, even across processes", async () => {
    const processes = [create(), create()];
    const rounds = processes.map(async (limits) => {
      const used = [];
      for (let round = 0; round < 10; round += 1) used.push(...(await locations(limits, "5", 7)));
      expect(used).toEqual(used.toSorted((one, other) => one - other));
      return used;
    });
    const used = (await Promise.all(rounds)).flat();
    expect(used.toSorted((one, other) => one - other)).toEqual(upTo(140));
  });

  it("restart the count when the window ends between them", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const limits = create();
    const before = locations(limits, "6", 3);
    await poll();
    vi.setSystemTime(Date.now() + 10_001);
    const after = locations(limits, "6", 3);
    expect([await before, await after]).toEqual([upTo(3), upTo(3)]);
    expect(await limits.look("requestsByApplication", "6")).toMatchObject({
      used: 3,
      msBeforeNext: 10_000,
    });
  });

  it("are counted by the process while the database is down", async () => {
    const broken = await freshDatabase(migrations);
    const limits = create(broken.db);
    await locations(limits, "7", 2);
    await sql`drop table scheduling.limits`.execute(broken.db);
    expect(await locations(limits, "7", 40)).toEqual(upTo(40));
    expect(await locations(limits, "7", 1)).toEqual([41]);
    await broken.close();
  });
});
