// Paragraphs, headings and cells of tables.
import type { TxtDocumentNode, TxtNode, TxtParentNode } from "@textlint/ast-node-types";

export type Block = TxtParentNode;

const codeTypes = ["Code", "CodeBlock", "Html", "HtmlBlock", "Image"];

/** One letter and blanks in place of code. */
export function plainText(node: TxtNode, source: string): string {
  let text = source;
  for (const child of (node as TxtParentNode).children ?? []) {
    const [start, end] = [child.range[0] - node.range[0], child.range[1] - node.range[0]];
    const own = text.slice(start, end);
    const plain = codeTypes.includes(child.type) ? blank(own) : plainText(child, own);
    text = text.slice(0, start) + plain + text.slice(end);
  }
  return text;
}

function blank(code: string): string {
  return `X${code.slice(1).replace(/[^\n]/g, " ")}`;
}

export interface Span {
  start: number;
  text: string;
}

export function documentOf(file: string, spans: readonly Span[]): TxtDocumentNode {
  const lines = [0, ...[...file.matchAll(/\n/g)].map(({ index }) => index + 1)];
  const position = (at: number) => {
    let line = 0;
    let end = lines.length;
    while (end - line > 1) {
      const middle = (line + end) >> 1;
      if (lines[middle]! <= at) line = middle;
      else end = middle;
    }
    return { line: line + 1, column: at - lines[line]! };
  };
  const node = (start: number, raw: string) => ({
    raw,
    range: [start, start + raw.length] as const,
    loc: { start: position(start), end: position(start + raw.length) },
  });
  const children = spans.map(({ start, text }) => ({
    type: "Paragraph",
    ...node(start, text),
    children: [{ type: "Str", value: text, ...node(start, text) }],
  }));
  return { type: "Document", ...node(0, file), children } as unknown as TxtDocumentNode;
}
