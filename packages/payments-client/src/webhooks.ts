import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { type Api, field } from "./api.ts";
import type { List, ListOptions } from "./list.ts";
import type { DeliveryFilter, NewWebhook, RecoveryStart, WebhookChanges } from "./requests.ts";
import type {
  CreatedWebhook,
  Delivery,
  Event,
  TriedDelivery,
  TriedWebhook,
  Webhook,
} from "./types.ts";

export interface WebhookOf {
  merchantId: string;
  id: string;
}

const all = (merchantId: string) => path`/merchants/${merchantId}/webhooks`;
const at = ({ merchantId, id }: WebhookOf) => path`/merchants/${merchantId}/webhooks/${id}`;

/** Addresses that receive a merchant's events. */
export function webhooksOf(api: Api) {
  const { get, post, postOnce, put, remove, list } = api;
  return {
    /** The response shows the secret only now. */
    create: async (
      merchantId: string,
      webhook: NewWebhook,
      options?: PostOptions,
    ): Promise<CreatedWebhook> => field("webhook", post(all(merchantId), webhook, options)),

    get: async (webhook: WebhookOf, options?: CallOptions): Promise<Webhook> =>
      field("webhook", get(at(webhook), options)),

    list: (merchantId: string, options?: ListOptions): List<Webhook> =>
      list(all(merchantId), options),

    /** Changes the given fields; pauses or resumes it. */
    update: async (
      webhook: WebhookOf,
      changes: WebhookChanges,
      options?: CallOptions,
    ): Promise<void> => put(at(webhook), changes, options),

    /** Nothing is sent to it afterwards. */
    delete: async (webhook: WebhookOf, options?: CallOptions): Promise<void> =>
      remove(at(webhook), options),

    /** Creates another secret; the old one keeps signing for some hours, 24 by default. */
    renewSecret: async (
      webhook: WebhookOf,
      { overlapHours, ...options }: PostOptions & { overlapHours?: number } = {},
    ): Promise<string> => field("secret", post(`${at(webhook)}/secret`, { overlapHours }, options)),

    /** Sends the example of a type once; returns the result. */
    test: async (
      webhook: WebhookOf,
      { type, ...options }: CallOptions & { type?: Event["type"] } = {},
    ): Promise<TriedWebhook> => postOnce(`${at(webhook)}/test`, { type }, options),

    /** Resends unaccepted events; returns their number. */
    recover: async (
      webhook: WebhookOf,
      start: RecoveryStart,
      options?: PostOptions,
    ): Promise<number> => field("events", post(`${at(webhook)}/recovery`, start, options)),

    deliveries: deliveriesOf(api),
  };
}

/** Sent and pending deliveries, by event id. */
function deliveriesOf({ get, post, list }: Api) {
  const one = (webhook: WebhookOf, eventId: string) => at(webhook) + path`/deliveries/${eventId}`;
  return {
    /** Returns a delivery with its body and every attempt. */
    get: async (
      webhook: WebhookOf,
      eventId: string,
      options?: CallOptions,
    ): Promise<TriedDelivery> => field("delivery", get(one(webhook, eventId), options)),

    list: (webhook: WebhookOf, options?: ListOptions<DeliveryFilter>): List<Delivery> =>
      list(`${at(webhook)}/deliveries`, options),

    /** Now, in any state. */
    retry: async (webhook: WebhookOf, eventId: string, options?: PostOptions): Promise<Delivery> =>
      field("delivery", post(`${one(webhook, eventId)}/retry`, {}, options)),
  };
}
