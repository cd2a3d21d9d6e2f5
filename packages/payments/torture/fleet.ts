import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { type Ground, type PaymentsProcess, startProcess } from "../test/process.ts";
import type { Chance } from "./chance.ts";
import { deaths } from "./deaths.ts";

const script = fileURLToPath(new URL("process.ts", import.meta.url));
const aheadMs = [0, -180_000, 180_000];

export interface Fleet {
  /** One of those that run, if any does. */
  any(): PaymentsProcess | undefined;
  /** How often one died, by where. */
  died: Map<string, number>;
  /** Kills no more, and ends what runs. */
  end(): Promise<void>;
}

/** Keeps three processes running, their clocks wrong, each killed a few seconds after its start. */
export function startFleet(ground: Ground, chance: Chance): Fleet {
  const running: (PaymentsProcess | undefined)[] = aheadMs.map(() => undefined);
  const died = new Map<string, number>();
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keep(index: number): Promise<void> {
    while (!signal.aborted) {
      const death = chance.of(deaths);
      const environment: Record<string, string> = { CLOCK_AHEAD_MS: String(aheadMs[index]) };
      if (death !== undefined) environment.DIES_AT = `${death} ${chance.between(5, 60)}`;
      const lasting = { ...ground, environment: { ...ground.environment, ...environment } };
      const started = await startProcess(lasting, script).catch(() => undefined);
      if (started === undefined) continue;
      running[index] = started;
      const gone = once(started.process, "exit").then(() => death);
      const killed = wait(chance.between(2_000, 8_000), "at random", { signal });
      const by = await Promise.race([gone, killed.catch(() => undefined)]);
      running[index] = undefined;
      await started.end(signal.aborted ? "SIGTERM" : "SIGKILL");
      if (!signal.aborted) died.set(by ?? "at random", (died.get(by ?? "at random") ?? 0) + 1);
    }
  }

  const kept = aheadMs.map((_, index) => keep(index));
  return {
    died,
    any() {
      const alive = running.filter((process) => process !== undefined);
      return alive.length === 0 ? undefined : chance.of(alive);
    },
    async end() {
      stopping.abort();
      await Promise.all(kept);
    },
  };
}
