/* Startup time on the embedded database, and memory after ten idle seconds. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { type Figure, printFigures } from "@frontdesk/platform/bench/figures";
import { residentMegabytes } from "@frontdesk/server/bench/resident";
import { startOn } from "./started.ts";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    times: { type: "string", default: "3" },
  },
});
const idleMs = 10_000;

async function startOnce(folder: string): Promise<{ seconds: number; megabytes: number }> {
  const { pid, seconds, end } = await startOn(folder);
  await wait(idleMs);
  const megabytes = residentMegabytes(pid);
  await end();
  return { seconds, megabytes };
}

function deviation(all: readonly number[]): Pick<Figure, "value" | "lowest" | "highest"> {
  const sorted = all.toSorted((one, other) => one - other);
  const value = sorted[Math.floor(sorted.length / 2)]!;
  return { value, lowest: sorted[0]!, highest: sorted.at(-1)! };
}

const database = "embedded";
const folder = mkdtempSync(join(tmpdir(), "frontdesk-bench-"));
const fresh = await startOnce(folder);
const existing: { seconds: number; megabytes: number }[] = [];
for (let time = 0; time < Number(values.times); time += 1) existing.push(await startOnce(folder));
rmSync(folder, { recursive: true, force: true });

const figures: Figure[] = [
  { name: "first start", database, value: fresh.seconds, unit: "s" },
  {
    name: "start on an existing database",
    database,
    unit: "s",
    goal: { most: 2 },
    ...deviation(existing.map(({ seconds }) => seconds)),
  },
  {
    name: "idle memory of all services",
    database,
    unit: "MB",
    goal: { most: 250 },
    ...deviation(existing.map(({ megabytes }) => megabytes)),
  },
];
printFigures(figures, { bench: "frontdesk", json: values.json });
