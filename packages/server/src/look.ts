import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

const tokens = readFileSync(new URL("look.css", import.meta.url), "utf8");

export interface Style {
  text: string;
  /** `'sha256-…'` for the content security policy. */
  source: string;
}

export function styleOf(...sheets: readonly URL[]): Style {
  const text = [tokens, ...sheets.map((sheet) => readFileSync(sheet, "utf8"))].join("\n");
  const hash = createHash("sha256").update(text).digest("base64");
  return { text, source: `'sha256-${hash}'` };
}

export type Tokens = Readonly<Record<string, string>>;

/** The dark scheme inherits missing tokens from the light one. */
export function readTokens(text = tokens): { light: Tokens; dark: Tokens } {
  const [, first = "", second = ""] = text.split(/:root \{/);
  const light = declared(first);
  return { light, dark: { ...light, ...declared(second) } };
}

function declared(text: string): Record<string, string> {
  const [block = ""] = text.split("}");
  const match = block.matchAll(/--([\w-]+):\s*([^;]+);/g);
  return Object.fromEntries([...match].map(([, name, value]) => [name, value]));
}
