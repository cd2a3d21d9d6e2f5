/* Objects made through a token end with it: otherwise a stolen token would leave feeds and webhooks
   behind. Others may rely on a former member's webhooks, so they wait for another administrator. */

import {
  type AuthorAt,
  endWebhooksThrough,
  pauseWebhooksOfLeaver,
} from "../../changes/webhooks/end.ts";
import { carriedBy, type WebhookEvent } from "../../changes/webhooks/webhook.ts";
import type { Context } from "../../core/context.ts";
import type { Scope } from "../../core/rights.ts";
import type { Actor, Tokens } from "../../parties/identity/identity.ts";
import { listProvedAdministrators } from "../../parties/users/user.ts";
import { endFeedsOf, endFeedsThrough } from "../../views/feeds/end.ts";
import { carriedByFeeds } from "../../views/feeds/feed.ts";
import { leaverMail } from "./mail.ts";

export type EndContext = Pick<Context, "db" | "now" | "settings">;

/** `context.db` is the transaction that ends the tokens. */
export async function endThrough(context: EndContext, tokens: Tokens): Promise<void> {
  if (tokens.grantIds.length + tokens.personalTokenIds.length === 0) return;
  await endFeedsThrough(context, tokens);
  await endWebhooksThrough(context, tokens);
}

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

export interface Leaving extends AuthorAt {
  account: Pick<Actor["account"], "id" | "subdomain" | "name">;
}

/** `context.db` is the transaction of the removal. */
export async function endMakingsOf(
  context: EndContext & Pick<Context, "post">,
  leaving: Leaving,
  userId: number,
): Promise<void> {
  await endFeedsOf(context, leaving, userId);
  await stopWebhooksOf(context, leaving, userId);
}

/**
 * Stops webhooks when a member leaves, loses the administrator role or transfers ownership.
 * `context.db` is the transaction of that change.
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
