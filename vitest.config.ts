import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { testReport, thorough } from "./packages/database/src/settings.ts";
import { laterGroups } from "./packages/desk/app/locales/later-groups.ts";
import { compiledCatalogues } from "./packages/server/scripts/catalogues.ts";
import { longFolders, longTests } from "./tidy/long-tests.ts";

const words = process.argv.slice(2).filter((word) => !/^(run|watch|-.*)$/.test(word));
const isAll = thorough || words.length > 0;
const long = [...longFolders.map((folder) => `**/test/${folder}/**`), ...longTests];
const recording = new URL("packages/database/test/tenant-isolation/setup.ts", import.meta.url);
const browser = new URL("packages/people/test/browser/unpack.ts", import.meta.url);

export default defineConfig({
  plugins: [compiledCatalogues(laterGroups)],
  test: {
    include: [
      "*.test.ts",
      "packages/*/src/**/*.test.ts",
      "packages/*/pages/**/*.test.ts",
      "packages/*/app/**/*.test.{ts,tsx}",
      "packages/*/test/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**", ...(isAll ? [] : long)],
    globalSetup: isAll ? [fileURLToPath(browser)] : [],
    setupFiles: [fileURLToPath(recording)],
    reporters: testReport ? ["default", ["json", { outputFile: testReport }]] : ["default"],
    pool: "forks",
    // Files of one process share code and above all the database.
    isolate: false,
    // A browser and a database keep a core busy: a third worker on two cores gains nothing.
    maxWorkers: Math.max(2, availableParallelism()),
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
