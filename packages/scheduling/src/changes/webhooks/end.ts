import type { Context } from "../../core/context.ts";
import type { Actor, Tokens } from "../../parties/identity/identity.ts";
import { dropPayloads } from "../outbox/queue.store.ts";
import { nobodyIn, type Recorder, record } from "../outbox/store.ts";
import {
  deleteWebhook,
  listWebhooksThrough,
  lockWebhook,
  pauseWebhooksOf,
  updateWebhook,
  type WebhookRow,
} from "./store.ts";
import { webhookOf } from "./webhook.ts";

type Inside = Pick<Context, "db" | "now" | "settings">;

/** `context.db` is the transaction that ends the tokens. */
export async function endWebhooksThrough(
  context: Inside,
  tokens: Tokens,
  isToEnd: (row: WebhookRow) => boolean = () => true,
): Promise<void> {
  const { db, settings, now } = context;
  for (const { subdomain, ...row } of await listWebhooksThrough(db, tokens)) {
    if (!isToEnd(row)) continue;
    const { account_id: accountId, id } = row;
    // Lock order of a delivery: payloads first.
    await dropPayloads(db, { accountId, webhookId: id });
    if ((await deleteWebhook(db, { accountId, id }, now())) === undefined) continue;
    const before = webhookOf(row, { settings, account: { subdomain } });
    const notice = { kind: "webhook", action: "delete", id, before } as const;
    await record(context, nobodyIn(accountId), notice);
  }
}

/** False if it has ended; `context.db` is a transaction. */
export async function endWebhook(context: Inside, author: AuthorAt, id: number): Promise<boolean> {
  const { db, settings, now } = context;
  const { account } = author;
  const key = { accountId: account.id, id };
  // Lock order of a delivery: payloads first.
  await dropPayloads(db, { accountId: account.id, webhookId: id });
  const row = await deleteWebhook(db, key, now());
  if (row === undefined) return false;
  const before = webhookOf(row, { settings, account });
  await record(context, author, { kind: "webhook", action: "delete", id, before });
  return true;
}

/** Pauses it until it has another secret; `context.db` is a transaction. */
export async function pauseWebhook(context: Inside, author: AuthorAt, id: number): Promise<void> {
  const { db, settings, now } = context;
  const { account } = author;
  const row = await lockWebhook(db, { accountId: account.id, id });
  if (row === undefined) return;
  const paused = { ...row, paused: true, paused_reason: "maker_left" } as const;
  const after = webhookOf(await updateWebhook(db, paused, now()), { settings, account });
  const before = webhookOf(row, { settings, account });
  await record(context, author, { kind: "webhook", action: "update", id, before, after });
}

export interface AuthorAt extends Recorder {
  account: Pick<Actor["account"], "id" | "subdomain">;
}

/** `context.db` is the transaction that ends the membership. */
export async function pauseWebhooksOfLeaver(
  context: Inside,
  authorAt: AuthorAt,
  userId: number,
): Promise<WebhookRow[]> {
  const { db, settings, now } = context;
  const { account } = authorAt;
  const paused = await pauseWebhooksOf(db, { accountId: account.id, userId, at: now() });
  for (const { before, after } of paused) {
    await record(context, authorAt, {
      kind: "webhook",
      action: "update",
      id: after.id,
      before: webhookOf(before, { settings, account }),
      after: webhookOf(after, { settings, account }),
    });
  }
  return paused.map(({ after }) => after);
}
