import type { MailWords } from "./words.ts";

export const daMails: MailWords = {
  headings: {
    confirmed: "Tiden er bekræftet",
    requested: "Vi har fået din forespørgsel",
    declined: "Forespørgslen er afvist",
    moved: "Tiden er flyttet",
    movedRequest: "Forespørgslen er flyttet",
    cancelled: "Tiden er aflyst",
    reminder: "Husk din tid",
    payment_lost: "Der er ikke trukket noget",
    fee_charged: "Gebyr opkrævet",
    verify: "Bekræft din adresse",
  },
  texts: {
    confirmed: "Din tid hos {business} er bekræftet.",
    requested:
      "{business} har fået din forespørgsel og svarer på den. Tiden holdes til dig så længe.",
    moved: "Din tid hos {business} er flyttet til et nyt tidspunkt.",
    movedRequest:
      "Din forespørgsel til {business} har fået en ny tid. Den er ikke bekræftet endnu.",
    reminder: "Dette er en påmindelse om din tid hos {business}.",
    payment_lost:
      "Din betaling kom, efter at tiden ikke længere var holdt til dig, så du har ingen tid.",
    verify:
      "Nogen, forhåbentlig dig, bestiller en tid hos {business} og har angivet denne adresse.",
    declinedByBusiness: "{business} kan desværre ikke tage imod dig på det tidspunkt.",
    declinedByDeadline: "{business} nåede ikke at svare på din forespørgsel, så du har ingen tid.",
    cancelledByBusiness: "{business} har været nødt til at aflyse din tid.",
    cancelledByCustomer: "Din tid hos {business} er aflyst, som du ønskede.",
  },
  answerBy: "Du får svar senest {deadline}.",
  freeUntil: "Du kan aflyse uden beregning indtil {deadline}.",
  feeNoShow: "{business} har trukket {amount} på dit kort den {moment}, fordi du udeblev.",
  feeLateCancel:
    "{business} har trukket {amount} på dit kort den {moment}, fordi du afbestilte sent.",
  feeAgreed: "Du accepterede et gebyr på op til {amount}, da du bookede.",
  refundUntil: "{percent} af depositummet tilbage, hvis du afbestiller inden {deadline}",
  noRefundLater: "Derefter refunderes depositummet ikke.",
  noRefund: "Depositummet refunderes ikke, hvis du afbestiller.",
  cardKept:
    "Dit kort er gemt. Hvis du udebliver eller aflyser sent, kan der opkræves op til {amount}.",
  keptUntil: "Tiden holdes til dig indtil {deadline}.",
  nothingCharged:
    "Der er ikke trukket noget. Er der reserveret et beløb på dit kort, frigives det.",
  released: "Beløb, der var reserveret på dit kort og frigives uden at blive trukket: {amount}.",
  what: "Ydelse",
  when: "Tid",
  before: "Før",
  who: "Hos",
  where: "Sted",
  price: "Pris",
  deposit: "Depositum",
  card: "Kort",
  refund: "Tilbagebetaling",
  contact: "Kontakt",
  otherTimes: "Ledige tider",
  moveOrCancel: "Flyt eller aflys",
  seeRequest: "Se forespørgslen",
  bookAgain: "Find en anden tid",
  confirmAddress: "Bekræft adressen",
  nothingByItself: "Linket ændrer ikke noget i sig selv: du vælger på siden.",
  notYou: "Hvis det ikke var dig, behøver du ikke gøre noget.",
  why: "{business} sender dig dette, fordi der er bestilt en tid med denne adresse.",
  noReminders: "Slå påmindelser fra",
};
