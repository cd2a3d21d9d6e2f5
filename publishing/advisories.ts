// Fails on high or critical ones in runtime dependencies, but not on a silent registry.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { adviceOf } from "./advice.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const requests = ["audit", "--omit=dev", "--json"];
const { stdout } = spawnSync("npm", requests, { cwd: root, encoding: "utf8", timeout: 120_000 });
const { lines, isBad } = adviceOf(stdout ?? "");
for (const line of lines) console.log(line);
if (isBad) process.exitCode = 1;
