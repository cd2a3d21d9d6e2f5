import { parseArgs } from "node:util";

export interface TortureOptions {
  minutes: number;
  seed: number;
  parts: readonly string[];
}

const longestMinutes = 600;

export function readOptions(words: readonly string[], existing: readonly string[]): TortureOptions {
  const { values } = parseArgs({
    args: [...words],
    options: {
      minutes: { type: "string", default: "2" },
      seed: { type: "string", default: String(Date.now() % 1_000_000) },
      part: { type: "string", multiple: true, default: [...existing] },
    },
  });
  const [minutes, seed] = [Number(values.minutes), Number(values.seed)];
  if (!(minutes > 0 && minutes <= longestMinutes)) {
    throw new Error(`--minutes is more than 0 and ${longestMinutes} at most`);
  }
  if (!Number.isSafeInteger(seed) || seed < 0) throw new Error("--seed is a whole number");
  const parts = [...new Set(values.part.flatMap((part) => part.split(",")))];
  const unknown = parts.filter((part) => !existing.includes(part));
  if (unknown.length > 0) {
    throw new Error(`There is no part ${unknown.join(", ")}, only ${existing.join(", ")}`);
  }
  return { minutes, seed, parts };
}

/** A part has the same seed alone and with others. */
export function seedOf(seed: number, part: string): number {
  return [...part].reduce((mixed, letter) => (mixed * 31 + letter.charCodeAt(0)) >>> 0, seed);
}
