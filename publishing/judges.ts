import { readFile } from "node:fs/promises";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { run } from "./run.ts";

/** What publint has to say of the tarball, suggestions included. */
export async function publintOn(tarball: string): Promise<string[]> {
  const { buffer } = new Uint8Array(await readFile(tarball));
  const { messages, pkg } = await publint({ pack: { tarball: buffer }, strict: true });
  return messages.map((message) => formatMessage(message, pkg) ?? message.code);
}

interface Problem {
  kind: string;
  resolutionKind?: string;
  resolutionOption?: string;
}

/** The ways to resolve a module that its profile for ESM does not ask for. */
const beside = ["node10", "node16-cjs"];

/**
 * What attw has to say of the types in the tarball, for those who use ESM. Its own profile shows
 * no problem that only other ways have, but fails for some.
 */
export async function attwOn(tarball: string): Promise<string[]> {
  const words = ["attw", "--format", "json", tarball] as const;
  const printed = await run({ folder: ".", words: [...words], accepted: [0, 1] });
  const problems: Problem[] = JSON.parse(printed).analysis.problems;
  return problems
    .filter(({ resolutionKind, resolutionOption = resolutionKind }) => {
      return resolutionOption === undefined || !beside.includes(resolutionOption);
    })
    .map((problem) => JSON.stringify(problem));
}
