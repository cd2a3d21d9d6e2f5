import { setTimeout as wait } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeEvent, removeThrough } from "../../../test/events.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import { makeShop } from "../../../test/shop.ts";
import { tellAll } from "../../../test/webhooks.ts";
import { exampleOf } from "../events/examples.ts";
import { readOn } from "./read.ts";
import type { Ear } from "./relay.ts";
import { tellEvents } from "./routes.ts";

const { data } = exampleOf("merchant.updated");
let payments: TestPayments;
let merchantId: string;
let ids: string[];
let sent: string[];
let ear: Ear | undefined;
let adminRoutes: Promise<void>;
let stopping: AbortController;
let telling: Promise<void>;

beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());
beforeEach(async () => {
  merchantId = (await makeShop(payments)).merchant.id;
  await tellAll(payments);
  [ids, sent, ear, adminRoutes] = [[], [], undefined, Promise.resolve()];
  await happen(3);
  stopping = new AbortController();
  telling = begin(ids[0]!);
  await vi.waitFor(() => expect(ear).toBeDefined(), 60_000);
  return async () => {
    stopping.abort();
    await telling;
  };
});

async function happen(count: number): Promise<void> {
  for (let left = count; left > 0; left -= 1) {
    ids.push(await makeEvent(payments, merchantId, { data }));
  }
}

async function begin(after: string): Promise<void> {
  const relay = {
    join: (joining: Ear) => {
      ear = joining;
      return () => {};
    },
    stop: async () => {},
  };
  const { signal } = stopping;
  const send = async (written: string | Uint8Array) => {
    for (const [, id] of Buffer.from(written)
      .toString()
      .matchAll(/^id: (.*)$/gm))
      sent.push(id!);
    await adminRoutes;
  };
  await tellEvents({ ...payments.context, relay }, { merchantId, after, filter: {}, signal, send });
}

async function handOn(cursor: string, count = 1_000): Promise<void> {
  const through = ids[ids.indexOf(cursor) + count];
  const [read] = await readOn(payments.context, [{ merchantId, cursor, filters: [{}] }]);
  const { portion } = read!;
  const writtenAfter: typeof portion.writtenAfter = (from, filter) => {
    const written = Buffer.from(portion.writtenAfter(from, filter)).toString();
    const end = through === undefined ? -1 : written.indexOf("\n\n", written.indexOf(through));
    return Buffer.from(end === -1 ? written : written.slice(0, end + 2));
  };
  ear!.hear({ ...portion, through: through ?? portion.through, writtenAfter });
}

const hasSent = async (from: number) =>
  await vi.waitFor(() => expect(sent).toEqual(ids.slice(from)), 60_000);

describe("stream", () => {
  it("catches up on its own reads, then sends delivered portions", async () => {
    await hasSent(1);
    expect(ear).toMatchObject({ merchantId, cursor: ids.at(-1), filter: {} });
    await happen(2);
    await handOn(ids[2]!);
    await hasSent(1);
  });

  it("reads missing events before a delivered portion", async () => {
    await happen(4);
    await handOn(ids[5]!);
    await hasSent(1);
    await happen(1);
    await handOn(ids[6]!);
    await hasSent(1);
  });

  it("sends no event twice", async () => {
    await happen(2);
    await handOn(ids[0]!, 3);
    await handOn(ids[0]!);
    await handOn(ids[0]!, 2);
    await hasSent(1);
    await wait(100);
    expect(sent).toEqual(ids.slice(1));
  });

  it("reads on its own after its inbox overflowed", async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    adminRoutes = promise;
    for (let count = 0; count < 9; count += 1) {
      await happen(1);
      await handOn(ids.at(-2)!);
    }
    expect(sent).toEqual(ids.slice(1, 4));
    resolve();
    await hasSent(1);
  });

  it("ends when missed events are past the retention period", async () => {
    await happen(3);
    await removeThrough(payments, merchantId, ids[4]!);
    await handOn(ids[4]!);
    await telling;
    expect(sent).toEqual(ids.slice(1, 3));
  });
});
