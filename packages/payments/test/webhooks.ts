import { setTimeout as delay } from "node:timers/promises";
import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { newId, shardOf } from "../src/core/ids.ts";
import { tell } from "../src/core/outbox/entry.store.ts";
import type { Actor, EventType } from "../src/core/outbox/entry.ts";
import { exampleOf } from "../src/notifications/events/examples.ts";
import type { OutboxRelay } from "../src/notifications/events/outbox/relay.ts";
import type { TestPayments } from "./harness.ts";
import { type Json, makeShop, type Shop } from "./shop.ts";

export interface Listener {
  shop: Shop;
  receiver: Receiver;
  path: string;
  one: string;
  id: string;
  secret: string;
}

export async function makeListener(payments: TestPayments, fields: object = {}): Promise<Listener> {
  const shop = await makeShop(payments);
  // The webhook misses the merchant's creation.
  await tellAll(payments);
  const receiver = await startReceiver();
  const path = `/merchants/${shop.merchant.id}/webhooks`;
  const { status, text, body } = await shop.app.post(path, {
    url: receiver.url,
    types: ["*"],
    ...fields,
  });
  if (status !== 201) throw new Error(`the webhook was answered ${status} ${text}`);
  const { id, secret } = body.webhook;
  return { shop, receiver, path, one: `${path}/${id}`, id, secret };
}

export interface EventFields {
  type?: EventType;
  transactionId?: string;
  version?: number;
  actor?: Actor;
}

export async function happen(
  { context: { db } }: TestPayments,
  merchantId: string,
  { type = "dispute.answered", transactionId, version = 0, actor = "operator" }: EventFields = {},
): Promise<void> {
  const shard = shardOf(merchantId);
  await tell(db, {
    kind: type,
    merchantId,
    subjectId: newId(shard),
    actor,
    transaction: { id: transactionId ?? newId(shard), version, buckets: undefined },
    payload: exampleOf(type).data,
  });
}

export async function deliveriesOf({ shop, one }: Listener): Promise<Json[]> {
  const { body } = await shop.app.get(`${one}/deliveries?limit=1000`);
  return body.toReversed();
}

export async function tellAll({ context }: TestPayments): Promise<void> {
  await (context.telling as OutboxRelay).drain();
}

export async function settle(payments: TestPayments): Promise<void> {
  await tellAll(payments);
  await payments.webhooks.drain();
}

export function startLoad(payments: TestPayments, merchantId: string) {
  let isOver = false;
  const running = (async () => {
    while (!isOver) {
      await happen(payments, merchantId);
      await delay(10);
    }
  })();
  return {
    async stop() {
      isOver = true;
      await running;
    },
  };
}
