import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { type ChargeResult, useWithPast } from "../../api/charges.ts";
import { payments as client } from "../../api/clients.ts";
import { newestFirst } from "../../api/newest.ts";
import { usePost } from "../../api/posts.ts";
import type { Shop } from "../../api/shop.ts";

const pageSize = 50;

export const cardQueries = {
  list: ({ workspaceId, merchantId }: Shop) =>
    newestFirst([workspaceId, "cards", "list"], (page) =>
      client.cards.list(merchantId, page).page(),
    ),
  one: ({ workspaceId }: Shop, id: string) =>
    queryOptions({
      queryKey: [workspaceId, "cards", "one", id],
      queryFn: ({ signal }) => client.cards.get(id, { signal }),
    }),
  paid: ({ workspaceId, merchantId }: Shop, card: string) =>
    queryOptions({
      queryKey: [workspaceId, "payments", "by", card],
      queryFn: ({ signal }) => {
        const filter = { card };
        return client.transactions.list(merchantId, { filter, pageSize, signal }).page();
      },
    }),
};

export function useCharge({ workspaceId, merchantId }: Shop, cardId: string) {
  const queries = useQueryClient();
  const withPast = useWithPast(merchantId, cardId);
  return usePost<{ amount: number; currency: string }, ChargeResult>(
    ["cards.charge", `charge ${cardId}`],
    (money, options) =>
      withPast(() => client.transactions.create(merchantId, { cardId, ...money }, options)),
    () => queries.invalidateQueries({ queryKey: [workspaceId, "payments"] }),
  );
}

export function useDelete({ workspaceId }: Shop, id: string) {
  const queries = useQueryClient();
  return useAction(["cards.delete", "footer"], {
    mutationFn: () => client.cards.delete(id),
    onSuccess: () => queries.invalidateQueries({ queryKey: [workspaceId, "cards"] }),
  });
}
