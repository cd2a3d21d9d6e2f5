// The sheet of tokens, in the two ways that pages have it: as text before their own styles, and as
// values by name.
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("look.css", import.meta.url), "utf8");

export interface Style {
  text: string;
  /** By which a policy knows it where it stands in the page: `'sha256-…'`. */
  source: string;
}

/** The tokens with the sheets of a page behind them. */
export function styleOf(...sheets: readonly URL[]): Style {
  const text = [tokens, ...sheets.map((sheet) => readFileSync(sheet, "utf8"))].join("\n");
  const hash = createHash("sha256").update(text).digest("base64");
  return { text, source: `'sha256-${hash}'` };
}

/** Values by name, without the dashes before it. */
export type Tokens = Readonly<Record<string, string>>;

/** The tokens by scheme; what the dark one does not say is as in the light one. */
export function readTokens(text = tokens): { light: Tokens; dark: Tokens } {
  const [, first = "", second = ""] = text.split(/:root \{/);
  const light = declared(first);
  return { light, dark: { ...light, ...declared(second) } };
}

function declared(text: string): Record<string, string> {
  const [block = ""] = text.split("}");
  const found = block.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...found].map(([, name, value]) => [name, value]));
}
