import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** What draws the first view on the server: the page's own parts, with all that they import. */
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
