// A shop's page lacks our tokens, or uses the same names.
import { readTokens, type Tokens } from "@frontdesk/server/look";

const ours = readTokens();
// The shop may change the root font size.
const px = (value: string) =>
  value.replace(/([\d.]+)rem\b/g, (_, size: string) => `${Number(size) * 16}px`);

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

function replace(text: string, find: (name: string) => string | undefined): string {
  return text.replace(/var\(--([\w-]+)\)/g, (written, name: string) => find(name) ?? written);
}
