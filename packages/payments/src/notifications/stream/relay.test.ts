import { setTimeout as wait } from "node:timers/promises";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeEvent } from "../../../test/events.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeShop } from "../../../test/shop.ts";
import { tellAll } from "../../../test/webhooks.ts";
import { shardOf } from "../../core/ids.ts";
import { exampleOf } from "../events/examples.ts";
import type { Portion } from "./portion.ts";
import { type Relay, startRelay } from "./relay.ts";
import type { StreamFilter } from "./schema.ts";

const { data } = exampleOf("merchant.updated");
let payments: TestPayments;
let relay: Relay;
let wakes: Map<string, () => void>;
let records: { level: string }[];

beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());
beforeEach(() => {
  wakes = new Map();
  records = [];
  const destination = { write: (line: string) => void records.push(JSON.parse(line)) };
  relay = startRelay({
    db: payments.context.db,
    log: createLog({ level: "info", destination }),
    telling: {
      wake: () => {},
      listen: (merchantId, callback) => {
        wakes.set(merchantId, callback);
        return () => wakes.delete(merchantId);
      },
    },
  });
  return async () => {
    vi.restoreAllMocks();
    await relay.stop();
  };
});

async function makeMerchant(): Promise<{ merchantId: string; cursor: string }> {
  const { merchant } = await makeShop(payments);
  await tellAll(payments);
  return { merchantId: merchant.id, cursor: await makeEvent(payments, merchant.id, { data }) };
}

function join(location: { merchantId: string; cursor: string }, filter: StreamFilter = {}) {
  const portions: Portion[] = [];
  const leave = relay.join({ ...location, filter, hear: (portion) => void portions.push(portion) });
  const ids = () =>
    portions.flatMap((portion) => {
      const text = Buffer.from(portion.writtenAfter(location.cursor, filter)).toString();
      return [...text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id);
    });
  return { portions, ids, leave };
}

function watchReading(gate: () => Promise<void> = async () => {}): string[] {
  const executor = payments.context.db.getExecutor();
  const execute = executor.executeQuery.bind(executor);
  const read: string[] = [];
  vi.spyOn(executor, "executeQuery").mockImplementation(async (query) => {
    const isReading = query.sql.includes("from payments.events event");
    if (isReading) read.push(query.sql);
    if (isReading && read.length === 1) await gate();
    return await execute(query);
  });
  return read;
}

describe("stream relay", () => {
  it("reads and serializes once for all listeners of a merchant", async () => {
    const merchant = await makeMerchant();
    const streams = Array.from({ length: 20 }, () => join(merchant));
    await vi.waitFor(() => expect(streams.at(-1)!.portions).toHaveLength(1), 60_000);
    const read = watchReading();
    const id = await makeEvent(payments, merchant.merchantId, { data });
    wakes.get(merchant.merchantId)!();
    for (const { ids } of streams) await vi.waitFor(() => expect(ids()).toEqual([id]), 60_000);
    expect(read).toHaveLength(1);
    const bytes = streams.map(({ portions }) => portions[1]!.writtenAfter(merchant.cursor, {}));
    expect(new Set(bytes).size).toBe(1);
  });

  it("reads many merchants at a time, each shard once", async () => {
    const merchants = await Promise.all(Array.from({ length: 30 }, makeMerchant));
    const streams = merchants.map((merchant) => join(merchant));
    for (const { portions } of streams)
      await vi.waitFor(() => expect(portions).toHaveLength(1), 60_000);
    const read = watchReading();
    const ids = await Promise.all(
      merchants.map(({ merchantId }) => makeEvent(payments, merchantId, { data })),
    );
    for (const wake of wakes.values()) wake();
    for (const [n, stream] of streams.entries()) {
      await vi.waitFor(() => expect(stream.ids()).toEqual([ids[n]]), 60_000);
    }
    expect(read).toHaveLength(new Set(merchants.map(({ merchantId }) => shardOf(merchantId))).size);
  });

  it("reads once for events of a tenth of a second", async () => {
    const merchant = await makeMerchant();
    const stream = join(merchant);
    await vi.waitFor(() => expect(stream.portions).toHaveLength(1), 60_000);
    const read = watchReading();
    const begun = performance.now();
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      ids.push(await makeEvent(payments, merchant.merchantId, { data }));
      wakes.get(merchant.merchantId)!();
      await wait(25);
    }
    await vi.waitFor(() => expect(stream.ids()).toEqual(ids), 60_000);
    expect(read.length).toBeLessThanOrEqual((performance.now() - begun) / 100 + 2);
  });

  it("pauses even if more events arrive during a read", async () => {
    const merchant = await makeMerchant();
    const stream = join(merchant);
    await vi.waitFor(() => expect(stream.portions).toHaveLength(1), 60_000);
    const reads: number[] = [];
    const executor = payments.context.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    vi.spyOn(executor, "executeQuery").mockImplementation(async (query) => {
      if (!query.sql.includes("from payments.events event")) return await execute(query);
      reads.push(performance.now());
      // The wake precedes the answer, as on a slow database.
      wakes.get(merchant.merchantId)!();
      return await execute(query);
    });
    await makeEvent(payments, merchant.merchantId, { data });
    wakes.get(merchant.merchantId)!();
    await vi.waitFor(() => expect(reads.length).toBeGreaterThan(3), 60_000);
    const pauses = reads.slice(1).map((at, nth) => at - reads[nth]!);
    expect(Math.min(...pauses)).toBeGreaterThan(90);
  });

  it("continues until it has caught up", async () => {
    const merchant = await makeMerchant();
    const ids: string[] = [];
    for (let count = 0; count < 120; count += 1) {
      ids.push(await makeEvent(payments, merchant.merchantId, { data }));
    }
    const stream = join(merchant);
    await vi.waitFor(() => expect(stream.ids()).toEqual(ids), 60_000);
  });

  it("serializes wanted events only, and gives each listener its own", async () => {
    const merchant = await makeMerchant();
    const type = "payout.paid" as const;
    const own = { type, data: exampleOf(type).data };
    const paid = await makeEvent(payments, merchant.merchantId, own);
    const other = await makeEvent(payments, merchant.merchantId, { data });
    const narrow = join(merchant, { type });
    await vi.waitFor(() => expect(narrow.ids()).toEqual([paid]), 60_000);
    const wide = join({ ...merchant, cursor: other });
    const last = await makeEvent(payments, merchant.merchantId, { data });
    await vi.waitFor(() => expect(wide.ids()).toEqual([last]), 60_000);
    expect(narrow.ids()).toEqual([paid]);
  });

  it("gives a listener that joins during a read nothing of that read", async () => {
    const merchant = await makeMerchant();
    const { promise, resolve } = Promise.withResolvers<void>();
    const read = watchReading(() => promise);
    const narrow = join(merchant, { type: "payout.paid" });
    await vi.waitFor(() => expect(read).toHaveLength(1), 60_000);
    const id = await makeEvent(payments, merchant.merchantId, { data });
    const wide = join(merchant);
    resolve();
    await vi.waitFor(() => expect(narrow.portions).toHaveLength(2), 60_000);
    const [first] = wide.portions;
    expect(first!.after > merchant.cursor || wide.ids().includes(id)).toBe(true);
  });

  it("isolates the error of one merchant from the others", async () => {
    const [broken, well] = [await makeMerchant(), await makeMerchant()];
    const streams = [join(broken), join(well)] as const;
    for (const { portions } of streams)
      await vi.waitFor(() => expect(portions).toHaveLength(1), 60_000);
    const bad = await makeEvent(payments, broken.merchantId);
    const good = await makeEvent(payments, well.merchantId, { data });
    await sql`update payments.events set kind = 'merchant.eaten'
      where shard = ${shardOf(bad)} and id = ${bad}`.execute(payments.context.db);
    for (const wake of wakes.values()) wake();
    await vi.waitFor(() => expect(streams[1].ids()).toEqual([good]), 60_000);
    expect(streams[0].portions[1]).toMatchObject({ after: bad, through: bad });
    expect(records).toMatchObject([{ level: "error", merchantId: broken.merchantId }]);
  });

  it("watches a merchant as long as it has listeners", async () => {
    const merchant = await makeMerchant();
    const [one, other] = [join(merchant), join(merchant)];
    one.leave();
    expect(wakes.size).toBe(1);
    other.leave();
    other.leave();
    expect(wakes.size).toBe(0);
    const again = join(merchant);
    expect(wakes.size).toBe(1);
    again.leave();
  });

  it("continues once the database answers again", async () => {
    const merchant = await makeMerchant();
    const stream = join(merchant);
    await vi.waitFor(() => expect(stream.portions).toHaveLength(1), 60_000);
    watchReading(() => Promise.reject(new Error("no database")));
    const id = await makeEvent(payments, merchant.merchantId, { data });
    wakes.get(merchant.merchantId)!();
    await vi.waitFor(() => expect(records).toHaveLength(1), 60_000);
    vi.restoreAllMocks();
    await vi.waitFor(() => expect(stream.ids()).toEqual([id]), 60_000);
  });
});
