import type { Found } from "@frontdesk/payments-client/types";
import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import { describe, expect, it } from "vitest";
import { type Sources, sectionsOf } from "./results.ts";

const say = {
  money: ({ amount, currency }: { amount: number; currency: string }) => `${currency} ${amount}`,
  day: (day: string) => day.slice(0, 10),
  clock: (minutes: number) => `at ${minutes}`,
};
const screens = [
  { path: "home", title: "Home" },
  { path: "payments", title: "Payments" },
];
const nothing: Sources = {
  q: "",
  screens,
  say,
  payments: undefined,
  bookings: undefined,
  clients: undefined,
  clientQueries: undefined,
};

describe("results of the desk search", () => {
  it("lists all screens without input, then the matches", () => {
    const [all] = sectionsOf(nothing);
    expect(all?.results.map(({ to }) => to)).toEqual(["home", "payments"]);
    expect(sectionsOf({ ...nothing, q: " pay" })).toEqual([
      { name: "screens", results: [{ to: "payments", label: "Payments" }] },
    ]);
    expect(sectionsOf({ ...nothing, q: "nowhere" })).toEqual([]);
  });

  it("finds payments by their identifying fields", () => {
    const transaction = {
      id: "5f",
      amount: 8000,
      currency: "EUR",
      reference: "INV-1",
      card: { last4: "4242" },
      created: "2026-03-03T10:00:00Z",
    };
    const match = { transactions: [transaction], disputes: [], payouts: [], cards: [], lines: [] };
    const sections = sectionsOf({ ...nothing, q: "4242", payments: match as unknown as Found });
    expect(sections).toEqual([
      {
        name: "payments",
        results: [{ to: "payments/5f", label: "EUR 8000", note: "INV-1 · •••• 4242 · 2026-03-03" }],
      },
    ]);
  });

  it("links a payout to its statement", () => {
    const payouts = [{ id: "6b", created: "2026-03-03T10:00:00Z" }];
    const match = { transactions: [], disputes: [], payouts, cards: [], lines: [] };
    const [section] = sectionsOf({ ...nothing, q: "6b", payments: match as unknown as Found });
    expect(section?.results).toEqual([{ to: "balance/payouts/6b", label: "2026-03-03" }]);
  });

  it("finds bookings by client name, and clients as the server does", () => {
    const clients = new Map(Array.from({ length: 9 }, (_, n) => [n, `Ann ${n}`]));
    const booking = { id: 7, client_id: 3, details: "", start_date: "2026-03-03", start_time: 540 };
    const bookings = [booking] as unknown as Booking[];
    const reached = { email: "ann@example.com", phone: "+45 12 34 56 78" };
    const matchingClients = Array.from({ length: 9 }, (_, id) => ({ id, name: "Ann", ...reached }));
    const sources = { ...nothing, q: "5678", bookings, clients, clientQueries: matchingClients };
    const [booked, section] = sectionsOf(sources);
    expect(booked?.results).toEqual([
      { to: "bookings/7", label: "Ann 3", note: "2026-03-03 at 540" },
    ]);
    expect([section?.name, section?.results.length]).toEqual(["clients", 5]);
    expect(section?.results[0]).toEqual({
      to: "clients/0",
      label: "Ann",
      note: "+45 12 34 56 78 · ann@example.com",
    });
  });
});
