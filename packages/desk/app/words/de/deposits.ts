import type { depositsEn } from "../en/deposits.ts";

export const depositsDe: typeof depositsEn = {
  title: "Anzahlungen",
  what:
    "Ist ein Laden verbunden, können Leistungen eine Anzahlung verlangen, die beim Buchen mit " +
    "Karte gezahlt wird.",
  take: (name) => `Anzahlungen mit ${name} nehmen`,
  which: "Welcher Laden sie nimmt",
  shop: (name, currency) => `${name}, ${currency}`,
  testShop: (name, currency) => `${name}, ${currency}, kein echtes Geld`,
  keyName: (studio) => `Anzahlungen von ${studio}`,
  keyMade: "Dafür entsteht ein eigener Schlüssel, den du unter den Schlüsseln des Ladens siehst.",
  notYours: (names) => `${names} verbinden Inhaber und Leiter.`,
  byHand: "Ein Laden, der hier nicht steht",
  byHandHint: "Wer den Laden führt, kennt seine Nummer und macht dir einen Schlüssel.",
  number: "Nummer des Ladens",
  key: "Schlüssel",
  keyHint: "Sicher verwahrt und nie wieder gezeigt",
  secret: "Geheimnis für unterschriebene Links",
  secretHint: "Nur wenn der Laden dir eines gab",
  elsewhere: "Adresse seines Zahlungsdienstes",
  elsewhereHint: "Leer: der, der hier ist",
  connect: "Verbinden",
  again: "Ein anderer Laden oder ein anderer Schlüssel",
  brokenWhat:
    "Der Laden nimmt den Schlüssel nicht mehr an. Bis du ihn wieder verbindest, kann niemand " +
    "buchen, was eine Anzahlung verlangt.",
  name: "Laden",
  currency: "Währung",
  currencyHint: (currency) => `${currency}: nur Leistungen darin können Anzahlungen verlangen`,
  real: "Geld",
  isTest: "Ein Test: kein echtes Geld fließt",
  isReal: "Echtes",
  allowed: "Darf",
  claims: {
    canChargeCard: "Zahlungen annehmen",
    canSaveCard: "Karten behalten",
    canCapture: "Reserviertes einziehen",
    canRefund: "zurückgeben",
    canVoid: "Reserviertes freigeben",
  },
  lacks: (claims) =>
    `Der Laden darf noch nicht: ${claims}. Bis dahin wird niemand um eine Anzahlung gebeten.`,
  lacksCards: "Der Laden darf keine Karten behalten: wer nicht kommt, zahlt keine Gebühr.",
  ending: (last) => `endet auf ${last}`,
  signs: "mit einem Geheimnis für unterschriebene Links",
  disconnect: "Trennen",
  disconnectTitle: (name) => `${name} trennen?`,
  disconnectWhat:
    "Danach kann niemand Leistungen buchen, die eine Anzahlung verlangen. Was gezahlt ist, " +
    "bleibt so. Der Schlüssel bleibt beim Laden: beende ihn dort, unter seinen Schlüsseln.",
  unsettled:
    "Anzahlungen sind noch unterwegs, oder jemand wurde am letzten Tag um eine gebeten. Versuche " +
    "es einen Tag nach der letzten wieder.",
  away: "Der Zahlungsdienst antwortete nicht. Nichts ist geändert: versuche es noch einmal.",
  back: "Zurück nach dem Zahlen",
  backHint: (site) =>
    `Kunden drücken nach dem Zahlen einen Knopf, um zu ${site} zurückzukommen. Von selbst kommen ` +
    "sie zurück, sobald der Laden weiß, dass die Adresse dir gehört.",
  letBack: "Von selbst zurückbringen",
  comesBack: "Kunden kommen nach dem Zahlen von selbst auf die Buchungsseite zurück.",
};
