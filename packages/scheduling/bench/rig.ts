import { type Child, runChild, startChild } from "@frontdesk/server/bench/child";
import { type Caller, openCaller } from "@frontdesk/server/bench/load";
import type { Contestant } from "@frontdesk/server/bench/race";
import { runSlice, type Slice } from "@frontdesk/server/bench/slice";
import { walk } from "./agenda.ts";
import type { FloorOrder, FloorQuestion } from "./floor.ts";
import { breakGround, type Ground, shareGround } from "./ground.ts";
import type { DatabaseName, Operation } from "./plan.ts";
import { kindOf, requestOf } from "./requests.ts";
import type { Seeded, Seeding } from "./seed.ts";
import type { ServerGreeting, Usage } from "./server.ts";

/** A filled database with the service on it, ready to be measured. */
export interface Rig {
  ground: Ground;
  seeded: Seeded;
  server: Child;
  port: number;
  callers: Caller[];
  close(): Promise<void>;
}

/** Fills a database of its own; the service starts on it afterwards. */
export async function fillGround(
  name: DatabaseName,
  seeding: Seeding,
): Promise<{ ground: Ground; seeded: Seeded }> {
  const ground = await breakGround(name);
  const seeded = await runChild<Seeded>({
    script: new URL("seed.ts", import.meta.url),
    environment: ground.environment,
    words: [JSON.stringify(seeding)],
  });
  return { ground, seeded };
}

export async function startRig({
  ground,
  seeded,
}: {
  ground: Ground;
  seeded: Seeded;
}): Promise<Rig> {
  const { child: server, greeting } = await startChild<ServerGreeting>({
    script: new URL("server.ts", import.meta.url),
    environment: ground.environment,
  });
  const callers: Caller[] = [];
  return {
    ground,
    seeded,
    server,
    port: greeting.port,
    callers,
    close: async () => {
      for (const caller of callers) caller.end();
      await server.stop();
      await ground.remove();
    },
  };
}

/** The part of the resources that one contestant books, where both work on one database. */
export function part({ resources }: Seeded, which: "first" | "second"): number[] {
  const half = Math.floor(resources.length / 2);
  return which === "first" ? resources.slice(0, half) : resources.slice(half);
}

/** An operation asked of the service over HTTP. */
export function requested(
  rig: Rig,
  operation: Operation,
  resources: readonly number[] = rig.seeded.resources,
): Contestant {
  const next = walk(operation, resources);
  const write = requestOf(operation, rig.seeded);
  const kind = kindOf(operation);
  return {
    run: async (span) => {
      while (rig.callers.length < span.callers) rig.callers.push(await openCaller(rig.port));
      const before = await usageOf(rig);
      const slice = await runSlice(span, (caller) => rig.callers[caller]!.ask(write(next()), kind));
      return { ...slice, serverMs: (await usageOf(rig)) - before };
    },
  };
}

async function usageOf(rig: Rig): Promise<number> {
  return (await rig.server.ask<Usage>({})).processorMs;
}

export interface Floor {
  process: Child;
  close(): Promise<void>;
}

/** Starts the floor of a rig, on the same PostgreSQL or on a copy of the embedded database. */
export async function startFloor(
  { ground, seeded }: { ground: Ground; seeded: Seeded },
  { connections, resources }: { connections: number; resources: number[] },
): Promise<Floor> {
  const own = shareGround(ground);
  const order: FloorOrder = {
    url: own.environment.DATABASE_URL,
    folder: own.environment.FRONTDESK_DATA_DIR!,
    connections,
    seeded: { ...seeded, resources },
  };
  const { child } = await startChild<string>({
    script: new URL("floor.ts", import.meta.url),
    environment: {},
    words: [JSON.stringify(order)],
  });
  return {
    process: child,
    close: async () => {
      await child.stop();
      await own.remove();
    },
  };
}

/** The statements of an operation without HTTP and the rules. */
export function stated(floor: Floor, operation: Operation): Contestant {
  return {
    run: (span) => floor.process.ask<Slice>({ operation, span } satisfies FloorQuestion),
  };
}
