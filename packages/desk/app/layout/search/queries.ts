import { queryOptions } from "@tanstack/react-query";
import { payments, scheduling } from "../../api/clients.ts";
import type { Workspace } from "../../api/desk.ts";

export const match = {
  payments: ({ id, merchant }: Workspace, q: string) =>
    queryOptions({
      queryKey: [id, "transactions", "search", q],
      enabled: merchant !== null && q !== "",
      queryFn: ({ signal }) => payments.merchants.search(merchant?.id ?? "", q, { signal }),
    }),
  bookings: ({ id, account }: Workspace, q: string) =>
    queryOptions({
      queryKey: [id, "bookings", "search", q],
      enabled: account !== null && q !== "",
      queryFn: async ({ signal }) => {
        const own = scheduling.account(account?.subdomain ?? "");
        return (await own.bookings.list({ filter: { q }, pageSize: 5, signal }).page()).items;
      },
    }),
  clientQueries: ({ id, account }: Workspace, q: string) =>
    queryOptions({
      queryKey: [id, "clients", "search", q],
      enabled: account !== null && account.rights.clients !== "none" && q !== "",
      queryFn: async ({ signal }) => {
        const own = scheduling.account(account?.subdomain ?? "");
        return (await own.clients.list({ filter: { q }, pageSize: 5, signal }).page()).items;
      },
    }),
  clients: ({ id, account }: Workspace) =>
    queryOptions({
      queryKey: [id, "clients", "names"],
      enabled: account !== null,
      staleTime: 5 * 60_000,
      queryFn: async ({ signal }) => {
        const own = scheduling.account(account?.subdomain ?? "");
        const { items } = await own.clients.list({ pageSize: 1000, signal }).page();
        return new Map(items.map(({ id, name }) => [id, name]));
      },
    }),
};
