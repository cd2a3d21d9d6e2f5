import type { MailWords } from "./words.ts";

export const plMails: MailWords = {
  headings: {
    confirmed: "Wizyta potwierdzona",
    requested: "Otrzymaliśmy prośbę",
    declined: "Prośba odrzucona",
    moved: "Wizyta przełożona",
    movedRequest: "Prośba przełożona",
    cancelled: "Wizyta odwołana",
    reminder: "Przypomnienie o wizycie",
    payment_lost: "Nic nie zostało pobrane",
    fee_charged: "Opłata pobrana",
    fee_refunded: "Opłata zwrócona",
    deposit_kept: "Zadatek zatrzymany",
    verify: "Potwierdź swój adres",
  },
  texts: {
    fee_refunded: "{business}: zwrócono {amount} z opłaty na Twoją kartę.",
    deposit_kept: "{business}: zadatek {amount} nie zostanie zwrócony z powodu niestawienia się.",
    confirmed: "Twoja wizyta jest potwierdzona: {business}.",
    requested:
      "{business} ma Twoją prośbę i odpowie. Do tego czasu termin jest zarezerwowany dla Ciebie.",
    moved: "Twoja wizyta ma nowy termin: {business}.",
    movedRequest: "Twoja prośba ma nowy termin: {business}. Nie jest jeszcze potwierdzona.",
    reminder: "Przypominamy o Twojej wizycie: {business}.",
    payment_lost:
      "Płatność nadeszła, gdy termin nie był już zarezerwowany dla Ciebie, więc wizyty nie ma.",
    verify: "Ktoś, mamy nadzieję, że Ty, umawia wizytę i podał ten adres: {business}.",
    declinedByBusiness: "{business} nie może przyjąć Cię w wybranym terminie.",
    declinedByDeadline:
      "{business}: nie odpowiedziano na czas na Twoją prośbę, więc wizyty nie ma.",
    cancelledByBusiness: "{business}: Twoja wizyta musiała zostać odwołana.",
    cancelledByCustomer: "Twoja wizyta została odwołana zgodnie z prośbą: {business}.",
  },
  answerBy: "Odpowiedź otrzymasz najpóźniej: {deadline}.",
  freeUntil: "Bezpłatnie możesz odwołać do: {deadline}.",
  feeNoShow: "{business}: pobrano {amount} z Twojej karty ({moment}) z powodu niestawienia się.",
  feeLateCancel:
    "{business}: pobrano {amount} z Twojej karty ({moment}) z powodu późnej rezygnacji.",
  feeAgreed: "Przy rezerwacji zaakceptowano opłatę do {amount}.",
  notRefunded: "Zadatek {amount} nie zostanie zwrócony.",
  partlyKept: "Z zadatku nie zostanie zwrócone {amount}.",
  refundUntil: "{percent} zadatku z powrotem przy rezygnacji do: {deadline}",
  noRefundLater: "Później zadatek nie jest zwracany.",
  noRefund: "Przy rezygnacji zadatek nie jest zwracany.",
  cardKept:
    "Twoja karta jest zachowana. Jeśli nie przyjdziesz lub odwołasz późno, może zostać pobrane " +
    "do {amount}.",
  keptUntil: "Termin jest zarezerwowany dla Ciebie do: {deadline}.",
  nothingCharged:
    "Nic nie zostało pobrane. Kwota zablokowana na karcie, jeśli była, zostanie zwolniona.",
  released:
    "Kwota zablokowana na karcie, która zostanie zwolniona i nie zostanie pobrana: {amount}.",
  what: "Usługa",
  when: "Kiedy",
  before: "Poprzednio",
  who: "U kogo",
  where: "Gdzie",
  price: "Cena",
  deposit: "Zadatek",
  card: "Karta",
  refund: "Zwrot",
  contact: "Kontakt",
  otherTimes: "Wolne terminy",
  moveOrCancel: "Przełóż lub odwołaj",
  seeRequest: "Zobacz prośbę",
  bookAgain: "Znajdź inny termin",
  confirmAddress: "Potwierdź adres",
  nothingByItself: "Samo otwarcie linku niczego nie zmienia: decydujesz na stronie.",
  notYou: "Jeśli to nie Ty, nie musisz nic robić.",
  why: "{business} wysyła tę wiadomość, ponieważ z tym adresem umówiono wizytę.",
  noReminders: "Wyłącz przypomnienia",
};
