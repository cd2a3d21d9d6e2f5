/* File names contain a content hash: browsers cache them forever. Only names in the manifest: no
   path reaches other files. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname } from "node:path";
import { gzipSync } from "node:zlib";

export interface Asset {
  type: string;
  body: Buffer;
  /** Undefined if compression saves nothing. */
  zipped: Buffer | undefined;
}

export interface BuiltAssets {
  script: string;
  scheme: string;
  /** For the page `/begin`. */
  begin: string | undefined;
  styles: readonly string[];
  preloads: readonly string[];
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

/** Undefined if the desk is not built. */
export function readBuilt(folder: URL = usual): BuiltAssets | undefined {
  const manifest = new URL("manifest.json", folder);
  if (!existsSync(manifest)) return undefined;
  const chunks: Record<string, Chunk> = JSON.parse(readFileSync(manifest, "utf8"));
  const { "main.tsx": main, "scheme.js": scheme, "begin.ts": begin } = chunks;
  if (main === undefined || scheme === undefined) return undefined;
  const { "screens/home/home.tsx": home } = chunks;
  const keys = new Set([...(main.imports ?? []), ...(home?.imports ?? [])]);
  const first = [...keys].flatMap((key) => chunks[key] ?? []);
  const existing = new Map<string, Asset>();
  const files = new URL("assets/", folder);
  const names = new Set(readdirSync(files).filter((name) => types.has(extname(name))));
  return {
    script: `/${main.file}`,
    scheme: `/${scheme.file}`,
    begin: begin && `/${begin.file}`,
    styles: [main, ...first].flatMap(({ css = [] }) => css.map((file) => `/${file}`)),
    preloads: first.map(({ file }) => `/${file}`),
    find: (name) => {
      if (!names.has(name)) return undefined;
      const asset = existing.get(name) ?? readAsset(new URL(name, files));
      if (asset !== undefined) existing.set(name, asset);
      return asset;
    },
  };
}

/** An upgrade may remove files while the server runs. */
function readAsset(file: URL): Asset | undefined {
  if (!existsSync(file)) return undefined;
  const body = readFileSync(file);
  const type = types.get(extname(file.pathname)) ?? "application/octet-stream";
  const zipped = gzipSync(body, { level: 9 });
  return { type, body, zipped: zipped.length < body.length ? zipped : undefined };
}
