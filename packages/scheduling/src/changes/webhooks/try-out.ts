import type { Context } from "../../core/context.ts";
import { notFound } from "../../core/refusals.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { findUser } from "../../parties/users/store.ts";
import { drawPayloadId } from "../outbox/queue.store.ts";
import { trialRefusals } from "./refusals.ts";
import { send } from "./send.ts";
import { findWebhook } from "./store.ts";
import { webhookOf } from "./webhook.ts";

/** Once, outside the queue. Returns the receiver's status; 422 unless it is 200 to 299. */
export async function tryOut(context: Context, actor: Actor, id: number): Promise<number> {
  const { account } = actor;
  const row = await findWebhook(context.db, { accountId: account.id, id });
  if (row === undefined) throw notFound();
  const payloadId = await drawPayloadId(context.db);
  const timestamp = Math.floor(context.now().getTime() / 1000);
  const webhook = webhookOf(row, { settings: context.settings, account });
  const payload = { ...webhook, action: "test", type: "webhook" };
  const { first_name, last_name, email } = (await findUser(context.db, actor.userId))!;
  const user = { id: actor.userId, name: `${first_name} ${last_name}`.trim(), email };
  const { answer, isTaken } = await send(context, {
    accountId: account.id,
    webhookId: id,
    id: payloadId,
    body: JSON.stringify({ id: payloadId, timestamp, payload, user }),
    url: row.payload_url,
    sealedSecret: row.sealed_secret,
    sendsSecret: row.send_secret_header,
  });
  if (isTaken && answer.code !== null) return answer.code;
  const reason = answer.code === null ? answer.failure : `it answered ${answer.code}`;
  throw trialRefusals.untaken(reason, answer.code);
}
