import type { Words } from "../en.ts";

export const operatingDa: Words["operating"] = {
  find: "Find",
  more: "Vis flere",
  accounts: {
    title: "Konti",
    search: "Nummer, URL-id, navn eller ejerens mail",
    about: "Slå en konto i planlægningen op: et navn ved dets begyndelse, resten i sin helhed.",
    none: "Der er ingen sådan konto.",
    back: "Slå en anden op",
    facts: "Hvad der vides",
    name: "Navn",
    state: "Status",
    owner: "Ejer",
    created: "Siden",
    url: "URL-id",
    zone: "Tidszone",
    number: "Nummer",
    suspension: "Spærring",
    suspending: "De, der arbejder der, kan stadig læse alt, men ikke ændre noget.",
    isSuspended: "Ingen kan ændre noget der; alt kan læses.",
    suspend: "Spær kontoen",
    resume: "Ophæv spærringen",
  },
  persons: {
    title: "Personer",
    search: "Id eller mail",
    about: "Slå nogen op ved deres id eller hele mailadresse.",
    none: "Ingen logger ind med den.",
    nobody: "En, der blev slettet",
    back: "Slå en anden op",
    facts: "Hvad der vides",
    email: "Mail",
    name: "Navn",
    verified: "Mail bekræftet",
    secondFactor: "Anden faktor",
    operator: "Operatør",
    created: "Siden",
    lastSeen: "Sidst set",
    never: "aldrig",
    id: "Id",
    yes: "ja",
    no: "nej",
    merchants: "Butikker, de arbejder i",
    noMerchants: "De har ikke adgang til nogen butik.",
    accounts: "Konti, de ejer",
    noAccounts: "De ejer ingen konto.",
    losing: "Mistet anden faktor",
    aboutLosing:
      "En mail siger, hvem der beder om det, og i 48 timer kan der gøres indsigelse. Derefter må " +
      "den anden faktor afsluttes. Bruges den imens, bliver den.",
    reportFactor: "Meld, at den skal afsluttes",
    factorReason: "Hvorfor",
    endsFrom: "Det er meldt. Den må afsluttes fra:",
    factorObjected: "Indsigelse via linket i mailen:",
    endFactor: "Afslut den anden faktor",
    endingFactor: "Også reservekoderne og alle sessioner ender; login kræver kun adgangskoden.",
    erasing: "Slet",
    goes:
      "Det forsvinder: navn, mail og login, adgangen til butikker, og deres navn, mail og " +
      "adresse overalt, hvor de blev skrevet ned.",
    stays:
      "Det bliver: betalinger, bookinger og hvad der blev gjort, som nogens; hvad folk skrev i " +
      "bookingers detaljer; og en butiks egen kontaktadresse.",
    erase: (email: string) => `Slet ${email}`,
    forGood: "Det kan ikke fortrydes.",
    typeWho: "Skriv mailadressen eller hele navnet",
    ownsAlone: "De ejer en butik alene. Få en anden ejer udpeget først, eller:",
    ownerless: "Lad den stå uden ejer",
    eraseForGood: "Slet for altid",
    erased: "Slettet",
  },
  payouts: {
    whose: "Butikker",
    live: "Rigtige",
    test: "Test, uden penge",
    proposed: "Hvem der har noget til gode",
    nobodyOwed: "Ingen har noget til gode.",
    shop: "Butik",
    noBank: "Ingen bankkonto",
    why: "Hvorfor ikke",
    acts: "Tilbagehold",
    held: (reason: string) => `Tilbageholdt: ${reason}`,
    hold: "Tilbagehold",
    holdOf: (name: string) => `Tilbagehold ${name}`,
    holding: "Der udbetales intet, før det frigives. Grunden gemmes og ses af operatører.",
    reason: "Hvorfor",
    release: "Frigiv",
    payAll: (count: number) =>
      count === 1 ? "Udbetal til én butik" : `Udbetal til ${count} butikker`,
    goesTo: (count: number) =>
      count === 1 ? "Til én butiks konto går:" : `Til ${count} butikkers konti går:`,
    paidOut: (count: number) =>
      count === 1 ? "Der blev lavet én udbetaling." : `Der blev lavet ${count} udbetalinger.`,
    leftOut: (count: number) =>
      count === 1
        ? "Én butik blev udeladt: se ovenfor hvorfor."
        : `${count} butikker blev udeladt.`,
    made: "Udbetalinger",
    anyState: "Alle",
    export: "Fil til banken",
    exportsLive: "Alle udbetalinger i euro, der ikke er i en fil endnu og ikke tilbageholdes.",
    exportsTest: "Alle testbutikkers udbetalinger i euro, der ikke er i en fil. Det er ikke penge.",
    debtor: "Navn på den konto, der betaler",
    iban: "Dens IBAN",
    bic: "Dens BIC, hvis banken vil have den",
    makeFile: "Lav filen",
    inFile: (count: number, amount: string) =>
      count === 1
        ? `Én udbetaling på ${amount} er i filen.`
        : `${count} udbetalinger på ${amount}.`,
    file: "Gem filen",
    comesBack: (amount: string, iban: string) =>
      `Banken returnerede ${amount}, der gik til ${iban}: det kommer igen på butikkens saldo.`,
    return: (amount: string) => `Giv ${amount} tilbage`,
  },
};
