import type { MailContent, Row } from "./content.ts";

export function plainText(content: MailContent): string {
  const { heading, paragraphs, rows, action, notes, ending } = content;
  const links = [action, ...(ending === null ? [] : [ending])];
  const parts = [
    heading,
    ...paragraphs,
    rows.map(lineOf).join("\n"),
    ...links.slice(0, 1).map(({ text, url }) => `${text}:\n${url}`),
    notes.join("\n"),
    ...links.slice(1).map(({ text, url }) => `${text}:\n${url}`),
  ];
  return `${parts.join("\n\n")}\n`;
}

function lineOf({ label, lines }: Row): string {
  return `${label}: ${lines.join("\n  ")}`;
}
