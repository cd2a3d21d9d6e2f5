import type { TxtDocumentNode } from "@textlint/ast-node-types";
import { parse } from "@textlint/markdown-to-ast";

import type { Source } from "../source.ts";
import { isGenerated, isTest } from "../tree.ts";
import { documentOf, type Span } from "./blocks.ts";

interface File {
  path: string;
  text: string;
  source: Source | undefined;
}

interface Kind {
  isIn: (path: string) => boolean;
  read: (file: File) => TxtDocumentNode;
}

export const kinds = {
  docs: { isIn: (path) => path.endsWith(".md"), read: ({ text }) => parse(text) },
  comments: kind((path) => /\.(?:tsx?|sql|css)$/.test(path) && !isFixed(path), comments),
  titles: kind(isTest, ({ source }) => spansOf(source?.titles)),
  refusals: kind((path) => /refusals?\.ts$/.test(path), strings(10)),
  screens: kind((path) => /\/(?:words|locales)\/(?:.*\/)?en[./]/.test(path), strings(5)),
  api: kind((path) => path.endsWith("openapi.json"), descriptions),
} satisfies Record<string, Kind>;

function kind(isIn: Kind["isIn"], spansIn: (file: File) => Span[]): Kind {
  return { isIn, read: (file) => documentOf(file.text, spansIn(file)) };
}

export type KindName = keyof typeof kinds;

export const kindNames = Object.keys(kinds) as KindName[];

function isFixed(path: string): boolean {
  return /\/migrations\//.test(path) || isGenerated(path);
}

function spansOf(founds: Source["strings"] = []): Span[] {
  return founds.map(({ text, at }) => ({ start: at + 1, text }));
}

function strings(shortest: number) {
  return ({ text, source }: File): Span[] => {
    if (source === undefined) return values(text).filter((span) => isSentence(span, shortest));
    return spansOf(source.strings).filter((span) => isSentence(span, shortest));
  };
}

function isSentence({ text }: Span, shortest: number): boolean {
  return text.length >= shortest && /\s/.test(text);
}

function values(text: string): Span[] {
  return [...text.matchAll(/: "((?:[^"\\]|\\.)+)"/g)].map(({ 1: text = "", index }) => ({
    start: index + 3,
    text,
  }));
}

function descriptions({ text }: File): Span[] {
  const match = text.matchAll(/"(?:summary|description)": "((?:[^"\\]|\\.)+)"/g);
  const spans = [...match].map(({ 0: whole, 1: text = "", index }) => ({
    start: index + whole.length - text.length - 1,
    text: withoutCode(text),
  }));
  return [...new Map(spans.map((span) => [span.text, span])).values()];
}

function comments({ path, text, source }: File): Span[] {
  const founds = source?.comments ?? signedIn(path, text);
  const spans: Span[] = [];
  for (const { text: comment, at } of founds) {
    const last = spans.at(-1);
    const between = last && text.slice(last.start + last.text.length, at);
    const cleaned = cleanComment(comment);
    if (last && between !== undefined && /^\n[^\S\n]*$/.test(between) && isLine(comment)) {
      last.text += between + cleaned;
    } else spans.push({ start: at, text: cleaned });
  }
  return spans;
}

function isLine(comment: string): boolean {
  return /^(?:\/\/|--)/.test(comment);
}

function signedIn(path: string, text: string): Source["comments"] {
  const pattern = path.endsWith(".sql") ? /--[^\n]*/g : /\/\*[\s\S]*?\*\//g;
  return [...text.matchAll(pattern)].map(({ 0: text, index: at }) => ({ text, at }));
}

function cleanComment(comment: string): string {
  const signs = /^(?:\/\/+|--|\/\*+)|\*+\/$|^[^\S\n]*\*(?!\/)/gm;
  return withoutCode(comment.replace(signs, (sign) => " ".repeat(sign.length)));
}

function withoutCode(text: string): string {
  return text.replace(/`[^`\n]*`/g, (code) => "X".padEnd(code.length));
}
