import { type ReceivedWebhook, verifyWebhook as verify } from "@frontdesk/rest/api/webhook";
import type { Event } from "./types.ts";

export {
  type ReceivedWebhook,
  WebhookError,
  type WebhookErrorCode,
} from "@frontdesk/rest/api/webhook";

/**
 * The event that a webhook tells, when one of its secrets has signed it within the last five
 * minutes; a clock may be as much behind. Rejects with a `WebhookError` for anything else.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<Event> {
  return (await verify(received)) as Event;
}
