import { few, onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import {
  deliveriesOf,
  happen,
  type Listener,
  makeListener,
  settle,
  startLoad,
  tellAll,
} from "../../../../test/webhooks.ts";
import { shardOf } from "../../../core/ids.ts";
import { beginAttempt, type SendingContext } from "./deliver.ts";
import { type DeliveryLease, leaseDeliveries } from "./leases.store.ts";

let payments: TestPayments;
let listener: Listener;
beforeAll(async () => {
  const sending = { pollMs: 1e9, gatherMs: 1e9 };
  payments = await startTestPayments({
    settings: { webhooksToPrivate: true },
    webhooks: { sending },
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  listener = await makeListener(payments);
});
afterEach(async () => {
  await listener.shop.app.delete(listener.one);
  await listener.receiver.close();
});

const context = (): SendingContext => ({ ...payments.context, note: () => {} });

async function lease(): Promise<DeliveryLease> {
  const { context } = payments;
  await happen(payments, listener.shop.merchant.id);
  await tellAll(payments);
  const webhook = {
    shard: shardOf(listener.id),
    webhookId: listener.id,
    isFailing: false,
    isDoubtful: false,
  };
  return await vi.waitFor(async () => {
    const claims = await leaseDeliveries(context.db, webhook, {
      now: context.now(),
      leaseMs: 20_000,
      most: 1,
    });
    expect(claims).toHaveLength(1);
    return claims[0]!;
  }, 60_000);
}

describe("claimed delivery", () => {
  it.each([
    ["paused", () => listener.shop.app.put(listener.one, { state: "paused" }), "waiting"],
    ["deleted", () => listener.shop.app.delete(listener.one), undefined],
  ] as const)("is not sent once its webhook is %s", async (_title, stop, state) => {
    const claimed = await lease();
    await stop();
    const begun = vi.fn();
    await beginAttempt(context(), claimed, begun);
    expect(begun).not.toHaveBeenCalled();
    if (state === undefined) return;
    expect(await deliveriesOf(listener)).toMatchObject([{ state, attempts: 0 }]);
    await listener.shop.app.put(listener.one, { state: "active" });
    await settle(payments);
    expect(listener.receiver.received).toHaveLength(1);
  });

  it("goes to its webhook's current URL", async () => {
    const claimed = await lease();
    await listener.shop.app.put(listener.one, { url: "http://127.0.0.1:9/other" });
    const urls: string[] = [];
    await beginAttempt(context(), claimed, ({ url }) => urls.push(url));
    expect(urls).toEqual(["http://127.0.0.1:9/other"]);
  });
});

describe.runIf(onPostgres)("attempt during the stop of its webhook", () => {
  it("waits for the stop and does not begin", async () => {
    const { db } = payments.context;
    const claimed = await lease();
    const begun = vi.fn();
    let attempted: Promise<void> | undefined;
    await db.transaction().execute(async (db) => {
      await sql`select 1 from payments.webhooks where id = ${listener.id} for update`.execute(db);
      await sql`update payments.webhooks set state = 'paused' where id = ${listener.id}`.execute(
        db,
      );
      attempted = beginAttempt(context(), claimed, begun);
      const waits = sql<{ n: number }>`select count(*)::int as n from pg_stat_activity
        where wait_event_type = 'Lock' and query like '%payments.webhooks%'
          and datname = current_database()`;
      // Transactions keep their first view of waiting locks.
      const count = async () => (await waits.execute(payments.context.db)).rows[0]!.n;
      await vi.waitFor(async () => expect(await count()).toBeGreaterThan(0), 60_000);
    });
    await attempted;
    expect(begun).not.toHaveBeenCalled();
  });
});

it("stopped webhook: no attempt begins after the response, even under load", async () => {
  const busy = await startTestPayments({ settings: { webhooksToPrivate: true } });
  const begins: number[] = [];
  const post = busy.context.outgoing.post.bind(busy.context.outgoing);
  Object.assign(busy.context.outgoing, {
    post: (call: Parameters<typeof post>[0]) => {
      begins.push(performance.now());
      return post(call);
    },
  });
  for (const stop of few(["deleted", "paused"])) {
    const own = await makeListener(busy);
    const load = startLoad(busy, own.shop.merchant.id);
    await vi.waitFor(() => expect(own.receiver.received.length).toBeGreaterThan(10), 60_000);
    if (stop === "paused") await own.shop.app.put(own.one, { state: "paused" });
    else await own.shop.app.delete(own.one);
    const stoppedAt = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 500));
    await load.stop();
    expect(begins.filter((at) => at > stoppedAt)).toEqual([]);
    await own.receiver.close();
  }
  await busy.close();
});
