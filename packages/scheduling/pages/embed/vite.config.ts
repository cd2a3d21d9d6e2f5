import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Script for websites: classic, self-contained, at a permanent address. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: "warn",
  build: {
    outDir: "../../dist/embed",
    emptyOutDir: true,
    modulePreload: false,
    rolldownOptions: {
      input: fileURLToPath(new URL("./v1.ts", import.meta.url)),
      output: { format: "iife", entryFileNames: "v1.js" },
    },
  },
});
