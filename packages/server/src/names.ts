// What people may be shown as a name of somebody they do not know, also in a mail: one line, short,
// and nothing that could pass for an address to open.
import { Type } from "typebox";
import { onOneLine } from "./text/clean.ts";
import { firstCharacters, isLongerThan } from "./text/length.ts";

export const longestName = 80;

// Joiners between its signs would hide an address from this rule, but not from readers.
const joiners = String.raw`[\u200c\u200d]*`;
const sign = (signs: string) =>
  [...signs].map((one) => `[${one}${one.toUpperCase()}]`).join(joiners);
const address = `${sign("://")}|${sign("www.")}`;
const pattern = `^(?!.*(?:${address}))`;

/** What a name has to be, in words for callers. */
export const nameRule = `must be one line of at most ${longestName} characters, without :// \
or www.`;

/** The schema of a name. */
export function NameText(options: { minLength?: number; description?: string } = {}) {
  return Type.String({
    maxLength: longestName,
    pattern,
    "x-text": "name",
    "x-message": nameRule,
    ...options,
  });
}

const hasFitSigns = new RegExp(pattern, "u");
const addresses = new RegExp(address, "gu");

/** What is wrong with a name that is on one line, in words for whoever entered it. */
export function problemInName(name: string): string | undefined {
  if (isLongerThan(name, longestName)) return `Please use at most ${longestName} characters.`;
  return hasFitSigns.test(name) ? undefined : "Please use no address: no :// and no www.";
}

/** The nearest name to a text that was taken as one before there were rules. */
export function nearestName(text: string): string {
  const line = onOneLine(text).replace(addresses, "…");
  return firstCharacters(line, longestName);
}
