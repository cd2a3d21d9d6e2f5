import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { type Json, makeShop } from "../../../../test/shop.ts";
import {
  deliveriesOf,
  happen,
  type Listener,
  makeListener,
  settle,
} from "../../../../test/webhooks.ts";
import { newId, shardOf } from "../../../core/ids.ts";
import { mostWaiting, readOnce } from "./reading.ts";

let payments: TestPayments;
let clockMs = Date.now();
let listener: Listener;
let merchantId: string;
beforeAll(async () => {
  payments = await startTestPayments({
    settings: { webhooksToPrivate: true },
    now: () => new Date(clockMs),
  });
});
afterAll(() => payments.close());
beforeEach(async () => {
  clockMs = Date.now();
  listener = await makeListener(payments);
  merchantId = listener.shop.merchant.id;
});
afterEach(async () => {
  await listener.shop.app.delete(listener.one);
  await listener.receiver.close();
});

const typesOf = ({ receiver }: Listener) =>
  receiver.received.map(({ body }) => JSON.parse(body).type);
const change = async (changes: object) => {
  expect((await listener.shop.app.put(listener.one, changes)).status).toBe(204);
};
const eventsOf = async (): Promise<Json[]> => {
  const { body } = await listener.shop.app.get(`/merchants/${merchantId}/events?limit=1000`);
  return body.toReversed();
};
const recover = async (body: object) => {
  const answer = await listener.shop.app.post(`${listener.one}/recovery`, body);
  await settle(payments);
  return answer;
};

describe("paused webhook", () => {
  it("receives nothing and loses nothing", async () => {
    listener.receiver.react(() => [500]);
    await happen(payments, merchantId, { type: "payout.created" });
    await settle(payments);
    await change({ state: "paused" });
    listener.receiver.react(() => [200]);
    await happen(payments, merchantId, { type: "payout.paid" });
    clockMs += 60_000;
    await settle(payments);
    expect(typesOf(listener)).toEqual(["payout.created"]);
    await change({ state: "active" });
    await settle(payments);
    expect(typesOf(listener).sort()).toEqual(["payout.created", "payout.created", "payout.paid"]);
  });

  it("skips to now on request", async () => {
    listener.receiver.react(() => [500]);
    await happen(payments, merchantId, { type: "payout.created" });
    await settle(payments);
    await change({ state: "paused" });
    await happen(payments, merchantId, { type: "payout.paid" });
    await settle(payments);
    listener.receiver.react(() => [200]);
    await change({ state: "active", from: "now" });
    await happen(payments, merchantId, { type: "payout.returned" });
    clockMs += 60_000;
    await settle(payments);
    expect(typesOf(listener)).toEqual(["payout.created", "payout.returned"]);
    const states = (await deliveriesOf(listener)).map(({ state }) => state);
    expect(states).toEqual(["skipped", "taken"]);
  });
});

it("webhook: receives only its types, and nothing from before its creation", async () => {
  await happen(payments, merchantId, { type: "payout.created" });
  await settle(payments);
  const other = await makeListener(payments);
  await listener.shop.app.put(listener.one, { types: ["fraud.reported", "merchant.*"] });
  for (const type of ["fraud.reported", "merchant.updated", "payout.paid"] as const) {
    await happen(payments, merchantId, { type });
  }
  await settle(payments);
  const [, ...heard] = typesOf(listener);
  expect(heard.sort()).toEqual(["fraud.reported", "merchant.updated"]);
  expect(typesOf(other)).toEqual([]);
  await other.receiver.close();
});

describe("webhook recovery", () => {
  it("sends unaccepted events again from a point on, and returns their number", async () => {
    for (const type of ["payout.created", "payout.paid", "payout.returned"] as const) {
      await happen(payments, merchantId, { type });
    }
    listener.receiver.react(({ body }) => [/payout.(created|returned)/.test(body) ? 500 : 200]);
    await settle(payments);
    await change({ types: ["payout.*", "dispute.won"] });
    const events = await eventsOf();
    listener.receiver.received.length = 0;
    listener.receiver.react(() => [200]);
    const [first] = events.filter(({ type }) => type === "payout.created");
    expect((await recover({ after: first.id })).body).toEqual({ events: 1 });
    expect(typesOf(listener)).toEqual(["payout.returned"]);
    const since = new Date(clockMs - 3_600_000).toISOString();
    expect((await recover({ since })).body).toEqual({ events: 1 });
    expect(typesOf(listener)).toEqual(["payout.returned", "payout.created"]);
    expect((await recover({ since })).body).toEqual({ events: 0 });
  });

  it("keeps the order of a transaction, including permanent failures", async () => {
    const transactionId = newId(shardOf(merchantId));
    await change({ types: ["dispute.*"] });
    listener.receiver.react(() => [500]);
    for (const version of [1, 2, 3]) await happen(payments, merchantId, { transactionId, version });
    await settle(payments);
    await sql`update payments.deliveries set state = 'failed', due_at = null
      where webhook_id = ${listener.id}`.execute(payments.context.db);
    listener.receiver.received.length = 0;
    listener.receiver.react(() => [200]);
    const { status, body } = await recover({ since: "2020-01-01T00:00:00Z" });
    expect([status, body]).toEqual([201, { events: 3 }]);
    const versions = listener.receiver.received.map(({ body }) => JSON.parse(body).version);
    expect(versions).toEqual([1, 2, 3]);
  });

  it("refuses no start, two starts, and an event of another merchant", async () => {
    const id = newId(shardOf(merchantId));
    const since = "2026-11-22T00:00:00Z";
    const problem = async (body: object) => {
      const { status, body: problems } = await recover(body);
      return [status, problems.map(({ field, message }: Json) => `${field} ${message}`)];
    };
    expect(await problem({})).toEqual([
      400,
      ["after must be the id of an event, unless `since` is given"],
    ]);
    expect(await problem({ after: id, since })).toEqual([
      400,
      ["since must not be given together with `after`"],
    ]);
    const foreign = newId((shardOf(merchantId) + 1) % 65_536);
    expect((await problem({ after: foreign }))[0]).toBe(400);
  });

  it.each(["2106-02-07T06:28:16Z", "1969-12-31T23:59:59Z", "2026-06-30T23:59:60Z"])(
    "refuses %s as a start, outside the range of ids",
    async (since) => {
      const { status, body } = await recover({ since });
      expect([status, body[0].field]).toEqual([400, "since"]);
    },
  );
});

describe("webhook retry", () => {
  const retry = async (eventId: string) => {
    const answer = await listener.shop.app.post(`${listener.one}/deliveries/${eventId}/retry`);
    await settle(payments);
    return answer;
  };

  it("sends at once in any state, even an event never sent", async () => {
    await change({ types: ["payout.paid"] });
    for (const type of ["payout.paid", "payout.returned"] as const) {
      await happen(payments, merchantId, { type });
    }
    await settle(payments);
    expect(typesOf(listener)).toEqual(["payout.paid"]);
    const messages = (await eventsOf()).filter(({ type }) => type.startsWith("payout."));
    for (const { id } of messages) expect((await retry(id)).status).toBe(201);
    expect(typesOf(listener)).toEqual(["payout.paid", "payout.paid", "payout.returned"]);
    expect(listener.receiver.received[0]!.body).toBe(listener.receiver.received[1]!.body);
    const states = (await deliveriesOf(listener)).map(({ state, attempts }) => [state, attempts]);
    expect(states).toEqual([
      ["taken", 2],
      ["taken", 1],
    ]);
    expect((await retry(newId(shardOf(merchantId)))).status).toBe(404);
  });

  it("goes before pending deliveries of its transaction", async () => {
    const transactionId = newId(shardOf(merchantId));
    listener.receiver.react(() => [500]);
    for (const version of [1, 2]) await happen(payments, merchantId, { transactionId, version });
    await settle(payments);
    listener.receiver.react(() => [200]);
    const [, second] = await deliveriesOf(listener);
    await retry(second.id);
    const versions = listener.receiver.received.map(({ body }) => JSON.parse(body).version);
    expect(versions).toEqual([1, 2, 1]);
  });
});

it("webhook: reads on only below 10 000 pending deliveries", async () => {
  const { db } = payments.context;
  const shard = shardOf(merchantId);
  await sql`insert into payments.deliveries (shard, webhook_id, id, merchant_id, test, kind, at,
      created_at, state, due_at, body)
    select ${shard}, ${listener.id}, lpad(n::text, 24, '0'), ${merchantId}, true, 'payout.paid',
      now(), now(), 'waiting', now() + interval '1 day', '{}'
    from generate_series(1, ${mostWaiting - 2}::int) as n`.execute(db);
  for (let count = 0; count < 5; count += 1) await happen(payments, merchantId);
  for (const read of [2, 4, 5]) {
    await settle(payments);
    expect(listener.receiver.received).toHaveLength(read);
  }
  listener.receiver.react(() => [500]);
  for (let count = 0; count < 5; count += 1) await happen(payments, merchantId);
  await settle(payments);
  expect(listener.receiver.received).toHaveLength(7);
  expect((await listener.shop.app.get(listener.one)).body.webhook.waiting).toBe(mostWaiting);
  expect(await readOnce(payments.context, { shard, webhookId: listener.id })).toEqual({
    count: 0,
    hasMore: false,
  });
});

it("webhook: continues at the oldest event after its cursor expired, with a report", async () => {
  const { db } = payments.context;
  const { shop, path, one } = listener;
  const hook = { url: "https://127.0.0.1:1/", types: ["webhook.*"] };
  const other = (await shop.app.post(path, hook)).body.webhook;
  await change({ state: "paused" });
  await happen(payments, merchantId, { type: "payout.created" });
  await happen(payments, merchantId, { type: "payout.paid" });
  await settle(payments);
  const messages = (await eventsOf()).filter(({ type }) => type === "payout.created");
  await sql`update payments.heads set removed_through = ${messages[0].id}
    where merchant_id = ${merchantId}`.execute(db);
  await sql`delete from payments.events
    where merchant_id = ${merchantId} and id <= ${messages[0].id}`.execute(db);
  await change({ state: "active" });
  await settle(payments);
  await settle(payments);
  expect(typesOf(listener)).toEqual(["payout.paid"]);
  const [heard] = await deliveriesOf({ ...listener, one: `${path}/${other.id}` });
  expect(heard).toMatchObject({ type: "webhook.disabled" });
  const { body } = (await shop.app.get(`${path}/${other.id}/deliveries/${heard.id}`)).body.delivery;
  expect(JSON.parse(body).data).toMatchObject({
    reason: "events_expired",
    webhook: { id: listener.id },
  });
  expect((await shop.app.get(one)).body.webhook.state).toBe("active");
  const { status, body: refusal } = await recover({ after: newIdBefore(messages[0].id) });
  expect([status, refusal.code]).toEqual([410, "events_expired"]);
});

function newIdBefore(id: string): string {
  return `5${id.slice(1)}`;
}

it("webhook: receives nothing of another merchant", async () => {
  const stranger = await makeListener(payments);
  await happen(payments, merchantId);
  await settle(payments);
  expect([listener.receiver.received.length, stranger.receiver.received.length]).toEqual([1, 0]);
  await stranger.receiver.close();
  expect((await makeShop(payments)).merchant.id).not.toBe(merchantId);
});

it("webhook: a read error delays no other webhook of the merchant", async () => {
  const { db } = payments.context;
  await sql
    .raw(`create function payments.refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`)
    .execute(db);
  await sql
    .raw(`create trigger refusing before insert on payments.deliveries for each row
    when (new.webhook_id = '${listener.id}') execute function payments.refuse()`)
    .execute(db);
  const others = { url: listener.receiver.url, types: ["payout.paid"] };
  expect((await listener.shop.app.post(listener.path, others)).status).toBe(201);
  for (let times = 1; times <= 5; times += 1) {
    await happen(payments, merchantId, { type: "payout.paid" });
    await settle(payments);
    expect(typesOf(listener)).toHaveLength(times);
  }
  await sql`drop function payments.refuse cascade`.execute(db);
  await expect.poll(() => typesOf(listener).length).toBe(10);
});
