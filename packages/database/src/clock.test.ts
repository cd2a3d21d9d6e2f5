import { setTimeout as wait } from "node:timers/promises";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { clockOf } from "./clock.ts";
import { freshDatabase, onPostgres, type TestDatabase } from "./testing.ts";

const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };

let opened: TestDatabase;
beforeAll(async () => {
  opened = await freshDatabase([]);
});
afterAll(() => opened.close());
afterEach(() => void vi.useRealTimers());

const hourMs = 60 * 60 * 1000;

function mislead(ms: number): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + ms });
}

async function databaseMs(): Promise<number> {
  const { rows } = await sql<{ ms: number }>`
    select extract(epoch from clock_timestamp())::float8 * 1000 as ms`.execute(opened.db);
  return rows[0]!.ms;
}

describe.runIf(onPostgres)("database clock", () => {
  it.each([hourMs, -hourMs])("ignores a process clock that is %d ms off", async (ms) => {
    mislead(ms);
    const now = await clockOf(opened, log);
    expect(Math.abs(now().getTime() - (await databaseMs()))).toBeLessThan(1_000);
    await wait(50);
    expect(Math.abs(now().getTime() - (await databaseMs()))).toBeLessThan(1_000);
  });

  it("continues when the process clock changes and when the database is away", async () => {
    const now = await clockOf(opened, log);
    mislead(hourMs);
    expect(Math.abs(now().getTime() - (await databaseMs()))).toBeLessThan(1_000);
    const gone = await freshDatabase([]);
    const later = await clockOf(gone, log);
    await gone.close();
    const count = vi.spyOn(performance, "now").mockReturnValue(performance.now() + hourMs);
    const before = await databaseMs();
    expect(Math.abs(later().getTime() - before - hourMs)).toBeLessThan(2_000);
    count.mockRestore();
    await vi.waitFor(() => expect(log.warn).toHaveBeenCalled(), { timeout: 60_000 });
  });
});

it.skipIf(onPostgres)("equals the process clock on an embedded database", async () => {
  const now = await clockOf(opened, log);
  mislead(hourMs);
  expect(now().getTime()).toBe(Date.now());
});
