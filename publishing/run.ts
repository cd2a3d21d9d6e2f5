import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { environmentOfStrangers } from "./settings.ts";

export interface Command {
  folder: string;
  /** The program and its arguments. */
  words: [program: string, ...words: string[]];
  /** What it reads from its standard input. */
  input?: string;
  /** The exit codes that are no failure: 0. */
  accepted?: number[];
}

/** Runs a program and gives what it prints; throws, with all it said, when it fails. */
export async function run({ folder, words, input = "", accepted = [0] }: Command): Promise<string> {
  const [program, ...rest] = words;
  const child = spawn(program, rest, { cwd: folder, env: environmentOfStrangers() });
  // It may end without having read anything.
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
