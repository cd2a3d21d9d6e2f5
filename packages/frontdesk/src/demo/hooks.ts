// One waits for a payout, one has a dead receiver.
import { setTimeout as wait } from "node:timers/promises";
import { listWaitingMerchants } from "@frontdesk/payments/core/outbox/taking.store";
import { createWebhook } from "@frontdesk/payments/notifications/webhooks/create";
import type { Present } from "./parts.ts";
import type { DemoShop } from "./shop.ts";

const hooks = [
  {
    url: "https://books.studio.example/frontdesk",
    types: ["payout.*", "dispute.*"],
    description: "Bookkeeping",
  },
  {
    url: "https://old-shop.studio.example/hook",
    types: ["transaction.*"],
    description: "The shop before this one",
  },
] as const;

export async function makeWebhooks(
  { payments }: Present,
  { merchantId, app: { callerId } }: DemoShop,
): Promise<void> {
  for (const { types, ...hook } of hooks) {
    const webhook = { ...hook, types: [...types] };
    await createWebhook(payments, { merchantId, callerId, webhook });
  }
}

const longestMs = 60_000;
const most = 1_000;

/** None of the past goes to a new webhook. */
export async function waitUntilDelivered(
  { payments }: Present,
  { merchantId }: Pick<DemoShop, "merchantId">,
): Promise<void> {
  const until = performance.now() + longestMs;
  const isNotified = async () =>
    (await listWaitingMerchants(payments.db, most)).every((one) => one.merchantId !== merchantId);
  payments.telling.wake();
  while (!(await isNotified()) && performance.now() < until) await wait(100);
}
