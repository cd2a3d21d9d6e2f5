import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeEvent, removeThrough } from "../../../test/events.ts";
import { startTestPayments, type TestPayments } from "../../../test/harness.ts";
import {
  type App,
  type Json,
  type MerchantBody,
  makeApp,
  makeMerchant,
  makePayment,
} from "../../../test/shop.ts";
import { boundFromDate, newId, shardOf, timeOf } from "../../core/ids.ts";
import { exampleOf } from "./examples.ts";

let payments: TestPayments;
let app: App;
let stranger: App;
let merchant: MerchantBody;
let ids: string[];
let path: string;
let transactionId: string;

beforeAll(async () => {
  payments = await startTestPayments();
  app = await makeApp(payments);
  stranger = await makeApp(payments);
});
afterAll(() => payments.close());

beforeEach(async () => {
  merchant = await makeMerchant(payments, app);
  transactionId = newId(shardOf(merchant.id));
  path = `/merchants/${merchant.id}/events`;
  const { data } = exampleOf("merchant.updated");
  const { data: fraud } = exampleOf("fraud.reported");
  ids = [
    await makeEvent(payments, merchant.id, { data, actor: `app:${app.id}` }),
    await makeEvent(payments, merchant.id, { type: "fraud.reported", transactionId, data: fraud }),
    await makeEvent(payments, merchant.id, { data }),
    await makeEvent(payments, merchant.id, { type: "fraud.reported", data: fraud }),
  ];
});

async function list(query: string): Promise<string[]> {
  const { status, body } = await app.get(`${path}?limit=1000&${query}`);
  expect([status, Array.isArray(body)]).toEqual([200, true]);
  return body.map(({ id }: Json) => id).filter((id: string) => ids.includes(id));
}

describe("event list", () => {
  it("starts with the newest event, or with the oldest after a cursor", async () => {
    const [first, second, third, fourth] = ids as [string, string, string, string];
    expect(await list("")).toEqual([fourth, third, second, first]);
    expect(await list(`after=${first}`)).toEqual([second, third, fourth]);
    expect(await list(`before=${third}`)).toEqual([second, first]);
    expect(await list(`after=${first}&before=${fourth}`)).toEqual([third, second]);
    expect(
      (await app.get(`${path}?limit=2&after=${first}`)).body.map(({ id }: Json) => id),
    ).toEqual([second, third]);
  });

  it("prints one event per line, the same as the single event", async () => {
    const { text } = await app.get(`${path}?limit=2`);
    const lines = text.split("\n");
    expect([lines[0], lines[3], lines[4]]).toEqual(["[", "]", ""]);
    expect(JSON.parse(lines[1]!.replace(/,$/, ""))).toEqual({
      id: ids[3],
      type: "fraud.reported",
      timestamp: expect.any(String),
      merchantId: merchant.id,
      test: true,
      actor: { kind: "system" },
      data: exampleOf("fraud.reported").data,
    });
  });

  it("filters by type and by transaction", async () => {
    const [first, second, third, fourth] = ids;
    expect(await list("filter[type]=fraud.reported")).toEqual([fourth, second]);
    expect(await list("filter[type]=merchant.updated")).toEqual([third, first]);
    expect(await list(`filter[transactionId]=${transactionId}`)).toEqual([second]);
    const both = `filter[transactionId]=${transactionId}&filter[type]`;
    expect(await list(`${both}=fraud.reported`)).toEqual([second]);
    expect(await list(`${both}=merchant.updated`)).toEqual([]);
  });

  it.each([
    ["limit", ""],
    ["limit", "limit=1001"],
    ["after", "limit=1&after=x"],
    ["filter.type", "limit=1&filter[type]=transaction.eaten"],
    ["filter.transactionId", "limit=1&filter[transactionId]=x"],
    ["filter.amount", "limit=1&filter[amount]=1"],
  ])("refuses an invalid %s: %s", async (field, query) => {
    const { status, body } = await app.get(`${path}?${query}`);
    expect([status, body]).toEqual([400, [{ field, message: expect.any(String) }]]);
  });

  it("needs access to the merchant", async () => {
    expect((await stranger.get(`${path}?limit=1`)).status).toBe(403);
    expect((await app.get(`/merchants/${newId(7)}/events?limit=1`)).status).toBe(404);
  });
});

describe("event cursor", () => {
  it("of another merchant: refused", async () => {
    const other = newId((shardOf(merchant.id) + 1) % 0x1_0000);
    const { status, body } = await app.get(`${path}?limit=1&after=${other}`);
    expect([status, body]).toEqual([
      400,
      [
        {
          field: "after",
          message:
            "must be the id of an event of this merchant, or begin with a time and end with zeros",
        },
      ],
    ]);
    expect((await app.get(`${path}?limit=1&before=${other}`)).status).toBe(200);
    expect((await stranger.get(`${path}?limit=1&after=${other}`)).status).toBe(403);
  });

  it("may be a time or any id of the merchant", async () => {
    const before = boundFromDate(new Date(timeOf(ids[0]!).getTime() - 1000));
    expect(await list(`after=${before}`)).toEqual(ids);
    const toTheMillisecond = ids[0]!.slice(0, 11).padEnd(24, "0");
    expect(await list(`after=${toTheMillisecond}`)).toEqual(ids);
    expect(await list(`after=${"0".repeat(24)}`)).toEqual(ids);
    expect(await list(`after=${merchant.id}`)).toEqual(ids);
  });

  it("older than the retention period: refused", async () => {
    const [first, second, third, fourth] = ids as [string, string, string, string];
    await removeThrough(payments, merchant.id, second);
    for (const query of [`after=${first}`, `after=${"0".repeat(24)}`]) {
      const narrower = [query, `${query}&before=${third}`, `${query}&filter[type]=payout.paid`];
      for (const each of narrower) {
        const { status, body } = await app.get(`${path}?limit=1&${each}`);
        expect([each, status, body]).toEqual([
          each,
          410,
          {
            code: "events_expired",
            message: "Later events are past their retention and deleted",
          },
        ]);
      }
    }
    expect(await list(`after=${second}`)).toEqual([third, fourth]);
    expect(await list("")).toEqual([fourth, third]);
    expect(await list(`before=${second}`)).toEqual([]);
  });
});

describe("single event", () => {
  it("equals its entry in the list", async () => {
    const [first] = ids;
    const { status, body, text } = await app.get(`${path}/${first}`);
    expect([status, text.split("\n")]).toEqual([200, [expect.any(String), ""]]);
    const { body: listed } = await app.get(`${path}?limit=1000`);
    expect(body.event).toEqual(listed.find(({ id }: Json) => id === first));
    expect(body.event.actor).toEqual({ kind: "app", id: app.id });
    expect(body.event.data).toEqual(exampleOf("merchant.updated").data);
  });

  it("belongs to its merchant only", async () => {
    expect((await stranger.get(`${path}/${ids[0]}`)).status).toBe(403);
    const other = await makeMerchant(payments, app);
    expect((await app.get(`/merchants/${other.id}/events/${ids[0]}`)).status).toBe(404);
    expect((await app.get(`${path}/${newId(shardOf(merchant.id))}`)).status).toBe(404);
    expect((await app.get(`${path}/x`)).status).toBe(404);
  });
});

describe("transaction in an event", () => {
  const buckets = [0, 0, 0, 0] as const;

  async function report(custom: object | undefined): Promise<Json> {
    const more = custom === undefined ? {} : { custom };
    const id = await makePayment(payments, merchant, { amount: 1000, more });
    const subject = { transactionId: id, subjectId: id, version: 0, buckets };
    const eventId = await makeEvent(payments, merchant.id, {
      type: "transaction.created",
      ...subject,
    });
    const { body } = await app.get(`${path}/${eventId}`);
    expect(body.event.version).toBe(0);
    return body.event.data.transaction;
  }

  it("equals the API response at that time, without its history", async () => {
    const transaction = await report({ order: 17 });
    const { body } = await app.get(`/transactions/${transaction.id}`);
    const { trail, ...read } = body.transaction;
    expect([transaction, trail]).toEqual([read, []]);
    expect((await report(undefined)).custom).toBeNull();
  });

  it.each([
    ["4096 bytes", "a".repeat(4096 - 8), true],
    ["4097 bytes", "a".repeat(4097 - 8), false],
    ["4098 bytes, in letters of two", "é".repeat(2045), false],
    ["40 KB", "a".repeat(40_000), false],
  ])("includes `custom` up to 4 KB: %s", async (_size, a, isNotified) => {
    const transaction = await report({ a });
    expect(transaction.custom).toEqual(isNotified ? { a } : undefined);
    expect(transaction.customLeftOut).toBe(isNotified ? undefined : true);
  });

  it("measures `custom` as sent, not as stored", async () => {
    const custom = (length: number) => ({ o: Array.from({ length }, () => 1) });
    expect(Buffer.byteLength(JSON.stringify(custom(2045)))).toBe(4097);
    expect(await report(custom(2045))).toMatchObject({ customLeftOut: true });
    expect(await report(custom(2044))).toMatchObject({ custom: custom(2044) });
  });
});
