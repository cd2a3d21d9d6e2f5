import { type Database, openDatabase } from "@frontdesk/database/database";
import type { DatabaseName } from "@frontdesk/platform/bench/databases";
import { type FilledBench, fillDatabase, startRig } from "@frontdesk/platform/bench/rig";
import { type Caller, openCaller } from "@frontdesk/server/bench/load";
import { bench, type Rig } from "../rig.ts";
import type { SeededStock, Seeding } from "../seed.ts";

export interface LoadPlan {
  name: DatabaseName;
  seconds: number;
  seed: number;
}

export interface LoadInstallation {
  filled: FilledBench<SeededStock>;
  db: Database;
  start(): Promise<Rig>;
  close(): Promise<void>;
}

const webhooksToHere = { ...bench.environment, WEBHOOKS_TO_PRIVATE: "yes" };

/** Half of the time at six thousand captures a second. */
export function freshStock<Merchants extends string>(
  { seconds }: Pick<LoadPlan, "seconds">,
  merchants: Merchants,
) {
  return { count: Math.ceil(seconds * 3_000), captured: false, merchants };
}

/** The embedded database serves one process. */
export async function makeInstallation(
  { name }: LoadPlan,
  seeding: Seeding,
): Promise<LoadInstallation> {
  if (name !== "postgres") throw new Error("it is measured on PostgreSQL: run .ci/with-postgres");
  const filled = await fillDatabase<SeededStock>(
    { ...bench, environment: webhooksToHere },
    name,
    seeding,
  );
  const { DATABASE_URL: url } = filled.ground.environment;
  const { db, close } = await openDatabase({ url, connections: 4, statementMs: 300_000 });
  const rigs: Rig[] = [];
  return {
    filled,
    db,
    start: async () => {
      const rig = await startRig(filled);
      rigs.push(rig);
      return rig;
    },
    close: async () => {
      await close();
      for (const rig of rigs) await rig.close();
      if (rigs.length === 0) await filled.ground.remove();
    },
  };
}

/** Does not wait for answers; returns the number of late starts. */
export async function atPace(
  { perSecond, seconds }: { perSecond: number; seconds: number },
  work: (round: number) => Promise<void>,
): Promise<{ late: number }> {
  const all = perSecond * seconds;
  const begun = performance.now();
  const running = new Set<Promise<void>>();
  let late = 0;
  for (let round = 0; round < all; round += 1) {
    const dueMs = begun + (round * 1000) / perSecond - performance.now();
    if (dueMs > 0) await new Promise((resolve) => setTimeout(resolve, dueMs));
    else if (dueMs < -1000) late += 1;
    const one: Promise<void> = work(round).finally(() => running.delete(one));
    running.add(one);
  }
  await Promise.all(running);
  return { late };
}

export function lendCallers(port: number): (request: string) => Promise<void> {
  const idle: Caller[] = [];
  return async (request) => {
    const caller = idle.pop() ?? (await openCaller(port));
    await caller.ask(request);
    idle.push(caller);
  };
}

export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
