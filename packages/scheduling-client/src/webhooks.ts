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

/** Webhooks of the account at a root: for administrators only. */
export function webhooksOf(channel: Channel, root: string) {
  const at = (id: number) => root + path`/webhooks/${id}`;
  return {
    ...collectionOf<Webhooks>(channel, `${root}/webhooks`),

    /** What a webhook was sent and is to be sent. */
    queue(id: number, options?: ListOptions): List<Payload> {
      return createList(channel, `${at(id)}/queue`, options);
    },

    /** Sends a payload again, whatever became of it. */
    async retry(id: number, payloadId: number, options?: PostOptions): Promise<Payload> {
      const retry = at(id) + path`/queue/${payloadId}/retry`;
      return await channel.ask({ method: "POST", path: retry, options });
    },

    /** Sends a test and gives the status of the receiver; rejects when it does not take it. */
    async test(id: number, options?: CallOptions): Promise<number> {
      const call: Call = { method: "POST", path: `${at(id)}/test`, repeat: "once", options };
      const answer = await channel.ask<{ response_from_http_client: number } | undefined>(call);
      // A receiver that answers 204 leaves no room to say so.
      return answer?.response_from_http_client ?? 204;
    },
  };
}
