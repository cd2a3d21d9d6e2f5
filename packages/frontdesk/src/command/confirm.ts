import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";
import { clean } from "./table.ts";

interface Streams {
  input: Readable & { isTTY?: boolean };
  err: Writable;
}

export interface Question {
  lines: readonly string[];
  yes?: boolean | undefined;
}

/**
 * Throws after any answer but yes, or without a terminal and `--yes`. Programs read standard
 * output, not this.
 */
export async function confirm(
  { lines, yes = false }: Question,
  { input, err }: Streams = { input: process.stdin, err: process.stderr },
): Promise<void> {
  err.write(`${lines.map(clean).join("\n")}\n`);
  if (yes) return;
  if (input.isTTY !== true) {
    throw new Error("Nothing was changed: add --yes to skip the question");
  }
  const asking = createInterface({ input, output: err });
  // `question` alone hangs after Ctrl-D.
  const ended = once(asking, "close").then(() => "");
  const answer = await Promise.race([asking.question("Go ahead? [y/N] "), ended]);
  asking.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error("Nothing was changed");
}
