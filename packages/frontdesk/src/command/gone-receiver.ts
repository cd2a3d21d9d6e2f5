// The service disables its webhook.
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import { ValidationError } from "@frontdesk/payments-client/errors";
import type { Merchant } from "@frontdesk/payments-client/types";
import type { Shop } from "./shop.ts";

const patienceMs = 15_000;
const lookMs = 200;

/** Customers know the descriptor. */
export async function changeAndBack(shop: Shop, { id, descriptor }: Merchant): Promise<void> {
  const other = descriptor === "TRIGGERED" ? "TRIGGERED AGAIN" : "TRIGGERED";
  for (const each of [other, descriptor]) await shop.merchants.update(id, { descriptor: each });
}

export async function haveWebhookDisabled(shop: Shop, merchant: Merchant): Promise<string> {
  const gone = createServer((_request, response) => response.writeHead(410).end());
  await new Promise<void>((resolve) => gone.listen(0, "127.0.0.1", resolve));
  try {
    const { port } = gone.address() as AddressInfo;
    const { id } = await create(shop, merchant, `http://127.0.0.1:${port}/`);
    const webhook = { merchantId: merchant.id, id };
    await changeAndBack(shop, merchant);
    const deadline = Date.now() + patienceMs;
    while ((await shop.webhooks.get(webhook)).state !== "disabled" && Date.now() < deadline) {
      await wait(lookMs);
    }
    await shop.webhooks.delete(webhook);
    return id;
  } finally {
    gone.close();
  }
}

async function create(shop: Shop, { id }: Merchant, url: string) {
  try {
    return await shop.webhooks.create(id, { url, types: ["merchant.updated"] });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    const advice = "start payments on this machine with WEBHOOKS_TO_PRIVATE=yes";
    throw new Error(`Webhooks to private addresses are off, and the receiver has one: ${advice}`, {
      cause: error,
    });
  }
}
