/* Limits of gzipped parts. Run after the build. */
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

interface Chunk {
  file: string;
  src?: string;
  imports?: string[];
  css?: string[];
}

const folder = new URL("../dist/app/", import.meta.url);
const kilo = 1024;

/** Limits in addition to the first screen. */
const screens: readonly [pattern: RegExp, bytes: number][] = [
  [/^screens\/bookings\/calendar\//, 80 * kilo],
  [/^(?:components|screens)\/.*chart/, 140 * kilo],
  [/^(?:components|screens)\/.*table/, 45 * kilo],
  [/^(?:screens|layout)\//, 30 * kilo],
];

const chunks: Record<string, Chunk> = JSON.parse(
  readFileSync(new URL("manifest.json", folder), "utf8"),
);
const main = chunks["main.tsx"];
if (main === undefined) throw new Error("The application is not built: npm run build:app");

function neededBy(chunk: Chunk, existing = new Set<Chunk>()): Set<Chunk> {
  if (existing.has(chunk)) return existing;
  existing.add(chunk);
  for (const key of chunk.imports ?? []) neededBy(chunks[key]!, existing);
  return existing;
}

function sizeOf(files: Iterable<string>): number {
  const sizes = [...files].map((file) => gzipSync(readFileSync(new URL(file, folder))).length);
  return sizes.reduce((sum, size) => sum + size, 0);
}

function judge(name: string, size: number, limit: number): void {
  const verdict = size > limit ? "is too large" : "fits";
  process.stdout.write(`${name} ${verdict}: ${size} of ${limit} bytes, gzipped\n`);
  if (verdict !== "fits") process.exitCode = 1;
}

const [home, words] = [chunks["screens/home/home.tsx"]!, chunks["locales/de.json?first"]!];
const first = new Set(
  [main, chunks["scheme.js"]!, home, words].flatMap((one) => [...neededBy(one)]),
);
const styles = new Set([...first].flatMap(({ css = [] }) => css));
judge("first screen, script", sizeOf([...first].map(({ file }) => file)), 240 * kilo);
judge("first screen, style", sizeOf(styles), 55 * kilo);
for (const chunk of Object.values(chunks)) {
  const [, limit] = screens.find(([pattern]) => pattern.test(chunk.src ?? "")) ?? [];
  if (limit === undefined) continue;
  const own = [...neededBy(chunk)].filter((one) => !first.has(one)).map(({ file }) => file);
  if (own.length > 0) judge(chunk.src ?? "", sizeOf(own), limit);
}
// Each file costs a round trip on a slow network.
if (first.size > 8) {
  process.stdout.write(`first screen is of too many files: ${first.size}, not 8\n`);
  process.exitCode = 1;
}
