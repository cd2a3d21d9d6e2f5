import { age, leasesLeft } from "@frontdesk/database/test/leases";
import type { Loop } from "@frontdesk/platform/work-queue/loop";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import {
  deliveriesOf,
  happen,
  type Listener,
  makeListener,
  tellAll,
} from "../../../../test/webhooks.ts";
import { type SendingOptions, startSending } from "./deliver.ts";

const never = { pollMs: 1e9, gatherMs: 1e9 };
const table = "payments.deliveries";

let payments: TestPayments;
let listener: Listener;
const loops: Loop[] = [];
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { webhooksToPrivate: true },
    webhooks: { sending: never },
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  listener = await makeListener(payments);
  await happen(payments, listener.shop.merchant.id);
  await tellAll(payments);
  await vi.waitFor(async () => expect(await deliveriesOf(listener)).toHaveLength(1), 60_000);
  return async () => {
    await Promise.all(loops.splice(0).map((loop) => loop.stop()));
    await listener.shop.app.delete(listener.one);
    await listener.receiver.close();
  };
});

function start(aheadMs: number, options: SendingOptions = {}): Loop {
  const now = () => new Date(Date.now() + aheadMs);
  const context = { ...payments.context, now, note: () => {} };
  loops.push(startSending(context, { ...never, ...options }));
  return loops.at(-1)!;
}

describe("leased webhook delivery", () => {
  it.each([
    [0, 180_000],
    [180_000, 0],
    [180_000, -180_000],
  ])("claimed by a clock %d ms ahead: not sent by a clock %d ms ahead", async (one, other) => {
    const held = listener.receiver.hold();
    const drained = start(one).drain();
    await vi.waitFor(() => expect(held.now).toBe(1), 60_000);
    await start(other).drain();
    expect(listener.receiver.received).toHaveLength(1);
    held.let();
    await drained;
    expect(await deliveriesOf(listener)).toMatchObject([{ state: "taken", attempts: 1 }]);
  });

  it("passes to another process after twenty seconds without renewal", async () => {
    const held = listener.receiver.hold();
    const late = start(180_000, { renewalMs: 1e8 }).drain();
    await vi.waitFor(() => expect(held.now).toBe(1), 60_000);
    const [forMs] = await leasesLeft(payments.opened.db, table);
    expect(forMs).toBeGreaterThan(15_000);
    expect(forMs).toBeLessThanOrEqual(20_000);
    await age(payments.opened.db, table, 20_000);
    const other = start(0).drain();
    await vi.waitFor(() => expect(held.now).toBe(2), 60_000);
    held.let();
    await Promise.all([late, other]);
    expect(await deliveriesOf(listener)).toMatchObject([{ state: "taken", attempts: 1 }]);
  });

  it("stays with the process that renews it", async () => {
    const held = listener.receiver.hold();
    const drained = start(0, { renewalMs: 5 }).drain();
    await vi.waitFor(() => expect(held.now).toBe(1), 60_000);
    await age(payments.opened.db, table, 15_000);
    const isRenewed = async () =>
      expect((await leasesLeft(payments.opened.db, table))[0]).toBeGreaterThan(15_000);
    await vi.waitFor(isRenewed, 60_000);
    await start(180_000).drain();
    held.let();
    await drained;
    expect(listener.receiver.received).toHaveLength(1);
  });
});
