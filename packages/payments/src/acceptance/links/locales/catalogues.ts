import { openCatalogues } from "@frontdesk/server/locales/catalogues";
import type { Language } from "@frontdesk/server/words/locale";
import type { Messages } from "./messages.ts";

const open = openCatalogues<Messages>(new URL("./", import.meta.url));

export function payMessages(language: Language): Messages {
  return open(language);
}
