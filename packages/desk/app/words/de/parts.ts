import type { Words } from "../en.ts";

export const partsDe: Words["parts"] = {
  loading: "Lädt",
  close: "Schließen",
  more: "Mehr zeigen",
  undo: "Rückgängig",
  tryAgain: "Noch einmal",
  requestId: (id) => `Anfrage ${id}`,
  failed: "Das konnte nicht gelesen werden.",
  unreachable: "Es kam keine Antwort. Besteht eine Verbindung?",
  forbidden: "Deine Rolle lässt dich das nicht sehen.",
  gone: "Das gibt es hier nicht mehr.",
  screenFailed: "Diese Seite konnte nicht geladen werden.",
  paymentsAway:
    "Gerade geht keine Zahlung: der Laden ist nicht verbunden oder antwortet nicht. " +
    "Es ist nichts geschehen.",
  notDone: "Das wurde nicht getan.",
  unknownOutcome:
    "Es kam keine Antwort. Drücke noch einmal: Es geschieht einmal, wie oft auch immer.",
  amount: "Betrag",
  amountNeeded: (example) => `Schreib einen Betrag wie ${example}`,
  amountAtMost: (amount) => `Gib einen Betrag von höchstens ${amount} ein`,
  cancel: "Abbrechen",
  notKnown:
    "Es kam keine Antwort: Sieh nach, ob es geschehen ist, bevor du es noch einmal versuchst.",
  changedMeanwhile: "Jemand anderes hat dies inzwischen geändert:",
  yoursStays: "(deine Eingabe bleibt stehen)",
  seen: "Ich habe es gesehen",
  copied: "Ich habe es kopiert",
  notCopied: "Das ließ sich nicht kopieren: Markiere den Text und kopiere ihn selbst.",
};
