/* The first preferred language with a catalogue; dates and numbers keep the region. */
import { bindMessages, type Words } from "./bind.ts";
import type { Messages } from "./messages.ts";

// The languages with a catalogue in this folder.
const languages = ["en", "da", "de"] as const;

const catalogues = import.meta.glob<Messages>("./??.json", { import: "default" });

export type Language = (typeof languages)[number];

export interface Speech {
  language: Language;
  /** BCP 47. */
  locale: string;
}

export function speechOf(targets: readonly string[]): Speech {
  for (const locale of targets.filter(isTag)) {
    const [code = ""] = locale.toLowerCase().split("-");
    const language = languages.find((one) => one === code);
    if (language !== undefined) return { language, locale };
  }
  return { language: "en", locale: "en" };
}

/** Some systems have invalid tags: `en-US@posix`. */
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
