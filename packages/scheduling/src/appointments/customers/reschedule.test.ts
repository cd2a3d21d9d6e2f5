import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter, monday } from "../../../test/counter.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const start = new Date("2027-02-20T09:00:00Z");
let now = start;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = start;
  counter = await makeCounter(scheduling, { resources: 2 });
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const eleven = { starts_at: `${monday}T11:00:00Z` };

async function queuedNotices() {
  const { db } = scheduling.context;
  const { rows } = await sql`select sequence, revision, reschedules, wished_ids,
      (select count(*)::int from scheduling.notices n where n.account_id = p.account_id) as mails
    from scheduling.appointments p where account_id = ${counter.accountId}`.execute(db);
  return rows[0];
}

async function offerWith(resource_ids: readonly (number | undefined)[]): Promise<void> {
  const parts = [{ id: "who", name: "Who", resource_ids, count: 1, choosable: true }];
  const changed = await counter.put(`/services/${counter.serviceId}`, { parts });
  expect(changed.status).toBe(200);
}

async function slots(query: string): Promise<{ status: number; times: string[] }> {
  const path = `/public/v1/${counter.subdomain}/services/${counter.serviceId}/slots` as const;
  const days = `from=${monday}&to=${monday}`;
  const { status, body } = await scheduling.send(`GET ${path}?${days}${query}`);
  const visible: Json[] = body.days?.flatMap((day: Json) => day.slots) ?? [];
  return { status, times: visible.map(({ time }) => time) };
}

describe("a customer who reschedules", () => {
  it("may choose only offered people", async () => {
    const [first, second] = counter.resourceIds;
    const { token } = (await counter.confirmed({ resource_ids: [first] })).body;
    const move = (ids: unknown[]) =>
      counter.of(token).post("reschedule", { ...eleven, resource_ids: ids });
    const strange = await move([999_999]);
    const errors = { resource_ids: ["names a resource outside this service"] };
    expect([strange.status, strange.body.errors]).toEqual([422, errors]);
    expect(await queuedNotices()).toMatchObject({ wished_ids: [first], reschedules: 0 });
    expect((await move([second, second])).body.wished_ids).toEqual([second]);
    await offerWith([first]);
    const gone = { starts_at: `${monday}T12:00:00Z`, resource_ids: [second] };
    expect((await counter.of(token).post("reschedule", gone)).status).toBe(422);
  });

  it("sees other people's slots if the earlier choice is gone", async () => {
    const [first, second] = counter.resourceIds;
    const { token } = (await counter.confirmed({ resource_ids: [first] })).body;
    const own = `&appointment=${token}&resource_ids[]=${first}`;
    expect((await slots(own)).times).toContain("11:00");
    expect((await slots(`&appointment=${token}&resource_ids[]=999999`)).status).toBe(422);
    await offerWith([second]);
    expect((await slots(own)).times).toContain("11:00");
    expect((await slots(`&resource_ids[]=${first}`)).status).toBe(422);
    await offerWith([first, second]);
    await sql`update scheduling.resources set archived = true
      where account_id = ${counter.accountId} and id = ${first}`.execute(scheduling.context.db);
    expect((await slots(own)).times).toContain("11:00");
    expect((await slots(`&resource_ids[]=${first}`)).times).toEqual([]);
  });

  it("to the same time changes, spends and publishes nothing", async () => {
    const [first, second] = counter.resourceIds;
    const { token } = (await counter.confirmed()).body;
    const move = (more: object = {}) =>
      counter.of(token).post("reschedule", { ...eleven, ...more });
    const reply = await move();
    const notice = await queuedNotices();
    expect(notice).toMatchObject({ sequence: 1, reschedules: 1 });
    now = new Date(`${monday}T08:00:00Z`);
    const again = await move();
    expect([again.status, again.body.starts_at]).toEqual([200, reply.body.starts_at]);
    const [{ id: taken }] = reply.body.resources;
    expect((await move({ resource_ids: [taken] })).status).toBe(200);
    expect(await queuedNotices()).toEqual(notice);
    const other = await move({ resource_ids: [taken === first ? second : first] });
    expect(other.body.error).toBe("too_late");
    const elsewhere = await move({ timezone: "Asia/Tokyo" });
    expect(elsewhere.body).toMatchObject({ timezone: "Asia/Tokyo", time: "20:00" });
    expect(await queuedNotices()).toMatchObject({ sequence: 1, reschedules: 1 });
  });
});

describe("a customer's idempotency key", () => {
  const posting = (token: string) => (stage: string, body: object, key: string) =>
    scheduling.send(`POST /public/v1/${counter.subdomain}/appointments/${token}/${stage}`, {
      body,
      headers: { "idempotency-key": key },
    });

  it("runs a reschedule, a cancellation and an extension once, with equal responses", async () => {
    const held = (await counter.hold()).body;
    const more = randomUUID();
    const longer = await posting(held.token)("extend", {}, more);
    expect(longer.body.extensions_left).toBe(9);
    expect((await posting(held.token)("extend", {}, more)).body).toEqual(longer.body);
    const { token } = (await counter.confirmed({ starts_at: `${monday}T15:00:00Z` })).body;
    const [there, back] = [randomUUID(), randomUUID()];
    const reply = await posting(token)("reschedule", eleven, there);
    const returned = await posting(token)("reschedule", { starts_at: `${monday}T15:00:00Z` }, back);
    expect([reply.body.time, returned.body.time]).toEqual(["11:00", "15:00"]);
    expect((await posting(token)("reschedule", eleven, there)).body).toEqual(reply.body);
    expect((await counter.of(token).get()).body.time).toBe("15:00");
    const otherwise = await posting(token)(
      "reschedule",
      { starts_at: `${monday}T12:00:00Z` },
      there,
    );
    expect(Object.keys(otherwise.body.errors)).toEqual(["Idempotency-Key"]);
    const over = randomUUID();
    const cancelled = await posting(token)("cancel", { expected_refund: 0 }, over);
    expect(cancelled.body.state).toBe("cancelled");
    expect((await posting(token)("cancel", { expected_refund: 0 }, over)).body).toEqual(
      cancelled.body,
    );
  });

  it.each(["extend", "reschedule", "cancel"])("must be a UUID to %s", async (stage) => {
    const { token } = (await counter.confirmed()).body;
    const body = stage === "cancel" ? { expected_refund: 0 } : eleven;
    const reply = await posting(token)(stage, body, "my-key");
    expect([reply.status, reply.body.errors]).toEqual([
      422,
      { "Idempotency-Key": ["must be a UUID"] },
    ]);
  });

  it("returns nothing after the erasure of the customer", async () => {
    const { token } = (await counter.confirmed()).body;
    const key = randomUUID();
    const cancelled = await posting(token)("cancel", { expected_refund: 0 }, key);
    expect(cancelled.body.customer).toMatchObject(jane);
    const [{ id }] = (await counter.get("/clients")).body;
    expect((await counter.post(`/clients/${id}/erase`)).status).toBe(200);
    const again = await posting(token)("cancel", { expected_refund: 0 }, key);
    expect([404, 410]).toContain(again.status);
    expect(again.text).not.toContain(jane.name);
  });
});

it("lapsed hold: its minutes return to its own customer once", async () => {
  counter = await makeCounter(scheduling);
  const [resource_id] = counter.resourceIds;
  const day = { resource_id, start_date: monday, duration: 7 * 60 };
  expect((await counter.post("/bookings", day)).status).toBe(201);
  const { token } = (await counter.hold()).body;
  await counter.put(`/services/${counter.serviceId}`, { duration: 90, slot_step: 60 });
  now = new Date(start.getTime() + 10 * 60_000);
  expect((await slots(`&appointment=${token}`)).times).toEqual([]);
});
