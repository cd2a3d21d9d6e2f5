import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { environmentOfStrangers } from "./settings.ts";

export interface Command {
  folder: string;
  words: [program: string, ...words: string[]];
  input?: string;
  /** Exit codes; default: 0. */
  accepted?: number[];
}

/** Throws with all output on failure. */
export async function run({ folder, words, input = "", accepted = [0] }: Command): Promise<string> {
  const [program, ...rest] = words;
  const child = spawn(program, rest, { cwd: folder, env: environmentOfStrangers() });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const [printed, complaints, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, "close"),
  ]);
  if (accepted.includes(code)) return printed;
  throw new Error(`${words.join(" ")} ended with ${code}\n${printed}${complaints}${input}`);
}
