import { onOneLine } from "@frontdesk/server/text/clean";
import { fill } from "@frontdesk/server/words/fill";

const existing = ["service", "resource", "date", "time", "business"] as const;

export type Places = Record<(typeof existing)[number], string>;

export function unknownPlaces(text: string): string[] {
  const locations = text.matchAll(/\{([^{}]*)\}/g);
  const names = [...locations].map(([, name = ""]) => name);
  return names.filter((name) => !existing.some((location) => location === name));
}

export function ownSubject(text: string | null | undefined, locations: Places): string | undefined {
  const subject = onOneLine(fill(text ?? "", locations));
  return subject === "" ? undefined : subject;
}

export function ownLines(text: string | null | undefined, locations: Places): string[] {
  const lines = (text ?? "").split(/\r\n?|\n/).map((line) => fill(line, locations).trim());
  return lines.filter((line) => line !== "");
}
