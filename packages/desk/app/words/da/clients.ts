import type { clientsEn } from "../en/clients.ts";

export const clientsDa: typeof clientsEn = {
  add: "Tilføj en kunde",
  added: "En ny kunde",
  empty: "Kunder er dem, der bookes for. Der er ingen endnu.",
  emptyArchive: "Ingen kunde er arkiveret.",
  list: "Kunder",
  email: "E-mail",
  phone: "Telefon",
  language: "Sprog i mails",
  languageHint: "Det, der allerede er booket, beholder sit",
  noLanguage: "Sproget hos den, der booker",
  noReminders: "Ønsker ingen påmindelser",
  kept: "Alt, hvad der er gemt",
  export: "Eksportér",
  erase: "Slet oplysningerne",
  eraseTitle: (name: string) => `Slet, hvem ${name} er?`,
  eraseWhat:
    "Navn, kontaktoplysninger, svar og noter fjernes for altid, også fra det, der er " +
    "registreret. Tider og beløb bliver.",
};
