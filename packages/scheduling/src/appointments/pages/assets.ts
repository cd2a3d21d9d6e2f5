import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Beginning, BookingContent } from "./content.ts";

export interface Assets {
  script: BuiltScript;
  embed: BuiltScript;
  style: string;
  draw(content: BookingContent, beginning?: Beginning): string;
}

export interface BuiltScript {
  name: string;
  body: Buffer;
  zipped: Buffer;
  etag: string;
}

interface Chunk {
  file: string;
  css?: string[];
}

const dist = new URL("../../../dist/", import.meta.url);

let kept: Promise<Assets> | undefined;

export function readAssets(): Promise<Assets> {
  kept ??= read();
  return kept;
}

async function read(): Promise<Assets> {
  try {
    const pages = new URL("pages/", dist);
    const manifest: Record<string, Chunk> = JSON.parse(
      readFileSync(new URL("manifest.json", pages), "utf8"),
    );
    const chunk = manifest["booking/main.tsx"]!;
    const drawing = await import(new URL("drawing/draw.js", dist).href);
    return {
      script: builtScript(chunk.file, pages),
      embed: builtScript("v1.js", new URL("embed/", dist)),
      style: readFileSync(new URL(chunk.css?.[0] ?? "", pages), "utf8").trim(),
      draw: drawing.draw,
    };
  } catch (cause) {
    kept = undefined;
    const command = "npm run build:pages -w packages/scheduling";
    throw new Error(`The booking pages are not built: run ${command}`, { cause });
  }
}

function builtScript(name: string, folder: URL): BuiltScript {
  const body = readFileSync(new URL(name, folder));
  const digest = createHash("sha256").update(body).digest("base64url").slice(0, 22);
  // Weak, because one ETag serves compressed and plain bytes.
  return { name, body, zipped: gzipSync(body, { level: 9 }), etag: `W/"${digest}"` };
}
