// Stops webhooks when their maker's token or membership ends.
import type { Context } from "../../core/context.ts";
import type { Actor, Tokens } from "../../parties/identity/identity.ts";
import { dropPayloads } from "../outbox/queue.store.ts";
import { nobodyIn, type Recorder, record } from "../outbox/records.ts";
import { deleteWebhook, listWebhooksThrough, pauseWebhooksOf, type WebhookRow } from "./store.ts";
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

export interface AuthorAt extends Recorder {
  account: Pick<Actor["account"], "id" | "subdomain">;
}

/** Returns the paused ones; `context.db` is the transaction that ends the membership. */
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
