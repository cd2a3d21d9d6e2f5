import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { thorough } from "./testing.ts";

const script = fileURLToPath(new URL("../test/memory-process.ts", import.meta.url));

it.runIf(thorough)("keeps nothing of a query once it is answered", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", script]);
  const bytesPerQuery = Number(stdout);
  // The smallest thing that could be kept of each, an object, takes more.
  expect(bytesPerQuery).toBeLessThan(500);
});
