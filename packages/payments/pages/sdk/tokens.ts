// A shop's page has no tokens of ours, or some of the same names: those that the popup's style uses
// stand in it, once where they are the same in the dark.
import { readTokens, type Tokens } from "@frontdesk/server/look";

const ours = readTokens();
// In the shop, letters are as large as the shop's are.
const px = (value: string) =>
  value.replace(/([\d.]+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);

/** A sheet for the inside of a dialog, with the values of the tokens it names. */
export function withTokens(sheet: string): string {
  const fixed = replace(sheet, (name) => (isSame(name) ? ours.light[name] : undefined));
  const used = [...fixed.matchAll(/var\(--([\w-]+)\)/g)].map(([, name]) => name ?? "");
  const block = (tokens: Tokens) =>
    `dialog{${[...new Set(used)].map((name) => `--${name}:${settled(name, tokens)}`).join(";")}}`;
  const dark = `@media (prefers-color-scheme:dark){${block(ours.dark)}}`;
  return `${block(ours.light)}${dark}${px(fixed)}`;
}

function settled(name: string, tokens: Tokens): string {
  const value = tokens[name];
  if (value === undefined) throw new Error(`There is no token --${name}`);
  return replace(value, (other) => tokens[other]);
}

function isSame(name: string): boolean {
  return ours.light[name] !== undefined && settled(name, ours.light) === settled(name, ours.dark);
}

function replace(text: string, found: (name: string) => string | undefined): string {
  return text.replace(/var\(--([\w-]+)\)/g, (written, name: string) => found(name) ?? written);
}
