/*
 * PostgreSQL's own bench, on a database of its own in the cluster of everybody else: what a figure
 * is compared to that says how fast the machine and its disk are.
 */
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { freshDatabase, onPostgres } from "../src/testing.ts";

/** What it does again and again: TPC-B, or that without the two tables that all wait for. */
export type Script = "tpcb-like" | "simple-update";

export interface Done {
  count: number;
  elapsedMs: number;
}

export interface Pgbench {
  run(script: Script, seconds: number): Promise<Done>;
  close(): Promise<void>;
}

const connections = 16;

// As many branches as connections: with fewer they stand in line.
const scale = connections;

const run = promisify(execFile);

/** Makes its tables; undefined where there is no PostgreSQL, or no `pgbench`. */
export async function openPgbench(): Promise<Pgbench | undefined> {
  if (!onPostgres || spawnSync("pgbench", ["--version"]).status !== 0) return undefined;
  const { url, close } = await freshDatabase([]);
  await run("pgbench", ["-i", "-q", "-s", String(scale), url!]);
  const usual = ["-n", "-M", "prepared", "-c", String(connections), "-j", "2"];
  return {
    run: async (script, seconds) => {
      const words = [...usual, "-b", script, "-T", String(Math.max(1, Math.round(seconds)))];
      return readDone((await run("pgbench", [...words, url!])).stdout);
    },
    close,
  };
}

/** What it says that it did, without the time in which it connected. */
export function readDone(said: string): Done {
  const find = (pattern: RegExp) => Number(pattern.exec(said)?.[1]);
  const count = find(/actually processed: (\d+)/);
  const perSecond = find(/^tps = ([\d.]+) \(without/m);
  if (!(count > 0 && perSecond > 0)) throw new Error(`pgbench said ${said}`);
  return { count, elapsedMs: (count * 1000) / perSecond };
}
