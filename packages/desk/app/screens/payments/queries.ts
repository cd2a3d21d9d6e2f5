import type { TransactionFilter } from "@frontdesk/payments-client/requests";
import type { Transaction } from "@frontdesk/payments-client/types";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { type ChargeResult, useWithPast } from "../../api/charges.ts";
import { payments as client } from "../../api/clients.ts";
import { newestFirst } from "../../api/newest.ts";
import { usePost } from "../../api/posts.ts";
import type { Shop } from "../../api/shop.ts";

export const paymentQueries = {
  list: ({ workspaceId, merchantId }: Shop, filter: TransactionFilter) =>
    newestFirst([workspaceId, "payments", "list", filter], (page) =>
      client.transactions.list(merchantId, { filter, ...page }).page(),
    ),
  found: ({ workspaceId, merchantId }: Shop, q: string) =>
    queryOptions({
      queryKey: [workspaceId, "payments", "found", q],
      queryFn: async ({ signal }) =>
        (await client.merchants.search(merchantId, q, { signal })).transactions,
    }),
  one: ({ workspaceId }: Shop, id: string) =>
    queryOptions({
      queryKey: [workspaceId, "payments", "one", id],
      queryFn: ({ signal }) => client.transactions.get(id, { signal }),
    }),
  events: ({ workspaceId, merchantId }: Shop, transactionId: string) =>
    queryOptions({
      queryKey: [workspaceId, "events", "of", transactionId],
      queryFn: ({ signal }) => {
        const filter = { transactionId };
        return client.events.list(merchantId, { filter, pageSize: 100, signal }).page();
      },
    }),
  deliveries: ({ workspaceId, merchantId }: Shop, eventId: string) =>
    queryOptions({
      queryKey: [workspaceId, "webhooks", "deliveries", eventId],
      queryFn: ({ signal }) => client.events.deliveries(merchantId, eventId, { signal }),
    }),
  limits: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "merchant", "limits"],
      queryFn: ({ signal }) => client.merchants.refundLimits(merchantId, { signal }),
    }),
  names: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "team", "names"],
      queryFn: async ({ signal }) => {
        const users = await client.merchants.users.list(merchantId, { signal }).page();
        return new Map(users.map(({ id, name, email }) => [id, name ?? email]));
      },
    }),
};

export type Move = "capture" | "refund" | "void";

/** An idempotency key: a retry moves money only once. */
export function useMove(shop: Shop, id: string, move: Move) {
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: [shop.workspaceId, "payments"] });
  return usePost<number, Transaction>(
    ["payments.move", `${move} ${id}`],
    (amount, options) => client.transactions[move](id, { amount }, options),
    {
      done: (payment) => {
        queries.setQueryData(paymentQueries.one(shop, id).queryKey, payment);
        void reread();
      },
      refused: reread,
    },
  );
}

interface ChargedAgain {
  amount: number;
  currency: string;
  purpose?: "no_show" | "balance";
}

export function useChargeAgain({ workspaceId, merchantId }: Shop, transactionId: string) {
  const queries = useQueryClient();
  const reread = () => queries.invalidateQueries({ queryKey: [workspaceId, "payments"] });
  const withPast = useWithPast(merchantId, transactionId);
  return usePost<ChargedAgain, ChargeResult>(
    ["payments.chargeAgain", `charge again ${transactionId}`],
    (money, options) =>
      withPast(() => client.transactions.create(merchantId, { transactionId, ...money }, options)),
    { done: reread, refused: reread },
  );
}

export async function testLink({ merchantId }: Shop, currency: string): Promise<string> {
  const { links } = client.merchants;
  const labels = { currency, value: "10" };
  const { hasSecret, url } = await links.get(merchantId);
  if (hasSecret) return (await links.sign(merchantId, labels)).url;
  const plain = new URL(url);
  for (const [name, value] of Object.entries(labels)) plain.searchParams.set(name, value);
  return plain.href;
}

export async function tableOf(
  { merchantId }: Shop,
  query: { filter: TransactionFilter; locale: string },
): Promise<string> {
  return await client.transactions.csv(merchantId, query);
}
