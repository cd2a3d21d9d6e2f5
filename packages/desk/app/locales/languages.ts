/* The first preferred language with a catalogue; dates and numbers keep the region. */
import { bindMessages, type Words } from "./bind.ts";
import type { Messages } from "./messages.ts";

// The languages with a catalogue in this folder.
const languages = ["en", "da", "de"] as const;

const first = import.meta.glob<Messages>("./??.json", { import: "default", query: "?first" });
const later = import.meta.glob<Messages>("./??.json", { import: "default", query: "?later" });

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

interface Spoken {
  language: Language;
  words: Promise<Words>;
  later?: Promise<void>;
}

let spoken: Spoken | undefined;

/** The words of the first screen. `laterWords` adds the others to the same object. */
export function loadWords({ language }: Speech): Promise<Words> {
  spoken = { language, words: loadPart(first, language) };
  return spoken.words;
}

/** A part outside of the first screen waits for it before its first render. */
export function laterWords(): Promise<void> {
  const current = spoken;
  if (current === undefined) throw new Error("The words of the first screen load before others");
  current.later ??= addLater(current).catch((error: unknown) => {
    delete current.later;
    throw error;
  });
  return current.later;
}

async function addLater({ language, words }: Spoken): Promise<void> {
  const [all, added] = await Promise.all([words, loadPart(later, language)]);
  Object.assign(all, added);
}

async function loadPart(parts: typeof first, language: Language): Promise<Words> {
  const messages = await parts[`./${language}.json`]?.();
  if (messages === undefined) throw new Error(`There is no catalogue of ${language}`);
  return bindMessages(messages);
}
