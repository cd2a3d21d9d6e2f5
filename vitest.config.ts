import { availableParallelism } from "node:os";
import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: [
      "*.test.ts",
      "packages/*/src/**/*.test.ts",
      "packages/*/pages/**/*.test.ts",
      "packages/*/test/**/*.test.ts",
    ],
    exclude: ["**/node_modules/**"],
    pool: "forks",
    // A process runs many files: what it loaded and compiled, the database above all, it has.
    isolate: false,
    // Tests wait for browsers, processes and clocks about as long as they work.
    maxWorkers: Math.max(3, availableParallelism()),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes; how soon, a busy machine decides.
    expect: { poll: { timeout: 20_000 } },
  },
});
