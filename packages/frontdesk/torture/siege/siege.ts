/*
 * Three processes with wrong clocks die again and again. Each has a proxy to a database that loses
 * connections and data, freezes and restarts.
 */
import { setTimeout as wait } from "node:timers/promises";
import { type Fleet, type FleetOptions, startFleet } from "@frontdesk/payments/torture/fleet";
import type { Running } from "@frontdesk/platform/test/process";
import { type Call, type CallReply, isUnknown } from "../model/call.ts";
import { openCluster } from "./cluster.ts";
import { openUpstreamProxy } from "./proxy.ts";
import { makeTrouble } from "./trouble.ts";

export interface SiegeOptions<Process extends Running> extends FleetOptions<Process> {
  databaseUrl: string;
  seconds: number;
  log: (line: string) => void;
}

export async function besiege<Process extends Running>(
  { databaseUrl, seconds, log, ...options }: SiegeOptions<Process>,
  work: (stopped: AbortSignal, fleet: Fleet<Process>) => Promise<void>,
): Promise<string[]> {
  const { chance } = options;
  const cluster = await openCluster(databaseUrl);
  const ways = await Promise.all([0, 1, 2].map(() => openUpstreamProxy(databaseUrl)));
  const fleet = startFleet({
    livesMs: [4_000, 25_000],
    ...options,
    start: (environment, index) =>
      options.start({ ...environment, DATABASE_URL: ways[index]!.url }, index),
  });
  // Busy machines start slowly.
  for (let waits = 0; waits < 1_200 && fleet.any() === undefined; waits += 1) await wait(50);
  const stopping = new AbortController();
  const working = work(stopping.signal, fleet);
  const troubling = makeTrouble(stopping.signal, { cluster, ways, chance });
  await Promise.race([wait(seconds * 1_000), working, troubling]);
  stopping.abort();
  const created = await troubling;
  await working;
  await fleet.end();
  for (const proxy of ways) proxy.close();
  log(`deaths: ${inWords(fleet.died)}`);
  log(`troubles: ${inWords(created)}`);
  return fleet.faults;
}

export function inWords(counts: ReadonlyMap<string, number>): string {
  const sorted = [...counts].sort(([one], [other]) => (one < other ? -1 : 1));
  return sorted.map(([name, count]) => `${name} ${count}`).join(", ") || "none";
}

/** `unknown`: the database failed after a write, a published answer with status 500. */
function inWord({ status, text = "" }: CallReply = {}): string {
  if (status === undefined) return "unheard";
  return isUnknown(text) ? "unknown" : `${status}`;
}

export function heardOf(calls: readonly Call[]): string {
  const names = calls.map(({ kind, heard }) => `${kind} ${inWord(heard.at(-1))}`);
  const groups = Map.groupBy(names, (name) => name);
  const counts = new Map([...groups].map(([name, same]) => [name, same.length]));
  return `${calls.length} calls: ${inWords(counts)}`;
}
