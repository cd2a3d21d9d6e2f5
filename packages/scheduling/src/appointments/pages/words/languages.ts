import type { Language } from "@frontdesk/server/words/locale";
import { bg } from "./bg.ts";
import { cs } from "./cs.ts";
import { da } from "./da.ts";
import { de } from "./de.ts";
import { el } from "./el.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { et } from "./et.ts";
import { fi } from "./fi.ts";
import { fr } from "./fr.ts";
import { hr } from "./hr.ts";
import { hu } from "./hu.ts";
import { is } from "./is.ts";
import { it } from "./it.ts";
import { lt } from "./lt.ts";
import { lv } from "./lv.ts";
import { nb } from "./nb.ts";
import { nl } from "./nl.ts";
import { pl } from "./pl.ts";
import { pt } from "./pt.ts";
import { ro } from "./ro.ts";
import { sk } from "./sk.ts";
import { sl } from "./sl.ts";
import { sv } from "./sv.ts";
import { uk } from "./uk.ts";
import type { BookingWords } from "./words.ts";

const languages: Readonly<Record<Language, BookingWords>> = {
  bg,
  cs,
  da,
  de,
  el,
  en,
  es,
  et,
  fi,
  fr,
  hr,
  hu,
  is,
  it,
  lt,
  lv,
  nb,
  nl,
  pl,
  pt,
  ro,
  sk,
  sl,
  sv,
  uk,
};

// A line that ends in `E-` reads as if something were missing.
const joined: typeof languages = JSON.parse(
  JSON.stringify(languages).replace(/(?<=[ "]e-)(?=\p{L})/giu, "\u2060"),
);

/** The words of the booking page in a language. */
export function bookingWords(language: Language): BookingWords {
  return joined[language];
}
