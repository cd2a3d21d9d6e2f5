import { defineConfig } from "vite";

/** One hashed script, the style inlined. */
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
