// WebP: RFC 9649. No animations.
import type { Picture } from "./picture.ts";

const extended = "VP8X";
const alphaFlag = 0x10;
const animationFlag = 0x02;

export function readWebp(content: Buffer): Picture | undefined {
  const tag = (at: number) => content.toString("latin1", at, at + 4);
  if (tag(0) !== "RIFF" || tag(8) !== "WEBP") return undefined;
  const chunks: Chunk[] = [];
  const end = 8 + content.readUInt32LE(4);
  if (end > content.length) return undefined;
  for (let at = 12; at + 8 <= end; ) {
    const length = content.readUInt32LE(at + 4);
    if (at + 8 + length > end) return undefined;
    chunks.push({ name: tag(at), body: content.subarray(at + 8, at + 8 + length) });
    at += 8 + length + (length % 2);
  }
  const image = chunks.find(({ name }) => name === "VP8 " || name === "VP8L");
  const size = image && sizeOf(image);
  if (image === undefined || size === undefined || !isAlike(chunks, size)) return undefined;
  const alpha = chunks.find(({ name }) => name === "ALPH");
  const first = chunks[0]?.name === extended ? [headerOf(size, chunks[0].body)] : [];
  const body = [...first, ...(first.length > 0 && alpha ? [alpha] : []), image].map(written);
  const bytes = Buffer.concat([Buffer.from("RIFF\0\0\0\0WEBP", "latin1"), ...body]);
  bytes.writeUInt32LE(bytes.length - 8, 4);
  return { type: "webp", ...size, bytes };
}

interface Chunk {
  name: string;
  body: Buffer;
}

interface Size {
  width: number;
  height: number;
}

function sizeOf({ name, body }: Chunk): Size | undefined {
  if (name === "VP8L") {
    if (body.readUInt8(0) !== 0x2f) return undefined;
    const bits = body.readUInt32LE(1);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  const isKeyFrame = (body.readUInt8(0) & 1) === 0;
  if (!isKeyFrame || body.toString("hex", 3, 6) !== "9d012a") return undefined;
  return { width: body.readUInt16LE(6) & 0x3fff, height: body.readUInt16LE(8) & 0x3fff };
}

function isAlike([first]: readonly Chunk[], { width, height }: Size): boolean {
  if (first?.name !== extended) return true;
  const { body } = first;
  const isAnimated = (body.readUInt8(0) & animationFlag) !== 0;
  const isSame = body.readUIntLE(4, 3) + 1 === width && body.readUIntLE(7, 3) + 1 === height;
  return !isAnimated && isSame;
}

/** Without the flags of the removed chunks. */
function headerOf({ width, height }: Size, former: Buffer): Chunk {
  const body = Buffer.alloc(10);
  body.writeUInt8(former.readUInt8(0) & alphaFlag, 0);
  body.writeUIntLE(width - 1, 4, 3);
  body.writeUIntLE(height - 1, 7, 3);
  return { name: extended, body };
}

function written({ name, body }: Chunk): Buffer {
  const head = Buffer.from(`${name}\0\0\0\0`, "latin1");
  head.writeUInt32LE(body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}
