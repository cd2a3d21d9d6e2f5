import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { createList, type List, type ListOptions } from "./list.ts";
import type { DeliveryFilter, NewWebhook, RecoveryStart, WebhookChanges } from "./requests.ts";
import type { Send } from "./send.ts";
import type {
  CreatedWebhook,
  Delivery,
  Event,
  TriedDelivery,
  TriedWebhook,
  Webhook,
} from "./types.ts";

/** Which webhook of which merchant. */
export interface WebhookOf {
  merchantId: string;
  id: string;
}

const all = (merchantId: string) => path`/merchants/${merchantId}/webhooks`;
const at = ({ merchantId, id }: WebhookOf) => path`/merchants/${merchantId}/webhooks/${id}`;

/** Webhooks: addresses that are told what happens to a merchant. */
export function webhooksOf(send: Send) {
  return {
    /** Makes a webhook; its secret is shown only here. */
    async create(
      merchantId: string,
      webhook: NewWebhook,
      options?: PostOptions,
    ): Promise<CreatedWebhook> {
      const call = { method: "POST", path: all(merchantId), body: webhook, options } as const;
      return (await send<{ webhook: CreatedWebhook }>(call)).webhook;
    },

    /** One webhook. */
    async get(webhook: WebhookOf, options?: CallOptions): Promise<Webhook> {
      const call = { method: "GET", path: at(webhook), options } as const;
      return (await send<{ webhook: Webhook }>(call)).webhook;
    },

    /** The webhooks of a merchant. */
    list(merchantId: string, options?: ListOptions): List<Webhook> {
      return createList(send, all(merchantId), options);
    },

    /** Changes what is given; pauses it, or lets it go on. */
    async update(
      webhook: WebhookOf,
      changes: WebhookChanges,
      options?: CallOptions,
    ): Promise<void> {
      await send({ method: "PUT", path: at(webhook), body: changes, options });
    },

    /** Deletes it: nothing is sent to it any more. */
    async delete(webhook: WebhookOf, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: at(webhook), options });
    },

    ...careOf(send),
    deliveries: deliveriesOf(send),
  };
}

/** How a webhook is signed, tried out, and sent again what it missed. */
function careOf(send: Send) {
  return {
    /** Makes another secret; the one before signs along for so many hours, 24 unless given. */
    async renewSecret(
      webhook: WebhookOf,
      { overlapHours, ...options }: PostOptions & { overlapHours?: number } = {},
    ): Promise<string> {
      const call = { method: "POST", path: `${at(webhook)}/secret`, options } as const;
      return (await send<{ secret: string }>({ ...call, body: { overlapHours } })).secret;
    },

    /** Sends it the example of a type, once, and says what it did. */
    async test(
      webhook: WebhookOf,
      { type, ...options }: CallOptions & { type?: Event["type"] } = {},
    ): Promise<TriedWebhook> {
      return await send({
        method: "POST",
        path: `${at(webhook)}/test`,
        body: { type },
        options,
        repeat: "once",
      });
    },

    /** Sends it again what it did not take since; says how many events that are. */
    async recover(
      webhook: WebhookOf,
      start: RecoveryStart,
      options?: PostOptions,
    ): Promise<number> {
      const call = { method: "POST", path: `${at(webhook)}/recovery`, body: start } as const;
      return (await send<{ events: number }>({ ...call, options })).events;
    },
  };
}

/** What a webhook was sent and is to be sent; each goes by the id of its event. */
function deliveriesOf(send: Send) {
  const one = (webhook: WebhookOf, eventId: string) =>
    `${at(webhook)}${path`/deliveries/${eventId}`}`;
  return {
    /** One, with its body and every attempt. */
    async get(webhook: WebhookOf, eventId: string, options?: CallOptions): Promise<TriedDelivery> {
      const call = { method: "GET", path: one(webhook, eventId), options } as const;
      return (await send<{ delivery: TriedDelivery }>(call)).delivery;
    },

    /** All that are kept. */
    list(webhook: WebhookOf, options?: ListOptions<DeliveryFilter>): List<Delivery> {
      return createList(send, `${at(webhook)}/deliveries`, options);
    },

    /** Sends it now, whatever became of it. */
    async retry(webhook: WebhookOf, eventId: string, options?: PostOptions): Promise<Delivery> {
      const call = { method: "POST", path: `${one(webhook, eventId)}/retry`, body: {} } as const;
      return (await send<{ delivery: Delivery }>({ ...call, options })).delivery;
    },
  };
}
