// One failure leaves the other cards intact.
import { queryOptions } from "@tanstack/react-query";
import { payments, scheduling } from "../../api/clients.ts";
import type { Workspace } from "../../api/desk.ts";
import { readAll } from "../../api/read-all.ts";
import { dayAfter } from "../../components/days.ts";

const often = { refetchInterval: 60_000 };

export const studio = {
  /** The day's blocks of all resources. */
  agenda: ({ id, account }: Workspace, day: string) =>
    queryOptions({
      ...often,
      queryKey: [id, "agenda", "day", day],
      queryFn: ({ signal }) => of(account).agenda({ from: day, to: day }, { signal }),
    }),
  waiting: ({ id, account }: Workspace, day: string) =>
    queryOptions({
      queryKey: [id, "bookings", "waiting", day],
      queryFn: async ({ signal }) => {
        const filter = { waiting: true, start_date: day, end_date: dayAfter(day, 60) };
        const { items, total } = await of(account)
          .bookings.list({ filter, pageSize: 1, signal })
          .page();
        return total ?? items.length;
      },
    }),
  /** Of a year and the next one. */
  closures: ({ id, account }: Workspace, year: string) =>
    queryOptions({
      queryKey: [id, "downtimes", "closures", year],
      queryFn: async ({ signal }) => {
        const until = `${Number(year) + 1}-12-31`;
        const filter = { all_resources: true, from: `${year}-01-01`, to: until };
        return (await of(account).downtimes.list({ filter, pageSize: 100, signal }).page()).items;
      },
    }),
  anyBooking: ({ id, account }: Workspace) =>
    queryOptions({
      queryKey: [id, "bookings", "any"],
      queryFn: async ({ signal }) =>
        (await of(account).bookings.list({ pageSize: 1, signal }).page()).items.length > 0,
    }),
  count: async ({ account }: Workspace, signal: AbortSignal): Promise<number> => {
    const { items, total } = await of(account).bookings.list({ pageSize: 1, signal }).page();
    return total ?? items.length;
  },
  openings: ({ id, account }: Workspace, day: string) =>
    queryOptions({
      ...often,
      queryKey: [id, "openings", "day", day],
      queryFn: async ({ signal }) =>
        (await of(account).openings({ from: day, to: day }, { pageSize: 200, signal }).page())
          .items,
    }),
  settings: ({ id, account }: Workspace) =>
    queryOptions({
      queryKey: [id, "account", "settings"],
      queryFn: ({ signal }) => scheduling.accounts.tagged(account!.id, { signal }),
    }),
  services: ({ id, account }: Workspace) =>
    queryOptions({
      queryKey: [id, "services", "all", false],
      queryFn: ({ signal }) => readAll(of(account).services.list({ signal })),
    }),
  page: ({ id, account }: Workspace) =>
    queryOptions({
      queryKey: [id, "services", "page"],
      queryFn: ({ signal }) => of(account).bookingPage.tagged({ signal }),
    }),
  hooks: ({ id, account }: Workspace) =>
    queryOptions({
      ...often,
      queryKey: [id, "hooks", "home"],
      queryFn: ({ signal }) => readAll(of(account).webhooks.list({ signal })),
    }),
  users: ({ id, account }: Workspace) =>
    queryOptions({
      queryKey: [id, "members", "studio"],
      queryFn: async ({ signal }) =>
        (await of(account).users.list({ pageSize: 200, signal }).page()).items,
    }),
};

function of(account: Workspace["account"]) {
  if (account === null) throw new Error("This place has no account");
  return scheduling.account(account.subdomain);
}

export const shop = {
  takings: ({ id, merchant }: Workspace, { day, timezone }: { day: string; timezone: string }) =>
    queryOptions({
      ...often,
      queryKey: [id, "takings", day, timezone],
      queryFn: ({ signal }) => {
        const days = { from: dayAfter(day, -13), to: day, timezone };
        return payments.lines.takings(at(merchant), days, { signal });
      },
    }),
  anyPayment: ({ id, merchant }: Workspace) =>
    queryOptions({
      queryKey: [id, "payments", "any"],
      queryFn: async ({ signal }) =>
        (await payments.transactions.list(at(merchant), { pageSize: 1, signal }).page()).length > 0,
    }),
  count: async (
    { merchant }: Workspace,
    days: { from: string; to: string },
    signal: AbortSignal,
  ): Promise<number> => {
    const { days: each } = await payments.lines.takings(at(merchant), days, { signal });
    return each.reduce((sum, { count }) => sum + count, 0);
  },
  webhooks: ({ id, merchant }: Workspace) =>
    queryOptions({
      queryKey: [id, "webhooks", "shop"],
      queryFn: ({ signal }) =>
        payments.webhooks.list(at(merchant), { pageSize: 100, signal }).page(),
    }),
  users: ({ id, merchant }: Workspace) =>
    queryOptions({
      queryKey: [id, "team", "shop"],
      queryFn: ({ signal }) =>
        payments.merchants.users.list(at(merchant), { pageSize: 200, signal }).page(),
    }),
};

function at(merchant: Workspace["merchant"]): string {
  if (merchant === null) throw new Error("This place has no merchant");
  return merchant.id;
}
