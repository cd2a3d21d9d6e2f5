import type { MailWords } from "./words.ts";

export const deMails: MailWords = {
  headings: {
    confirmed: "Termin bestätigt",
    requested: "Anfrage erhalten",
    declined: "Anfrage abgelehnt",
    moved: "Termin verschoben",
    movedRequest: "Anfrage verschoben",
    cancelled: "Termin abgesagt",
    reminder: "Erinnerung an Ihren Termin",
    payment_lost: "Es wurde nichts abgebucht",
    fee_charged: "Gebühr berechnet",
    fee_refunded: "Gebühr erstattet",
    deposit_kept: "Anzahlung einbehalten",
    verify: "Bitte bestätigen Sie Ihre Adresse",
  },
  texts: {
    fee_refunded: "{business} hat {amount} der Gebühr auf Ihre Karte erstattet.",
    deposit_kept: "{business} behält Ihre Anzahlung von {amount}, weil Sie nicht gekommen sind.",
    confirmed: "Ihr Termin bei {business} ist bestätigt.",
    requested:
      "{business} hat Ihre Anfrage und antwortet Ihnen. So lange ist die Zeit für Sie reserviert.",
    moved: "Ihr Termin bei {business} hat eine neue Zeit.",
    movedRequest: "Ihre Anfrage bei {business} hat eine neue Zeit. Sie ist noch nicht bestätigt.",
    reminder: "Dies ist eine Erinnerung an Ihren Termin bei {business}.",
    payment_lost:
      "Ihre Zahlung kam, als die Zeit nicht mehr reserviert war. Sie haben daher keinen Termin.",
    verify:
      "Jemand, hoffentlich Sie, bucht einen Termin bei {business} und hat diese Adresse angegeben.",
    declinedByBusiness: "{business} kann den gewünschten Termin leider nicht anbieten.",
    declinedByDeadline:
      "{business} hat Ihre Anfrage nicht rechtzeitig beantwortet. Sie haben daher keinen Termin.",
    cancelledByBusiness: "{business} musste Ihren Termin leider absagen.",
    cancelledByCustomer: "Ihr Termin bei {business} ist wie gewünscht abgesagt.",
  },
  answerBy: "Sie erhalten eine Antwort bis {deadline}.",
  freeUntil: "Kostenlos absagen können Sie bis {deadline}.",
  feeNoShow:
    "{business} hat Ihre Karte am {moment} mit {amount} belastet, weil Sie nicht gekommen sind.",
  feeLateCancel:
    "{business} hat Ihre Karte am {moment} mit {amount} belastet, weil Sie spät storniert haben.",
  feeAgreed: "Bei der Buchung haben Sie einer Gebühr von bis zu {amount} zugestimmt.",
  notRefunded: "Die Anzahlung von {amount} wird nicht erstattet.",
  partlyKept: "Von der Anzahlung werden {amount} nicht erstattet.",
  refundUntil: "{percent} der Anzahlung zurück bei Stornierung bis {deadline}",
  noRefundLater: "Danach wird die Anzahlung nicht erstattet.",
  noRefund: "Bei Stornierung wird die Anzahlung nicht erstattet.",
  cardKept:
    "Ihre Karte ist gespeichert. Wenn Sie nicht kommen oder spät absagen, können bis zu " +
    "{amount} berechnet werden.",
  keptUntil: "Die Zeit ist für Sie reserviert bis {deadline}.",
  nothingCharged:
    "Es wurde nichts abgebucht. Ein auf Ihrer Karte reservierter Betrag wird freigegeben.",
  released: "Auf Ihrer Karte reservierter Betrag, der ohne Abbuchung freigegeben wird: {amount}.",
  what: "Leistung",
  when: "Wann",
  before: "Vorher",
  who: "Bei",
  where: "Wo",
  price: "Preis",
  deposit: "Anzahlung",
  card: "Karte",
  refund: "Erstattung",
  contact: "Kontakt",
  otherTimes: "Noch frei",
  moveOrCancel: "Verschieben oder absagen",
  seeRequest: "Anfrage ansehen",
  bookAgain: "Andere Zeit suchen",
  confirmAddress: "Adresse bestätigen",
  nothingByItself: "Der Link allein ändert nichts: Sie entscheiden auf der Seite.",
  notYou: "Falls Sie das nicht waren, müssen Sie nichts tun.",
  why: "{business} sendet Ihnen dies, weil mit dieser Adresse ein Termin gebucht wurde.",
  noReminders: "Erinnerungen abschalten",
};
