import { attemptSending } from "@frontdesk/platform/webhooks/deliver";
import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { newId } from "../../core/ids.ts";
import type { EventType } from "../../core/outbox/entry.ts";
import { notFound } from "../../core/refusals.ts";
import { getMerchantFor } from "../../parties/merchants/access.ts";
import { exampleOf } from "../events/examples.ts";
import { writeEvent } from "../events/render.ts";
import type { OneWebhook } from "./change.ts";
import { sendingOf } from "./deliveries/deliver.ts";
import { findDestination } from "./deliveries/leases.store.ts";
import type { TryResponse } from "./deliveries/schema.ts";
import { findWebhook } from "./store.ts";
import { typesHeard } from "./webhook.ts";

export async function tryOut(
  context: Context,
  { type, ...reach }: OneWebhook & { type?: EventType | undefined },
): Promise<Static<typeof TryResponse>> {
  const { db, now } = context;
  const { shard, test } = await getMerchantFor(db, reach);
  const row = await findWebhook(db, reach);
  const destination = row && (await findDestination(db, { shard, webhookId: row.id }));
  if (row === undefined || destination === undefined) throw notFound();
  const { merchantId, webhookId } = reach;
  const id = newId(shard);
  const own = { id, merchantId, test, timestamp: now().toISOString(), example: true };
  const event = { ...exampleOf(type ?? typesHeard(row.types)[0]!), ...own };
  const notice = { webhookId, id, body: writeEvent(event) };
  const { ms, answer } = await attemptSending(context, sendingOf(context, destination, notice));
  if (answer.code === null) return { ms, failure: answer.failure };
  return { ms, status: answer.code, body: answer.body };
}
