import { age, leasesLeft } from "@frontdesk/database/test/leases";
import { onPostgres } from "@frontdesk/database/testing";
import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeChange } from "../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { type Json, makeStudio, type Studio } from "../../../test/studio.ts";
import { leasePayloads, listDue } from "../outbox/leases.store.ts";
import { type DeliveryOptions, startDelivery } from "./deliver.ts";

const never = { pollMs: 1e9, gatherMs: 1e9 };

let scheduling: TestScheduling;
let receiver: Receiver;
let studio: Studio;
let clockMs = Date.parse("2026-11-21T08:00:00Z");
const deliveries: Loop[] = [];
beforeAll(async () => {
  const now = () => new Date(clockMs);
  scheduling = await startTestScheduling({ now, settings: { webhooksToPrivate: true } });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  receiver = await startReceiver();
  return async () => {
    await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()));
    await receiver.close();
  };
});

function start(options: Partial<DeliveryOptions> = {}): Loop {
  const delivery = startDelivery(scheduling.context, { ...never, ...options });
  deliveries.push(delivery);
  return delivery;
}

async function makeWebhook(payload_url = receiver.url): Promise<number> {
  const fields = { name: "Ours", payload_url, events: ["clients"] };
  return (await studio.post("/webhooks", fields)).body.id;
}

async function makeChanges(count: number): Promise<void> {
  for (let created = 0; created < count; created += 1) await makeChange(scheduling, studio);
}

const queue = async (id: number): Promise<Json[]> =>
  (await studio.get(`/webhooks/${id}/queue`)).body;

const table = "scheduling.payloads";

describe("webhook delivery", () => {
  it("sends a few payloads of one webhook in parallel", async () => {
    const id = await makeWebhook();
    await makeChanges(10);
    const held = receiver.hold();
    const drained = start({ mostOfOne: 3 }).drain();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), 60_000);
    held.let();
    await drained;
    expect(held.most).toBe(3);
    expect((await queue(id)).every(({ status }) => status === "delivered")).toBe(true);
  });

  it("continues past a receiver that never answers", async () => {
    const slow = await makeWebhook();
    const other = await startReceiver();
    const quick = await makeWebhook(other.url);
    await makeChanges(5);
    const held = receiver.hold();
    const delivery = start({ pollMs: 5, gatherMs: 0, mostOfOne: 2 });
    await vi.waitFor(() => expect(other.received).toHaveLength(5), 60_000);
    await vi.waitFor(async () => {
      expect((await queue(quick)).map(({ status }) => status)).toEqual(
        Array.from({ length: 5 }, () => "delivered"),
      );
    }, 60_000);
    expect((await queue(slow)).every(({ status }) => status === "pending")).toBe(true);
    held.let();
    await delivery.drain();
    expect(receiver.received).toHaveLength(5);
    await other.close();
  });

  it("leases no more than its free capacity", async () => {
    await makeWebhook();
    await makeWebhook();
    await makeChanges(4);
    const held = receiver.hold();
    const drained = start({ most: 3, mostOfAccount: 3, mostOfOne: 2 }).drain();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(3), 60_000);
    held.let();
    await drained;
    expect(held.most).toBe(3);
    expect(receiver.received).toHaveLength(8);
  });

  it("repeats after a crash before the result was stored", async () => {
    const id = await makeWebhook();
    await makeChanges(1);
    const { db } = scheduling.context;
    const now = new Date(clockMs);
    const [webhook] = (await listDue(db, now, 10)).filter(({ webhookId }) => webhookId === id);
    const claims = await leasePayloads(db, webhook!, { now, leaseMs: 20_000, most: 10 });
    expect(claims).toHaveLength(1);
    await studio.post(`/webhooks/${id}/queue/${claims[0]!.id}/retry`);
    for (const by of [0, 180_000, -180_000]) {
      clockMs += by;
      await start().drain();
      clockMs -= by;
      expect(receiver.received).toEqual([]);
    }
    await age(db, table, 20_000);
    await start().drain();
    expect(receiver.received.map(({ body }) => body)).toEqual([claims[0]!.body]);
    expect(await queue(id)).toMatchObject([{ status: "delivered", attempts: 1 }]);
  });

  it("stays with a process that waits long for an answer", async () => {
    const id = await makeWebhook();
    await makeChanges(2);
    const held = receiver.hold();
    const delivery = start({ renewalMs: 5 });
    const drained = delivery.drain();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(2), 60_000);
    for (let round = 0; round < 3; round += 1) {
      await age(scheduling.context.db, table, 15_000);
      const isRenewed = async () =>
        expect((await leasesLeft(scheduling.context.db, table))[0]).toBeGreaterThan(15_000);
      await vi.waitFor(isRenewed, 60_000);
      await start().drain();
    }
    held.let();
    await drained;
    expect(receiver.received).toHaveLength(2);
    expect(await queue(id)).toMatchObject([{ attempts: 1 }, { attempts: 1 }]);
  });

  it("a late result does not overwrite another process's result", async () => {
    const id = await makeWebhook();
    await makeChanges(1);
    const gate = Promise.withResolvers<void>();
    receiver.react(async () => {
      if (receiver.received.length > 1) return [200];
      await gate.promise;
      return [500];
    });
    const late = start().drain();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 60_000);
    await age(scheduling.context.db, table, 20_000);
    await start().drain();
    gate.resolve();
    await late;
    expect(await queue(id)).toMatchObject([{ status: "delivered", attempts: 1 }]);
    expect((await studio.get(`/webhooks/${id}`)).body.status).toBe("success");
  });

  it("a lost secret sends nothing and shows the failure", async () => {
    const id = await makeWebhook();
    await studio.put(`/webhooks/${id}`, { secret: "a secret" });
    await makeChanges(1);
    const { context } = scheduling;
    const keyring = { ...context.keyring, keys: new Map([[1, Buffer.alloc(32, 8)]]) };
    const delivery = startDelivery({ ...context, keyring }, never);
    deliveries.push(delivery);
    await delivery.drain();
    expect(receiver.received).toEqual([]);
    expect(await queue(id)).toMatchObject([{ status: "failing", failure: "secret lost" }]);
    clockMs += 3_600_000;
    await start().drain();
    expect(receiver.received).toHaveLength(1);
  });

  it("shutdown finishes running attempts and begins none", async () => {
    const id = await makeWebhook();
    await makeChanges(3);
    const held = receiver.hold();
    const delivery = start({ mostOfOne: 1 });
    const drained = delivery.drain();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 60_000);
    const stopped = delivery.stop();
    held.let();
    await Promise.all([stopped, drained]);
    const statuses = (await queue(id)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual(["delivered", "pending", "pending"]);
  });

  it("starts after a writing request", async () => {
    const awake = await startTestScheduling({
      delivery: { pollMs: 1e9, gatherMs: 0 },
      settings: { webhooksToPrivate: true },
    });
    const own = await makeStudio(awake);
    const fields = { name: "Ours", payload_url: receiver.url, events: ["clients"] };
    const { body } = await own.post("/webhooks", fields);
    await makeChange(awake, own);
    await own.put(`/webhooks/${body.id}`, { name: "Again" });
    await vi.waitFor(() => expect(receiver.received).toHaveLength(1), 60_000);
    await awake.close();
  });

  it.runIf(onPostgres)("each payload is sent by one of several processes", async () => {
    await makeWebhook();
    await makeChanges(40);
    await Promise.all(Array.from({ length: 4 }, () => start({ mostOfOne: 2 }).drain()));
    const bodies = receiver.received.map(({ body }) => body);
    expect([bodies.length, new Set(bodies).size]).toEqual([40, 40]);
  });
});

describe.runIf(onPostgres)("webhook deletion", () => {
  it("fails no concurrent change or delivery", async () => {
    const id = await makeWebhook();
    await makeChanges(20);
    const delivery = start({ mostOfOne: 4 });
    const [gone] = await Promise.all([
      studio.delete(`/webhooks/${id}`),
      delivery.drain(),
      ...Array.from({ length: 20 }, () => makeChange(scheduling, studio)),
    ]);
    expect(gone.status).toBe(204);
    const sent = receiver.received.length;
    await makeChanges(1);
    await delivery.drain();
    expect(receiver.received).toHaveLength(sent);
    expect(scheduling.logged()).not.toContain("a poll failed");
  });
});

describe("webhook address", () => {
  it("is not called after its name resolves to a private network", async () => {
    const requests: string[] = [];
    const guarded = await startTestScheduling({
      delivery: never,
      lookup: (name, _options, callback) => {
        requests.push(name);
        callback(null, [{ address: "127.0.0.1", family: 4 }]);
      },
    });
    const own = await makeStudio(guarded);
    const { port } = new URL(receiver.url);
    const payload_url = `http://rebound.example:${port}/`;
    const fields = { name: "Ours", payload_url, events: ["clients"] };
    const { status, body } = await own.post("/webhooks", fields);
    expect(status).toBe(201);
    await makeChange(guarded, own);
    await guarded.delivery.drain();
    const [entry] = (await own.get(`/webhooks/${body.id}/queue`)).body;
    expect(entry).toMatchObject({ status: "failing", failure: "address not allowed" });
    expect((await own.post(`/webhooks/${body.id}/test`)).status).toBe(422);
    expect([receiver.received, requests]).toEqual([[], ["rebound.example", "rebound.example"]]);
    await guarded.close();
  });
});
