import { reactions } from "@frontdesk/platform/test/receiver";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { type Json, makePayment } from "../../../../test/shop.ts";
import {
  deliveriesOf,
  happen,
  type Listener,
  makeListener,
  settle,
} from "../../../../test/webhooks.ts";
import { newId, shardOf } from "../../../core/ids.ts";

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

let payments: TestPayments;
let clockMs = Date.now();
const listeners: Listener[] = [];
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { webhooksToPrivate: true },
    now: () => new Date(clockMs),
  });
});
afterAll(() => payments.close());
beforeEach(() => {
  clockMs = Date.now();
});
afterEach(async () => {
  for (const { receiver, shop, one } of listeners.splice(0)) {
    await shop.app.delete(one);
    await receiver.close();
  }
});

async function setUp(fields: object = {}): Promise<Listener> {
  const listener = await makeListener(payments, fields);
  listeners.push(listener);
  return listener;
}

const statesOf = async (listener: Listener) =>
  (await deliveriesOf(listener)).map(({ state }) => state);

const read = async ({ shop, one }: Listener, eventId: string): Promise<Json> =>
  (await shop.app.get(`${one}/deliveries/${eventId}`)).body.delivery;

describe("webhook delivery", () => {
  it("sends the event to its receiver, signed, the same as in the list", async () => {
    const listener = await setUp({ types: ["transaction.*"] });
    const { shop, receiver, secret } = listener;
    await makePayment(payments, shop.merchant, { amount: 1000 });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 60_000);
    expect(receiver.missigned(secret)).toEqual([]);
    const { text } = await shop.app.get(`/merchants/${shop.merchant.id}/events?limit=5`);
    const [{ body, headers }] = receiver.received as [(typeof receiver.received)[0]];
    expect(text).toContain(body);
    const { id, type, data } = JSON.parse(body);
    expect(type).toBe("transaction.created");
    expect(headers).toMatchObject({
      "webhook-id": id,
      "user-agent": "Frontdesk/Webhooks",
      "content-type": "application/json",
    });
    await vi.waitFor(async () => expect(await statesOf(listener)).toEqual(["taken"]), 60_000);
    expect(await read(listener, id)).toMatchObject({
      id,
      type,
      transactionId: data.transaction.id,
      attempts: 1,
      nextTry: null,
      body,
      headers: { "webhook-signature": headers["webhook-signature"] },
      tried: [{ ms: expect.any(Number), status: 200, failure: null, answer: "thanks" }],
    });
    const one = await shop.app.get(`/merchants/${shop.merchant.id}/events/${id}`);
    expect(one.text).toContain(body);
    expect(one.body.deliveries).toMatchObject([{ webhookId: listener.id, id, state: "taken" }]);
    const view = (await shop.app.get(listener.one)).body.webhook;
    expect([view.lastSuccess, view.lastFailure, view.waiting]).toEqual([
      new Date(clockMs).toISOString(),
      null,
      0,
    ]);
  });

  it("is retried with growing pauses and the same bytes for three days", async () => {
    const listener = await setUp();
    const { receiver, shop } = listener;
    receiver.react(() => [500, "no"]);
    await happen(payments, shop.merchant.id);
    await settle(payments);
    const [{ id: eventId }] = (await deliveriesOf(listener)) as [Json];
    const waits: number[] = [];
    for (let tries = 1; tries <= 12; tries += 1) {
      const { state, nextTry } = await read(listener, eventId);
      if (state !== "waiting") break;
      waits.push((Date.parse(nextTry) - clockMs) / 1000);
      clockMs = Date.parse(nextTry);
      await settle(payments);
    }
    const usual = [5, 60, 300, 1_800, 7_200, 18_000, 36_000, 50_400, 64_800, 72_000];
    for (const [nth, wait] of waits.entries()) {
      expect(wait).toBeLessThanOrEqual(usual[nth]! * 1.1 + 0.01);
      if (nth < 9) expect(wait).toBeGreaterThanOrEqual(usual[nth]! * 0.9 - 0.01);
    }
    expect(waits.length).toBeGreaterThanOrEqual(9);
    // The clock stands still.
    const triedFor = waits.reduce((sum, wait) => sum + wait, 0);
    expect(triedFor).toBeLessThanOrEqual(3 * 24 * 3600 + 5);
    const { state, attempts, tried } = await read(listener, eventId);
    expect([state, attempts]).toEqual(["failed", waits.length + 1]);
    expect(tried).toHaveLength(attempts);
    expect(tried[0]).toMatchObject({ status: 500, answer: "no", failure: null });
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    expect(receiver.missigned(listener.secret)).toEqual([]);
    const stamps = receiver.received.map(({ headers }) => headers["webhook-timestamp"]);
    expect(new Set(stamps).size).toBe(attempts);
  });

  it("is retried no sooner than the receiver asks", async () => {
    const listener = await setUp();
    listener.receiver.react(reactions.isBusyFor(1_800));
    await happen(payments, listener.shop.merchant.id);
    await settle(payments);
    const [{ nextTry }] = (await deliveriesOf(listener)) as [Json];
    expect(Date.parse(nextTry) - clockMs).toBe(30 * minuteMs);
  });

  it("waits for the previous one of its transaction and overtakes others", async () => {
    const listener = await setUp();
    const { receiver, shop } = listener;
    const { id } = shop.merchant;
    const transactionId = newId(shardOf(id));
    let isWell = false;
    receiver.react(({ body }) => {
      const { version } = JSON.parse(body);
      return [version > 0 && !isWell ? 500 : 200];
    });
    for (const version of [1, 2, 3]) await happen(payments, id, { transactionId, version });
    await happen(payments, id);
    await settle(payments);
    await happen(payments, id, { transactionId, version: 4 });
    await settle(payments);
    const versions = () => receiver.received.map(({ body }) => JSON.parse(body).version);
    expect(versions().sort()).toEqual([0, 1]);
    expect((await shop.app.get(listener.one)).body.webhook.waiting).toBe(4);
    clockMs += 6_000;
    await settle(payments);
    expect(receiver.received).toHaveLength(3);
    isWell = true;
    clockMs += 2 * minuteMs;
    await settle(payments);
    expect(versions().slice(2)).toEqual([1, 1, 2, 3, 4]);
    expect(new Set(await statesOf(listener))).toEqual(new Set(["taken"]));
  });

  it("of a transaction continues after a permanent failure", async () => {
    const listener = await setUp();
    const { receiver, shop } = listener;
    const transactionId = newId(shardOf(shop.merchant.id));
    receiver.react(({ body }) => [JSON.parse(body).version === 1 ? 500 : 200]);
    for (const version of [1, 2])
      await happen(payments, shop.merchant.id, { transactionId, version });
    await settle(payments);
    for (let tries = 0; tries < 12; tries += 1) {
      clockMs += 22 * hourMs;
      await settle(payments);
    }
    expect(await statesOf(listener)).toEqual(["failed", "taken"]);
  });

  it("is listed by state, type and transaction", async () => {
    const listener = await setUp();
    const { receiver, shop } = listener;
    receiver.react(({ body }) => [JSON.parse(body).type === "payout.paid" ? 500 : 200]);
    const transactionId = newId(shardOf(shop.merchant.id));
    await happen(payments, shop.merchant.id, { transactionId, version: 1 });
    await happen(payments, shop.merchant.id, { type: "payout.paid" });
    await settle(payments);
    const typesBy = async (filter: string) =>
      (await shop.app.get(`${listener.one}/deliveries?limit=5&${filter}`)).body.map(
        ({ type }: Json) => type,
      );
    expect(await typesBy("filter[state]=waiting")).toEqual(["payout.paid"]);
    expect(await typesBy("filter[type]=payout.paid")).toEqual(["payout.paid"]);
    expect(await typesBy(`filter[transactionId]=${transactionId}`)).toEqual(["dispute.answered"]);
    expect(await typesBy("")).toHaveLength(2);
    const { status } = await shop.app.get(`${listener.one}/deliveries/${transactionId}`);
    expect(status).toBe(404);
  });
});

describe("webhook test", () => {
  it("sends one example at once and reports the response", async () => {
    const { shop, one, receiver, secret } = await setUp({ types: ["payout.*"], paused: true });
    const { status, body } = await shop.app.post(`${one}/test`);
    expect([status, body]).toEqual([201, { status: 200, ms: expect.any(Number), body: "thanks" }]);
    await shop.app.post(`${one}/test`, { type: "dispute.won" });
    const sent = receiver.received.map(({ body }) => JSON.parse(body));
    expect(sent.map(({ type }) => type)).toEqual(["payout.created", "dispute.won"]);
    expect(sent[0]).toMatchObject({ example: true, merchantId: shop.merchant.id });
    expect(receiver.missigned(secret)).toEqual([]);
    receiver.react(() => [418, "short and stout"]);
    expect((await shop.app.post(`${one}/test`)).body).toMatchObject({
      status: 418,
      body: "short and stout",
    });
    receiver.react(reactions.resets);
    expect((await shop.app.post(`${one}/test`)).body).toEqual({
      ms: expect.any(Number),
      failure: "connection lost",
    });
    expect(await statesOf({ shop, one } as Listener)).toEqual([]);
  });
});
