import type { clientsEn } from "../en/clients.ts";

export const clientsDe: typeof clientsEn = {
  add: "Kunden hinzufügen",
  added: "Ein neuer Kunde",
  empty: "Kunden sind die, für die gebucht wird. Noch gibt es keine.",
  emptyArchive: "Kein Kunde ist archiviert.",
  list: "Kunden",
  email: "E-Mail",
  phone: "Telefon",
  language: "Sprache der Mails",
  languageHint: "Was schon gebucht ist, behält seine",
  noLanguage: "Die Sprache dessen, der bucht",
  noReminders: "Möchte keine Erinnerungen",
  kept: "Alles Gespeicherte",
  export: "Exportieren",
  erase: "Daten löschen",
  eraseTitle: (name: string) => `Daten von ${name} löschen?`,
  eraseWhat:
    "Name, Kontaktdaten, Antworten und Notizen werden für immer entfernt, auch aus den " +
    "Aufzeichnungen. Zeiten und Beträge bleiben.",
};
