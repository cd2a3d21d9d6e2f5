import type { MailWords } from "./words.ts";

export const itMails: MailWords = {
  headings: {
    confirmed: "Appuntamento confermato",
    requested: "Richiesta ricevuta",
    declined: "Richiesta rifiutata",
    moved: "Appuntamento spostato",
    movedRequest: "Richiesta spostata",
    cancelled: "Appuntamento annullato",
    reminder: "Promemoria del Suo appuntamento",
    payment_lost: "Non è stato addebitato nulla",
    fee_charged: "Penale addebitata",
    verify: "Confermi il Suo indirizzo",
  },
  texts: {
    confirmed: "Il Suo appuntamento con {business} è confermato.",
    requested:
      "{business} ha la Sua richiesta e risponderà. Fino ad allora l’orario Le è riservato.",
    moved: "Il Suo appuntamento con {business} ha un nuovo orario.",
    movedRequest: "La Sua richiesta a {business} ha un nuovo orario. Non è ancora confermata.",
    reminder: "Le ricordiamo il Suo appuntamento con {business}.",
    payment_lost: "Il pagamento è arrivato troppo tardi: l’orario non Le era più riservato.",
    verify: "Qualcuno, speriamo Lei, prenota con {business} e ha indicato questo indirizzo.",
    declinedByBusiness: "{business} non può accettare l’appuntamento richiesto.",
    declinedByDeadline:
      "{business} non ha risposto in tempo alla Sua richiesta: non ha quindi un appuntamento.",
    cancelledByBusiness: "{business} ha dovuto annullare il Suo appuntamento.",
    cancelledByCustomer: "Il Suo appuntamento con {business} è annullato, come ha chiesto.",
  },
  answerBy: "Avrà una risposta al più tardi: {deadline}.",
  freeUntil: "Può annullare gratuitamente fino a: {deadline}.",
  feeNoShow:
    "{business} ha addebitato {amount} sulla Sua carta il {moment} perché non si è presentato/a.",
  feeLateCancel:
    "{business} ha addebitato {amount} sulla Sua carta il {moment} perché ha cancellato tardi.",
  feeAgreed: "Prenotando ha accettato una penale fino a {amount}.",
  refundUntil: "{percent} dell’acconto rimborsato se cancella entro {deadline}",
  noRefundLater: "Dopo, l’acconto non viene rimborsato.",
  noRefund: "L’acconto non viene rimborsato se cancella.",
  cardKept:
    "La Sua carta è conservata. Se non si presenta o annulla tardi, possono essere addebitati " +
    "fino a {amount}.",
  keptUntil: "L’orario Le è riservato fino a: {deadline}.",
  nothingCharged:
    "Non è stato addebitato nulla. L’eventuale importo bloccato sulla carta viene liberato.",
  released: "Importo bloccato sulla carta e liberato senza essere addebitato: {amount}.",
  what: "Servizio",
  when: "Quando",
  before: "Prima",
  who: "Con",
  where: "Dove",
  price: "Prezzo",
  deposit: "Acconto",
  card: "Carta",
  refund: "Rimborso",
  contact: "Contatti",
  otherTimes: "Orari liberi",
  moveOrCancel: "Spostare o annullare",
  seeRequest: "Vedere la richiesta",
  bookAgain: "Cercare un altro orario",
  confirmAddress: "Confermare l’indirizzo",
  nothingByItself: "Aprire il link non cambia nulla di per sé: decide Lei sulla pagina.",
  notYou: "Se non è stato Lei, non deve fare nulla.",
  why: "{business} Le scrive perché con questo indirizzo è stato prenotato un appuntamento.",
  noReminders: "Disattivare i promemoria",
};
