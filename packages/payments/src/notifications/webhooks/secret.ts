/* The old secret stays valid for some hours. */
import { atomically } from "@frontdesk/database/atomically";
import { newSecret } from "@frontdesk/platform/webhooks/signature";
import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import type { OneWebhook } from "./change.ts";
import { sealSecret } from "./sealed.ts";
import { lockWebhook, replaceSecret } from "./store.ts";

const hourMs = 60 * 60 * 1000;

export async function renewSecret(
  context: Pick<Context, "db" | "now" | "keyring">,
  { overlapHours, ...reach }: OneWebhook & { overlapHours: number },
): Promise<string> {
  const { keyring, now } = context;
  return await atomically(context.db, async (db) => {
    await getMerchantFor(db, reach);
    const row = await lockWebhook(db, reach);
    if (row === undefined) throw notFound();
    const formerUntil =
      overlapHours === 0 ? null : new Date(now().getTime() + overlapHours * hourMs);
    const secret = newSecret();
    const sealed = sealSecret(keyring, row.id, secret);
    await replaceSecret(db, { id: row.id, sealed, formerUntil });
    return secret;
  });
}
