/* Limits count gzipped bytes. Run after the build. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

const dist = new URL("../dist/", import.meta.url);

function zippedSize(folder: string, pattern: RegExp): number {
  const location = new URL(folder, dist);
  const files = readdirSync(location).filter((file) => pattern.test(file));
  const sizes = files.map((file) => gzipSync(readFileSync(new URL(file, location))).length);
  return Math.max(0, ...sizes);
}

const script = zippedSize("pages/", /^booking-[\w-]+\.js$/);
const style = zippedSize("pages/", /^booking-[\w-]+\.css$/);
const embed = zippedSize("embed/", /^v1\.js$/);
/** Messages, services and times of a first view. */
const texts = 10 * 1024;
const firstView = script === 0 || style === 0 ? 0 : script + style + texts;

const limits: readonly [name: string, size: number, bytes: number][] = [
  ["booking page", script, 45 * 1024],
  ["first view of it", firstView, 60 * 1024],
  ["embedding script", embed, 4 * 1024],
];

for (const [name, size, bytes] of limits) {
  const verdict = size === 0 ? "is not built" : size > bytes ? "is too large" : "fits";
  process.stdout.write(`${name} ${verdict}: ${size} of ${bytes} bytes, gzipped\n`);
  if (verdict !== "fits") process.exitCode = 1;
}
