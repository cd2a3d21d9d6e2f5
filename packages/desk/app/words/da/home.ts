import type { Words } from "../en.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("da");

export const homeDa: Words["home"] = {
  today: "I dag",
  allBookings: "Hele dagen",
  noBookings: "Der er ingen bookinger i dag.",
  moreBookings: (count) => `… ${count} mere`,
  anyTime: "når som helst",
  freeNow: "Ledig nu",
  nobodyFree: "Ingen er ledig lige nu.",
  until: (time) => `til ${time}`,
  moreFree: (count) => `… og ${count} mere`,
  takings: "Omsætning",
  toBalance: "Saldo",
  paidToday: (count) =>
    `i dag, ${count} ${plural(count, { one: "betaling", other: "betalinger" })}`,
  nothingToday: "Intet endnu i dag.",
  sevenDays: "Syv dage",
  weekBefore: "Ugen før",
  needsYou: "At gøre",
  nothingNeeds: "Du er helt ajour.",
  needs: {
    requests: (count) =>
      `${count} ${plural(count, { one: "forespørgsel", other: "forespørgsler" })} afventer svar`,
    displaced: (count) => `${count} ${plural(count, { one: "aftale", other: "aftaler" })} uden tid`,
    unsettled: (count) =>
      `${count} ${plural(count, { one: "betaling", other: "betalinger" })} for aftaler er uklar`,
    secondFactor: "Slå en anden faktor til: indtil da kan du kun se",
    approval: "Butikken venter på godkendelse og tager endnu ikke imod betalinger",
    disputes: (count, due) =>
      `${count} ${plural(count, { one: "indsigelse", other: "indsigelser" })}, frist ${due}`,
    waiting: (count) =>
      `${count} ${plural(count, { one: "booking", other: "bookinger" })} venter på en plads`,
    webhooks: (count) => `${count} ${plural(count, { one: "webhook", other: "webhooks" })} fejler`,
    invitations: (count) =>
      `${count} ${plural(count, { one: "invitation er", other: "invitationer er" })} ikke besvaret`,
  },
  demo: {
    title: "Et sted at se sig om i",
    says:
      "Fyld dette teststed med et studie og en butik, der aldrig har været: mennesker, tre " +
      "måneders bookinger og betalinger, refusioner, indsigelser og udbetalinger. Det sker én " +
      "gang og bliver.",
    fill: "Fyld det med en demonstration",
    filling: "Det bliver fyldt, hvad der tager op til et minut. Du kan gå et andet sted hen imens.",
    soFar: ({ bookings, payments }) => {
      const paid = `${payments} ${plural(payments, { one: "betaling", other: "betalinger" })}`;
      if (bookings === undefined) return `Indtil nu ${paid}`;
      const booked = `${bookings} ${plural(bookings, { one: "booking", other: "bookinger" })}`;
      return `Indtil nu ${booked} og ${paid}`;
    },
  },
  firstSteps: "De første skridt",
  done: "gjort",
  steps: {
    payment: "Lav en betaling med et testkort, via et link eller dets QR-kode",
    resource: "Tilføj et rum, en ting eller en person med den uge, der kan bookes",
    booking: "Book det: træk hen over ledige timer i kalenderen",
    team: "Inviter en, du arbejder sammen med",
    factor: "Slå en anden faktor til for dig selv",
  },
  book: "Book",
  makeLink: "Lav et betalingslink",
};
