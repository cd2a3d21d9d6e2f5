/*
 * Which language a page speaks: the first of those the browser wants that we have. Dates and
 * numbers are written as in the browser's own country, where it is of that language.
 */
import type { Words } from "./en.ts";

const loaders = {
  en: async () => (await import("./en.ts")).en,
  da: async () => (await import("./da.ts")).da,
  de: async () => (await import("./de.ts")).de,
};

export type Language = keyof typeof loaders;

export interface Speech {
  language: Language;
  /** What dates and numbers are written by (BCP 47). */
  locale: string;
}

/** The speech of whoever wants these languages, best first. */
export function speechOf(wanted: readonly string[]): Speech {
  for (const locale of wanted.filter(isTag)) {
    const [language = ""] = locale.toLowerCase().split("-");
    if (Object.hasOwn(loaders, language)) return { language: language as Language, locale };
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
  return await loaders[language]();
}
