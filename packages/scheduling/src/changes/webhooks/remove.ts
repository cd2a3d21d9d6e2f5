import { atomically } from "@frontdesk/database/atomically";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { dropPayloads } from "../outbox/queue.store.ts";
import { record } from "../outbox/records.ts";
import { deleteWebhook } from "./store.ts";
import { webhookOf } from "./webhook.ts";

export async function removeWebhook(context: Context, actor: Actor, id: number): Promise<void> {
  await atomically(context.db, async (db) => {
    const accountId = actor.account.id;
    // Lock order of a delivery: payloads first.
    await dropPayloads(db, { accountId, webhookId: id });
    const row = await deleteWebhook(db, { accountId, id }, context.now());
    if (row === undefined) throw notFound();
    const before = webhookOf(row, { settings: context.settings, account: actor.account });
    await record({ ...context, db }, actor, { kind: "webhook", action: "delete", id, before });
  });
}
