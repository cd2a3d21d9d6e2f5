import { readFile } from "node:fs/promises";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { run } from "./run.ts";

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

/** Outside attw's ESM profile. */
const beside = ["node10", "node16-cjs"];

/** For ESM users. attw's own profile hides problems of other modes, but fails for some. */
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
