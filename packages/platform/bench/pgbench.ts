import { openPgbench, type Script } from "@frontdesk/database/bench/pgbench";
import type { Contestant, Result } from "@frontdesk/server/bench/race";
import { type Figure, rate } from "./figures.ts";

const scripts: readonly Script[] = ["tpcb-like", "simple-update"];

export interface Opponents {
  contestants: Partial<Record<Script, Contestant>>;
  close(): Promise<void>;
}

export async function openOpponents(): Promise<Opponents> {
  const pgbench = await openPgbench();
  if (pgbench === undefined) return { contestants: {}, close: async () => {} };
  const contestant = (script: Script): Contestant => ({
    run: async ({ ms }) => ({
      ...(await pgbench.run(script, ms / 1000)),
      latencies: new Float32Array(),
    }),
  });
  return {
    contestants: Object.fromEntries(scripts.map((script) => [script, contestant(script)])),
    close: pgbench.close,
  };
}

export function withOpponents<Name extends string>(
  { contestants }: Opponents,
  own: Record<Name, Contestant>,
): Record<Name, Contestant> & Record<Script, Contestant> {
  return { ...contestants, ...own } as Record<Name, Contestant> & Record<Script, Contestant>;
}

export function opponentRates(results: Partial<Record<Script, Result>>): Figure[] {
  return scripts.flatMap((script) => {
    const result = results[script];
    const labels = { name: `pgbench ${script}`, database: "postgres" } as const;
    return result === undefined ? [] : [rate(result, labels)];
  });
}
