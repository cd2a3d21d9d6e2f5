import type { Words } from "../en.ts";
import { pluralIn } from "../plural.ts";

const plural = pluralIn("de");

export const homeDe: Words["home"] = {
  today: "Heute",
  allBookings: "Der ganze Tag",
  noBookings: "Heute ist nichts gebucht.",
  moreBookings: (count) => `… ${count} weitere`,
  anyTime: "jederzeit",
  freeNow: "Jetzt frei",
  nobodyFree: "Im Moment ist niemand frei.",
  until: (time) => `bis ${time}`,
  moreFree: (count) => `… und ${count} weitere`,
  takings: "Einnahmen",
  toBalance: "Guthaben",
  paidToday: (count) => `heute, ${count} ${plural(count, { one: "Zahlung", other: "Zahlungen" })}`,
  nothingToday: "Heute noch nichts.",
  sevenDays: "Sieben Tage",
  weekBefore: "Die Woche davor",
  needsYou: "Zu tun",
  nothingNeeds: "Alles erledigt.",
  needs: {
    requests: (count) =>
      `${count} ${plural(count, { one: "Anfrage wartet", other: "Anfragen warten" })} auf Antwort`,
    displaced: (count) =>
      `${count} ${plural(count, { one: "Termin", other: "Termine" })} ohne Zeit`,
    unsettled: (count) =>
      `${count} ${plural(count, { one: "Zahlung", other: "Zahlungen" })} von Terminen ungeklärt`,
    secondFactor: "Richte einen zweiten Faktor ein: Bis dahin kannst du nur lesen",
    approval: "Dieser Laden wartet auf die Freigabe und nimmt noch keine Zahlungen an",
    disputes: (count, due) =>
      `${count} ${plural(count, { one: "Einspruch", other: "Einsprüche" })}, fällig ${due}`,
    waiting: (count) =>
      `${count} ${plural(count, { one: "Buchung wartet", other: "Buchungen warten" })} auf Platz`,
    webhooks: (count) =>
      `${count} ${plural(count, { one: "Webhook schlägt", other: "Webhooks schlagen" })} fehl`,
    invitations: (count) =>
      `${count} ${plural(count, { one: "Einladung", other: "Einladungen" })} ohne Antwort`,
  },
  demo: {
    title: "Ein Ort, um sich umzusehen",
    says:
      "Fülle diesen Testort mit einem Studio und einem Laden, die es nie gab: Leute, drei Monate " +
      "Buchungen und Zahlungen, Erstattungen, Einsprüche, Auszahlungen. Es geschieht einmal " +
      "und bleibt.",
    fill: "Mit einer Vorführung füllen",
    filling:
      "Er wird gefüllt, was bis zu einer Minute dauert. Du kannst solange woandershin gehen.",
    soFar: ({ bookings, payments }) => {
      const paid = `${payments} ${plural(payments, { one: "Zahlung", other: "Zahlungen" })}`;
      if (bookings === undefined) return `Bisher ${paid}`;
      const booked = `${bookings} ${plural(bookings, { one: "Buchung", other: "Buchungen" })}`;
      return `Bisher ${booked} und ${paid}`;
    },
  },
  firstSteps: "Erste Schritte",
  done: "erledigt",
  steps: {
    payment: "Mit einer Testkarte zahlen, über einen Link oder seinen QR-Code",
    resource: "Einen Raum, ein Ding oder eine Person anlegen, mit der buchbaren Woche",
    booking: "Buchen: im Kalender über freie Stunden ziehen",
    team: "Jemanden einladen, der mit dir arbeitet",
    factor: "Für dich selbst einen zweiten Faktor einrichten",
  },
  book: "Buchen",
  makeLink: "Zahlungslink erstellen",
};
