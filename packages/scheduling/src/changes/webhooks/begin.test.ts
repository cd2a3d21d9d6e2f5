import { onPostgres } from "@frontdesk/database/testing";
import { type Receiver, startReceiver } from "@frontdesk/platform/test/receiver";
import type { Sending } from "@frontdesk/platform/webhooks/deliver";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeChange } from "../../../test/changes.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { leasePayloads, listDue, type PayloadLease } from "../outbox/leases.store.ts";
import { begin } from "./deliver.ts";
import { signatureOf } from "./headers.ts";

const secret = "a secret of ours";

let scheduling: TestScheduling;
let receiver: Receiver;
let studio: Studio;
let id: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { webhooksToPrivate: true } });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  receiver = await startReceiver();
  const fields = { name: "Ours", payload_url: receiver.url, events: ["clients"], secret };
  id = (await studio.post("/webhooks", fields)).body.id;
  await makeChange(scheduling, studio);
  return () => receiver.close();
});

async function lease(): Promise<PayloadLease[]> {
  const { db, now } = scheduling.context;
  const due = await listDue(db, now(), 8);
  const webhook = due.find(({ webhookId }) => webhookId === id);
  if (webhook === undefined) return [];
  return await leasePayloads(db, webhook, { now: now(), leaseMs: 20_000, most: 8 });
}

async function begun(claimed: PayloadLease | undefined): Promise<Sending[]> {
  const started: Sending[] = [];
  await begin(scheduling.context, claimed!, (sending) => started.push(sending));
  return started;
}

const queue = async () => (await studio.get(`/webhooks/${id}/queue`)).body;

describe("leased payload", () => {
  it("waits while its webhook is paused and continues afterwards", async () => {
    const [claimed] = await lease();
    await studio.put(`/webhooks/${id}`, { paused: true });
    expect([await begun(claimed), await lease()]).toEqual([[], []]);
    expect(await queue()).toMatchObject([{ status: "pending", attempts: 0 }]);
    await studio.put(`/webhooks/${id}`, { paused: false });
    await scheduling.delivery.drain();
    expect(receiver.received).toHaveLength(1);
  });

  it("is dropped after deletion of its webhook", async () => {
    const [claimed] = await lease();
    await studio.delete(`/webhooks/${id}`);
    expect(await begun(claimed)).toEqual([]);
    await scheduling.delivery.drain();
    expect(receiver.received).toEqual([]);
  });

  it("uses the webhook's current address and secret", async () => {
    const [claimed] = await lease();
    const payload_url = `${receiver.url}/elsewhere`;
    await studio.put(`/webhooks/${id}`, { payload_url, secret: "another" });
    const [sending] = await begun(claimed);
    expect(sending!.url).toBe(payload_url);
    expect(sending!.sign(new Date())).toMatchObject({
      "X-Frontdesk-Signature": signatureOf("another", claimed!.body),
    });
  });
});

describe.runIf(onPostgres)("attempt while its webhook is being stopped", () => {
  it("waits and then sends nothing", async () => {
    const { db } = scheduling.context;
    const [claimed] = await lease();
    let attempted: Promise<Sending[]> | undefined;
    await db.transaction().execute(async (db) => {
      await sql`update scheduling.webhooks set paused = true where id = ${id}`.execute(db);
      attempted = begun(claimed);
      const waits = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%scheduling.webhooks%'
          and datname = current_database()`;
      // A second connection: inside a transaction, pg_stat_activity shows one snapshot.
      const count = async () => (await waits.execute(scheduling.context.db)).rows[0]!.n;
      await vi.waitFor(async () => expect(await count()).toBeGreaterThan(0), 60_000);
    });
    expect(await attempted).toEqual([]);
  });
});
