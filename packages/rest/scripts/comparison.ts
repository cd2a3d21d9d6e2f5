/*
 * Prints the table of the README that compares this client with others, from what they do to local
 * servers; with --write it is put into the README.
 */
import { readFile, writeFile } from "node:fs/promises";
import { compareClients, withTable } from "./comparison/compare.ts";

const table = await compareClients();
console.log(table);
if (process.argv.includes("--write")) {
  const readme = new URL("../README.md", import.meta.url);
  await writeFile(readme, withTable(await readFile(readme, "utf8"), table));
}
process.exit(0);
