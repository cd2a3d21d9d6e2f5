import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { thorough } from "./testing.ts";

const script = fileURLToPath(new URL("../test/memory-process.ts", import.meta.url));

it.runIf(thorough)("embedded database: keeps no memory of an answered query", async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ["--expose-gc", script]);
  const bytesPerQuery = Number(stdout);
  // Even one kept object per query would take more.
  expect(bytesPerQuery).toBeLessThan(500);
});
