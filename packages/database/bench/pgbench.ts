/* PostgreSQL's own bench on a separate database: it relates a figure to the speed of machine and
   disk. */
import { execFile, spawnSync } from "node:child_process";
import { promisify } from "node:util";
import { freshDatabase, onPostgres } from "../src/testing.ts";

/** TPC-B, or TPC-B without its two contended tables. */
export type Script = "tpcb-like" | "simple-update";

export interface PgbenchResult {
  count: number;
  elapsedMs: number;
}

export interface Pgbench {
  run(script: Script, seconds: number): Promise<PgbenchResult>;
  close(): Promise<void>;
}

const connections = 16;

// With fewer branches than connections, connections would queue.
const scale = connections;

const run = promisify(execFile);

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

export function readDone(text: string): PgbenchResult {
  const find = (pattern: RegExp) => Number(pattern.exec(text)?.[1]);
  const count = find(/actually processed: (\d+)/);
  const perSecond = find(/^tps = ([\d.]+) \(without/m);
  if (!(count > 0 && perSecond > 0)) throw new Error(`pgbench said ${text}`);
  return { count, elapsedMs: (count * 1000) / perSecond };
}
