/* Inserts 5 000 entries a second, then drains as many: by the service, and by its statements
   alone. */
import { setTimeout as wait } from "node:timers/promises";
import type { Database } from "@frontdesk/database/database";
import type { Row } from "@frontdesk/server/bench/table";
import { type Id, shardOf } from "../../src/core/ids.ts";
import { publishBatch } from "../../src/notifications/events/outbox/relay.ts";
import { atPace, type LoadPlan, makeInstallation, quantile } from "./installation.ts";
import { findOldest, leaveMarks } from "./store.ts";

export const outboxHead: Row = [
  "merchants",
  "marks left /s",
  "oldest ms, median",
  "and most",
  "goal",
  "told at once /s",
  "floor /s",
  "of the floor",
];

const perSecond = 5_000;
const batchesPerSecond = 50;
const backlog = 20_000;

export async function measureOutbox(plan: LoadPlan): Promise<Row[]> {
  return [await measureOn(1, plan), await measureOn(100, plan)];
}

async function measureOn(merchantCount: number, plan: LoadPlan): Promise<Row> {
  const location = await makeInstallation(plan, { merchants: merchantCount, stocks: {} });
  const { db } = location;
  const { merchants } = location.filled.seeded;
  const floor = await timeBacklog(db, merchants, () => tellAll(db, merchants));
  await location.start();
  const ages: number[] = [];
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      ages.push((await findOldest(db)).ageMs);
      await wait(50);
    }
  })();
  const begun = performance.now();
  const each = perSecond / batchesPerSecond;
  await atPace({ perSecond: batchesPerSecond, seconds: plan.seconds }, async (round) => {
    const of = Array.from(
      { length: each },
      (_, n) => merchants[(round * each + n) % merchantCount]!,
    );
    await leaveMarks(db, of);
  });
  const left = (perSecond * plan.seconds * 1000) / (performance.now() - begun);
  isOver = true;
  await watching;
  await untilPublished(db);
  const published = await timeBacklog(db, merchants, () => untilPublished(db));
  await location.close();
  return [
    String(merchantCount),
    left.toFixed(0),
    quantile(ages, 0.5).toFixed(0),
    Math.max(...ages).toFixed(0),
    "≤ 2000",
    published.toFixed(0),
    floor.toFixed(0),
    `${((published / floor) * 100).toFixed(0)} %`,
  ];
}

async function timeBacklog(
  db: Database,
  merchants: readonly Id[],
  tell: () => Promise<void>,
): Promise<number> {
  const marks = Array.from({ length: backlog }, (_, n) => merchants[n % merchants.length]!);
  const begun = performance.now();
  await leaveMarks(db, marks);
  const writtenMs = performance.now() - begun;
  await tell();
  return (backlog * 1000) / (performance.now() - begun - writtenMs);
}

async function untilPublished(db: Database): Promise<void> {
  while ((await findOldest(db)).count > 0) await wait(20);
}

async function tellAll(db: Database, merchants: readonly Id[]): Promise<void> {
  const left = merchants.values();
  async function work(): Promise<void> {
    for (const merchantId of left) {
      const batch = { shard: shardOf(merchantId), merchantIds: [merchantId], held: [] };
      while ((await publishBatch({ db }, batch)).published.length > 0);
    }
  }
  await Promise.all(Array.from({ length: 4 }, work));
}
