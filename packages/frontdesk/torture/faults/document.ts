// The commands of docs/operating.md, as they stand there, to be given where a torture is.
import { readFileSync } from "node:fs";

const page = readFileSync(new URL("../../../../docs/operating.md", import.meta.url), "utf8");

/** What stands in the document for a place or a moment, and what it is here. */
export type Places = Readonly<Record<string, string>>;

/** The one block that has these words; throws where the document speaks of other places. */
export function blockWith(words: string, places: Places = {}): string {
  const blocks = [...page.matchAll(/```\w*\n([\s\S]*?)```/g)].map(([, block = ""]) => block);
  const found = blocks.filter((block) => block.includes(words));
  const [block] = found;
  if (block === undefined || found.length > 1) {
    throw new Error(`docs/operating.md has ${found.length} blocks with ${words}`);
  }
  return Object.entries(places).reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`docs/operating.md does not name ${from}: ${block}`);
    return text.replaceAll(from, to);
  }, block);
}

/** The same without the service, which is started and asked otherwise. */
export function untilStart(block: string): string {
  return block.replaceAll(/^npx frontdesk .*\n/gm, "");
}
