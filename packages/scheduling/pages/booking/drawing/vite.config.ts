import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: "warn",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  ssr: { noExternal: true },
  build: {
    outDir: "../../../dist/drawing",
    emptyOutDir: true,
    ssr: fileURLToPath(new URL("./draw.tsx", import.meta.url)),
    rolldownOptions: { output: { entryFileNames: "draw.js" } },
  },
});
