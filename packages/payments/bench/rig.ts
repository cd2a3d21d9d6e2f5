import type { Bench, DatabaseName } from "@frontdesk/platform/bench/databases";
import {
  type FilledBench,
  type Floor,
  fillDatabase,
  type Rig as RigOf,
  requesting,
} from "@frontdesk/platform/bench/rig";
import type { Contestant } from "@frontdesk/server/bench/race";
import type { Slice } from "@frontdesk/server/bench/slice";
import { migrations } from "../src/core/migrations.ts";
import type { FloorQuestion } from "./floor.ts";
import type { Operation, Plan } from "./plan.ts";
import { requestOf } from "./requests.ts";
import type { SeededStock, Seeding } from "./seed.ts";
import type { ServerQuestion } from "./server.ts";
import { walk } from "./stock.ts";

export const bench: Bench = {
  scripts: {
    seed: new URL("seed.ts", import.meta.url),
    server: new URL("server.ts", import.meta.url),
    floor: new URL("floor.ts", import.meta.url),
  },
  migrations,
  environment: { PAYMENTS_PORT: "0", PAYMENTS_PER_MINUTE: "1000000" },
};

export type Rig = RigOf<SeededStock>;

/** Call it before the service starts. */
export async function fillStocks(
  name: DatabaseName,
  seeding: Seeding,
): Promise<FilledBench<SeededStock>> {
  return await fillDatabase<SeededStock>(bench, name, seeding);
}

/** A capture or refund uses up a transaction. */
export function seedingOf(name: DatabaseName, { rounds, sliceMs, callers }: Plan): Seeding {
  const perSecond = name === "postgres" ? 2_500 : 2_000;
  const count = Math.ceil(((rounds + 2) * sliceMs * callers.length * perSecond) / 1000);
  const order = (captured: boolean) => ({ count, captured, merchants: "first" as const });
  return {
    merchants: 1,
    stocks: {
      fresh: order(false),
      captured: order(true),
      ...(name === "postgres" ? { floorFresh: order(false), floorCaptured: order(true) } : {}),
    },
  };
}

export function requested(rig: Rig, operation: Operation, stock: string): Contestant {
  const next = walk(rig.seeded.stocks[stock]!);
  const write = requestOf(operation, rig.seeded.key);
  return {
    ...requesting(rig, () => write(next())),
    rest: async () => {
      await rig.server.ask({ wanted: "deliver" } satisfies ServerQuestion);
    },
  };
}

export function stated(
  floor: Floor,
  operation: FloorQuestion["operation"],
  stock: string,
): Contestant {
  return {
    run: (span) => floor.process.ask<Slice>({ operation, stock, span } satisfies FloorQuestion),
  };
}
