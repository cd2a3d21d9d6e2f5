import type { Words } from "../en.ts";

export const searchDe: Words["search"] = {
  title: "Suchen",
  hint: "Eine Seite, ein Name, ein Betrag, die letzten vier Ziffern",
  found: "Gefunden",
  asking: "Sucht …",
  none: "Nirgends kommt das vor.",
  sections: {
    screens: "Seiten",
    payments: "Zahlungen",
    disputes: "Einsprüche",
    payouts: "Auszahlungen",
    bookings: "Buchungen",
    clients: "Kunden",
  },
};

export const keysDe: Words["keys"] = {
  title: "Tasten",
  show: "Die Tasten zeigen",
};
