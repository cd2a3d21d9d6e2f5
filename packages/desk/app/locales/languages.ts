/*
 * Which language a page speaks: the first of those the browser wants that we have. Dates and
 * numbers are written as in the browser's own country, where it is of that language.
 */
import { bindMessages, type Words } from "./bind.ts";
import type { Messages } from "./messages.ts";

// A new language is a catalogue in this folder and its code here.
const languages = ["en", "da", "de"] as const;

const catalogues = import.meta.glob<Messages>("./*.json", { import: "default" });

export type Language = (typeof languages)[number];

export interface Speech {
  language: Language;
  /** What dates and numbers are written by (BCP 47). */
  locale: string;
}

/** The speech of whoever wants these languages, best first. */
export function speechOf(wanted: readonly string[]): Speech {
  for (const locale of wanted.filter(isTag)) {
    const [code = ""] = locale.toLowerCase().split("-");
    const language = languages.find((one) => one === code);
    if (language !== undefined) return { language, locale };
  }
  return { language: "en", locale: "en" };
}

/** Some systems name languages as nobody else does: `en-US@posix`. */
function isTag(locale: string): boolean {
  try {
    return Intl.getCanonicalLocales(locale).length > 0;
  } catch {
    return false;
  }
}

export async function loadWords({ language }: Speech): Promise<Words> {
  const messages = await catalogues[`./${language}.json`]?.();
  if (messages === undefined) throw new Error(`There is no catalogue of ${language}`);
  return bindMessages(messages);
}
