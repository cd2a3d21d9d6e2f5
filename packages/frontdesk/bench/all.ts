/* `--only` selects packages and may repeat. Each bench also runs alone with more options. */
import { execFile } from "node:child_process";
import { loadavg } from "node:os";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type BenchFigure, printFigures } from "@frontdesk/platform/bench/figures";

const { values } = parseArgs({
  options: {
    json: { type: "boolean", default: false },
    only: { type: "string", multiple: true },
    rows: { type: "string", default: "1000000" },
  },
});

const races = ["--goals", "--json", "--rounds", "4", "--seconds", "1", "--rows", values.rows];

const benches: readonly (readonly [name: string, script: string, ...words: string[]])[] = [
  ["payments", "bench.ts", ...races],
  ["scheduling", "bench.ts", ...races],
  ["frontdesk", "idle.ts", "--json"],
  ["frontdesk", "lists.ts", "--json", "--times", "5"],
  ["rest", "bench.ts", "--json", "--rounds", "3", "--seconds", "0.5", "--callers", "50"],
];

const names = new Set(benches.map(([name]) => name));
const unknown = values.only?.filter((name) => !names.has(name)) ?? [];
if (unknown.length > 0) {
  console.error(`there are benches of ${[...names].join(", ")}`);
  process.exit(2);
}

const began = performance.now();
const busy = (loadavg()[0] ?? 0).toFixed(1);
const figures: BenchFigure[] = [];
for (const [name, script, ...words] of benches) {
  if (values.only?.includes(name) === false) continue;
  console.error(`${name}: ${[script, ...words].join(" ")}`);
  figures.push(...(await run(name, [script, ...words])));
}
const seconds = ((performance.now() - began) / 1000).toFixed(0);
console.error(`In ${seconds} s; the load of the machine was ${busy} before.`);
printFigures(figures, { bench: "", json: values.json });

async function run(name: string, [script, ...words]: string[]): Promise<BenchFigure[]> {
  const file = fileURLToPath(new URL(`../../${name}/bench/${script}`, import.meta.url));
  const text = await new Promise<string>((resolve, reject) => {
    const options = { maxBuffer: 64 * 1024 * 1024 };
    // Resolves even if a bench misses its goal.
    const child = execFile(process.execPath, [file, ...words], options, (error, output) => {
      if (output === "") reject(error ?? new Error(`${name} said nothing`));
      else resolve(output);
    });
    child.stderr?.pipe(process.stderr);
  });
  return (JSON.parse(text) as { figures: BenchFigure[] }).figures;
}
