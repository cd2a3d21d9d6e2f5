// Names that strangers see, also in mails: one short line without anything like a web address.
import { Type } from "typebox";
import { onOneLine } from "./text/clean.ts";
import { firstCharacters, isLongerThan } from "./text/length.ts";

export const longestName = 80;

// Joiners between letters would hide an address from this rule, but not from readers.
const joiners = String.raw`[\u200c\u200d]*`;
const sign = (signs: string) =>
  [...signs].map((one) => `[${one}${one.toUpperCase()}]`).join(joiners);
const address = `${sign("://")}|${sign("www.")}`;
const pattern = `^(?!.*(?:${address}))`;

export const nameRule = `must be one line of at most ${longestName} characters, without :// \
or www.`;

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

export function problemInName(name: string): string | undefined {
  if (isLongerThan(name, longestName)) return `Please use at most ${longestName} characters.`;
  return hasFitSigns.test(name) ? undefined : "Please use no address: no :// and no www.";
}

export function nearestName(text: string): string {
  const line = onOneLine(text).replace(addresses, "…");
  return firstCharacters(line, longestName);
}
