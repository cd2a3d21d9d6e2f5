import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { withPalette } from "./palette.ts";

const folder = new URL("baselines/", import.meta.url);
/** Ignored by Git. */
const failures = new URL("../../../../.tmp/pictures/", import.meta.url);

const fileOf = (name: string) => new URL(`${name}.png`, folder);

export function baselineOf(name: string): Buffer | undefined {
  const file = fileOf(name);
  return existsSync(file) ? readFileSync(file) : undefined;
}

export function baselineNames(): string[] {
  return readdirSync(folder)
    .map((file) => file.replace(/\.png$/, ""))
    .toSorted();
}

export function writeBaseline(name: string, picture: Buffer): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(fileOf(name), withPalette(picture));
}

export function clearFailures(): void {
  rmSync(failures, { recursive: true, force: true });
}

interface Failure {
  taken: Buffer;
  drawn: Buffer | undefined;
}

/** Gives the folder. */
export function writeFailure(name: string, { taken, drawn }: Failure): string {
  mkdirSync(failures, { recursive: true });
  writeFileSync(new URL(`${name}-taken.png`, failures), taken);
  if (drawn !== undefined) writeFileSync(new URL(`${name}-difference.png`, failures), drawn);
  return fileURLToPath(failures);
}
