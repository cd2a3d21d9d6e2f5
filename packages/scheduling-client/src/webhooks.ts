import { path } from "@frontdesk/rest/api/path";
import type { CallOptions, PostOptions } from "@frontdesk/rest/api/wire";
import type { Api } from "./api.ts";
import { collectionOf, type Noun } from "./collection.ts";
import type { List, ListOptions } from "./list.ts";
import type { NewWebhook, Payload, Webhook, WebhookChanges } from "./types/webhooks.ts";

type Webhooks = Noun<Webhook, NewWebhook, WebhookChanges, Record<never, never>, Webhook>;

/** Only administrators may call these. */
export function webhooksOf(api: Api, root: string) {
  const at = (id: number) => root + path`/webhooks/${id}`;
  return {
    ...collectionOf<Webhooks>(api, `${root}/webhooks`),

    /** Sent and pending payloads. */
    queue: (id: number, options?: ListOptions): List<Payload> =>
      api.list(`${at(id)}/queue`, options),

    /** Retries a payload in any state. */
    retry: async (id: number, payloadId: number, options?: PostOptions): Promise<Payload> =>
      api.post(at(id) + path`/queue/${payloadId}/retry`, undefined, options),

    /** Sends a test and returns the receiver's status; rejects if the receiver refuses it. */
    async test(id: number, options?: CallOptions): Promise<number> {
      const answer = await api.postOnce<{ response_from_http_client: number } | undefined>(
        `${at(id)}/test`,
        undefined,
        options,
      );
      // A 204 response has no body.
      return answer?.response_from_http_client ?? 204;
    },
  };
}
