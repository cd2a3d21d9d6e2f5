import type { MailWords } from "./words.ts";

export const nlMails: MailWords = {
  headings: {
    confirmed: "Afspraak bevestigd",
    requested: "Aanvraag ontvangen",
    declined: "Aanvraag afgewezen",
    moved: "Afspraak verplaatst",
    movedRequest: "Aanvraag verplaatst",
    cancelled: "Afspraak geannuleerd",
    reminder: "Herinnering aan uw afspraak",
    payment_lost: "Er is niets afgeschreven",
    fee_charged: "Kosten afgeschreven",
    fee_refunded: "Kosten terugbetaald",
    deposit_kept: "Aanbetaling ingehouden",
    verify: "Bevestig uw adres",
  },
  texts: {
    fee_refunded: "{business} heeft {amount} van de kosten terugbetaald op uw kaart.",
    deposit_kept: "{business} houdt uw aanbetaling van {amount} omdat u niet kwam.",
    confirmed: "Uw afspraak bij {business} is bevestigd.",
    requested:
      "{business} heeft uw aanvraag en antwoordt u. Tot dan wordt de tijd voor u vrijgehouden.",
    moved: "Uw afspraak bij {business} heeft een nieuwe tijd.",
    movedRequest: "Uw aanvraag bij {business} heeft een nieuwe tijd. Ze is nog niet bevestigd.",
    reminder: "Dit is een herinnering aan uw afspraak bij {business}.",
    payment_lost:
      "Uw betaling kwam toen de tijd niet meer voor u vrij was. U hebt daarom geen afspraak.",
    verify: "Iemand, hopelijk u, boekt een afspraak bij {business} en heeft dit adres opgegeven.",
    declinedByBusiness: "{business} kan de gevraagde afspraak helaas niet aannemen.",
    declinedByDeadline:
      "{business} heeft uw aanvraag niet op tijd beantwoord. U hebt daarom geen afspraak.",
    cancelledByBusiness: "{business} heeft uw afspraak moeten annuleren.",
    cancelledByCustomer: "Uw afspraak bij {business} is geannuleerd, zoals u vroeg.",
  },
  answerBy: "U krijgt antwoord uiterlijk {deadline}.",
  freeUntil: "U kunt gratis annuleren tot {deadline}.",
  feeNoShow: "{business} heeft op {moment} {amount} van uw kaart afgeschreven omdat u niet kwam.",
  feeLateCancel:
    "{business} heeft op {moment} {amount} van uw kaart afgeschreven omdat u laat annuleerde.",
  feeAgreed: "Bij het boeken ging u akkoord met kosten tot {amount}.",
  notRefunded: "De aanbetaling van {amount} wordt niet terugbetaald.",
  partlyKept: "{amount} van de aanbetaling wordt niet terugbetaald.",
  refundUntil: "{percent} van de aanbetaling terug bij annulering tot {deadline}",
  noRefundLater: "Daarna wordt de aanbetaling niet terugbetaald.",
  noRefund: "De aanbetaling wordt bij annulering niet terugbetaald.",
  cardKept:
    "Uw kaart is bewaard. Als u niet komt of laat annuleert, kan tot {amount} in rekening " +
    "worden gebracht.",
  keptUntil: "De tijd wordt voor u vrijgehouden tot {deadline}.",
  nothingCharged:
    "Er is niets afgeschreven. Een op uw kaart gereserveerd bedrag wordt vrijgegeven.",
  released:
    "Op uw kaart gereserveerd bedrag dat wordt vrijgegeven en niet wordt afgeschreven: {amount}.",
  what: "Dienst",
  when: "Wanneer",
  before: "Eerst",
  who: "Bij",
  where: "Waar",
  price: "Prijs",
  deposit: "Aanbetaling",
  card: "Kaart",
  refund: "Terugbetaling",
  contact: "Contactgegevens",
  otherTimes: "Nog vrij",
  moveOrCancel: "Verplaatsen of annuleren",
  seeRequest: "Aanvraag bekijken",
  bookAgain: "Andere tijd zoeken",
  confirmAddress: "Adres bevestigen",
  nothingByItself: "De link opent alleen een pagina: daar beslist u.",
  notYou: "Als u het niet was, hoeft u niets te doen.",
  why: "{business} stuurt u dit omdat met dit adres een afspraak is geboekt.",
  noReminders: "Herinneringen uitzetten",
};
