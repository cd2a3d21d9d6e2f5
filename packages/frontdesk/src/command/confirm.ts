import { once } from "node:events";
import { createInterface } from "node:readline/promises";
import type { Readable, Writable } from "node:stream";

interface Streams {
  input: Readable & { isTTY?: boolean };
  err: Writable;
}

export interface Question {
  /** What will change, a line each. */
  lines: readonly string[];
  /** `--yes`: the answer is known. */
  yes?: boolean | undefined;
}

/**
 * Shows what will change and waits for a yes. Throws an Error where the answer is another, or where
 * nobody can answer and `--yes` is missing. Writes to standard error, since output is for programs.
 */
export async function confirm(
  { lines, yes = false }: Question,
  { input, err }: Streams = { input: process.stdin, err: process.stderr },
): Promise<void> {
  err.write(`${lines.join("\n")}\n`);
  if (yes) return;
  if (input.isTTY !== true) {
    throw new Error("Nothing was changed: add --yes to go ahead without being asked");
  }
  const asking = createInterface({ input, output: err });
  // Ctrl-D ends the input without an answer, which `question` alone would wait for.
  const ended = once(asking, "close").then(() => "");
  const answer = await Promise.race([asking.question("Go ahead? [y/N] "), ended]);
  asking.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new Error("Nothing was changed");
}
