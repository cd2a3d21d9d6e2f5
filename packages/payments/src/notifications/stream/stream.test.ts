import { setTimeout as wait } from "node:timers/promises";
import { thorough } from "@frontdesk/database/testing";
import { startCutting } from "@frontdesk/server/test/cutting";
import { listen } from "@frontdesk/server/test/harness";
import { type Listening, listenTo } from "@frontdesk/server/test/listening";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { makeEvent, removeThrough } from "../../../test/events.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import {
  type App,
  basic,
  type Json,
  type MerchantBody,
  makeApp,
  makeMerchant,
  makePayment,
} from "../../../test/shop.ts";
import { newId, shardOf } from "../../core/ids.ts";
import { exampleOf } from "../events/examples.ts";

const { data } = exampleOf("merchant.updated");
let payments: TestPayments;
let port = 0;
let app: App;
let merchant: MerchantBody;
beforeAll(async () => {
  payments = await startTestPayments();
  port = await listen(payments.server);
  app = await makeApp(payments);
});
afterAll(() => payments.close());
beforeEach(async () => {
  merchant = await makeMerchant(payments, app);
  await untilPublished("merchant.created", 1);
});

const opened: Listening[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const { request, ended } of opened.splice(0)) {
    request.destroy();
    await ended;
  }
  await vi.waitFor(() => expect(payments.server.streams.ends.size).toBe(0), 60_000);
});

interface Asking {
  query?: string;
  headers?: Record<string, string>;
  key?: string;
  at?: number;
}

async function hear({ query = "", headers = {}, key = app.key, at = port }: Asking = {}) {
  const path = `/merchants/${merchant.id}/events/stream${query}`;
  const stream = await listenTo({
    port: at,
    path,
    headers: {
      authorization: basic(key),
      accept: "text/event-stream, application/json",
      ...headers,
    },
  });
  opened.push(stream);
  return stream;
}

async function listed(): Promise<Json[]> {
  const after = "0".repeat(24);
  return (await app.get(`/merchants/${merchant.id}/events?limit=1000&after=${after}`)).body;
}

async function untilPublished(type: string, count: number): Promise<Json[]> {
  return await vi.waitFor(async () => {
    const events = await listed();
    expect(events.filter((event) => event.type === type)).toHaveLength(count);
    return events;
  }, 60_000);
}

const report = (transactionId: string) => app.post("/frauds", { transactionId, reason: 6 });

const bodies = ({ heard }: Listening): Json[] => heard().map(({ body }) => body);

describe("event stream", () => {
  it("sends each event as it happens, the same as the list", async () => {
    const stream = await hear();
    const id = await makePayment(payments, merchant, { amount: 1000 });
    await report(id);
    const messages = (await untilPublished("fraud.reported", 1)).filter(({ type }) =>
      /n\.c|fraud/.test(type),
    );
    expect(messages.map(({ type }) => type)).toEqual(["transaction.created", "fraud.reported"]);
    await vi.waitFor(() => expect(bodies(stream).slice(-2)).toEqual(messages), 60_000);
    for (const { id, type, body } of stream.heard())
      expect([id, type]).toEqual([body.id, body.type]);
    expect(stream.answer.headers).toMatchObject({
      "content-type": "text/event-stream",
      "x-accel-buffering": "no",
      "cache-control": "no-store",
    });
  });

  it("starts after an event; Last-Event-ID has precedence", async () => {
    const ids: string[] = [];
    for (let count = 0; count < 250; count += 1) {
      ids.push(await makeEvent(payments, merchant.id, { data }));
    }
    const [first = "", second = ""] = ids;
    const idsOf = (stream: Listening) => stream.heard().map(({ id }) => id);
    const whole = await hear({ query: `?after=${first}` });
    await vi.waitFor(() => expect(idsOf(whole)).toEqual(ids.slice(1)), 60_000);
    const headers = { "last-event-id": second };
    const rest = await hear({ query: `?after=${first}`, headers });
    await vi.waitFor(() => expect(idsOf(rest)).toEqual(ids.slice(2)), 60_000);
    const none = await hear({ headers: { "last-event-id": "" }, query: `?after=${second}` });
    await vi.waitFor(() => expect(idsOf(none)).toEqual(ids.slice(2)), 60_000);
  });

  it("starts with the first event on request", async () => {
    const stream = await hear({ query: `?after=${"0".repeat(24)}` });
    const events = await listed();
    await vi.waitFor(() => expect(bodies(stream)).toEqual(events), 60_000);
  });

  it("filters like the list", async () => {
    const frauds = await hear({ query: "?filter[type]=fraud.reported" });
    const id = await makePayment(payments, merchant, { amount: 1000 });
    const ofOne = await hear({ query: `?filter[transactionId]=${id}` });
    const other = await makePayment(payments, merchant, { amount: 1000 });
    for (const each of [other, id]) await report(each);
    const about = (stream: Listening) =>
      bodies(stream)
        .filter(({ type }) => type === "fraud.reported")
        .map(({ data }) => data.fraud.transactionId);
    await vi.waitFor(
      () => expect(about(frauds).toSorted()).toEqual([id, other].toSorted()),
      60_000,
    );
    expect(bodies(frauds)).toHaveLength(2);
    await vi.waitFor(() => expect(about(ofOne)).toEqual([id]), 60_000);
    expect(bodies(ofOne).filter(({ type }) => type === "transaction.created").length).toBeLessThan(
      2,
    );
  });

  it("sends events of another process within a second", async () => {
    const stream = await hear();
    const id = await makeEvent(payments, merchant.id, { data });
    await sql`update payments.heads set last_id = ${id} where shard = ${shardOf(merchant.id)}
      and merchant_id = ${merchant.id}`.execute(payments.context.db);
    await vi.waitFor(() => expect(stream.heard()).toMatchObject([{ id }]), 60_000);
  });
});

describe("event stream: refuses", () => {
  const statusOf = async (asking: Asking) => (await hear(asking)).answer.statusCode;

  it("a caller without access to the merchant", async () => {
    const stranger = await makeApp(payments);
    expect(await statusOf({ key: stranger.key })).toBe(403);
    expect(await statusOf({ key: "none" })).toBe(401);
    expect((await app.get(`/merchants/${newId(7)}/events/stream`)).status).toBe(404);
  });

  it("a cursor past the retention period", async () => {
    const first = await makeEvent(payments, merchant.id, { data });
    const second = await makeEvent(payments, merchant.id, { data });
    const third = await makeEvent(payments, merchant.id, { data });
    await removeThrough(payments, merchant.id, second);
    const stream = await hear({ query: `?after=${first}` });
    await stream.ended;
    expect([stream.answer.statusCode, JSON.parse(stream.text())]).toEqual([
      410,
      { code: "events_expired", message: expect.any(String) },
    ]);
    const kept = await hear({ headers: { "last-event-id": second } });
    await vi.waitFor(() => expect(kept.heard()).toMatchObject([{ id: third }]), 60_000);
  });

  it.each([
    ["after", "must be an id", "?after=x", {}],
    [
      "after",
      "must be the id of an event of this merchant, or begin with a time and end with zeros",
      () => `?after=${newId((shardOf(merchant.id) + 1) % 0x1_0000)}`,
      {},
    ],
    ["filter.type", expect.any(String), "?filter[type]=transaction.eaten", {}],
    ["filter.amount", expect.any(String), "?filter[amount]=1", {}],
    ["Last-Event-ID", "must be an id", "", { "last-event-id": "x" }],
  ])("an invalid %s: it %s", async (field, message, query, headers) => {
    const stream = await hear({ query: typeof query === "string" ? query : query(), headers });
    await stream.ended;
    expect([stream.answer.statusCode, JSON.parse(stream.text())]).toEqual([
      400,
      [{ field, message }],
    ]);
  });

  it("more than five streams per app and merchant", async () => {
    for (let count = 0; count < 5; count += 1) expect(await statusOf({})).toBe(200);
    const listening = await hear();
    await listening.ended;
    expect([listening.answer.statusCode, listening.answer.headers["retry-after"]]).toEqual([
      429,
      "15",
    ]);
    expect(JSON.parse(listening.text())).toEqual({ message: "Too many requests" });
  });
});

describe("event stream: ends", () => {
  it("when its key is revoked", async () => {
    const other = await makeApp(payments);
    await app.post(`/merchants/${merchant.id}/apps`, { appId: other.id });
    const keys = `/apps/${other.id}/keys`;
    const [{ id: first }] = (await other.get(`${keys}?limit=1`)).body;
    const { key: second } = (await other.post(keys)).body.key;
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const streams = [await hear({ key: other.key }), await hear({ key: second })];
    await other.delete(`${keys}/${first}`);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await streams[0]!.ended).toBe("ended");
    expect(await Promise.race([streams[1]!.ended, wait(200)])).toBeUndefined();
  });

  it("when the app loses access to the merchant", async () => {
    const other = await makeApp(payments);
    await app.post(`/merchants/${merchant.id}/apps`, { appId: other.id });
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    const stream = await hear({ key: other.key });
    await app.delete(`/merchants/${merchant.id}/apps/${other.id}`);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await stream.ended).toBe("ended");
  });

  it("when its next events are past the retention period", async () => {
    const stream = await hear();
    const gone = await makeEvent(payments, merchant.id, { data });
    await removeThrough(payments, merchant.id, gone);
    await sql`update payments.heads set last_id = ${gone} where shard = ${shardOf(merchant.id)}
      and merchant_id = ${merchant.id}`.execute(payments.context.db);
    expect(await stream.ended).toBe("ended");
  });
});

describe("event stream with frequent disconnects", () => {
  it("has no gap and no duplicate when resumed from the last id", async () => {
    const proxy = await startCutting(port);
    const heard: Json[] = [];
    let isDone = false;
    async function follow(): Promise<void> {
      while (!isDone) {
        const last = heard.at(-1)?.id;
        const headers = last === undefined ? {} : { "last-event-id": last };
        const request = hear({ query: `?after=${"0".repeat(24)}`, headers, at: proxy.port });
        const stream = await request.catch(() => undefined);
        if (stream === undefined) continue;
        await stream.ended;
        heard.push(...bodies(stream));
      }
    }
    const following = follow();
    const rounds = thorough ? 20 : 8;
    for (let round = 0; round < rounds; round += 1) {
      const ids = await Promise.all(
        Array.from({ length: 5 }, () => makePayment(payments, merchant, { amount: 1000 })),
      );
      await Promise.all(ids.map(report));
      await wait(50);
    }
    const all = await untilPublished("fraud.reported", rounds * 5);
    await vi.waitFor(() => expect(heard).toHaveLength(all.length), 60_000);
    isDone = true;
    await following;
    proxy.close();
    expect(heard).toEqual(all);
    expect(proxy.cuts()).toBeGreaterThan(rounds / 4);
  });
});
