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

export interface WebhookOf {
  merchantId: string;
  id: string;
}

const all = (merchantId: string) => path`/merchants/${merchantId}/webhooks`;
const at = ({ merchantId, id }: WebhookOf) => path`/merchants/${merchantId}/webhooks/${id}`;

/** Addresses that receive a merchant's events. */
export function webhooksOf(send: Send) {
  return {
    /** Its secret is shown only now. */
    async create(
      merchantId: string,
      webhook: NewWebhook,
      options?: PostOptions,
    ): Promise<CreatedWebhook> {
      const call = { method: "POST", path: all(merchantId), body: webhook, options } as const;
      return (await send<{ webhook: CreatedWebhook }>(call)).webhook;
    },

    async get(webhook: WebhookOf, options?: CallOptions): Promise<Webhook> {
      const call = { method: "GET", path: at(webhook), options } as const;
      return (await send<{ webhook: Webhook }>(call)).webhook;
    },

    list(merchantId: string, options?: ListOptions): List<Webhook> {
      return createList(send, all(merchantId), options);
    },

    /** Changes the given fields; pauses or resumes it. */
    async update(
      webhook: WebhookOf,
      changes: WebhookChanges,
      options?: CallOptions,
    ): Promise<void> {
      await send({ method: "PUT", path: at(webhook), body: changes, options });
    },

    /** Nothing is sent to it afterwards. */
    async delete(webhook: WebhookOf, options?: CallOptions): Promise<void> {
      await send({ method: "DELETE", path: at(webhook), options });
    },

    ...careOf(send),
    deliveries: deliveriesOf(send),
  };
}

/** Secrets, tests and resends. */
function careOf(send: Send) {
  return {
    /** Creates another secret; the old one keeps signing for some hours, 24 by default. */
    async renewSecret(
      webhook: WebhookOf,
      { overlapHours, ...options }: PostOptions & { overlapHours?: number } = {},
    ): Promise<string> {
      const call = { method: "POST", path: `${at(webhook)}/secret`, options } as const;
      return (await send<{ secret: string }>({ ...call, body: { overlapHours } })).secret;
    },

    /** Sends the example of a type once; returns the result. */
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

    /** Resends untaken events; returns their number. */
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

/** Sent and pending deliveries, by event id. */
function deliveriesOf(send: Send) {
  const one = (webhook: WebhookOf, eventId: string) =>
    `${at(webhook)}${path`/deliveries/${eventId}`}`;
  return {
    /** With its body and every attempt. */
    async get(webhook: WebhookOf, eventId: string, options?: CallOptions): Promise<TriedDelivery> {
      const call = { method: "GET", path: one(webhook, eventId), options } as const;
      return (await send<{ delivery: TriedDelivery }>(call)).delivery;
    },

    list(webhook: WebhookOf, options?: ListOptions<DeliveryFilter>): List<Delivery> {
      return createList(send, `${at(webhook)}/deliveries`, options);
    },

    /** Now, in any state. */
    async retry(webhook: WebhookOf, eventId: string, options?: PostOptions): Promise<Delivery> {
      const call = { method: "POST", path: `${one(webhook, eventId)}/retry`, body: {} } as const;
      return (await send<{ delivery: Delivery }>({ ...call, options })).delivery;
    },
  };
}
