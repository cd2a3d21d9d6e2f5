/*
 * What is made through a token ends with it, or whoever could end the token could not end what it
 * left behind. What a member made ends with the membership, but for webhooks: others may rely on
 * them, so they wait for another administrator.
 */

import {
  endWebhooksThrough,
  type Place,
  pauseWebhooksOfLeaver,
} from "../../changes/webhooks/end.ts";
import { carriedBy, type WebhookEvent } from "../../changes/webhooks/webhook.ts";
import type { Context } from "../../ground/context.ts";
import type { Scope } from "../../ground/rights.ts";
import type { Actor, Tokens } from "../../parties/identity/identity.ts";
import { listProvedAdministrators } from "../../parties/users/proved.ts";
import { endFeedsOf, endFeedsThrough } from "../../views/feeds/end.ts";
import { carriedByFeeds } from "../../views/feeds/feed.ts";
import { leaverMail } from "./mail.ts";

export type EndContext = Pick<Context, "db" | "now" | "settings">;

/** Deletes what was made through tokens; `context.db` is the transaction that ends these. */
export async function endThrough(context: EndContext, tokens: Tokens): Promise<void> {
  if (tokens.grantIds.length + tokens.personalTokenIds.length === 0) return;
  await endFeedsThrough(context, tokens);
  await endWebhooksThrough(context, tokens);
}

/** Deletes what grants made and could not make with the scopes that they have now. */
export async function endBeyond(
  context: EndContext,
  grants: readonly { id: number; scopes: readonly Scope[] }[],
): Promise<void> {
  const left = new Map(grants.map(({ id, scopes }) => [id, new Set(scopes)]));
  const lacks = (id: number, needed: readonly Scope[]) =>
    needed.some((scope) => left.get(id)?.has(scope) !== true);
  const grantIds = [...left.keys()];
  const ofFeeds = grantIds.filter((id) => lacks(id, carriedByFeeds));
  await endFeedsThrough(context, { grantIds: ofFeeds, personalTokenIds: [] });
  await endWebhooksThrough(context, { grantIds, personalTokenIds: [] }, (row) =>
    lacks(row.grant_id ?? 0, carriedBy(row.events as WebhookEvent[])),
  );
}

/** From where somebody goes, and who has them go. */
export interface Leaving extends Place {
  account: Pick<Actor["account"], "id" | "subdomain" | "name">;
}

/**
 * Revokes the feeds of somebody who leaves an account, and pauses their webhooks; `context.db` is
 * the transaction in which they leave.
 */
export async function endMakingsOf(
  context: EndContext & Pick<Context, "post">,
  leaving: Leaving,
  userId: number,
): Promise<void> {
  await endFeedsOf(context, leaving, userId);
  await stopWebhooksOf(context, leaving, userId);
}

/**
 * Pauses the webhooks of somebody who leaves an account, is no administrator of it any more or
 * hands it over; the administrators are told. `context.db` is the transaction in which they do.
 */
export async function stopWebhooksOf(
  context: EndContext & Pick<Context, "post">,
  leaving: Leaving,
  userId: number,
): Promise<void> {
  const { db, post } = context;
  const { account } = leaving;
  const paused = await pauseWebhooksOfLeaver(context, leaving, userId);
  if (paused.length === 0) return;
  for (const { id, email: to } of await listProvedAdministrators(db, account.id)) {
    if (id === userId) continue;
    await post.send(db, leaverMail({ to, account, webhooks: paused }));
  }
}
