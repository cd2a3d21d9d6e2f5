import { isDeepStrictEqual } from "node:util";
import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { notFound, unprocessable } from "../../core/refusals.ts";
import { checkAdministrator } from "../../parties/identity/hold.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import type { Maker } from "../../parties/identity/store.ts";
import { record } from "../outbox/store.ts";
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
  const view = { settings: context.settings, account: actor.account };
  return await atomically(context.db, async (db) => {
    await checkAdministrator(db, actor.account.id, maker);
    const row = await lockWebhook(db, { accountId: actor.account.id, id });
    if (row === undefined) throw notFound();
    const before = webhookOf(row, view);
    check(before);
    if (change.secret !== undefined || revealsSecret(row, change)) checkRenewal(row);
    const fields = fieldsAfter(context, actor, { row, change });
    if (isDeepStrictEqual(fields, row)) return before;
    const after = webhookOf(await updateWebhook(db, fields, context.now()), view);
    const notice = { kind: "webhook", action: "update", id, before, after } as const;
    await record({ ...context, db }, actor, notice);
    return after;
  });
}

type Change = Static<typeof WebhookChange>;

/** True if the present secret goes in a header to a receiver that does not get it so far. */
function revealsSecret(row: WebhookRow, change: Change): boolean {
  const { send_secret_header: sends, payload_url: url } = { ...row, ...change };
  const isNew = !row.send_secret_header || url !== row.payload_url;
  return row.sealed_secret !== null && sends && isNew;
}

/** 422 with every problem. */
function fieldsAfter(
  { keyring, settings }: Context,
  { userId }: Actor,
  { row, change }: { row: WebhookRow; change: Change },
): WebhookRow {
  const { user_id: otherUserId, ...input } = change;
  const owner = { accountId: row.account_id, id: row.id };
  const existing = openSecret(keyring, owner, row.sealed_secret) ?? null;
  const { secret = existing } = input;
  const problems = problemsWith({ ...row, ...input, secret }, settings);
  const taken = row.paused_reason !== null && input.paused === false;
  const isFormer = secret === null || secret === existing;
  if (taken && isFormer) problems.push(refusals.known());
  if (otherUserId !== undefined) problems.push(refusals.otherMaker());
  if (problems.length > 0) throw unprocessable(problems);
  return {
    ...row,
    ...input,
    events: input.events === undefined ? row.events : [...new Set(input.events)],
    sealed_secret:
      input.secret === undefined ? row.sealed_secret : sealSecret(keyring, owner, secret),
    ...(taken && { ...ofMembership, user_id: userId, paused_reason: null }),
  };
}

// The new owner's token did not create the webhook; the token's end must not delete it.
const ofMembership = { grant_id: null, personal_token_id: null };
