import type { Words } from "../en.ts";

export const disputesDa: Words["disputes"] = {
  waiting: "Skal besvares",
  others: "Besvarede og afsluttede",
  empty: "Intet venter på svar. Når en kortholder bestrider en betaling, står det her.",
  one: "Indsigelse",
  columns: { reason: "Grund", due: "Svar inden", state: "Tilstand", amount: "Beløb" },
  payment: "Betalingen",
  notYours: "Ejere, ledere og support besvarer indsigelser.",
  over: "Svarfristen er udløbet.",
  text: "Hvad der skete",
  textHint: "Til banken: hvad der blev købt, hvornår det blev leveret, hvad kunden vidste.",
  files: "Filer, der viser det",
  filesHint: "Op til fem på 4 MB: PDF, PNG eller JPEG",
  uploading: "Filen sendes …",
  fileFaults: {
    type: "Det skal være en PDF, PNG eller JPEG.",
    size: "Den må højst være på 4 MB.",
    many: "Der er allerede fem filer.",
  },
  remove: (name) => `Fjern ${name}`,
  removeShort: "Fjern",
  evidence: "Hvad banken læser",
  preview: "Forhåndsvisning",
  once: "En indsigelse besvares én gang. Det, du sender nu, er det, banken læser.",
  send: "Send svaret",
  back: "Skriv videre",
  accept: "Accepter indsigelsen",
  acceptSays: (amount) =>
    `Du bestrider den ikke: ${amount} går tilbage til kortholderen. Det kan ikke fortrydes.`,
  acceptAmount: (amount) => `Giv ${amount} tilbage`,
};
