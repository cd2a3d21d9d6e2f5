// PNG, third edition: screens with a palette take half of the bytes.
import { crc32, deflateSync } from "node:zlib";
import { PNG } from "pngjs";

const most = 256;
const signature = Buffer.from("89504e470d0a1a0a", "hex");

/** Keeps the most frequent colours, and replaces each other one by the nearest of them. */
export function reduceColors(picture: PNG): number[] {
  const pixels = pixelsOf(picture);
  const { palette, replacements } = paletteOf(pixels);
  for (const [at, color] of pixels.entries()) {
    const replacement = replacements.get(color);
    if (replacement !== undefined) picture.data.writeUIntBE(replacement, at * 4, 3);
  }
  return palette;
}

/** Of at most 256 colours. */
export function withPalette(screenshot: Buffer): Buffer {
  const picture = PNG.sync.read(screenshot);
  const { width, height } = picture;
  const palette = reduceColors(picture);
  const indexes = new Map(palette.map((color, index) => [color, index]));
  const rows = Buffer.alloc(height * (width + 1));
  for (const [at, color] of pixelsOf(picture).entries()) {
    rows[at + Math.floor(at / width) + 1] = indexes.get(color)!;
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3], 8);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("PLTE", Buffer.from(palette.flatMap(channelsOf))),
    chunk("IDAT", deflateSync(rows, { level: 9, memLevel: 9 })),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function pixelsOf({ data }: PNG): Uint32Array {
  const pixels = new Uint32Array(data.length / 4);
  for (let at = 0; at < pixels.length; at += 1) pixels[at] = data.readUIntBE(at * 4, 3);
  return pixels;
}

function paletteOf(pixels: Uint32Array): { palette: number[]; replacements: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const color of pixels) counts.set(color, (counts.get(color) ?? 0) + 1);
  const byCount = [...counts].sort(([one, a], [another, b]) => b - a || one - another);
  const colors = byCount.map(([color]) => color);
  const palette = colors.slice(0, most);
  const rare = colors.slice(most);
  return { palette, replacements: new Map(rare.map((color) => [color, nearest(palette, color)])) };
}

function nearest(palette: readonly number[], color: number): number {
  const [red = 0, green = 0, blue = 0] = channelsOf(color);
  let [closest, least] = [0, Number.POSITIVE_INFINITY];
  for (const one of palette) {
    const [a, b, c] = [(one >> 16) - red, ((one >> 8) & 255) - green, (one & 255) - blue];
    const distance = a * a + b * b + c * c;
    if (distance < least) [closest, least] = [one, distance];
  }
  return closest;
}

const channelsOf = (color: number) => [color >> 16, (color >> 8) & 255, color & 255];

function chunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}
