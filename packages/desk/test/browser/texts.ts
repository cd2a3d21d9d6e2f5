import { readCatalogue } from "@frontdesk/server/locales/catalogues";
import { compileCatalogue } from "@frontdesk/server/locales/compile";
import { bindMessages } from "../../app/locales/bind.ts";
import type { Messages } from "../../app/locales/messages.ts";

const catalogue = readCatalogue(new URL("../../app/locales/en.json", import.meta.url));

export const en = bindMessages(compileCatalogue(catalogue, "en") as unknown as Messages);
