import { compiledCatalogues } from "@frontdesk/server/scripts/catalogues";
import { defineConfig, loadEnv } from "vite";
import { laterGroups } from "./locales/later-groups.ts";

// `scheme` and `begin` run before the first paint, without imports.
const input = {
  app: new URL("main.tsx", import.meta.url).pathname,
  scheme: new URL("scheme.js", import.meta.url).pathname,
  begin: new URL("begin.ts", import.meta.url).pathname,
};

/** The API server of `npm run desk`. */
const { DESK_PORT: port = "4000" } = loadEnv("", import.meta.dirname, "DESK_");
const desk = `http://127.0.0.1:${port}`;

const home = new URL("screens/home/home.tsx", import.meta.url).pathname;

interface Modules {
  getModuleInfo(id: string): { importers: readonly string[] } | null;
}

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

/** Mantine's index imports all parts, so it would make them needed. */
const rareParts = /\/@mantine\/core\/esm\/components\/(?:Combobox|Radio)\//;

/* Two files for the first view: each costs a round trip on a slow network. */
function nameOfChunk(id: string, modules: Modules): string | null {
  if (rareParts.test(id)) return null;
  if (neededBy(input.app, modules)(id)) return "shell";
  return neededBy(home, modules)(id) ? "first" : null;
}

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [compiledCatalogues(laterGroups)],
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
    // "use client" directives of server rendering.
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
