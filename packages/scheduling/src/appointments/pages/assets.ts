// What Vite made of the page, read as somebody first comes: the script and the style that a browser
// loads, what draws the first view of it here, and the script that websites embed it with.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";
import type { Beginning, BookingContent } from "./content.ts";

export interface Assets {
  script: BuiltScript;
  embed: BuiltScript;
  style: string;
  /** What stands in the page before its script has come. */
  draw(content: BookingContent, beginning?: Beginning): string;
}

export interface BuiltScript {
  /** The file's name; of the page's script it changes with what is in it. */
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

/** Reads what was built, once; throws an Error that says how to build it where it was not. */
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
  // Weak, because the bytes that are sent may be zipped or not.
  return { name, body, zipped: gzipSync(body, { level: 9 }), etag: `W/"${digest}"` };
}
