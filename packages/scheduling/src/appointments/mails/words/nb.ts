import type { MailWords } from "./words.ts";

export const nbMails: MailWords = {
  headings: {
    confirmed: "Timen er bekreftet",
    requested: "Forespørselen er mottatt",
    declined: "Forespørselen er avslått",
    moved: "Timen er flyttet",
    movedRequest: "Forespørselen er flyttet",
    cancelled: "Timen er avlyst",
    reminder: "Påminnelse om timen din",
    payment_lost: "Ingenting er trukket",
    verify: "Bekreft adressen din",
  },
  texts: {
    confirmed: "Timen din hos {business} er bekreftet.",
    requested:
      "{business} har fått forespørselen din og svarer på den. Tiden holdes av til deg så lenge.",
    moved: "Timen din hos {business} har fått et nytt tidspunkt.",
    movedRequest:
      "Forespørselen din til {business} har fått en ny tid. Den er ikke bekreftet ennå.",
    reminder: "Dette er en påminnelse om timen din hos {business}.",
    payment_lost:
      "Betalingen din kom etter at tiden ikke lenger var holdt av til deg, så du har ingen time.",
    verify:
      "Noen, forhåpentligvis du, bestiller en time hos {business} og har oppgitt denne adressen.",
    declinedByBusiness: "{business} kan dessverre ikke ta imot deg på det tidspunktet.",
    declinedByDeadline: "{business} svarte ikke på forespørselen din i tide, så du har ingen time.",
    cancelledByBusiness: "{business} har måttet avlyse timen din.",
    cancelledByCustomer: "Timen din hos {business} er avlyst, slik du ønsket.",
  },
  answerBy: "Du får svar senest {deadline}.",
  freeUntil: "Du kan avlyse gratis frem til {deadline}.",
  cardKept:
    "Kortet ditt er lagret. Hvis du ikke møter eller avlyser sent, kan inntil {amount} belastes.",
  keptUntil: "Tiden holdes av til deg frem til {deadline}.",
  nothingCharged: "Ingenting er trukket. Er et beløp reservert på kortet ditt, frigjøres det.",
  released: "Beløp som var reservert på kortet ditt og frigjøres uten å bli trukket: {amount}.",
  what: "Tjeneste",
  when: "Når",
  before: "Før",
  who: "Hos",
  where: "Hvor",
  price: "Pris",
  deposit: "Depositum",
  refund: "Tilbakebetaling",
  contact: "Kontakt",
  otherTimes: "Ledige tider",
  moveOrCancel: "Flytt eller avlys",
  seeRequest: "Se forespørselen",
  bookAgain: "Finn en annen tid",
  confirmAddress: "Bekreft adressen",
  nothingByItself: "Lenken endrer ingenting i seg selv: du bestemmer på siden.",
  notYou: "Hvis det ikke var deg, trenger du ikke gjøre noe.",
  why: "{business} sender deg dette fordi en time er bestilt med denne adressen.",
  noReminders: "Slå av påminnelser",
};
