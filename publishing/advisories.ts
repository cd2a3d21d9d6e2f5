// Asks the registry for advisories about the packages of the lock file. Fails at one that is high
// or critical in what a running service needs. A registry that does not answer is no failure.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { adviceOf } from "./advice.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const asked = ["audit", "--omit=dev", "--json"];
const { stdout } = spawnSync("npm", asked, { cwd: root, encoding: "utf8", timeout: 120_000 });
const { lines, isBad } = adviceOf(stdout ?? "");
for (const line of lines) console.log(line);
if (isBad) process.exitCode = 1;
