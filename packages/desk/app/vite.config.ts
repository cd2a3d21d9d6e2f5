import { compiledCatalogues } from "@frontdesk/server/scripts/catalogues";
import { defineConfig, loadEnv } from "vite";

// What the application is built from, and what has to be there before it paints.
const input = {
  app: new URL("main.tsx", import.meta.url).pathname,
  scheme: new URL("scheme.js", import.meta.url).pathname,
};

/** The desk that answers while the application is worked on: `npm run desk`. */
const { DESK_PORT: port = "4000" } = loadEnv("", import.meta.dirname, "DESK_");
const desk = `http://127.0.0.1:${port}`;

const home = new URL("screens/home/home.tsx", import.meta.url).pathname;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

/** Whether a module is loaded as soon as another is, which imports it or what imports it. */
function neededBy(first: string, modules: Modules): (id: string) => boolean {
  const seen = new Set<string>();
  const isNeeded = (id: string): boolean => {
    if (id === first) return true;
    if (seen.has(id)) return false;
    seen.add(id);
    return (modules.getModuleInfo(id)?.importers ?? []).some(isNeeded);
  };
  return isNeeded;
}

/*
 * What everybody begins with is in two files, and not in as many as there are combinations of
 * screens that share something: over a slow network each file costs its way there and back.
 */
function nameOfChunk(id: string, modules: Modules): string | null {
  if (neededBy(input.app, modules)(id)) return "shell";
  return neededBy(home, modules)(id) ? "first" : null;
}

/** The application: files whose names change with what is in them. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [compiledCatalogues()],
  logLevel: "warn",
  oxc: { jsx: { runtime: "automatic", importSource: "react" } },
  build: {
    outDir: "../dist/app",
    emptyOutDir: true,
    manifest: "manifest.json",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1000,
    // What is for servers that render says so in each of its files, and nobody here does.
    rolldownOptions: {
      input,
      checks: { moduleLevelDirective: false },
      output: { codeSplitting: { groups: [{ name: nameOfChunk, debugName: "begin" }] } },
    },
  },
  server: {
    port: 4001,
    strictPort: true,
    proxy: Object.fromEntries(
      ["/api", "/session", "/sign-", "/me", "/begin", "/join", "/people-", "/developers"].map(
        (path) => [path, { target: desk, headers: { origin: desk } }],
      ),
    ),
  },
});
