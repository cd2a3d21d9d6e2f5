import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeChange } from "../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { type DeliveryOptions, startDelivery } from "./deliver.ts";

const never = { pollMs: 1e9, gatherMs: 1e9 };
const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

let scheduling: TestScheduling;
let receiver: Receiver;
let clockMs = Date.parse("2026-11-22T08:00:00Z");
const deliveries: Loop[] = [];
beforeAll(async () => {
  const now = () => new Date(clockMs);
  scheduling = await startTestScheduling({ now, settings: { webhooksToPrivate: true } });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  receiver = await startReceiver();
  return async () => {
    await sql`update scheduling.payloads set due_at = null, status = 'failed'`.execute(
      scheduling.context.db,
    );
    await Promise.all(deliveries.splice(0).map((delivery) => delivery.stop()));
    await receiver.close();
  };
});

function start(options: Partial<DeliveryOptions> = never): Loop {
  const delivery = startDelivery(scheduling.context, options);
  deliveries.push(delivery);
  return delivery;
}

async function makeWebhook(studio: Studio, payload_url = receiver.url): Promise<number> {
  const fields = { name: "Ours", payload_url, events: ["clients"] };
  return (await studio.post("/webhooks", fields)).body.id;
}

async function makeFailing(failures = 10): Promise<void> {
  const { db } = scheduling.context;
  const since = new Date(clockMs);
  await sql`update scheduling.webhooks
    set failures = ${failures}, failing_since = ${since}`.execute(db);
}

describe("webhook fairness", () => {
  it("one account never waits for another account's receiver", async () => {
    const loud = await makeStudio(scheduling);
    const quiet = await makeStudio(scheduling);
    for (let created = 0; created < 60; created += 1) await makeWebhook(loud);
    for (let created = 0; created < 33; created += 1) await makeChange(scheduling, loud);
    const held = receiver.hold();
    start({ pollMs: 5, gatherMs: 0 });
    await vi.waitFor(() => expect(held.now).toBeGreaterThanOrEqual(8), 60_000);
    const other = await startReceiver();
    await makeWebhook(quiet, other.url);
    await makeChange(scheduling, quiet);
    await vi.waitFor(() => expect(other.received).toHaveLength(1), { timeout: 8000, interval: 10 });
    expect(held.most).toBe(8);
    held.let();
    await other.close();
  });

  it("takes no more than an eighth of the senders for one account", async () => {
    const studios = [await makeStudio(scheduling), await makeStudio(scheduling)];
    for (const studio of studios) {
      for (let created = 0; created < 3; created += 1) await makeWebhook(studio);
      for (let created = 0; created < 5; created += 1) await makeChange(scheduling, studio);
    }
    const held = receiver.hold();
    const delivery = start({ ...never, most: 16, mostOfAccount: 2 });
    const drained = delivery.drain();
    await vi.waitFor(() => expect(held.now).toBe(4), 60_000);
    held.let();
    await drained;
    expect([held.most, receiver.received.length]).toEqual([4, 30]);
  });

  it("a receiver with ten failed attempts gets one attempt at a time", async () => {
    const studio = await makeStudio(scheduling);
    await makeWebhook(studio);
    for (let created = 0; created < 5; created += 1) await makeChange(scheduling, studio);
    const delivery = start();
    // Ten failures in two rounds of five: still parallel.
    for (const inAll of [5, 10]) {
      const held = receiver.hold(500);
      const drained = delivery.drain();
      await vi.waitFor(() => expect(held.now).toBe(5), 60_000);
      held.let();
      await drained;
      expect(receiver.received).toHaveLength(inAll);
      clockMs += 3 * 60_000;
    }
    const held = receiver.hold();
    const drained = delivery.drain();
    await vi.waitFor(() => expect(held.now).toBe(1), 60_000);
    await setTimeout(100);
    expect(held.most).toBe(1);
    held.let();
    await drained;
    expect(receiver.received).toHaveLength(15);
  });

  it("failing receivers share sixteen senders, across accounts", async () => {
    const studios: Studio[] = [];
    for (let created = 0; created < 5; created += 1) studios.push(await makeStudio(scheduling));
    for (const studio of studios) {
      for (let created = 0; created < 4; created += 1) await makeWebhook(studio);
      await makeChange(scheduling, studio);
    }
    await makeFailing();
    const held = receiver.hold();
    const drained = start().drain();
    await vi.waitFor(() => expect(held.now).toBe(16), 60_000);
    held.let();
    await drained;
    expect([held.most, receiver.received.length]).toEqual([16, 20]);
  });

  it("receivers that accepted their last payload keep half of the senders", async () => {
    const studios: Studio[] = [];
    for (let created = 0; created < 4; created += 1) studios.push(await makeStudio(scheduling));
    for (const studio of studios) {
      for (let created = 0; created < 4; created += 1) await makeWebhook(studio);
      await makeChange(scheduling, studio);
    }
    await makeFailing(1);
    const held = receiver.hold();
    start({ pollMs: 5, gatherMs: 0, most: 16, mostOfAccount: 4 });
    await vi.waitFor(() => expect(held.now).toBe(8), 60_000);
    const [well, other] = [await makeStudio(scheduling), await startReceiver()];
    for (let created = 0; created < 4; created += 1) await makeWebhook(well, other.url);
    await makeChange(scheduling, well);
    await vi.waitFor(() => expect(other.received).toHaveLength(4), { timeout: 8000 });
    expect(held.most).toBe(8);
    held.let();
    await vi.waitFor(() => expect(receiver.received).toHaveLength(16), 60_000);
    await other.close();
  });
});

describe("receiver failing for three days", () => {
  it("gets one attempt an hour, and administrators get one mail", async () => {
    const studio = await makeStudio(scheduling);
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const id = await makeWebhook(studio);
    const delivery = start();
    receiver.react(() => [500]);
    for (let created = 0; created < 6; created += 1) await makeChange(scheduling, studio);
    await delivery.drain();
    clockMs += 3 * dayMs - 1;
    await delivery.drain();
    const before = receiver.received.length;
    expect(before).toBe(12);
    clockMs += hourMs;
    for (let created = 0; created < 30; created += 1) {
      await makeChange(scheduling, studio);
      await delivery.drain();
      clockMs += hourMs / 10;
    }
    expect(receiver.received).toHaveLength(before + 3);
    expect((await studio.get(`/webhooks/${id}`)).body.paused).toBe(false);
    const folder = join(scheduling.context.settings.dataFolder, "mail");
    const mailsTo = (email: string) =>
      readdirSync(folder)
        .map((file) => readFileSync(join(folder, file), "utf8"))
        .filter((mail) => mail.includes(`To: ${email}`) && mail.includes("three days"));
    const { email } = (await studio.get("/v1/me")).body;
    await vi.waitFor(() => expect(mailsTo(email)).toHaveLength(1), 60_000);
    expect(mailsTo((await member.get("/v1/me")).body.email)).toEqual([]);
    const [payload] = (await studio.get(`/webhooks/${id}/queue`)).body;
    receiver.react(() => [200]);
    await studio.post(`/webhooks/${id}/queue/${payload.id}/retry`);
    await delivery.drain();
    const statuses = new Set<string>();
    clockMs += 8 * hourMs;
    await delivery.drain();
    for (const { status } of (await studio.get(`/webhooks/${id}/queue`)).body) statuses.add(status);
    expect([...statuses]).toEqual(["delivered"]);
  });
});
