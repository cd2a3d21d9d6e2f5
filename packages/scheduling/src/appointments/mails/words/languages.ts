import type { Language } from "@frontdesk/server/words/locale";
import { bgMails } from "./bg.ts";
import { csMails } from "./cs.ts";
import { daMails } from "./da.ts";
import { deMails } from "./de.ts";
import { elMails } from "./el.ts";
import { enMails } from "./en.ts";
import { esMails } from "./es.ts";
import { etMails } from "./et.ts";
import { fiMails } from "./fi.ts";
import { frMails } from "./fr.ts";
import { hrMails } from "./hr.ts";
import { huMails } from "./hu.ts";
import { isMails } from "./is.ts";
import { itMails } from "./it.ts";
import { ltMails } from "./lt.ts";
import { lvMails } from "./lv.ts";
import { nbMails } from "./nb.ts";
import { nlMails } from "./nl.ts";
import { plMails } from "./pl.ts";
import { ptMails } from "./pt.ts";
import { roMails } from "./ro.ts";
import { skMails } from "./sk.ts";
import { slMails } from "./sl.ts";
import { svMails } from "./sv.ts";
import { ukMails } from "./uk.ts";
import type { MailWords } from "./words.ts";

/** The words of every language there is, by its ISO 639-1 code. */
export const mailLanguages: Record<Language, MailWords> = {
  bg: bgMails,
  cs: csMails,
  da: daMails,
  de: deMails,
  el: elMails,
  en: enMails,
  es: esMails,
  et: etMails,
  fi: fiMails,
  fr: frMails,
  hr: hrMails,
  hu: huMails,
  is: isMails,
  it: itMails,
  lt: ltMails,
  lv: lvMails,
  nb: nbMails,
  nl: nlMails,
  pl: plMails,
  pt: ptMails,
  ro: roMails,
  sk: skMails,
  sl: slMails,
  sv: svMails,
  uk: ukMails,
};
