import type { Words } from "../en.ts";

export const partsDa: Words["parts"] = {
  loading: "Henter",
  close: "Luk",
  more: "Vis flere",
  undo: "Fortryd",
  tryAgain: "Prøv igen",
  requestId: (id) => `Forespørgsel ${id}`,
  failed: "Dette kunne ikke hentes.",
  unreachable: "Der kom intet svar. Er der forbindelse?",
  forbidden: "Din rolle lader dig ikke se dette.",
  gone: "Det findes ikke her længere.",
  screenFailed: "Siden kunne ikke indlæses.",
  paymentsAway:
    "Der kan ikke tages imod betaling nu: butikken er ikke tilsluttet eller svarer ikke." +
    " Intet skete.",
  notDone: "Det blev ikke gjort.",
  unknownOutcome: "Der kom intet svar. Tryk igen: Det sker én gang, uanset hvor tit du gør det.",
  amount: "Beløb",
  amountNeeded: (example) => `Skriv et beløb som ${example}`,
  amountAtMost: (amount) => `Skriv et beløb på højst ${amount}`,
  cancel: "Fortryd",
  notKnown: "Der kom intet svar: se efter, om det blev gjort, før du prøver igen.",
  changedMeanwhile: "En anden rettede dette imens:",
  yoursStays: "(det, du skrev, bliver stående)",
  seen: "Jeg har set det",
  copied: "Jeg har kopieret den",
  notCopied: "Det kunne ikke kopieres: markér teksten, og kopiér den selv.",
};
