import { randomUUID } from "node:crypto";
import type { Database } from "@frontdesk/database/database";
import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import { pino } from "pino";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { followSessions, lookMs } from "./sessions.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A database with open sessions only; `open` picks them. */
function databaseOf(open: (ids: string[]) => Promise<string[]>): Database {
  class Driver extends DummyDriver {
    override async acquireConnection() {
      return {
        async executeQuery({ parameters: [ids] }: CompiledQuery) {
          const rows = (await open(ids as string[])).map((id) => ({ id }));
          return { rows: rows as never[] };
        },
        async *streamQuery() {},
      };
    }
  }
  const dialect = {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new Driver(),
    createIntrospector: (db: Kysely<unknown>) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  };
  return new Kysely({ dialect }) as unknown as Database;
}

it("request that begins during the look at sessions is not cut off", async () => {
  const log = pino({ enabled: false });
  const [first, ended, second] = [randomUUID(), randomUUID(), randomUUID()];
  const reading = Promise.withResolvers<void>();
  const db = databaseOf(async (ids) => {
    await reading.promise;
    return ids.filter((id) => id !== ended);
  });
  const sessions = followSessions({ db, log, now: () => new Date() });
  const cut: string[] = [];
  const follow = (id: string) => sessions.follow(id, () => cut.push(id));
  follow(first);
  follow(ended);
  await vi.advanceTimersByTimeAsync(lookMs);
  follow(second);
  reading.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(cut).toEqual([ended]);
  sessions.stop();
});
