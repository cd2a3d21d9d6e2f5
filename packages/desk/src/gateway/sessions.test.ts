import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followSessions, lookMs } from "./sessions.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const { listed } = vi.hoisted(() => ({ listed: vi.fn<(ids: string[]) => Promise<string[]>>() }));
vi.mock("@frontdesk/people/sessions/store", () => ({
  listOpenSessions: (_db: unknown, ids: string[]) => listed(ids),
}));

it("request that begins during the look at sessions is not cut off", async () => {
  const log = pino({ enabled: false });
  const sessions = followSessions({ db: {} as Database, log, now: () => new Date() });
  const [first, ended, second] = [randomUUID(), randomUUID(), randomUUID()];
  const cut: string[] = [];
  const follow = (id: string) => sessions.follow(id, () => cut.push(id));
  follow(first);
  follow(ended);
  const reading = Promise.withResolvers<void>();
  listed.mockImplementation(async (ids) => {
    await reading.promise;
    return ids.filter((id) => id !== ended);
  });
  await vi.advanceTimersByTimeAsync(lookMs);
  follow(second);
  reading.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(cut).toEqual([ended]);
  sessions.stop();
});
