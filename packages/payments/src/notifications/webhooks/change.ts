import { atomically } from "@frontdesk/database/atomically";
import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import type { Reach } from "../../parties/merchants/store.ts";
import { skipWaiting } from "./deliveries/store.ts";
import { moveToHead } from "./readers/store.ts";
import type { WebhookChanges } from "./schema.ts";
import { deleteWebhook, lockWebhook, updateWebhook, type WebhookKey } from "./store.ts";
import { urlProblems } from "./webhook.ts";

export type OneWebhook = WebhookKey & Reach;

export interface ChangeInput extends OneWebhook {
  changes: Static<typeof WebhookChanges>;
}

/** Pending deliveries go to the new URL. */
export async function changeWebhook(
  context: Context,
  { changes: { from, ...changes }, ...reach }: ChangeInput,
): Promise<void> {
  await atomically(context.db, async (db) => {
    const merchant = await getMerchantFor(db, reach);
    const row = await lockWebhook(db, reach);
    if (row === undefined) throw notFound();
    const problems = urlProblems(changes.url, context.settings, merchant);
    if (problems.length > 0) throw invalid(problems);
    const { types = row.types } = changes;
    await updateWebhook(db, { ...row, ...changes, types: [...new Set(types)] });
    if (changes.state === "active" && from === "now") {
      await moveToHead(db, row);
      await skipWaiting(db, row);
    }
  });
  context.webhooks.read(reach.merchantId);
}

/** No new attempt begins after that. */
export async function removeWebhook(context: Context, reach: OneWebhook): Promise<void> {
  await atomically(context.db, async (db) => {
    await getMerchantFor(db, reach);
    const row = await lockWebhook(db, reach);
    if (row === undefined) throw notFound();
    await deleteWebhook(db, row, context.now());
  });
}
