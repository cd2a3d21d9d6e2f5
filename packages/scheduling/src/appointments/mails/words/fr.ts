import type { MailWords } from "./words.ts";

export const frMails: MailWords = {
  headings: {
    confirmed: "Rendez-vous confirmé",
    requested: "Demande reçue",
    declined: "Demande refusée",
    moved: "Rendez-vous déplacé",
    movedRequest: "Demande déplacée",
    cancelled: "Rendez-vous annulé",
    reminder: "Rappel de votre rendez-vous",
    payment_lost: "Rien n’a été débité",
    fee_charged: "Frais débités",
    fee_refunded: "Frais remboursés",
    deposit_kept: "Acompte conservé",
    verify: "Confirmez votre adresse",
  },
  texts: {
    fee_refunded: "{business} a remboursé {amount} des frais sur votre carte.",
    deposit_kept: "{business} conserve votre acompte de {amount} car vous n’êtes pas venu(e).",
    confirmed: "Votre rendez-vous avec {business} est confirmé.",
    requested:
      "{business} a reçu votre demande et y répondra. D’ici là, l’horaire vous est réservé.",
    moved: "Votre rendez-vous avec {business} a un nouvel horaire.",
    movedRequest:
      "Votre demande à {business} a un nouvel horaire. Elle n’est pas encore confirmée.",
    reminder: "Ceci est un rappel de votre rendez-vous avec {business}.",
    payment_lost: "Votre paiement est arrivé trop tard : l’horaire ne vous était plus réservé.",
    verify:
      "Quelqu’un, vous sans doute, prend rendez-vous avec {business} et a donné cette adresse.",
    declinedByBusiness: "{business} ne peut pas assurer le rendez-vous demandé.",
    declinedByDeadline:
      "{business} n’a pas répondu à temps à votre demande : vous n’avez pas de rendez-vous.",
    cancelledByBusiness: "{business} a dû annuler votre rendez-vous.",
    cancelledByCustomer: "Votre rendez-vous avec {business} est annulé, comme vous l’avez demandé.",
  },
  answerBy: "Vous aurez une réponse au plus tard : {deadline}.",
  freeUntil: "Vous pouvez annuler sans frais jusqu’au {deadline}.",
  feeNoShow:
    "{business} a débité {amount} sur votre carte le {moment} car vous n’êtes pas venu(e).",
  feeLateCancel:
    "{business} a débité {amount} sur votre carte le {moment} car vous avez annulé tard.",
  feeAgreed: "En réservant, vous avez accepté des frais allant jusqu’à {amount}.",
  notRefunded: "L’acompte de {amount} n’est pas remboursé.",
  partlyKept: "{amount} de l’acompte ne sont pas remboursés.",
  refundUntil: "{percent} de l’acompte remboursé en cas d’annulation avant le {deadline}",
  noRefundLater: "Ensuite, l’acompte n’est pas remboursé.",
  noRefund: "L’acompte n’est pas remboursé en cas d’annulation.",
  cardKept:
    "Votre carte est conservée. Si vous ne venez pas ou annulez tard, jusqu’à {amount} peuvent " +
    "être facturés.",
  keptUntil: "L’horaire vous est réservé jusqu’au {deadline}.",
  nothingCharged: "Rien n’a été débité. Tout montant réservé sur votre carte est libéré.",
  released: "Montant réservé sur votre carte et libéré sans être débité : {amount}.",
  what: "Prestation",
  when: "Quand",
  before: "Avant",
  who: "Avec",
  where: "Où",
  price: "Prix",
  deposit: "Acompte",
  card: "Carte",
  refund: "Remboursement",
  contact: "Coordonnées",
  otherTimes: "Encore libre",
  moveOrCancel: "Déplacer ou annuler",
  seeRequest: "Voir la demande",
  bookAgain: "Trouver un autre horaire",
  confirmAddress: "Confirmer l’adresse",
  nothingByItself: "Ouvrir le lien ne change rien en soi : vous décidez sur la page.",
  notYou: "Si ce n’était pas vous, vous n’avez rien à faire.",
  why: "{business} vous envoie ce message car un rendez-vous a été pris avec cette adresse.",
  noReminders: "Désactiver les rappels",
};
