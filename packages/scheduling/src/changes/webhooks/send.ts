import type { StrangersAnswer } from "@frontdesk/platform/egress/outgoing";
import { headersOf, maskedHeaders } from "@frontdesk/platform/egress/signature";
import type { Context } from "../../ground/context.ts";
import { openSecret } from "./sealed.ts";

export type SendContext = Pick<Context, "now" | "keyring" | "settings" | "outgoing">;

/** A body and the webhook that it goes to. */
export interface Sending {
  accountId: number;
  webhookId: number;
  id: number;
  body: string;
  url: string;
  sealedSecret: string | null;
  sendsSecret: boolean;
}

export interface Sent {
  at: Date;
  answer: StrangersAnswer;
  /** Whether it was taken: a status of 200 to 299. */
  isTaken: boolean;
  /** What was sent, without the secret. */
  requestHeaders: Record<string, string>;
}

// Nothing goes out without the signature that its receiver waits for.
const unsigned: StrangersAnswer = { code: null, failure: "secret lost" };

/** Sends a body once, signed; what goes wrong on the way is an answer too. */
export async function send(context: SendContext, sending: Sending): Promise<Sent> {
  const { accountId, webhookId, id, body, url, sealedSecret, sendsSecret } = sending;
  const { webhookHeaderPrefix: prefix } = context.settings;
  const at = context.now();
  const secret = openSecret(context.keyring, { accountId, id: webhookId }, sealedSecret);
  if (secret === undefined) return { at, answer: unsigned, isTaken: false, requestHeaders: {} };
  const headers = headersOf({ prefix, secret, sendsSecret, id, body, at });
  const answer = await context.outgoing.post({ url, headers, body });
  const isTaken = answer.code !== null && answer.code >= 200 && answer.code < 300;
  return { at, answer, isTaken, requestHeaders: maskedHeaders(headers, prefix) };
}
