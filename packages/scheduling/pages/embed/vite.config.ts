import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** The script that websites load: classic, by itself, and under one address for good. */
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
