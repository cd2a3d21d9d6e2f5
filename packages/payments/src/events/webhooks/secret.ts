/*
 * The secret that what a webhook is sent is signed with. A new one does not end the old one at
 * once, so that the receiver can learn it meanwhile.
 */
import { atomically } from "@frontdesk/database/atomically";
import { newSecret } from "@frontdesk/platform/webhooks/secret";
import type { Context } from "../../ground/context.ts";
import { notFound } from "../../ground/refusals.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import type { OneWebhook } from "./change.ts";
import { openSecret, sealSecret } from "./sealed.ts";
import { replaceSecret } from "./secrets.store.ts";
import { findWebhook, lockWebhook, type WebhookKey } from "./store.ts";

const hourMs = 60 * 60 * 1000;

/** Gives a webhook another secret; the one before signs along for some hours. */
export async function renewSecret(
  context: Pick<Context, "db" | "now" | "keyring">,
  { overlapHours, ...reach }: OneWebhook & { overlapHours: number },
): Promise<void> {
  const { keyring, now } = context;
  await atomically(context.db, async (db) => {
    await getMerchantFor(db, reach);
    const row = await lockWebhook(db, reach);
    if (row === undefined) throw notFound();
    const formerUntil =
      overlapHours === 0 ? null : new Date(now().getTime() + overlapHours * hourMs);
    const sealed = sealSecret(keyring, row.id, newSecret());
    await replaceSecret(db, { id: row.id, sealed, formerUntil });
  });
}

/**
 * The secret of a webhook, for the answer to whoever made it: it is not kept with the answer, which
 * an idempotency key repeats.
 */
export async function tellSecret(
  { db, keyring }: Pick<Context, "db" | "keyring">,
  key: WebhookKey,
): Promise<string> {
  const row = await findWebhook(db, key);
  const secret = row?.secret == null ? undefined : openSecret(keyring, row.id, row.secret);
  if (secret === undefined) throw notFound();
  return secret;
}
