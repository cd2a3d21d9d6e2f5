import { setTimeout as wait } from "node:timers/promises";
import type { Chance } from "@frontdesk/payments/torture/chance";
import type { Cluster } from "./cluster.ts";
import type { UpstreamProxy } from "./proxy.ts";

export interface SiegeTarget {
  ways: readonly UpstreamProxy[];
  cluster: Cluster;
  chance: Chance;
}

const troubles: Record<string, { weight: number; make(world: SiegeTarget): Promise<void> }> = {
  "connections cut": {
    weight: 5,
    make: async ({ ways, chance }) => {
      chance.of(ways).cut();
    },
  },
  "a way that swallows": {
    weight: 4,
    make: ({ ways, chance }) => chance.of(ways).swallow(chance.between(500, 9_000)),
  },
  "database frozen": {
    weight: 2,
    make: ({ cluster, chance }) => cluster.freeze(chance.between(500, 7_000)),
  },
  "database restarted": { weight: 1, make: ({ cluster }) => cluster.restart() },
};

export async function makeTrouble(
  stopped: AbortSignal,
  world: SiegeTarget,
): Promise<Map<string, number>> {
  const created = new Map<string, number>();
  const drawn = Object.entries(troubles).flatMap(([name, { weight }]) =>
    Array.from({ length: weight }, () => name),
  );
  while (!stopped.aborted) {
    const ms = world.chance.between(1_500, 7_000);
    await wait(ms, undefined, { signal: stopped }).catch(() => undefined);
    if (stopped.aborted) break;
    const name = world.chance.of(drawn);
    await troubles[name]!.make(world);
    created.set(name, (created.get(name) ?? 0) + 1);
  }
  return created;
}
