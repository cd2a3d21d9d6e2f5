import type { MailWords } from "./words.ts";

export const roMails: MailWords = {
  headings: {
    confirmed: "Programare confirmată",
    requested: "Cerere primită",
    declined: "Cerere refuzată",
    moved: "Programare mutată",
    movedRequest: "Cerere mutată",
    cancelled: "Programare anulată",
    reminder: "Memento pentru programarea dumneavoastră",
    payment_lost: "Nu s-a încasat nimic",
    verify: "Confirmați adresa",
  },
  texts: {
    confirmed: "Programarea dumneavoastră la {business} este confirmată.",
    requested:
      "{business} a primit cererea dumneavoastră și va răspunde. Până atunci ora vă este păstrată.",
    moved: "Programarea dumneavoastră la {business} are o nouă oră.",
    movedRequest: "Cererea dumneavoastră la {business} are o nouă oră. Încă nu este confirmată.",
    reminder: "Acesta este un memento pentru programarea dumneavoastră la {business}.",
    payment_lost: "Plata a sosit când ora nu vă mai era păstrată, așa că nu aveți programare.",
    verify:
      "Cineva, sperăm că dumneavoastră, face o programare la {business} și a dat această adresă.",
    declinedByBusiness: "{business} nu poate accepta programarea cerută.",
    declinedByDeadline:
      "{business} nu a răspuns la timp cererii dumneavoastră, așa că nu aveți programare.",
    cancelledByBusiness: "{business} a trebuit să anuleze programarea dumneavoastră.",
    cancelledByCustomer: "Programarea dumneavoastră la {business} este anulată, așa cum ați cerut.",
  },
  answerBy: "Veți primi un răspuns cel târziu: {deadline}.",
  freeUntil: "Puteți anula gratuit până la: {deadline}.",
  cardKept:
    "Cardul dumneavoastră este păstrat. Dacă nu veniți sau anulați târziu, se pot percepe până " +
    "la {amount}.",
  keptUntil: "Ora vă este păstrată până la: {deadline}.",
  nothingCharged: "Nu s-a încasat nimic. Orice sumă rezervată pe card este eliberată.",
  released: "Suma rezervată pe card și eliberată fără a fi încasată: {amount}.",
  what: "Serviciu",
  when: "Când",
  before: "Înainte",
  who: "Cu",
  where: "Unde",
  price: "Preț",
  deposit: "Avans",
  refund: "Rambursare",
  contact: "Date de contact",
  otherTimes: "Ore libere",
  moveOrCancel: "Mutați sau anulați",
  seeRequest: "Vedeți cererea",
  bookAgain: "Găsiți altă oră",
  confirmAddress: "Confirmați această adresă",
  nothingByItself: "Deschiderea linkului nu schimbă nimic în sine: decideți pe pagină.",
  notYou: "Dacă nu ați fost dumneavoastră, nu trebuie să faceți nimic.",
  why: "{business} vă trimite acest mesaj deoarece cu această adresă s-a făcut o programare.",
  noReminders: "Dezactivați mementourile",
};
