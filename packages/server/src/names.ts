// What people may be shown as a name of somebody they do not know, also in a mail: one line, short,
// and nothing that could pass for an address to open.
import { Type } from "typebox";

export const longestName = 80;

const oneLine = String.raw`[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]*`;
const address = String.raw`://|[Ww]{3}\.`;
const pattern = `^(?!.*(?:${address}))${oneLine}$`;

/** What a name has to be, in words for callers. */
export const nameRule = `must be one line of at most ${longestName} characters, without :// \
or www.`;

/** The schema of a name. */
export function NameText(options: { minLength?: number; description?: string } = {}) {
  return Type.String({
    maxLength: longestName,
    pattern,
    "x-message": nameRule,
    ...options,
  });
}

const hasFitSigns = new RegExp(pattern, "u");
const addresses = new RegExp(address, "gu");

/** What is wrong with a name that is on one line, in words for whoever entered it. */
export function problemInName(name: string): string | undefined {
  if ([...name].length > longestName) return `Please use at most ${longestName} characters.`;
  return hasFitSigns.test(name) ? undefined : "Please use no address: no :// and no www.";
}

/** A text on one line, without spaces around it; "" for none. */
export function onOneLine(text: string): string {
  return text.replace(/[\s\p{Cc}\p{Cf}]+/gu, " ").trim();
}

/** The nearest name to a text that was taken as one before there were rules. */
export function nearestName(text: string): string {
  const line = onOneLine(text).replace(addresses, "…");
  return [...line].slice(0, longestName).join("");
}
