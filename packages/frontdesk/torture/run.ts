import { chanceOf } from "@frontdesk/payments/torture/chance";
import { seedOf, type TortureOptions } from "./options.ts";
import type { Finding, Part } from "./part.ts";

/** Runs the parts in order; true without findings. */
export async function runParts(
  existing: readonly Part[],
  { minutes, seed, parts }: TortureOptions,
  print: (line: string) => void,
): Promise<boolean> {
  const chosen = existing.filter(({ name }) => parts.includes(name));
  let match = 0;
  for (const { name, run } of chosen) {
    const began = performance.now();
    const random = chanceOf(seedOf(seed, name));
    const log = (line: string) => print(`${name}: ${line.replaceAll("\n", `\n${name}: `)}`);
    log(`seed ${seed}`);
    const trial = { seed: seedOf(seed, name), minutes: minutes / chosen.length, log, random };
    const findings = await run(trial).catch((error: unknown): Finding[] => [wordsOf(error)]);
    for (const finding of findings) log(`FOUND ${finding}`);
    const seconds = Math.round((performance.now() - began) / 1_000);
    log(`${findings.length === 0 ? "all is well" : `${findings.length} found`}, ${seconds} s`);
    match += findings.length;
    if (findings.length > 0) log(`again: npm run torture -- --part ${name} --seed ${seed}`);
  }
  return match === 0;
}

function wordsOf(error: unknown): Finding {
  return `it ended early: ${error instanceof Error ? error.stack : String(error)}`;
}
