import { type Child, runChild, startChild } from "@frontdesk/server/bench/child";
import { type AnswerKind, openCaller } from "@frontdesk/server/bench/load";
import type { Contestant } from "@frontdesk/server/bench/race";
import { runSlice } from "@frontdesk/server/bench/slice";
import {
  type Bench,
  type BenchDatabase,
  breakDatabase,
  type DatabaseName,
  shareDatabase,
} from "./databases.ts";
import type { ServerGreeting, Usage } from "./process.ts";

export interface FilledBench<Seeded> {
  bench: Bench;
  ground: BenchDatabase;
  seeded: Seeded;
}

export interface Rig<Seeded> extends FilledBench<Seeded> {
  server: Child;
  port: number;
  close(): Promise<void>;
}

export async function fillDatabase<Seeded>(
  bench: Bench,
  name: DatabaseName,
  seeding: object,
): Promise<FilledBench<Seeded>> {
  const benchDatabase = await breakDatabase(bench, name);
  const seeded = await runChild<Seeded>({
    script: bench.scripts.seed,
    environment: benchDatabase.environment,
    words: [JSON.stringify(seeding)],
  });
  return { bench, ground: benchDatabase, seeded };
}

export async function startRig<Seeded>(
  filled: FilledBench<Seeded>,
  flags: string[] = [],
): Promise<Rig<Seeded>> {
  const { bench, ground } = filled;
  const { child: server, greeting } = await startChild<ServerGreeting>({
    script: bench.scripts.server,
    environment: ground.environment,
    flags,
  });
  return {
    ...filled,
    server,
    port: greeting.port,
    close: async () => {
      await server.stop();
      await ground.remove();
    },
  };
}

export function requesting(
  rig: Pick<Rig<unknown>, "port" | "server">,
  write: () => string,
  kind?: AnswerKind,
): Contestant {
  return {
    run: async (span) => {
      // The service closes connections that stay idle while others run.
      const open = Array.from({ length: span.callers }, () => openCaller(rig.port));
      const callers = await Promise.all(open);
      const before = await usageOf(rig);
      const slice = await runSlice(span, (caller) => callers[caller]!.ask(write(), kind));
      const serverMs = (await usageOf(rig)) - before;
      for (const caller of callers) caller.end();
      return { ...slice, serverMs };
    },
  };
}

async function usageOf({ server }: Pick<Rig<unknown>, "server">): Promise<number> {
  return (await server.ask<Usage>({})).processorMs;
}

export interface FloorTarget {
  url: string | undefined;
  folder: string;
  connections: number;
}

export interface Floor {
  process: Child;
  close(): Promise<void>;
}

/** On the same PostgreSQL, or on a copy of the embedded database. */
export async function startFloor<Order extends object>(
  { bench, ground }: FilledBench<unknown>,
  order: Order & Pick<FloorTarget, "connections">,
): Promise<Floor> {
  const own = shareDatabase(ground);
  const { DATABASE_URL: url, FRONTDESK_DATA_DIR: folder } = own.environment;
  const { child } = await startChild<string>({
    script: bench.scripts.floor,
    environment: {},
    words: [JSON.stringify({ ...order, url, folder })],
  });
  return {
    process: child,
    close: async () => {
      await child.stop();
      await own.remove();
    },
  };
}
