/* Tries the client on Bun and Deno, if installed. The README must name each behaviour that
   fails. */
import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { impossible } from "../test/behaviour.ts";
import { startServer } from "../test/server.ts";

const runner = fileURLToPath(new URL("../test/runtimes/runner.ts", import.meta.url));
const runtimes = {
  Bun: ["bun", "run", runner],
  Deno: [
    "deno",
    "run",
    "--quiet",
    "--no-check",
    "--allow-net",
    "--allow-read",
    "--allow-env",
    runner,
  ],
} as const;

interface RuntimeReport {
  tried: number;
  complaints: Record<string, string>;
}

/** Undefined if not installed. */
async function tellOf(runtime: keyof typeof runtimes): Promise<RuntimeReport | undefined> {
  const [program, ...words] = runtimes[runtime];
  await using server = await startServer();
  const { url, otherUrl } = server;
  const all = [...words, `fetch in ${runtime}`, url, otherUrl];
  try {
    return JSON.parse((await promisify(execFile)(program, all)).stdout);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return undefined;
    throw error;
  }
}

for (const runtime of Object.keys(runtimes) as (keyof typeof runtimes)[]) {
  const tell = await tellOf(runtime);
  if (tell === undefined) {
    console.log(`${runtime} is not found here`);
    continue;
  }
  const { tried, complaints } = tell;
  const excepted: readonly string[] = impossible[runtime];
  for (const [name, complaint] of Object.entries(complaints)) {
    if (excepted.includes(name)) continue;
    console.log(`${runtime}: ${name}: ${complaint}`);
    process.exitCode = 1;
  }
  for (const name of excepted.filter((one) => complaints[one] === undefined)) {
    console.log(`${runtime}: ${name}: holds now, so the README need not name it`);
    process.exitCode = 1;
  }
  console.log(`${runtime}: ${tried - Object.keys(complaints).length} of ${tried} behaviours hold`);
}
