// JPEG: ITU-T T.81, annex B.
import type { Picture } from "./picture.ts";

const startOfImage = Buffer.from([0xff, 0xd8]);
const endOfImage = Buffer.from([0xff, 0xd9]);
const jfif = Buffer.from("ffe000104a46494600010100000100010000", "hex");

/** Baseline, extended and progressive. */
const frames = new Set([0xc0, 0xc1, 0xc2]);
const tables = new Set([0xc4, 0xdb, 0xdd]);
const scan = 0xda;
/** The colour transform of Adobe: without it, colours invert. */
const adobe = 0xee;

export function readJpeg(content: Buffer): Picture | undefined {
  if (!content.subarray(0, 2).equals(startOfImage)) return undefined;
  const segments = segmentsOf(content);
  const [frame, ...others] = segments?.filter(({ marker }) => frames.has(marker)) ?? [];
  const hasScan = segments?.some(({ marker }) => marker === scan) === true;
  if (segments === undefined || frame === undefined || others.length > 0 || !hasScan) {
    return undefined;
  }
  const [height, width] = [frame.whole.readUInt16BE(5), frame.whole.readUInt16BE(7)];
  const bytes = Buffer.concat([startOfImage, ...segments.flatMap(keptOf), endOfImage]);
  return { type: "jpg", width, height, bytes };
}

interface Segment {
  marker: number;
  whole: Buffer;
}

/** Until the end of the image: bytes after it do not count. */
function segmentsOf(content: Buffer): Segment[] | undefined {
  const segments: Segment[] = [];
  for (let at = 2; ; ) {
    if (content.readUInt8(at) !== 0xff) return undefined;
    const marker = content.readUInt8(at + 1);
    if (marker === 0xd9) return segments;
    const end = at + 2 + content.readUInt16BE(at + 2);
    if (end < at + 4 || end > content.length) return undefined;
    const next = marker === scan ? endOfScan(content, end) : end;
    segments.push({ marker, whole: content.subarray(at, next) });
    at = next;
  }
}

function keptOf({ marker, whole }: Segment): Buffer[] {
  if (frames.has(marker) || tables.has(marker) || marker === scan) return [whole];
  if (marker === 0xe0 && whole.toString("latin1", 4, 9) === "JFIF\0") return [jfif];
  return marker === adobe && whole.length === 16 ? [whole] : [];
}

/** The position of the next marker except restarts; throws a `RangeError` at the file's end. */
function endOfScan(content: Buffer, from: number): number {
  for (let at = from; ; at += 1) {
    if (content.readUInt8(at) !== 0xff) continue;
    const next = content.readUInt8(at + 1);
    const isRestart = next >= 0xd0 && next <= 0xd7;
    if (next !== 0 && next !== 0xff && !isRestart) return at;
  }
}
