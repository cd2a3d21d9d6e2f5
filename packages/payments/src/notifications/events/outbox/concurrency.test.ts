import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { freshDatabase, onPostgres, type TestDatabase } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  countEntries,
  eventsOf,
  makeEntry,
  makeHead,
  type OutboxMerchant,
  type PublishedEvent,
} from "../../../../test/outbox-entries.ts";
import { newId, timeOf } from "../../../core/ids.ts";
import { migrations } from "../../../core/migrations.ts";

const script = new URL("../../../../test/telling-process.ts", import.meta.url);
const minutes = 60_000;
const seconds = 4;
const enough = 80;

describe.runIf(onPostgres)("outbox relays with wrong clocks, one of them killed repeatedly", () => {
  let opened: TestDatabase;
  const relays: ChildProcess[] = [];
  beforeAll(async () => {
    opened = await freshDatabase(migrations);
  });
  afterAll(async () => {
    for (const relay of relays) relay.kill("SIGKILL");
    await opened.close();
  });

  async function startProcess(wrongMs: number): Promise<ChildProcess> {
    const relay = fork(script, [opened.url!, String(wrongMs)]);
    relays.push(relay);
    await once(relay, "message");
    return relay;
  }

  async function write(merchant: OutboxMerchant, versions: Map<string, number>, until: number) {
    let committed = 0;
    const abouts = [...versions.keys()];
    while (performance.now() < until || committed < enough) {
      const about = abouts[Math.floor(Math.random() * abouts.length)]!;
      const isUndone = Math.random() < 0.1;
      await opened.db
        .transaction()
        .execute(async (db) => {
          await sql`select pg_advisory_xact_lock(hashtext(${about}))`.execute(db);
          const version = versions.get(about)! + 1;
          await makeEntry(db, merchant, { about, version });
          await wait(Math.random() * 8);
          if (isUndone) throw new Error("undone");
          versions.set(about, version);
        })
        .catch((error: Error) => {
          if (error.message !== "undone") throw error;
        });
      if (!isUndone) committed += 1;
    }
    return committed;
  }

  async function follow(
    merchant: OutboxMerchant,
    isOver: () => boolean,
  ): Promise<PublishedEvent[]> {
    const followed: PublishedEvent[] = [];
    for (let last = false; !last; ) {
      last = isOver();
      followed.push(...(await eventsOf(opened.db, merchant, followed.at(-1)?.id)));
    }
    return followed;
  }

  it("end together with their parent process, however it ends", async () => {
    const relay = await startProcess(0);
    const gone = once(relay, "exit");
    relay.disconnect();
    expect(await gone).toEqual([0, null]);
  });

  it("publish every change once and in order, and a subscriber misses none", async () => {
    const shard = 4711;
    const merchants = [await makeHead(opened.db, shard), await makeHead(opened.db, shard)];
    await startProcess(-3 * minutes);
    let doomed = await startProcess(3 * minutes);
    const until = performance.now() + seconds * 1_000;
    let isOver = false;
    const versions = merchants.map(
      () => new Map(Array.from({ length: 10 }, () => [newId(shard), 0])),
    );
    const following = merchants.map((merchant) => follow(merchant, () => isOver));
    const writing = merchants.flatMap((merchant, n) =>
      [1, 2].map(() => write(merchant, versions[n]!, until)),
    );
    while (performance.now() < until) {
      await wait(300 + Math.random() * 300);
      doomed.kill("SIGKILL");
      doomed = await startProcess(3 * minutes);
    }
    const committed = (await Promise.all(writing)).reduce((sum, count) => sum + count, 0);
    for (const merchant of merchants) {
      await expect.poll(() => countEntries(opened.db, merchant), { interval: 50 }).toBe(0);
    }
    isOver = true;
    const followed = await Promise.all(following);
    expect(followed.flat()).toHaveLength(committed);
    const deviation = followed.flat().map(({ id }) => timeOf(id).getTime() - Date.now());
    expect(Math.max(...deviation)).toBeGreaterThan(2 * minutes);
    for (const [n, merchant] of merchants.entries()) {
      expect(followed[n]).toEqual(await eventsOf(opened.db, merchant));
      for (const [about, version] of versions[n]!) {
        const own = followed[n]!.filter(({ transactionId }) => transactionId === about);
        const every = Array.from({ length: version }, (_, index) => index + 1);
        expect(own.map((event) => event.version)).toEqual(every);
      }
    }
  });
});
