/* Prints the README's comparison with other clients, against local servers; --write puts it into
   the README. */
import { readFile, writeFile } from "node:fs/promises";
import { compareClients, withTables } from "./comparison/compare.ts";

const tables = await compareClients();
console.log(tables);
if (process.argv.includes("--write")) {
  const readme = new URL("../README.md", import.meta.url);
  await writeFile(readme, withTables(await readFile(readme, "utf8"), tables));
}
process.exit(0);
