/* Limits of gzipped scripts. Run after the build. */
import { readdirSync, readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

interface Limit {
  name: string;
  /** Below dist. */
  folder: string;
  pattern: RegExp;
  /** After gzip. */
  bytes: number;
}

const limits: readonly Limit[] = [
  { name: "hosted page", folder: "pages/", pattern: /^checkout-[\w-]+\.js$/, bytes: 40 * 1024 },
  { name: "SDK", folder: "sdk/", pattern: /^v1\.js$/, bytes: 4 * 1024 },
];

for (const { name, folder, pattern, bytes } of limits) {
  const location = new URL(`../dist/${folder}`, import.meta.url);
  const files = readdirSync(location).filter((file) => pattern.test(file));
  const sizes = files.map((file) => gzipSync(readFileSync(new URL(file, location))).length);
  const size = Math.max(0, ...sizes);
  const verdict = size === 0 ? "is not built" : size > bytes ? "is too large" : "fits";
  process.stdout.write(`${name} ${verdict}: ${size} of ${bytes} bytes, gzipped\n`);
  if (verdict !== "fits") process.exitCode = 1;
}
