import type { Sending } from "@frontdesk/platform/webhooks/attempt";
import { signedHeaders } from "@frontdesk/platform/webhooks/signature";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import type { Destination } from "./hold.store.ts";
import { openSecret } from "./sealed.ts";

interface SendingInput {
  webhookId: Id;
  /** The receiver detects repeats by this id. */
  id: Id;
  body: string;
}

export function sendingOf(
  { keyring }: Pick<Context, "keyring">,
  { url, secret, formerSecret, formerUntil }: Destination,
  { webhookId, id, body }: SendingInput,
): Sending {
  return {
    url,
    body,
    sign(at) {
      const isOverlapping = formerSecret !== null && formerUntil !== null && formerUntil > at;
      const sealed = isOverlapping ? [secret, formerSecret] : [secret];
      const secrets = sealed.flatMap((each) => openSecret(keyring, webhookId, each) ?? []);
      return secrets.length === 0 ? undefined : signedHeaders({ id, body, at, secrets });
    },
  };
}
