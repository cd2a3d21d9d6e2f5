import type { Words } from "../en.ts";

export const disputesDe: Words["disputes"] = {
  waiting: "Zu beantworten",
  others: "Beantwortet und abgeschlossen",
  empty: "Nichts wartet auf Antwort. Bestreitet ein Karteninhaber eine Zahlung, steht es hier.",
  one: "Einspruch",
  columns: { reason: "Grund", due: "Antwort bis", state: "Stand", amount: "Betrag" },
  payment: "Die Zahlung",
  notYours: "Eigentümer, Leitung und Support beantworten Einsprüche.",
  over: "Die Zeit für eine Antwort ist vorbei.",
  text: "Was geschah",
  textHint: "Für die Bank: was gekauft wurde, wann es geliefert wurde, was der Kunde wusste.",
  files: "Dateien, die es belegen",
  filesHint: "Bis zu fünf mit 4 MB: PDF, PNG oder JPEG",
  uploading: "Die Datei wird gesendet …",
  fileFaults: {
    type: "Es muss ein PDF, PNG oder JPEG sein.",
    size: "Sie darf höchstens 4 MB haben.",
    many: "Es sind schon fünf Dateien da.",
  },
  remove: (name) => `${name} entfernen`,
  removeShort: "Entfernen",
  evidence: "Was die Bank liest",
  preview: "Vorschau",
  once: "Ein Einspruch wird einmal beantwortet. Was du jetzt sendest, liest die Bank.",
  send: "Antwort senden",
  back: "Weiter schreiben",
  accept: "Einspruch annehmen",
  acceptSays: (amount) =>
    `Du bestreitest ihn nicht: ${amount} geht an den Karteninhaber zurück, unwiderruflich.`,
  acceptAmount: (amount) => `${amount} zurückgeben`,
};
