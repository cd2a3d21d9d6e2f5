/*
 * Disables a webhook after a 410 or days of failures, with mails to users and an event to other
 * webhooks.
 */
import { atomically } from "@frontdesk/database/atomically";
import type { Mail } from "@frontdesk/people/mail/mail";
import { quoted } from "@frontdesk/people/mail/quoted";
import { mayGuess } from "@frontdesk/people/throttle/guesses";
import type { Context } from "../../core/context.ts";
import type { Id } from "../../core/ids.ts";
import { tell } from "../../core/outbox/entry.store.ts";
import { listProved } from "../../parties/merchants/contacts.ts";
import { findMerchant } from "../../parties/merchants/store.ts";
import { isTrusted, mailedTitleOf } from "../../parties/merchants/trust.ts";
import { skipWaiting } from "./deliveries/store.ts";
import { type FailingWebhook, listFailing, markDisabled, markNotified } from "./failing.store.ts";
import { findWebhook } from "./store.ts";
import { presentWebhook } from "./webhook.ts";

const hourMs = 60 * 60 * 1000;

const notifiedAfterMs = 24 * hourMs;
const disabledAfterMs = 5 * 24 * hourMs;

type Inside = Pick<Context, "db" | "post" | "now" | "settings">;

interface Key {
  merchantId: Id;
  webhookId: Id;
}

/** Requires a transaction. */
export async function disableGone(context: Inside, key: Key): Promise<void> {
  await disable(context, key, "gone");
}

export async function handleFailing(
  context: Inside & Pick<Context, "log" | "telling">,
): Promise<void> {
  const nowMs = context.now().getTime();
  const disabledBefore = new Date(nowMs - disabledAfterMs);
  for (const failing of await listFailing(context.db, new Date(nowMs - notifiedAfterMs))) {
    const isDisabled = failing.since <= disabledBefore;
    await atomically(context.db, async (db) => {
      if (isDisabled) await disable({ ...context, db }, failing, "failing");
      else await mailAboutFailures({ ...context, db }, failing);
    });
    if (isDisabled) context.telling.wake();
    const { webhookId: webhook, merchantId } = failing;
    context.log.warn(
      { webhook, merchantId, isDisabled },
      "a webhook has accepted no event for a day",
    );
  }
}

async function mailAboutFailures(context: Inside, failing: FailingWebhook): Promise<void> {
  const isNew = await markNotified(context.db, failing, context.now());
  if (isNew) await mailAll(context, failing, failingMail);
}

async function disable(
  context: Inside,
  { merchantId, webhookId }: Key,
  reason: "gone" | "failing",
): Promise<void> {
  const { db } = context;
  const key = { merchantId, webhookId };
  const shard = await markDisabled(db, key, reason);
  if (shard === undefined) return;
  await skipWaiting(db, { shard, id: webhookId });
  const row = await findWebhook(db, key);
  if (row === undefined) return;
  const notice = { webhook: presentWebhook(row), reason };
  const entry = { kind: "webhook.disabled", subjectId: webhookId, actor: "system" } as const;
  await tell(db, { ...entry, merchantId, payload: notice });
  await mailAll(context, key, disabledMail);
}

/** The contact address only after an operator's approval: an attacker could mail a stranger. */
async function mailAll(
  { db, post, now, settings }: Inside,
  { merchantId, webhookId }: Key,
  mailOf: TellingMail,
): Promise<void> {
  const merchant = await findMerchant(db, merchantId);
  const webhook = await findWebhook(db, { merchantId, webhookId });
  if (merchant === undefined || webhook === undefined) return;
  const contacts = isTrusted(settings, merchant) ? [merchant.email] : [];
  const all = new Set([...contacts, ...(await listProved(db, merchantId))]);
  if (all.size === 0) return;
  if (!(await mayGuess(db, [["webhookMailsByMerchant", merchantId]], now()))) return;
  const called = mailedTitleOf(settings, merchant);
  const named = called === null ? null : { merchant: called, host: new URL(webhook.url).host };
  await post.send(db, ...[...all].map((to) => mailOf(to, { merchantId, webhookId, named })));
}

interface WebhookMailInput {
  merchantId: Id;
  webhookId: Id;
  /** Chosen by the merchant; null if mails may not show it. */
  named: { merchant: string; host: string } | null;
}

type TellingMail = (to: string, input: WebhookMailInput) => Mail;

const deliveriesOf = ({ merchantId, webhookId }: WebhookMailInput) =>
  `GET /merchants/${merchantId}/webhooks/${webhookId}/deliveries`;

function partiesOf({ named }: WebhookMailInput): string[] {
  if (named === null) return [];
  return [
    "It belongs to a merchant with this name:",
    quoted(named.merchant),
    "It sends events to this host:",
    quoted(named.host),
  ];
}

const failingMail: TellingMail = (to, input) => ({
  to,
  subject: "A webhook of your merchant has been failing for a day",
  text: [
    "A webhook has failed for 24 hours.",
    ...partiesOf(input),
    "We keep trying. After five days of failures, we disable it. See every attempt at",
    `    ${deliveriesOf(input)}`,
  ].join("\n\n"),
});

const disabledMail: TellingMail = (to, input) => ({
  to,
  subject: "We disabled a webhook of your merchant",
  text: [
    "We disabled a webhook: its endpoint failed for five days, or answered 410 (Gone).",
    ...partiesOf(input),
    "No event is lost: after activation, it resumes where it stopped, and you can " +
      "resend undelivered events. See every attempt at",
    `    ${deliveriesOf(input)}`,
  ].join("\n\n"),
});
