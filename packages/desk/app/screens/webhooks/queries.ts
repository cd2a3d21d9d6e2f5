import type {
  EventFilter,
  NewWebhook,
  RecoveryStart,
  WebhookChanges,
} from "@frontdesk/payments-client/requests";
import type { CreatedWebhook, Delivery, Webhook } from "@frontdesk/payments-client/types";
import { queryOptions, useQueryClient } from "@tanstack/react-query";
import { useAction } from "../../api/action.ts";
import { payments as client } from "../../api/clients.ts";
import { newestFirst } from "../../api/newest.ts";
import { usePost } from "../../api/posts.ts";
import type { Shop } from "../../api/shop.ts";
import { checkUnchanged } from "../../api/unchanged.ts";

/** No live event reports outcomes; an event precedes its delivery. */
const lookMs = 2000;

const at = ({ merchantId }: Shop, id: string) => ({ merchantId, id });

export const webhookQueries = {
  list: ({ workspaceId, merchantId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "webhooks", "all"],
      queryFn: ({ signal }) => Array.fromAsync(client.webhooks.list(merchantId, { signal })),
    }),
  one: (shop: Shop, id: string) =>
    queryOptions({
      queryKey: [shop.workspaceId, "webhooks", "one", id],
      queryFn: ({ signal }) => client.webhooks.get(at(shop, id), { signal }),
      refetchInterval: lookMs,
    }),
  sent: (shop: Shop, id: string, state: Delivery["state"] | undefined) => ({
    ...newestFirst([shop.workspaceId, "webhooks", "sent", id, { state }], (page) => {
      const options = { ...page, filter: state === undefined ? {} : { state } };
      return client.webhooks.deliveries.list(at(shop, id), options).page();
    }),
    refetchInterval: lookMs,
  }),
  delivery: (shop: Shop, id: string, eventId: string) =>
    queryOptions({
      queryKey: [shop.workspaceId, "webhooks", "sent", id, eventId],
      queryFn: ({ signal }) => client.webhooks.deliveries.get(at(shop, id), eventId, { signal }),
      refetchInterval: ({ state: { data } }) =>
        data !== undefined && waits(data) ? lookMs : false,
    }),
  types: ({ workspaceId }: Shop) =>
    queryOptions({
      queryKey: [workspaceId, "events", "types"],
      queryFn: async ({ signal }) =>
        (await client.events.types({ signal })).map(({ type }) => type),
      staleTime: Number.POSITIVE_INFINITY,
    }),
  events: ({ workspaceId, merchantId }: Shop, type: string) =>
    newestFirst([workspaceId, "events", "list", type], (page) => {
      const filter = type === "" ? {} : ({ type } as EventFilter);
      return client.events.list(merchantId, { filter, ...page }).page();
    }),
};

const waits = ({ state }: Pick<Delivery, "state">) => state === "waiting";

function useStale({ workspaceId }: Shop): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: [workspaceId, "webhooks"] });
}

export function useMakeWebhook(shop: Shop) {
  return usePost<NewWebhook, CreatedWebhook>(
    ["webhooks.makeWebhook", `make webhook ${shop.merchantId}`],
    (webhook, options) => client.webhooks.create(shop.merchantId, webhook, options),
    useStale(shop),
  );
}

export function useTogglePaused(shop: Shop, id: string) {
  return useAction(["webhooks.turn", "footer"], {
    mutationFn: (state: "active" | "paused") => client.webhooks.update(at(shop, id), { state }),
    onSuccess: useStale(shop),
  });
}

interface WebhookChange {
  changes: WebhookChanges;
  seen: Webhook;
}

/** The save fails if a colleague changed the webhook first. */
export function useWebhookChange(shop: Shop, id: string) {
  const queries = useQueryClient();
  const part = ({ url, types }: Webhook) => ({ url, types });
  return useAction(["webhooks.webhookChange", "footer"], {
    async mutationFn({ changes, seen }: WebhookChange) {
      const query = { ...webhookQueries.one(shop, id), refetchInterval: undefined };
      await checkUnchanged(queries, { query, seen: part(seen), part });
      await client.webhooks.update(at(shop, id), changes);
    },
    onSettled: useStale(shop),
  });
}

export function useEndWebhook(shop: Shop, id: string) {
  return useAction(["webhooks.endWebhook", "footer"], {
    mutationFn: () => client.webhooks.delete(at(shop, id)),
    onSuccess: useStale(shop),
  });
}

export function useTry(shop: Shop, id: string) {
  return useAction(["webhooks.try", "footer"], {
    mutationFn: () => client.webhooks.test(at(shop, id)),
  });
}

export function useRetry(shop: Shop, id: string, eventId: string) {
  return usePost<undefined, Delivery>(
    ["webhooks.retry", `send ${eventId} to ${id}`],
    (_, options) => client.webhooks.deliveries.retry(at(shop, id), eventId, options),
    useStale(shop),
  );
}

export function useRecover(shop: Shop, id: string) {
  return usePost<RecoveryStart, number>(
    ["webhooks.recover", `recover ${id}`],
    (start, options) => client.webhooks.recover(at(shop, id), start, options),
    useStale(shop),
  );
}

export function useRenew(shop: Shop, id: string) {
  return usePost<number, string>(
    ["webhooks.renew", `renew ${id}`],
    (overlapHours, options) =>
      client.webhooks.renewSecret(at(shop, id), { overlapHours, ...options }),
    useStale(shop),
  );
}
