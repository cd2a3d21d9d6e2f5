import { type ReceivedWebhook, verifyWebhook as verify } from "@frontdesk/rest/api/webhook";
import type { Told } from "./types/webhooks.ts";

export {
  type ReceivedWebhook,
  WebhookError,
  type WebhookErrorCode,
} from "@frontdesk/rest/api/webhook";

/**
 * Returns the payload if one of its secrets signed it within the last five minutes; tolerates a
 * clock five minutes behind. Rejects with a `WebhookError` otherwise.
 */
export async function verifyWebhook(received: ReceivedWebhook): Promise<Told> {
  return (await verify(received)) as Told;
}
