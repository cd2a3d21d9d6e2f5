import { onOneLine } from "@frontdesk/server/text/clean";
import { fill } from "@frontdesk/server/words/fill";

const known = ["service", "resource", "date", "time", "business"] as const;

/** What an owner's text can have in braces, and what stands there then. */
export type Places = Record<(typeof known)[number], string>;

/** Words in braces that stand for nothing, in the order of a text. */
export function unknownPlaces(text: string): string[] {
  const places = text.matchAll(/\{([^{}]*)\}/g);
  const names = [...places].map(([, name = ""]) => name);
  return names.filter((name) => !known.some((place) => place === name));
}

/** An owner's subject, filled in, on one line; undefined where they have none. */
export function ownSubject(text: string | null | undefined, places: Places): string | undefined {
  const subject = onOneLine(fill(text ?? "", places));
  return subject === "" ? undefined : subject;
}

/** The lines of an owner's paragraph, filled in. */
export function ownLines(text: string | null | undefined, places: Places): string[] {
  const lines = (text ?? "").split(/\r\n?|\n/).map((line) => fill(line, places).trim());
  return lines.filter((line) => line !== "");
}
