import { createHash } from "node:crypto";
import { readToken, writeToken } from "@frontdesk/platform/sealing/own-keys";
import type { Context } from "../../../core/context.ts";
import type { Id } from "../../../core/ids.ts";
import { linkSecretOf } from "../../../parties/merchants/links/secret.ts";
import { orderRefusals as refusals } from "../refusals.ts";
import type { Order } from "../schema.ts";
import type { OrderKey, Receiver } from "../store.ts";
import type { Terms } from "./terms.ts";

type Sealing = Pick<Context, "keyring">;

const bindingOf = (merchantId: Id) => ({ purpose: "link terms", context: merchantId });

export function sealTerms({ keyring }: Sealing, merchantId: Id, terms: Terms): string {
  return writeToken(keyring, bindingOf(merchantId), JSON.stringify(terms));
}

/** A new link secret revokes seals of links signed with the old one. */
export function markOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

interface SealInput {
  key: OrderKey;
  receiver: Pick<Receiver, "link_secret" | "link_signature_required">;
  order: Order;
}

/** Refuses a foreign or expired seal, and a missing required one. */
export function termsOf(context: Sealing, { key, receiver, order }: SealInput): Terms | undefined {
  const { seal: sealed } = order.integration;
  if (sealed === undefined) {
    if (receiver.link_signature_required) throw refusals.unsealed();
    return undefined;
  }
  const plain = readToken(context.keyring, bindingOf(key.merchantId), sealed);
  const terms: Terms | undefined = plain && JSON.parse(plain.toString("utf8"));
  if (terms === undefined || !isSignedAsDue(context, { key, receiver }, terms)) {
    throw refusals.unsealed();
  }
  return terms;
}

function isSignedAsDue(
  context: Sealing,
  { key, receiver }: Pick<SealInput, "key" | "receiver">,
  { signedBy }: Terms,
): boolean {
  if (signedBy === undefined) return !receiver.link_signature_required;
  const secret = linkSecretOf(context, { id: key.merchantId, linkSecret: receiver.link_secret });
  return secret !== undefined && markOf(secret) === signedBy;
}
