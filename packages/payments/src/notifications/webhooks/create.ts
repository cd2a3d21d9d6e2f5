import { atomically } from "@frontdesk/database/atomically";
import { newSecret } from "@frontdesk/platform/webhooks/signature";
import { invalid } from "@frontdesk/server/refusal";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { type Id, newId } from "../../core/ids.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import type { Reach } from "../../parties/merchants/store.ts";
import type { Webhook } from "../webhook.schema.ts";
import { openReader } from "./readers/store.ts";
import { mostWebhooks, webhookRefusals } from "./refusals.ts";
import type { NewWebhook } from "./schema.ts";
import { sealSecret } from "./sealed.ts";
import { findWebhook, insertWebhook, lockAndCount } from "./store.ts";
import { presentWebhook, urlProblems } from "./webhook.ts";

export interface CreateInput extends Reach {
  webhook: Static<typeof NewWebhook>;
}

/** No later response shows the secret. */
type CreatedWebhook = Static<typeof Webhook> & { secret: string };

/** The webhook receives future events only. */
export async function createWebhook(
  context: Context,
  { webhook: { url, types, description = null, paused = false }, ...reach }: CreateInput,
): Promise<CreatedWebhook> {
  const { keyring, settings, now } = context;
  return await atomically(context.db, async (db) => {
    const { shard, test } = await getMerchantFor(db, reach);
    const problems = urlProblems(url, settings, { test });
    if (problems.length > 0) throw invalid(problems);
    const { merchantId } = reach;
    if ((await lockAndCount(db, merchantId)) >= mostWebhooks) throw webhookRefusals.full();
    const id: Id = newId(shard);
    const secret = newSecret();
    await insertWebhook(db, {
      id,
      merchantId,
      test,
      url,
      types: [...new Set(types)],
      description,
      state: paused ? "paused" : "active",
      secret: sealSecret(keyring, id, secret),
      createdAt: now(),
    });
    await openReader(db, { shard, merchantId, webhookId: id });
    const webhook = presentWebhook((await findWebhook(db, { merchantId, webhookId: id }))!);
    return { ...webhook, secret };
  });
}
