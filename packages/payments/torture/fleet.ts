import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import type { Running } from "@frontdesk/platform/test/process";
import type { Chance } from "./chance.ts";

/** Milliseconds. */
const aheadMs = [0, -180_000, 180_000];

export interface Fleet<Process> {
  any(): Process | undefined;
  died: Map<string, number>;
  faults: string[];
  end(): Promise<void>;
}

export interface FleetOptions<Process extends Running> {
  start(environment: Record<string, string>, index: number): Promise<Process>;
  /** Kill points; undefined kills at random. */
  deaths: readonly (string | undefined)[];
  livesMs?: readonly [number, number];
  chance: Chance;
}

export function startFleet<Process extends Running>(
  options: FleetOptions<Process>,
): Fleet<Process> {
  const { start, deaths, livesMs = [2_000, 8_000], chance } = options;
  const running: (Process | undefined)[] = aheadMs.map(() => undefined);
  const died = new Map<string, number>();
  const faults: string[] = [];
  const stopping = new AbortController();
  const { signal } = stopping;

  async function keep(index: number): Promise<void> {
    while (!signal.aborted) await live(index);
  }

  /** One process, from its start to its kill. */
  async function live(index: number): Promise<void> {
    const death = chance.of(deaths);
    const environment: Record<string, string> = { CLOCK_AHEAD_MS: String(aheadMs[index]) };
    if (death !== undefined) environment.DIES_AT = `${death} ${chance.between(5, 60)}`;
    const started = await start(environment, index).catch(() => undefined);
    if (started === undefined) return;
    running[index] = started;
    const gone = once(started.process, "exit").then(() => death);
    const killed = wait(chance.between(...livesMs), "at random", { signal });
    const by = (await Promise.race([gone, killed.catch(() => undefined)])) ?? "at random";
    running[index] = undefined;
    const code = await started.end(signal.aborted ? "SIGTERM" : "SIGKILL");
    if (signal.aborted) return;
    if (code !== null) faults.push(`a process ended of itself: ${started.output().slice(-600)}`);
    died.set(by, (died.get(by) ?? 0) + 1);
  }

  const kept = aheadMs.map((_, index) => keep(index));
  return {
    died,
    faults,
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
