/*
 * Prints the tables of the README that compare this client with others, from what they do to local
 * servers; with --write they are put into the README.
 */
import { readFile, writeFile } from "node:fs/promises";
import { compareClients, withTables } from "./comparison/compare.ts";

const tables = await compareClients();
console.log(tables);
if (process.argv.includes("--write")) {
  const readme = new URL("../README.md", import.meta.url);
  await writeFile(readme, withTables(await readFile(readme, "utf8"), tables));
}
process.exit(0);
