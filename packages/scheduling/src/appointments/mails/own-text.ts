import { onOneLine } from "@frontdesk/server/text/clean";
import { fill } from "@frontdesk/server/words/fill";

const existing = ["service", "resource", "date", "time", "business"] as const;

/** Values by placeholder. */
export type Places = Record<(typeof existing)[number], string>;

/** In text order. */
export function unknownPlaces(text: string): string[] {
  const places = text.matchAll(/\{([^{}]*)\}/g);
  const names = [...places].map(([, name = ""]) => name);
  return names.filter((name) => !existing.some((place) => place === name));
}

/** On one line. */
export function ownSubject(text: string | null | undefined, places: Places): string | undefined {
  const subject = onOneLine(fill(text ?? "", places));
  return subject === "" ? undefined : subject;
}

export function ownLines(text: string | null | undefined, places: Places): string[] {
  const lines = (text ?? "").split(/\r\n?|\n/).map((line) => fill(line, places).trim());
  return lines.filter((line) => line !== "");
}
