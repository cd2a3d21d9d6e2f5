import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeChange } from "../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Json, makeStudio, type Studio } from "../../../test/studio.ts";
import { cleanUp } from "../../operating/housekeeping.ts";

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const secret = "a secret of ours";

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
    secret,
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

describe("change with webhooks", () => {
  it("sends one signed payload with the API's representation", async () => {
    const id = await makeWebhook();
    await change();
    await deliver();
    await deliver();
    expect(receiver.received).toHaveLength(1);
    const [{ headers, body }] = receiver.received as [(typeof receiver.received)[0]];
    const notice = JSON.parse(body);
    expect(notice).toEqual({
      id: expect.any(Number),
      timestamp: Math.floor(clockMs / 1000),
      payload: { id: 3, name: "Zoë & Søn", action: "create", type: "client" },
      user: expect.objectContaining({ id: studio.userId }),
    });
    expect(headers).toMatchObject({
      "user-agent": "Frontdesk/Webhooks",
      "content-type": "application/json",
      "x-frontdesk-signature": expect.stringMatching(/^[0-9a-f]{64}$/),
      "webhook-id": String(notice.id),
    });
    expect(headers).not.toHaveProperty("x-frontdesk-key");
    vi.useFakeTimers({ now: clockMs, toFake: ["Date"] });
    const verifier = new Webhook(Buffer.from(secret).toString("base64"));
    expect(verifier.verify(body, headers as Record<string, string>)).toEqual(notice);
    vi.useRealTimers();
    expect(await queue(id)).toMatchObject([{ id: notice.id, model: notice, status: "delivered" }]);
    expect(await statusOf(id)).toBe("success");
  });

  it("reaches only webhooks subscribed to its noun", async () => {
    const id = await makeWebhook({ events: ["bookings"] });
    await change();
    await deliver();
    expect(await queue(id)).toEqual([]);
  });

  it("reaches no other account", async () => {
    const id = await makeWebhook();
    await makeChange(scheduling, await makeStudio(scheduling));
    await deliver();
    expect([await queue(id), receiver.received]).toEqual([[], []]);
  });

  it("sends nothing after a rollback", async () => {
    const id = await makeWebhook();
    const failing = scheduling.context.db.transaction().execute(async (db) => {
      await makeChange({ context: { ...scheduling.context, db } }, studio);
      throw new Error("undone");
    });
    await expect(failing).rejects.toThrow("undone");
    expect(await queue(id)).toEqual([]);
  });
});

describe("webhook queue", () => {
  it("lists waiting payloads with their author", async () => {
    const id = await makeWebhook();
    await change();
    const [entry] = await queue(id);
    expect(entry).toEqual({
      id: entry.id,
      account_id: studio.accountId,
      webhook_id: id,
      model: expect.objectContaining({ id: entry.id }),
      user: {
        id: studio.userId,
        name: expect.stringContaining("Pat Person"),
        email: expect.stringContaining("@example.com"),
      },
      action: "create",
      attempts: 0,
      status: "pending",
      last_sent_on: null,
      created_at: new Date(clockMs).toISOString(),
      request_headers: {},
      response_from_http_client: null,
      response_body: null,
      failure: null,
      next_try: null,
    });
  });

  it("lists sent payloads with the answer and without the secret", async () => {
    const id = await makeWebhook({ send_secret_header: true });
    receiver.react(() => [201, "x".repeat(5000)]);
    await change();
    await deliver();
    const [entry] = await queue(id);
    expect(receiver.received[0]!.headers["x-frontdesk-key"]).toBe(secret);
    expect(entry).toMatchObject({
      attempts: 1,
      last_sent_on: new Date(clockMs).toISOString(),
      response_from_http_client: 201,
      response_body: "x".repeat(2048),
      request_headers: { "X-Frontdesk-Key": "********" },
    });
    expect(JSON.stringify(entry)).not.toContain(secret);
    expect(scheduling.logged()).not.toContain(secret);
  });

  it("is paged", async () => {
    const id = await makeWebhook();
    for (let count = 0; count < 3; count += 1) await change();
    const all = await queue(id);
    const { body, headers } = await studio.get(`/webhooks/${id}/queue?limit=1&offset=2`);
    expect(body).toEqual([all[2]]);
    expect(headers["x-total-count"]).toBe("3");
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => a - b));
  });

  it("is deleted with its webhook", async () => {
    const id = await makeWebhook();
    await change();
    expect((await studio.delete(`/webhooks/${id}`)).status).toBe(204);
    await deliver();
    expect(receiver.received).toEqual([]);
  });

  it("deletes payloads after thirty days, delivered or not", async () => {
    const id = await makeWebhook();
    receiver.react(() => [500]);
    await change();
    await deliver();
    clockMs += 30 * dayMs;
    await cleanUp(scheduling.context);
    expect(await queue(id)).toHaveLength(1);
    clockMs += 1;
    await cleanUp(scheduling.context);
    expect(await queue(id)).toEqual([]);
  });
});

describe("paused webhook", () => {
  it("sends waiting payloads on resume, to its new address with its new secret", async () => {
    const id = await makeWebhook({ paused: true, payload_url: "http://127.0.0.1:1/" });
    await change();
    await deliver();
    expect(await queue(id)).toMatchObject([{ status: "pending", attempts: 0 }]);
    const changed = { paused: false, payload_url: receiver.url, secret: null };
    expect((await studio.put(`/webhooks/${id}`, changed)).status).toBe(200);
    await deliver();
    expect(receiver.received).toHaveLength(1);
    expect(receiver.received[0]!.headers).not.toHaveProperty("x-frontdesk-signature");
  });
});
