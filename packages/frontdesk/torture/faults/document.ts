// The torture runs the documented text.
import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../../../docs/operating.md", import.meta.url), "utf8");

export type Places = Readonly<Record<string, string>>;

/** Throws if a placeholder is missing. */
export function blockWith(words: string, locations: Places = {}): string {
  const blocks = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
  const matches = blocks.filter((block) => block.includes(words));
  const [block] = matches;
  if (block === undefined || matches.length > 1) {
    throw new Error(`docs/operating.md has ${matches.length} blocks with ${words}`);
  }
  return Object.entries(locations).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/operating.md does not name ${from}: ${block}`);
    return text.replaceAll(from, to);
  }, block);
}

/** The torture starts the service itself. */
export function untilStart(block: string): string {
  return block.replaceAll(/^npx frontdesk .*\n/gm, "");
}
