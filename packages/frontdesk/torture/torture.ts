/* Real processes on a disposable PostgreSQL. Prints its seed; exits with 1 on any finding. */
import { onPostgres } from "@frontdesk/database/testing";
import { readOptions } from "./options.ts";
import { parts } from "./parts.ts";
import { runParts } from "./run.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const names = parts.map(({ name }) => name);

try {
  if (!onPostgres) throw new Error("Run it by: npm run torture");
  const isWell = await runParts(parts, readOptions(process.argv.slice(2), names), print);
  process.exit(isWell ? 0 : 1);
} catch (error) {
  print(String(error instanceof Error ? error.message : error));
  process.exit(2);
}
