import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { payments } from "../../api/clients.ts";
import type { Shop } from "../../api/shop.ts";

export const keys = {
  list: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "apps"],
      queryFn: ({ signal }) =>
        Array.fromAsync(payments.merchants.apps.list(merchantId, { signal })),
    }),
};

function useStale({ workspaceId }: Shop): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [workspaceId, "apps"] });
}

/** The response holds the key only this once. */
export function useMakeKey(shop: Shop) {
  return useAction(["keys.makeKey", "footer"], {
    mutationFn: (name: string) => payments.merchants.createKey(shop.merchantId, { name }),
    onSettled: useStale(shop),
    retry: false,
  });
}

export function useEndApp(shop: Shop) {
  return useAction(["keys.endApp", "footer"], {
    mutationFn: (appId: string) => payments.merchants.apps.remove(shop.merchantId, appId),
    onSettled: useStale(shop),
    retry: false,
  });
}
