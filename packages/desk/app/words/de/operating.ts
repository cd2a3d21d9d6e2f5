import type { Words } from "../en.ts";

export const operatingDe: Words["operating"] = {
  find: "Suchen",
  more: "Mehr zeigen",
  accounts: {
    title: "Konten",
    search: "Nummer, URL-Id, Name oder Mail des Eigentümers",
    about: "Ein Konto der Planung suchen: einen Namen am Anfang, alles andere im Ganzen.",
    none: "Es gibt kein solches Konto.",
    back: "Ein anderes suchen",
    facts: "Was bekannt ist",
    name: "Name",
    state: "Stand",
    owner: "Eigentümer",
    created: "Seit",
    url: "URL-Id",
    zone: "Zeitzone",
    number: "Nummer",
    waiting: "Konten, die auf Freigabe warten",
    approval: "Freigabe",
    trusted: "Mails an Kunden haben die eigenen Worte des Kontos.",
    plain: "Mails an Kunden sind schlicht: nur unsere Worte, und keine Adresse für Antworten.",
    unverified: "Der Eigentümer hat seine Adresse nicht bestätigt; bis dahin bleiben sie schlicht.",
    approve: "Konto freigeben",
    disapprove: "Freigabe zurücknehmen",
    suspension: "Sperre",
    suspending: "Wer dort arbeitet, kann weiter alles lesen, aber nichts ändern.",
    isSuspended: "Niemand kann dort etwas ändern; gelesen werden kann alles.",
    suspend: "Konto sperren",
    resume: "Sperre aufheben",
  },
  persons: {
    title: "Personen",
    search: "Id oder Mail",
    about: "Jemanden an der Id oder der ganzen Mailadresse suchen.",
    none: "Damit meldet sich niemand an.",
    nobody: "Jemand, der gelöscht wurde",
    back: "Jemand anderen suchen",
    facts: "Was bekannt ist",
    email: "Mail",
    name: "Name",
    verified: "Mail bestätigt",
    secondFactor: "Zweiter Faktor",
    operator: "Betreiber",
    created: "Seit",
    lastSeen: "Zuletzt gesehen",
    never: "nie",
    id: "Id",
    yes: "ja",
    no: "nein",
    merchants: "Läden, in denen sie arbeiten",
    noMerchants: "Zugang zu keinem Laden.",
    accounts: "Konten, die ihnen gehören",
    noAccounts: "Ihnen gehört kein Konto.",
    losing: "Verlorener zweiter Faktor",
    aboutLosing:
      "Eine Mail sagt, wer das verlangt, und 48 Stunden lang ist Einspruch möglich. Danach darf " +
      "der zweite Faktor beendet werden. Wird er inzwischen benutzt, bleibt er.",
    reportFactor: "Das Ende ankündigen",
    factorReason: "Warum",
    endsFrom: "Es ist angekündigt. Beendet werden darf er ab:",
    factorObjected: "Einspruch über den Link in der Mail:",
    endFactor: "Zweiten Faktor beenden",
    endingFactor:
      "Auch die Ersatzcodes und alle Sitzungen enden; zum Anmelden genügt das Passwort.",
    erasing: "Löschen",
    goes:
      "Was verschwindet: Name, Mail und Anmeldung, der Zugang zu Läden, und Name, Mail und " +
      "Adresse überall, wo sie aufgeschrieben wurden.",
    stays:
      "Was bleibt: Zahlungen, Buchungen und was getan wurde, als das von jemandem; was Leute in " +
      "die Einzelheiten von Buchungen schrieben; und die Kontaktadresse eines Ladens.",
    erase: (email: string) => `${email} löschen`,
    forGood: "Das lässt sich nicht rückgängig machen.",
    typeWho: "Die Mailadresse oder den ganzen Namen eingeben",
    ownsAlone:
      "Ihnen allein gehört ein Laden. Erst einen anderen Eigentümer benennen lassen, oder:",
    ownerless: "Ihn ohne Eigentümer lassen",
    eraseForGood: "Endgültig löschen",
    erased: "Gelöscht",
  },
  payouts: {
    whose: "Läden",
    live: "Echte",
    test: "Test, ohne Geld",
    proposed: "Wem etwas zusteht",
    nobodyOwed: "Niemandem steht etwas zu.",
    shop: "Laden",
    noBank: "Kein Bankkonto",
    why: "Warum nicht",
    acts: "Zurückhalten",
    held: (reason: string) => `Zurückgehalten: ${reason}`,
    hold: "Zurückhalten",
    holdOf: (name: string) => `${name} zurückhalten`,
    holding: "Es wird nichts ausgezahlt, bis es freigegeben ist. Den Grund sehen Betreiber.",
    reason: "Warum",
    release: "Freigeben",
    payAll: (count: number) => (count === 1 ? "Einen Laden auszahlen" : `${count} Läden auszahlen`),
    goesTo: (count: number) =>
      count === 1
        ? "Auf das Konto eines Ladens gehen:"
        : `Auf die Konten von ${count} Läden gehen:`,
    paidOut: (count: number) =>
      count === 1 ? "Eine Auszahlung wurde gemacht." : `${count} Auszahlungen wurden gemacht.`,
    leftOut: (count: number) =>
      count === 1 ? "Ein Laden blieb aus: warum, steht oben." : `${count} Läden blieben aus.`,
    made: "Auszahlungen",
    anyState: "Alle",
    export: "Datei für die Bank",
    exportsLive:
      "Alle Auszahlungen in Euro, die in keiner Datei sind und nicht zurückgehalten werden.",
    exportsTest:
      "Alle Auszahlungen in Euro von Testläden, die in keiner Datei sind. Das ist kein Geld.",
    debtor: "Name des Kontos, das zahlt",
    iban: "Seine IBAN",
    bic: "Seine BIC, wenn die Bank sie will",
    makeFile: "Datei machen",
    inFile: (count: number, amount: string) =>
      count === 1
        ? `Eine Auszahlung von ${amount} ist darin.`
        : `${count} Auszahlungen von ${amount}.`,
    file: "Datei sichern",
    comesBack: (amount: string, iban: string) =>
      `Die Bank gab ${amount} zurück, die an ${iban} gingen: sie kommen wieder in den Saldo.`,
    return: (amount: string) => `${amount} zurückgeben`,
  },
};
