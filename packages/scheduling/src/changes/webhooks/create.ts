import { atomically } from "@frontdesk/database/atomically";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { unprocessable } from "../../core/refusals.ts";
import { checkAdministrator } from "../../parties/identity/hold.ts";
import type { Actor, Maker } from "../../parties/identity/identity.ts";
import { record } from "../outbox/records.ts";
import type { NewWebhook, Webhook } from "./schema.ts";
import { sealSecret } from "./sealed.ts";
import { drawWebhookId, insertWebhook } from "./store.ts";
import { problemsWith, webhookOf } from "./webhook.ts";

export async function createWebhook(
  context: Context,
  actor: Actor,
  { input, maker }: { input: Static<typeof NewWebhook>; maker: Maker },
): Promise<Static<typeof Webhook>> {
  const { name, payload_url, events, secret = null } = input;
  const { paused = false, send_secret_header = false } = input;
  const problems = problemsWith({ payload_url, secret, send_secret_header }, context.settings);
  if (problems.length > 0) throw unprocessable(problems);
  return await atomically(context.db, async (db) => {
    const accountId = actor.account.id;
    await checkAdministrator(db, accountId, maker);
    const id = await drawWebhookId(db);
    const fields = {
      account_id: accountId,
      id,
      user_id: maker.userId,
      grant_id: maker.grantId,
      personal_token_id: maker.personalTokenId,
      name,
      payload_url,
      events: [...new Set(events)],
      sealed_secret: sealSecret(context.keyring, { accountId, id }, secret),
      send_secret_header,
      paused,
    };
    const after = webhookOf(await insertWebhook(db, fields, context.now()), {
      settings: context.settings,
      account: actor.account,
    });
    await record({ ...context, db }, actor, { kind: "webhook", action: "create", id, after });
    return after;
  });
}
