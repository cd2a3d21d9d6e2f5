import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

export interface Assets {
  script: string;
  body: Buffer;
  zipped: Buffer;
  style: string;
  /** `sha256-…` */
  styleHash: string;
}

interface Chunk {
  file: string;
  css?: string[];
}

const built = new URL("../../../../dist/pages/", import.meta.url);

export function readAssets(folder: URL = built): Assets {
  const chunk = readManifest(folder)["checkout/main.tsx"];
  const [styleFile] = chunk?.css ?? [];
  if (chunk === undefined || styleFile === undefined) throw notBuilt();
  const body = readFileSync(new URL(chunk.file, folder));
  const style = readFileSync(new URL(styleFile, folder), "utf8").trim();
  return {
    script: chunk.file,
    body,
    zipped: gzipSync(body, { level: 9 }),
    style,
    styleHash: styleHashOf(style),
  };
}

export function styleHashOf(style: string): string {
  return `sha256-${createHash("sha256").update(style).digest("base64")}`;
}

function readManifest(folder: URL): Record<string, Chunk> {
  try {
    return JSON.parse(readFileSync(new URL("manifest.json", folder), "utf8"));
  } catch {
    throw notBuilt();
  }
}

function notBuilt(): Error {
  const command = "npm run build:pages -w packages/payments";
  return new Error(`The checkout pages are not built: run ${command}`);
}
