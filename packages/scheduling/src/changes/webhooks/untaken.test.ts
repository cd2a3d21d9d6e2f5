import { type Receiver, reactions, startReceiver } from "@frontdesk/platform/test/receiver";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeChange } from "../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Json, makeStudio, type Studio } from "../../../test/studio.ts";

const minuteMs = 60_000;

let scheduling: TestScheduling;
let receiver: Receiver;
let studio: Studio;
let clockMs = Date.parse("2026-11-21T08:00:00.250Z");
beforeAll(async () => {
  scheduling = await startTestScheduling({
    now: () => new Date(clockMs),
    settings: { webhooksToPrivate: true },
  });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  receiver = await startReceiver();
  return () => receiver.close();
});

async function makeWebhook(fields: object = {}): Promise<number> {
  const { body } = await studio.post("/webhooks", {
    name: "Ours",
    payload_url: receiver.url,
    events: ["clients"],
    secret: "a secret of ours",
    ...fields,
  });
  return body.id;
}

const change = () => makeChange(scheduling, studio);
const deliver = () => scheduling.delivery.drain();
const queue = async (id: number): Promise<Json[]> =>
  (await studio.get(`/webhooks/${id}/queue`)).body;
const statusOf = async (id: number): Promise<string> =>
  (await studio.get(`/webhooks/${id}`)).body.status;

describe("failed webhook payload", () => {
  it("retries the same bytes with growing delays and a new signature", async () => {
    const id = await makeWebhook();
    receiver.react(() => [500, "not now"]);
    await change();
    const waits: number[] = [];
    for (let attempts = 1; attempts <= 11; attempts += 1) {
      await deliver();
      const [entry] = await queue(id);
      expect(entry).toMatchObject({
        attempts,
        status: "failing",
        response_from_http_client: 500,
        response_body: "not now",
      });
      expect(await statusOf(id)).toBe("retrying");
      const waitMs = Date.parse(entry.next_try) - clockMs;
      waits.push(waitMs);
      clockMs += waitMs - 1;
      await deliver();
      expect(receiver.received).toHaveLength(attempts);
      clockMs += 1;
    }
    waits.forEach((wait, index) => {
      const middle = Math.min(420, 2 ** index) * minuteMs;
      expect(Math.abs(wait - middle)).toBeLessThanOrEqual(middle / 10 + 1);
    });
    expect(new Set(receiver.received.map(({ body }) => body)).size).toBe(1);
    const signatures = receiver.received.map(({ headers }) => headers["webhook-signature"]);
    expect(new Set(signatures).size).toBe(11);
    receiver.react(() => [204]);
    await deliver();
    expect(await queue(id)).toMatchObject([{ status: "delivered", attempts: 12, next_try: null }]);
    expect(await statusOf(id)).toBe("success");
  });

  it("honors Retry-After up to an hour", async () => {
    const id = await makeWebhook();
    for (const [seconds, waitedMs] of [
      [1800, 30 * minuteMs],
      [86_400, 60 * minuteMs],
    ] as const) {
      receiver.react(reactions.isBusyFor(seconds));
      await change();
      await deliver();
      const entry = (await queue(id)).at(-1)!;
      expect(entry).toMatchObject({ attempts: 1, status: "failing" });
      expect(Date.parse(entry.next_try) - clockMs).toBe(waitedMs);
    }
  });

  it("stops after a hundred attempts; a manual retry sends it again", async () => {
    const id = await makeWebhook();
    receiver.react(() => [503]);
    await change();
    for (let attempts = 1; attempts <= 100; attempts += 1) {
      await deliver();
      clockMs += 8 * 60 * minuteMs;
    }
    await deliver();
    expect(receiver.received).toHaveLength(100);
    const [entry] = await queue(id);
    expect(entry).toMatchObject({ status: "failed", attempts: 100, next_try: null });
    expect(await statusOf(id)).toBe("failed");
    const retried = await studio.post(`/webhooks/${id}/queue/${entry.id}/retry`);
    expect([retried.status, retried.body.id]).toEqual([202, entry.id]);
    await deliver();
    expect(await queue(id)).toMatchObject([{ status: "failed", attempts: 101 }]);
    receiver.react(() => [200]);
    await change();
    clockMs += 60 * minuteMs;
    await deliver();
    expect(await queue(id)).toMatchObject([{ status: "failed" }, { status: "delivered" }]);
    expect(await statusOf(id)).toBe("success");
  });

  it("counts redirects and lost connections as failures", async () => {
    const redirected = await makeWebhook();
    const lost = await makeWebhook({ payload_url: "http://127.0.0.1:1/" });
    receiver.react(reactions.redirectsTo("http://127.0.0.1:1/"));
    await change();
    await deliver();
    expect(await queue(redirected)).toMatchObject([
      { status: "failing", response_from_http_client: 301 },
    ]);
    expect(await queue(lost)).toMatchObject([
      { status: "failing", response_from_http_client: null, failure: "connection refused" },
    ]);
  });

  it("counts an endless answer as a failure", async () => {
    const id = await makeWebhook();
    receiver.react(reactions.isEndless);
    await change();
    await deliver();
    expect(await queue(id)).toMatchObject([
      { status: "failing", response_from_http_client: null, failure: "answer too long" },
    ]);
  });

  it("manual retry: immediate, only for a payload of that webhook", async () => {
    const [id, other] = [await makeWebhook(), await makeWebhook({ events: ["bookings"] })];
    await change();
    await deliver();
    const [entry] = await queue(id);
    for (const [webhook, payload] of [
      [other, entry.id],
      [id, 999_999],
      [id, "x"],
    ]) {
      const response = await studio.post(`/webhooks/${webhook}/queue/${payload}/retry`);
      expect(response.status).toBe(404);
    }
    expect((await studio.post(`/webhooks/${id}/queue/${entry.id}/retry`)).status).toBe(202);
    await deliver();
    expect(receiver.received).toHaveLength(2);
    expect(await queue(id)).toMatchObject([{ status: "delivered", attempts: 2 }]);
  });
});
