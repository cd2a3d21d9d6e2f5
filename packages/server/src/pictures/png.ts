// PNG, third edition: https://www.w3.org/TR/png-3/
import { crc32, inflateSync } from "node:zlib";
import { isInLimits, type Picture } from "./picture.ts";

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Colour without profiles, which could carry any bytes. */
const kept = new Set(["IHDR", "PLTE", "tRNS", "gAMA", "cHRM", "sRGB", "IDAT", "IEND"]);

const channels: Record<number, number> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

export function readPng(content: Buffer): Picture | undefined {
  if (!content.subarray(0, 8).equals(signature)) return undefined;
  const chunks: Chunk[] = [];
  for (let at = 8; chunks.at(-1)?.name !== "IEND"; ) {
    const chunk = chunkAt(content, at);
    if (chunk === undefined) return undefined;
    chunks.push(chunk);
    at += chunk.whole.length;
  }
  const [first] = chunks;
  if (first?.name !== "IHDR" || first.body.length !== 13) return undefined;
  const [width, height] = [first.body.readUInt32BE(0), first.body.readUInt32BE(4)];
  if (!isInLimits({ width, height }) || !isWhole(first.body, chunks)) return undefined;
  const whole = chunks.filter(({ name }) => kept.has(name)).map((chunk) => chunk.whole);
  return { type: "png", width, height, bytes: Buffer.concat([signature, ...whole]) };
}

interface Chunk {
  name: string;
  body: Buffer;
  whole: Buffer;
}

function chunkAt(content: Buffer, at: number): Chunk | undefined {
  const length = content.readUInt32BE(at);
  const name = content.toString("latin1", at + 4, at + 8);
  const end = at + 8 + length;
  if (content.readUInt32BE(end) !== crc32(content.subarray(at + 4, end))) return undefined;
  return { name, body: content.subarray(at + 8, end), whole: content.subarray(at, end + 4) };
}

/** Stops at the size in the header: a small file may inflate to gigabytes. */
function isWhole(header: Buffer, chunks: readonly Chunk[]): boolean {
  const size = sizeOf(header);
  const compressed = chunks.filter(({ name }) => name === "IDAT").map(({ body }) => body);
  if (size === undefined || compressed.length === 0) return false;
  try {
    const pixels = inflateSync(Buffer.concat(compressed), { maxOutputLength: size });
    return pixels.length === size;
  } catch {
    return false;
  }
}

/** Inflated, with a filter byte per row; undefined for an invalid header. */
function sizeOf(header: Buffer): number | undefined {
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)];
  const [depth = 0, color = -1, , , interlace = 0] = header.subarray(8);
  const perPixel = depth * (channels[color] ?? 0);
  if (![1, 2, 4, 8, 16].includes(depth) || perPixel === 0 || interlace > 1) return undefined;
  const passes = interlace === 1 ? adam7 : [[0, 0, 1, 1] as const];
  return passes.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    const rows = Math.ceil((height - top) / down);
    if (columns <= 0 || rows <= 0) return sum;
    return sum + rows * (1 + Math.ceil((columns * perPixel) / 8));
  }, 0);
}

const adam7 = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
