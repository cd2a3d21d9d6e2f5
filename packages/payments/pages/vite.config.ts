import { defineConfig } from "vite";

/** The hosted page: one script under a name that changes with it, and the style that is inlined. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  logLevel: "warn",
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  build: {
    outDir: "../dist/pages",
    emptyOutDir: true,
    manifest: "manifest.json",
    modulePreload: false,
    rolldownOptions: {
      input: { checkout: new URL("checkout/main.tsx", import.meta.url).pathname },
      output: { entryFileNames: "[name]-[hash].js", assetFileNames: "[name]-[hash][extname]" },
    },
  },
});
