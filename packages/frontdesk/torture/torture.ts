/*
 * Treats real processes of the services badly, on a PostgreSQL of its own, and judges what is left:
 * see README.md. Prints its seed; ends with 1 where anything is wrong.
 */
import { onPostgres } from "@frontdesk/database/testing";
import { readAsked } from "./asked.ts";
import { parts } from "./parts.ts";
import { runParts } from "./run.ts";

const print = (line: string) => process.stdout.write(`${line}\n`);
const names = parts.map(({ name }) => name);

try {
  if (!onPostgres) throw new Error("Run it by: npm run torture");
  const isWell = await runParts(parts, readAsked(process.argv.slice(2), names), print);
  process.exit(isWell ? 0 : 1);
} catch (error) {
  print(String(error instanceof Error ? error.message : error));
  process.exit(2);
}
