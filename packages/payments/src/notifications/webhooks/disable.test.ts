import { reactions } from "@frontdesk/platform/test/receiver";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import {
  deliveriesOf,
  happen,
  type Listener,
  makeListener,
  settle,
} from "../../../test/webhooks.ts";
import { handleFailing } from "./disable.ts";

const hourMs = 60 * 60 * 1000;

let payments: TestPayments;
let clockMs = Date.now();
let listener: Listener;
let merchantId: string;
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { webhooksToPrivate: true },
    now: () => new Date(clockMs),
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  clockMs = Date.now();
  payments.mails.length = 0;
  listener = await makeListener(payments);
  merchantId = listener.shop.merchant.id;
});
afterEach(async () => {
  await listener.shop.app.delete(listener.one);
  await listener.receiver.close();
});

const show = async () => (await listener.shop.app.get(listener.one)).body.webhook;
const states = async () => (await deliveriesOf(listener)).map(({ state }) => state);

describe("webhook with status 410", () => {
  it("is disabled at once, and its pending deliveries are skipped", async () => {
    listener.receiver.react(reactions.isGone);
    const wake = vi.spyOn(payments.context.telling, "wake");
    await happen(payments, merchantId);
    await settle(payments);
    await settle(payments);
    expect(wake).toHaveBeenCalled();
    wake.mockRestore();
    expect(await show()).toMatchObject({ state: "disabled", reason: "gone", waiting: 0 });
    expect(await states()).toEqual(["skipped"]);
    expect(payments.mails.map(({ to, subject }) => [to, subject])).toEqual([
      ["jane@example.com", "We disabled a webhook of your merchant"],
    ]);
    await happen(payments, merchantId);
    await settle(payments);
    expect(listener.receiver.received).toHaveLength(1);
  });

  it("is reported to the merchant's other webhooks only, even after it resumes", async () => {
    const { shop, path, one, receiver, id } = listener;
    const second = { url: receiver.url, types: ["webhook.disabled"] };
    const other = (await shop.app.post(path, second)).body.webhook;
    receiver.react(({ body }) => [/webhook.disabled/.test(body) ? 200 : 410]);
    await happen(payments, merchantId, { type: "payout.paid" });
    await settle(payments);
    await settle(payments);
    const messages = receiver.received.map(({ body }) => JSON.parse(body));
    expect(messages.map(({ type }) => type)).toEqual(["payout.paid", "webhook.disabled"]);
    expect(messages[1].data).toMatchObject({ webhook: { id, state: "disabled" }, reason: "gone" });
    expect(receiver.missigned(other.secret)).toHaveLength(1);
    receiver.react(() => [200]);
    await shop.app.put(one, { state: "active" });
    const active = await show();
    expect([active.state, active.reason]).toEqual(["active", null]);
    await happen(payments, merchantId, { type: "payout.returned" });
    await settle(payments);
    const types = receiver.received.map(({ body }) => JSON.parse(body).type);
    expect(types).toEqual(["payout.paid", "webhook.disabled", "payout.returned"]);
  });
});

describe("failing webhook", () => {
  async function fail(hours: number): Promise<void> {
    for (let hour = 0; hour < hours; hour += 4) {
      await happen(payments, merchantId);
      await settle(payments);
      clockMs += 4 * hourMs;
    }
  }

  it("is reported by mail after a day, once, to the merchant and its owners", async () => {
    const { shop, receiver } = listener;
    await shop.app.post(`/merchants/${merchantId}/users`, { email: "ada@example.com" });
    const link = new URL(payments.mails.at(-1)!.link!).pathname;
    await payments.send(`POST ${link}`, {
      body: "name=Ada",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    payments.mails.length = 0;
    receiver.react(() => [500]);
    await fail(20);
    await handleFailing(payments.context);
    expect(payments.mails).toEqual([]);
    await fail(8);
    await handleFailing(payments.context);
    await handleFailing(payments.context);
    expect(payments.mails.map(({ to, subject }) => [to, subject])).toEqual(
      ["jane@example.com", "ada@example.com"].map((to) => [
        to,
        "A webhook of your merchant has been failing for a day",
      ]),
    );
    expect((await show()).state).toBe("active");
  });

  it("is not reported after four attempts only", async () => {
    listener.receiver.react(() => [500]);
    await happen(payments, merchantId);
    for (const waitMs of [0, 10_000, 100_000, 1_000_000]) {
      clockMs += waitMs;
      await settle(payments);
    }
    expect(listener.receiver.received).toHaveLength(4);
    clockMs += 25 * hourMs;
    await handleFailing(payments.context);
    expect(payments.mails).toEqual([]);
  });

  it("is disabled after five days, and resumes where it stopped", async () => {
    const { shop, one, receiver } = listener;
    receiver.react(() => [500]);
    await fail(4 * 24);
    await handleFailing(payments.context);
    expect((await show()).state).toBe("active");
    await fail(28);
    const wake = vi.spyOn(payments.context.telling, "wake");
    await handleFailing(payments.context);
    expect(wake).toHaveBeenCalledOnce();
    wake.mockRestore();
    expect(await show()).toMatchObject({ state: "disabled", reason: "failing", waiting: 0 });
    expect((await states()).filter((state) => !/failed|skipped/.test(state))).toEqual([]);
    expect(payments.mails.at(-1)!.subject).toBe("We disabled a webhook of your merchant");
    const count = receiver.received.length;
    receiver.react(() => [200]);
    await happen(payments, merchantId, { type: "payout.paid" });
    await settle(payments);
    expect(receiver.received).toHaveLength(count);
    await shop.app.put(one, { state: "active" });
    await settle(payments);
    expect(JSON.parse(receiver.received.at(-1)!.body).type).toBe("payout.paid");
    expect(receiver.received).toHaveLength(count + 1);
    await handleFailing(payments.context);
    expect((await show()).state).toBe("active");
  });
});
