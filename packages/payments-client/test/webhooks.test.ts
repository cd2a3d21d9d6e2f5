import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Client, createClient } from "../src/client.ts";
import type { NewWebhook } from "../src/requests.ts";
import type { Event } from "../src/types.ts";
import { verifyWebhook } from "../src/webhook.ts";
import { type Listening, startListening } from "./listening.ts";

let running: Listening;
let receiver: Receiver;
let client: Client;
let merchantId: string;

beforeAll(async () => {
  running = await startListening({ settings: { webhooksToPrivate: true } });
  receiver = await startReceiver();
  const { url } = running;
  const { key } = await createClient({ url }).apps.create({ name: "Till" });
  client = createClient({ url, key });
  const merchant = await client.merchants.create({
    currency: "EUR",
    test: true,
    email: "shop@example.com",
    website: "https://shop.example.com",
    descriptor: "SHOP",
    company: { country: "DK" },
  });
  merchantId = merchant.id;
});
afterAll(async () => {
  await receiver.close();
  await running[Symbol.asyncDispose]();
});

const rename = (descriptor: string) => client.merchants.update(merchantId, { descriptor });

async function read(...secrets: string[]): Promise<Event[]> {
  return await Promise.all(receiver.received.map((sent) => verifyWebhook({ ...sent, secrets })));
}

describe("webhook", () => {
  it("receives events, pauses, rotates its secret, and gets missed events again", async () => {
    const { webhooks } = client;
    const request: NewWebhook = { url: receiver.url, types: ["merchant.updated"] };
    const { secret, ...created } = await webhooks.create(merchantId, request);
    const webhook = { merchantId, id: created.id };
    expect(await webhooks.get(webhook)).toEqual(created);
    await rename("ONE");
    await expect.poll(() => receiver.received.length).toBe(1);
    const [first] = await read(secret);
    expect(first).toMatchObject({ type: "merchant.updated", merchantId });
    expect(first).toEqual(await client.events.get(merchantId, first!.id));
    expect(await client.events.deliveries(merchantId, first!.id)).toEqual([
      expect.objectContaining({ webhookId: created.id, id: first!.id }),
    ]);

    const renewed = await webhooks.renewSecret(webhook, { overlapHours: 1 });
    await webhooks.update(webhook, { state: "paused" });
    await rename("TWO");
    await rename("THREE");
    await webhooks.update(webhook, { state: "active" });
    expect((await webhooks.get(webhook)).state).toBe("active");
    await expect.poll(() => receiver.received.length).toBe(3);
    for (const sent of receiver.received.slice(1)) {
      for (const one of [secret, renewed]) await verifyWebhook({ ...sent, secrets: [one] });
    }

    const newest = client.webhooks.deliveries.list(webhook, { pageSize: 2 });
    await expect.poll(async () => (await newest.page())[0]?.state).toBe("taken");
    const delivery = await webhooks.deliveries.get(webhook, first!.id);
    expect(delivery).toMatchObject({ body: receiver.received[0]!.body, tried: [{ status: 200 }] });
    await webhooks.deliveries.retry(webhook, first!.id);
    await expect.poll(() => receiver.received.length).toBe(4);
    expect(receiver.counts().get(first!.id)).toBe(2);
    expect(await webhooks.recover(webhook, { after: first!.id })).toBe(0);

    const tried = await webhooks.test(webhook, { type: "payout.paid" });
    expect(tried).toMatchObject({ status: 200, body: "thanks" });
    expect((await read(secret, renewed)).at(-1)).toMatchObject({ example: true });
    expect(await webhooks.list(merchantId).page()).toMatchObject([{ id: webhook.id }]);
    await webhooks.delete(webhook);
    await expect(webhooks.get(webhook)).rejects.toMatchObject({ name: "NotFoundError" });
  });

  it("refuses invalid fields by name", async () => {
    const wrong: NewWebhook = { url: "ftp://example.com", types: ["transaction.captured"] };
    await expect(client.webhooks.create(merchantId, wrong)).rejects.toMatchObject({
      name: "ValidationError",
      problems: [{ field: "url" }],
    });
  });
});
