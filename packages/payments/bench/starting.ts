import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as wait } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import {
  type BenchDatabase,
  breakDatabase,
  type DatabaseName,
} from "@frontdesk/platform/bench/databases";
import { residentMegabytes } from "@frontdesk/server/bench/resident";
import type { Row } from "@frontdesk/server/bench/table";
import { freePort, isHealthy } from "@frontdesk/server/test/port";
import { bench } from "./rig.ts";

export const startHead: Row = [
  "database",
  "it is",
  "s to /health",
  "goal",
  "MB after 10 s idle",
  "goal",
];

const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
const idleMs = 10_000;

export async function measureStart(name: DatabaseName): Promise<Row[]> {
  const benchDatabase = await breakDatabase(bench, name);
  const rows: Row[] = [];
  for (const [state, goal] of [
    ["fresh", "< 10"],
    ["existing", "< 3"],
  ] as const) {
    const { seconds, megabytes } = await startOnce(benchDatabase);
    const goals = name === "embedded" ? goal : "";
    rows.push([name, state, seconds.toFixed(2), goals, megabytes.toFixed(0), "< 300"]);
  }
  await benchDatabase.remove();
  return rows;
}

async function startOnce(bench: BenchDatabase): Promise<{ seconds: number; megabytes: number }> {
  const port = await freePort();
  const begun = performance.now();
  const child = spawn(process.execPath, [main], {
    env: { ...bench.environment, PAYMENTS_PORT: String(port) },
    stdio: ["ignore", 2, 2],
  });
  while (!(await isHealthy(`http://127.0.0.1:${port}`))) {
    if (child.exitCode !== null) throw new Error("the service ended while it was starting");
    await wait(10);
  }
  const seconds = (performance.now() - begun) / 1000;
  await wait(idleMs);
  const megabytes = residentMegabytes(child.pid!);
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  await gone;
  return { seconds, megabytes };
}
