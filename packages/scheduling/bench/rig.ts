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
import { walk } from "./agenda.ts";
import type { FloorQuestion } from "./floor.ts";
import type { Operation } from "./plan.ts";
import { kindOf, requestOf } from "./requests.ts";
import type { SeededAccount, Seeding } from "./seed.ts";

export const bench: Bench = {
  scripts: {
    seed: new URL("seed.ts", import.meta.url),
    server: new URL("server.ts", import.meta.url),
    floor: new URL("floor.ts", import.meta.url),
  },
  migrations,
  environment: { SCHEDULING_PORT: "0" },
};

export async function fillAgenda(
  name: DatabaseName,
  seeding: Seeding,
): Promise<FilledBench<SeededAccount>> {
  return await fillDatabase<SeededAccount>(bench, name, seeding);
}

export function part({ resources }: SeededAccount, which: "first" | "second"): number[] {
  const side = Math.floor(resources.length / 2);
  return which === "first" ? resources.slice(0, side) : resources.slice(side);
}

export function requested(
  rig: RigOf<SeededAccount>,
  operation: Operation,
  resources: readonly number[] = rig.seeded.resources,
): Contestant {
  const next = walk(operation, resources);
  const write = requestOf(operation, rig.seeded);
  return requesting(rig, () => write(next()), kindOf(operation));
}

export function stated(floor: Floor, operation: Operation): Contestant {
  return {
    run: (span) => floor.process.ask<Slice>({ operation, span } satisfies FloorQuestion),
  };
}
