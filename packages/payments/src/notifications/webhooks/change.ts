import { isDeepStrictEqual } from "node:util";
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

/** Pending deliveries go to the new URL. False if nothing changed. */
export async function changeWebhook(
  context: Context,
  { changes: { from, ...changes }, ...reach }: ChangeInput,
): Promise<boolean> {
  const isChanged = await atomically(context.db, async (db) => {
    const merchant = await getMerchantFor(db, reach);
    const row = await lockWebhook(db, reach);
    if (row === undefined) throw notFound();
    const problems = urlProblems(changes.url, context.settings, merchant);
    if (problems.length > 0) throw invalid(problems);
    const { types = row.types } = changes;
    const next = { ...row, ...changes, types: [...new Set(types)] };
    await updateWebhook(db, next);
    const isSkipping = changes.state === "active" && from === "now";
    if (isSkipping) {
      await moveToHead(db, row);
      await skipWaiting(db, row);
    }
    return isSkipping || !isDeepStrictEqual(next, row);
  });
  context.webhooks.read(reach.merchantId);
  return isChanged;
}

/** No new attempt begins afterwards. */
export async function removeWebhook(context: Context, reach: OneWebhook): Promise<void> {
  await atomically(context.db, async (db) => {
    await getMerchantFor(db, reach);
    const row = await lockWebhook(db, reach);
    if (row === undefined) throw notFound();
    await deleteWebhook(db, row, context.now());
  });
}
