import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "@frontdesk/database/database";
import { leasesLeft } from "@frontdesk/database/test/leases";
import { onPostgres } from "@frontdesk/database/testing";
import { startReceiver } from "@frontdesk/platform/test/receiver";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "../../../../test/process.ts";
import { type Json, makePayment, makeShop, send } from "../../../../test/shop.ts";

const wrongClock = fileURLToPath(new URL("../../../../torture/process.ts", import.meta.url));

describe.runIf(onPostgres)("webhook deliveries of two processes on one PostgreSQL", () => {
  let site: ProcessEnvironment;
  let processes: PaymentsProcess[];
  beforeAll(async () => {
    const environment = await makeEnvironment();
    site = {
      ...environment,
      environment: { ...environment.environment, WEBHOOKS_TO_PRIVATE: "yes" },
    };
    processes = await Promise.all([startProcess(site), startProcess(site)]);
  });
  afterAll(async () => {
    await Promise.all(processes.map((process) => process.end("SIGTERM")));
    await site.remove();
  });

  it("send each event once, and one at a time per transaction", async () => {
    const [first, second] = processes as [PaymentsProcess, PaymentsProcess];
    const { key, merchant } = await makeShop(first);
    const receiver = await startReceiver();
    const running = new Map<string, number>();
    const crowded: string[] = [];
    const versions = new Map<string, number[]>();
    receiver.react(async ({ body }) => {
      const { version, data } = JSON.parse(body);
      const { id } = data.transaction;
      running.set(id, (running.get(id) ?? 0) + 1);
      if (running.get(id) !== 1) crowded.push(id);
      versions.set(id, [...(versions.get(id) ?? []), version]);
      await delay(20);
      running.set(id, running.get(id)! - 1);
      return [200];
    });
    const path = `/merchants/${merchant.id}/webhooks`;
    const body = { url: receiver.url, types: ["transaction.*"] };
    const response = await send<Json>(first, `POST ${path}`, { key, body });
    expect(response.status).toBe(201);
    const ids = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        makePayment(nth % 2 === 0 ? first : second, merchant, { amount: 1000 }),
      ),
    );
    const captures = ids.flatMap((id) => Array.from({ length: 10 }, () => id));
    await Promise.all(
      captures.map((id, nth) =>
        send(nth % 2 === 0 ? first : second, `POST /transactions/${id}/captures`, {
          key,
          body: { amount: 1 },
        }),
      ),
    );
    await vi.waitFor(() => expect(receiver.received.length).toBeGreaterThanOrEqual(110), 60_000);
    await delay(500);
    expect([...receiver.counts().values()].filter((count) => count !== 1)).toEqual([]);
    expect(receiver.counts().size).toBe(110);
    expect(crowded).toEqual([]);
    for (const messages of versions.values())
      expect(messages).toEqual(messages.toSorted((a, b) => a - b));
    expect(receiver.missigned(response.body.webhook.secret)).toEqual([]);
    await receiver.close();
  });
});

describe.runIf(onPostgres)("process killed during a webhook delivery", () => {
  it("is replaced after its claim ends, by a process with a clock three minutes fast", async () => {
    const environment = await makeEnvironment();
    const site = {
      ...environment,
      environment: { ...environment.environment, WEBHOOKS_TO_PRIVATE: "yes" },
    };
    const first = await startProcess(site);
    const { key, merchant } = await makeShop(first);
    const receiver = await startReceiver();
    const held = receiver.hold();
    const body = { url: receiver.url, types: ["transaction.*"] };
    await send<Json>(first, `POST /merchants/${merchant.id}/webhooks`, { key, body });
    await makePayment(first, merchant, { amount: 1000 });
    await vi.waitFor(() => expect(held.now).toBe(1), 60_000);
    const fast = { ...site.environment, CLOCK_AHEAD_MS: "180000" };
    const second = await startProcess({ ...site, environment: fast }, wrongClock);
    await delay(1_000);
    expect(receiver.received).toHaveLength(1);
    await first.end("SIGKILL");
    const killedAt = performance.now();
    const { db, close } = await openDatabase({ url: environment.environment.DATABASE_URL });
    const [leftMs] = await leasesLeft(db, "payments.deliveries");
    await close();
    await vi.waitFor(() => expect(held.now).toBe(2), 60_000);
    expect(performance.now() - killedAt).toBeGreaterThanOrEqual(leftMs!);
    held.let();
    await delay(500);
    const [once, again] = receiver.received;
    expect([receiver.received.length, again!.body]).toEqual([2, once!.body]);
    await second.end("SIGTERM");
    await site.remove();
    await receiver.close();
  });
});
