import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { notFound, unprocessable } from "../../core/refusals.ts";
import { checkAdministrator } from "../../parties/identity/hold.ts";
import type { Actor, Maker } from "../../parties/identity/identity.ts";
import { record } from "../outbox/records.ts";
import { webhookRefusals as refusals } from "./refusals.ts";
import type { Webhook, WebhookChange } from "./schema.ts";
import { openSecret, sealSecret } from "./sealed.ts";
import { lockWebhook, updateWebhook, type WebhookRow } from "./store.ts";
import { problemsWith, webhookOf } from "./webhook.ts";

type WebhookResponse = Static<typeof Webhook>;

export interface WebhookChanging {
  id: number;
  change: Change;
  check: (current: WebhookResponse) => void;
  maker: Maker;
  checkRenewal: (row: WebhookRow) => void;
}

/** If the maker has left, the actor becomes the owner. */
export async function changeWebhook(
  context: Context,
  actor: Actor,
  { id, change, check, maker, checkRenewal }: WebhookChanging,
): Promise<WebhookResponse> {
  const { user_id: userId, ...input } = change;
  const view = { settings: context.settings, account: actor.account };
  return await atomically(context.db, async (db) => {
    await checkAdministrator(db, actor.account.id, maker);
    const row = await lockWebhook(db, { accountId: actor.account.id, id });
    if (row === undefined) throw notFound();
    const before = webhookOf(row, view);
    check(before);
    if (input.secret !== undefined) checkRenewal(row);
    const owner = { accountId: row.account_id, id };
    const existing = openSecret(context.keyring, owner, row.sealed_secret) ?? null;
    const secret = input.secret === undefined ? existing : input.secret;
    const problems = problemsWith({ ...row, ...input, secret }, context.settings);
    const taken = row.paused_reason !== null && input.paused === false;
    if (taken && (secret === null || secret === existing)) {
      problems.push(refusals.known());
    }
    if (userId !== undefined) problems.push(refusals.otherMaker());
    if (problems.length > 0) throw unprocessable(problems);
    const sealed =
      input.secret === undefined ? row.sealed_secret : sealSecret(context.keyring, owner, secret);
    const events = input.events === undefined ? row.events : [...new Set(input.events)];
    const fields = {
      ...row,
      ...input,
      events,
      sealed_secret: sealed,
      ...(taken && { ...ofMembership, user_id: actor.userId, paused_reason: null }),
    };
    const after = webhookOf(await updateWebhook(db, fields, context.now()), view);
    const notice = { kind: "webhook", action: "update", id, before, after } as const;
    await record({ ...context, db }, actor, notice);
    return after;
  });
}

type Change = Static<typeof WebhookChange>;

// The new owner's token did not create it; its end must not delete it.
const ofMembership = { grant_id: null, personal_token_id: null };
