import type { Found } from "@frontdesk/payments-client/types";
import type { Booking } from "@frontdesk/scheduling-client/types/bookings";
import type { ListedClient } from "@frontdesk/scheduling-client/types/purposes";

export interface Result {
  /** Path below the workspace. */
  to: string;
  label: string;
  note?: string;
}

export interface Section {
  name: "screens" | "payments" | "disputes" | "payouts" | "bookings" | "clients";
  results: Result[];
}

type ClientQuery = Pick<ListedClient, "id" | "name" | "email" | "phone">;

export interface Sources {
  q: string;
  screens: readonly { path: string; title: string }[];
  payments: Found | undefined;
  bookings: readonly Booking[] | undefined;
  clients: ReadonlyMap<number, string> | undefined;
  clientQueries: readonly ClientQuery[] | undefined;
  say: {
    money(amount: { amount: number; currency: string }): string;
    day(day: string): string;
    clock(minutes: number): string;
  };
}

const most = 5;

export function sectionsOf(sources: Sources): Section[] {
  const { q, screens, payments, bookings, clients, clientQueries = [], say } = sources;
  const expected = q.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(expected);
  const named = screens.filter(({ title }) => fits(title));
  const { transactions = [], disputes = [], payouts = [] } = payments ?? {};
  const sections: Section[] = [
    { name: "screens", results: named.map(({ path, title }) => ({ to: path, label: title })) },
    {
      name: "payments",
      results: transactions.map(({ id, amount, currency, card, created, reference }) => ({
        to: `payments/${id}`,
        label: say.money({ amount, currency }),
        note: [reference, `•••• ${card.last4}`, say.day(created)].filter(Boolean).join(" · "),
      })),
    },
    {
      name: "disputes",
      results: disputes.map(({ id, reason, due }) => ({
        to: `disputes/${id}`,
        label: reason.title,
        note: say.day(due),
      })),
    },
    {
      name: "payouts",
      results: payouts.map(({ id, created }) => ({
        to: `balance/payouts/${id}`,
        label: say.day(created),
      })),
    },
    {
      name: "bookings",
      results: (bookings ?? []).map(({ id, client_id, details, start_date, start_time }) => ({
        to: `bookings/${id}`,
        label: clients?.get(client_id ?? 0) ?? (details || `#${id}`),
        note: [say.day(start_date), start_time !== null && say.clock(start_time)]
          .filter(Boolean)
          .join(" "),
      })),
    },
    {
      name: "clients",
      results: clientQueries.map(({ id, name, email, phone }) => ({
        to: `clients/${id}`,
        label: name,
        note: [phone, email].filter(Boolean).join(" · "),
      })),
    },
  ];
  return sections
    .map(({ name, results }) => ({ name, results: results.slice(0, most) }))
    .filter(({ results }) => results.length > 0);
}
