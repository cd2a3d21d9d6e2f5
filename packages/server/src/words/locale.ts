// Languages of readers without an account.

/** ISO 639-1. */
export const spoken = [
  "bg",
  "cs",
  "da",
  "de",
  "el",
  "en",
  "es",
  "et",
  "fi",
  "fr",
  "hr",
  "hu",
  "is",
  "it",
  "lt",
  "lv",
  "nb",
  "nl",
  "pl",
  "pt",
  "ro",
  "sk",
  "sl",
  "sv",
  "uk",
] as const;

export type Language = (typeof spoken)[number];

export interface Locale {
  language: Language;
  /** BCP 47: the language, with the country if given. */
  tag: string;
}

// Norwegian has two written forms; one is supported.
const existing = new Map<string, Language>([
  ...spoken.map((language) => [language, language] as const),
  ["no", "nb"],
  ["nn", "nb"],
]);
const longestHeader = 1_000;

/**
 * The first supported language of the requested one, else of those the browser accepts (RFC 9110,
 * section 12.5.4); English otherwise.
 */
export function localeOf(query: string | undefined, accepted: string | undefined): Locale {
  const targets = query ? [query] : preferences(accepted ?? "");
  for (const text of targets) {
    const locale = readLocale(text);
    if (locale !== undefined) return locale;
  }
  return { language: "en", tag: "en" };
}

function readLocale(text: string): Locale | undefined {
  const match = /^([a-z]{2,3})(?:[-_][a-z]{4})?(?:[-_]([a-z]{2}))?(?:[-_.@].*)?$/i.exec(text);
  const language = existing.get(match?.[1]?.toLowerCase() ?? "");
  if (language === undefined) return undefined;
  const country = match?.[2]?.toUpperCase();
  const tag = country === undefined ? language : `${language}-${country}`;
  return { language, tag };
}

function preferences(header: string): string[] {
  const ranges = header.slice(0, longestHeader).split(",");
  const weighed = ranges.map((range) => {
    const [tag = "", ...parameters] = range.split(";").map((part) => part.trim());
    const weight = parameters.find((parameter) => parameter.startsWith("q="))?.slice(2);
    return { tag, weight: weight === undefined ? 1 : Number(weight) || 0 };
  });
  const targets = weighed.filter(({ weight }) => weight > 0);
  return targets.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag);
}
