/*
 * What Vite made of the application. File names change with what is in them, so that browsers may
 * keep them for good, and only names that were made are ever looked for.
 */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";

export interface Asset {
  type: string;
  body: Buffer;
  /** Undefined where that is no smaller. */
  zipped: Buffer | undefined;
}

export interface Built {
  /** What a document names, by their paths. */
  script: string;
  scheme: string;
  styles: readonly string[];
  /** Scripts that the first one begins by asking for, and those that nearly every screen needs. */
  preloads: readonly string[];
  /** The file of a name; undefined for any that was not made. */
  find(name: string): Asset | undefined;
}

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

const types = new Map([
  [".js", "text/javascript; charset=utf-8"],
  [".css", "text/css; charset=utf-8"],
  [".svg", "image/svg+xml"],
  [".woff2", "font/woff2"],
]);

const usual = new URL("../../dist/app/", import.meta.url);

/** Reads what was built; undefined where nothing was. */
export function readBuilt(folder: URL = usual): Built | undefined {
  const manifest = new URL("manifest.json", folder);
  if (!existsSync(manifest)) return undefined;
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, "utf8"));
  const { "main.tsx": main, "scheme.js": scheme } = chunks;
  if (main === undefined || scheme === undefined) return undefined;
  const { "screens/home/home.tsx": home } = chunks;
  const keys = new Set([...(main.imports ?? []), ...(home?.imports ?? [])]);
  const first = [...keys].flatMap((key) => chunks[key] ?? []);
  const known = new Map<string, Asset>();
  const files = new URL("assets/", folder);
  const names = new Set(readdirSync(files).filter((name) => types.has(extname(name))));
  return {
    script: `/${main.file}`,
    scheme: `/${scheme.file}`,
    styles: [main, ...first].flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    preloads: first.map(({ file }) => `/${file}`),
    find: (name) => {
      if (!names.has(name)) return undefined;
      const asset = known.get(name) ?? readAsset(new URL(name, files));
      if (asset !== undefined) known.set(name, asset);
      return asset;
    },
  };
}

/** Undefined once it is gone: an upgrade takes files away while they are served. */
function readAsset(file: URL): Asset | undefined {
  if (!existsSync(file)) return undefined;
  const body = readFileSync(file);
  const type = types.get(extname(file.pathname)) ?? "application/octet-stream";
  const zipped = gzipSync(body, { level: 9 });
  return { type, body, zipped: zipped.length < body.length ? zipped : undefined };
}
