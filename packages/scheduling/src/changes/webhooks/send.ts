import {
  type AttemptContext,
  attemptSending,
  type Sending,
  type SentRequest,
} from "@frontdesk/platform/webhooks/deliver";
import type { Context } from "../../core/context.ts";
import { headersOf } from "./headers.ts";
import { openSecret } from "./sealed.ts";

export type SendContext = AttemptContext & Pick<Context, "keyring" | "settings">;

export interface PayloadInput {
  accountId: number;
  webhookId: number;
  id: number;
  body: string;
  url: string;
  sealedSecret: string | null;
  sendsSecret: boolean;
}

export function sendingOf(
  { keyring, settings }: Omit<SendContext, "now">,
  input: PayloadInput,
): Sending {
  const { accountId, webhookId, id, body, url, sealedSecret, sendsSecret } = input;
  const { webhookHeaderPrefix: prefix } = settings;
  return {
    url,
    body,
    sign(at) {
      const secret = openSecret(keyring, { accountId, id: webhookId }, sealedSecret);
      if (secret === undefined) return undefined;
      return headersOf({ prefix, secret, sendsSecret, id, body, at });
    },
  };
}

export async function send(context: SendContext, input: PayloadInput): Promise<SentRequest> {
  return await attemptSending(context, sendingOf(context, input));
}
