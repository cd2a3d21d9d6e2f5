import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import { collectionOf } from "./collection.ts";
import { createList, type List, type ListOptions } from "./list.ts";
import type { Call, Channel } from "./send.ts";
import type { NewWebhook, Payload, Webhook, WebhookChanges } from "./types/webhooks.ts";

interface Webhooks {
  shown: Webhook;
  listed: Webhook;
  created: NewWebhook;
  changed: WebhookChanges;
  filter: Record<never, never>;
}

/** For administrators. */
export function webhooksOf(channel: Channel, root: string) {
  const at = (id: number) => root + path`/webhooks/${id}`;
  return {
    ...collectionOf<Webhooks>(channel, `${root}/webhooks`),

    /** Sent and pending payloads. */
    queue(id: number, options?: ListOptions): List<Payload> {
      return createList(channel, `${at(id)}/queue`, options);
    },

    /** In any state. */
    async retry(id: number, payloadId: number, options?: PostOptions): Promise<Payload> {
      const retry = at(id) + path`/queue/${payloadId}/retry`;
      return await channel.ask({ method: "POST", path: retry, options });
    },

    /** Sends a test and returns the receiver's status; rejects if the receiver refuses it. */
    async test(id: number, options?: CallOptions): Promise<number> {
      const call: Call = { method: "POST", path: `${at(id)}/test`, repeat: "once", options };
      const answer = await channel.ask<{ response_from_http_client: number } | undefined>(call);
      // A 204 response has no body.
      return answer?.response_from_http_client ?? 204;
    },
  };
}
