import { setTimeout as wait } from "node:timers/promises";
import { createLog } from "@frontdesk/server/log";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { givenEvent } from "../../../test/events.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { givenShop } from "../../../test/shop.ts";
import { tellAll } from "../../../test/webhooks.ts";
import { shardOf } from "../../ground/ids.ts";
import { exampleOf } from "../events/examples.ts";
import type { Portion } from "./portion.ts";
import { type Relay, startRelay } from "./relay.ts";
import type { StreamFilter } from "./schema.ts";

const { data } = exampleOf("merchant.updated");
let payments: TestPayments;
let relay: Relay;
/** Of each merchant that is listened to. */
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

async function givenMerchant(): Promise<{ merchantId: string; cursor: string }> {
  const { merchant } = await givenShop(payments);
  await tellAll(payments);
  return { merchantId: merchant.id, cursor: await givenEvent(payments, merchant.id, { data }) };
}

/** Joins, having come so far; has what it is handed and all ids among it. */
function join(place: { merchantId: string; cursor: string }, filter: StreamFilter = {}) {
  const portions: Portion[] = [];
  const leave = relay.join({ ...place, filter, hear: (portion) => void portions.push(portion) });
  const ids = () =>
    portions.flatMap((portion) => {
      const text = Buffer.from(portion.writtenAfter(place.cursor, filter)).toString();
      return [...text.matchAll(/^id: (.*)$/gm)].map(([, id]) => id);
    });
  return { portions, ids, leave };
}

/** The statements that read events, from now on; the first waits for the gate. */
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

describe("the relay", () => {
  it("reads and writes once for all who listen to a merchant", async () => {
    const merchant = await givenMerchant();
    const streams = Array.from({ length: 20 }, () => join(merchant));
    await vi.waitFor(() => expect(streams.at(-1)!.portions).toHaveLength(1), 60_000);
    const read = watchReading();
    const id = await givenEvent(payments, merchant.merchantId, { data });
    wakes.get(merchant.merchantId)!();
    for (const { ids } of streams) await vi.waitFor(() => expect(ids()).toEqual([id]), 60_000);
    expect(read).toHaveLength(1);
    const bytes = streams.map(({ portions }) => portions[1]!.writtenAfter(merchant.cursor, {}));
    expect(new Set(bytes).size).toBe(1);
  });

  it("reads of many merchants at a time, of each shard once", async () => {
    const merchants = await Promise.all(Array.from({ length: 30 }, givenMerchant));
    const streams = merchants.map((merchant) => join(merchant));
    for (const { portions } of streams)
      await vi.waitFor(() => expect(portions).toHaveLength(1), 60_000);
    const read = watchReading();
    const ids = await Promise.all(
      merchants.map(({ merchantId }) => givenEvent(payments, merchantId, { data })),
    );
    for (const wake of wakes.values()) wake();
    for (const [n, stream] of streams.entries()) {
      await vi.waitFor(() => expect(stream.ids()).toEqual([ids[n]]), 60_000);
    }
    expect(read).toHaveLength(new Set(merchants.map(({ merchantId }) => shardOf(merchantId))).size);
  });

  it("reads once for what is told in a tenth of a second", async () => {
    const merchant = await givenMerchant();
    const stream = join(merchant);
    await vi.waitFor(() => expect(stream.portions).toHaveLength(1), 60_000);
    const read = watchReading();
    const begun = performance.now();
    const ids: string[] = [];
    for (let count = 0; count < 20; count += 1) {
      ids.push(await givenEvent(payments, merchant.merchantId, { data }));
      wakes.get(merchant.merchantId)!();
      await wait(25);
    }
    await vi.waitFor(() => expect(stream.ids()).toEqual(ids), 60_000);
    expect(read.length).toBeLessThanOrEqual((performance.now() - begun) / 100 + 2);
  });

  it("rests also where more is told while it reads", async () => {
    const merchant = await givenMerchant();
    const stream = join(merchant);
    await vi.waitFor(() => expect(stream.portions).toHaveLength(1), 60_000);
    const reads: number[] = [];
    const executor = payments.context.db.getExecutor();
    const execute = executor.executeQuery.bind(executor);
    vi.spyOn(executor, "executeQuery").mockImplementation(async (query) => {
      if (!query.sql.includes("from payments.events event")) return await execute(query);
      reads.push(performance.now());
      // As on a slow database: somebody is always woken before it answers.
      wakes.get(merchant.merchantId)!();
      return await execute(query);
    });
    await givenEvent(payments, merchant.merchantId, { data });
    wakes.get(merchant.merchantId)!();
    await vi.waitFor(() => expect(reads.length).toBeGreaterThan(3), 60_000);
    const pauses = reads.slice(1).map((at, nth) => at - reads[nth]!);
    expect(Math.min(...pauses)).toBeGreaterThan(90);
  });

  it("reads on until there is no more", async () => {
    const merchant = await givenMerchant();
    const ids: string[] = [];
    for (let count = 0; count < 120; count += 1) {
      ids.push(await givenEvent(payments, merchant.merchantId, { data }));
    }
    const stream = join(merchant);
    await vi.waitFor(() => expect(stream.ids()).toEqual(ids), 60_000);
  });

  it("writes only what somebody wants, and hands each what they do", async () => {
    const merchant = await givenMerchant();
    const type = "payout.paid" as const;
    const own = { type, data: exampleOf(type).data };
    const paid = await givenEvent(payments, merchant.merchantId, own);
    const other = await givenEvent(payments, merchant.merchantId, { data });
    const narrow = join(merchant, { type });
    await vi.waitFor(() => expect(narrow.ids()).toEqual([paid]), 60_000);
    const wide = join({ ...merchant, cursor: other });
    const last = await givenEvent(payments, merchant.merchantId, { data });
    await vi.waitFor(() => expect(wide.ids()).toEqual([last]), 60_000);
    expect(narrow.ids()).toEqual([paid]);
  });

  it("hands whoever joins while it reads nothing of that", async () => {
    const merchant = await givenMerchant();
    const { promise, resolve } = Promise.withResolvers<void>();
    const read = watchReading(() => promise);
    const narrow = join(merchant, { type: "payout.paid" });
    await vi.waitFor(() => expect(read).toHaveLength(1), 60_000);
    const id = await givenEvent(payments, merchant.merchantId, { data });
    const wide = join(merchant);
    resolve();
    await vi.waitFor(() => expect(narrow.portions).toHaveLength(2), 60_000);
    const [first] = wide.portions;
    expect(first!.after > merchant.cursor || wide.ids().includes(id)).toBe(true);
  });

  it("keeps one merchant's trouble from the others", async () => {
    const [broken, well] = [await givenMerchant(), await givenMerchant()];
    const streams = [join(broken), join(well)] as const;
    for (const { portions } of streams)
      await vi.waitFor(() => expect(portions).toHaveLength(1), 60_000);
    const bad = await givenEvent(payments, broken.merchantId);
    const good = await givenEvent(payments, well.merchantId, { data });
    await sql`update payments.events set kind = 'merchant.eaten'
      where shard = ${shardOf(bad)} and id = ${bad}`.execute(payments.context.db);
    for (const wake of wakes.values()) wake();
    await vi.waitFor(() => expect(streams[1].ids()).toEqual([good]), 60_000);
    expect(streams[0].portions[1]).toMatchObject({ after: bad, through: bad });
    expect(records).toMatchObject([{ level: "error", merchantId: broken.merchantId }]);
  });

  it("listens as long as somebody does", async () => {
    const merchant = await givenMerchant();
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

  it("goes on once the database answers again", async () => {
    const merchant = await givenMerchant();
    const stream = join(merchant);
    await vi.waitFor(() => expect(stream.portions).toHaveLength(1), 60_000);
    watchReading(() => Promise.reject(new Error("no database")));
    const id = await givenEvent(payments, merchant.merchantId, { data });
    wakes.get(merchant.merchantId)!();
    await vi.waitFor(() => expect(records).toHaveLength(1), 60_000);
    vi.restoreAllMocks();
    await vi.waitFor(() => expect(stream.ids()).toEqual([id]), 60_000);
  });
});
