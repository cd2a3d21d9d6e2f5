import { pluralIn } from "../plural.ts";

const plural = pluralIn("en");

export const homeEn = {
  today: "Today",
  allBookings: "All of today",
  noBookings: "Nothing is booked today.",
  moreBookings: (count: number) => `… ${count} more`,
  anyTime: "any time",
  freeNow: "Free now",
  nobodyFree: "Nobody is free at the moment.",
  until: (time: string) => `until ${time}`,
  moreFree: (count: number) => `… and ${count} more`,
  takings: "Takings",
  toBalance: "Balance",
  paidToday: (count: number) =>
    `today, ${count} ${plural(count, { one: "payment", other: "payments" })}`,
  nothingToday: "Nothing yet today.",
  sevenDays: "Seven days",
  weekBefore: "The week before",
  needsYou: "To do",
  nothingNeeds: "You’re all caught up.",
  needs: {
    requests: (count: number) =>
      `${count} ${plural(count, { one: "request waits", other: "requests wait" })} for your answer`,
    displaced: (count: number) => {
      const lost = { one: "appointment has lost its", other: "appointments have lost their" };
      return `${count} ${plural(count, lost)} time`;
    },
    unsettled: (count: number) => {
      const payments = { one: "payment of an appointment", other: "payments of appointments" };
      return `${count} unsettled ${plural(count, payments)}`;
    },
    secondFactor: "Set up a second factor: until then you can look only",
    approval: "This shop waits to be approved, and takes no payments yet",
    disputes: (count: number, due: string) =>
      `${count} ${plural(count, { one: "dispute", other: "disputes" })}, due ${due}`,
    waiting: (count: number) =>
      `${count} ${plural(count, { one: "booking waits", other: "bookings wait" })} for a place`,
    webhooks: (count: number) =>
      `${count} ${plural(count, { one: "webhook is", other: "webhooks are" })} failing`,
    invitations: (count: number) =>
      `${count} ${plural(count, { one: "invitation is", other: "invitations are" })} not answered`,
  },
  demo: {
    title: "A place to look around in",
    says:
      "Fill this test place with a studio and a shop that never were: people, three months of " +
      "bookings and payments, refunds, disputes and payouts. It is done once, and stays.",
    fill: "Fill it with a demonstration",
    filling: "It is being filled, which takes up to a minute. You may go elsewhere meanwhile.",
    soFar: ({ bookings, payments }: { bookings: number | undefined; payments: number }) => {
      const paid = `${payments} ${plural(payments, { one: "payment", other: "payments" })}`;
      if (bookings === undefined) return `So far ${paid}`;
      const booked = `${bookings} ${plural(bookings, { one: "booking", other: "bookings" })}`;
      return `So far ${booked} and ${paid}`;
    },
  },
  firstSteps: "First steps",
  done: "done",
  steps: {
    payment: "Make a payment with a test card, by a link or its QR code",
    resource: "Add a room, a thing or a person, with the week that can be booked",
    booking: "Book it: drag over free hours in the calendar",
    team: "Invite somebody who works with you",
    factor: "Set up a second factor for yourself",
  },
  book: "Book",
  makeLink: "Make a payment link",
};
