import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
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
  counter = await makeCounter(scheduling);
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

async function closeMorning(fate: object, resources = counter.resourceIds) {
  const off = { resource_ids: resources, from: monday, to: monday, start_time: 540 };
  const closed = await counter.post("/downtimes", { ...off, end_time: 720, ...fate });
  expect(closed.status).toBe(201);
}

const one = async () => (await counter.get("/appointments")).body[0];

async function mailsOf(kind: string): Promise<number> {
  const { rows } = await sql`select from scheduling.notices
    where account_id = ${counter.accountId} and kind = ${kind}`.execute(scheduling.context.db);
  return rows.length;
}

describe("follow-ups of lost bookings", () => {
  it.each([
    ["deleted", { delete_invalid_bookings: true }],
    ["displaced", { allow_waiting: true }],
  ])("an earlier reschedule makes a %s stale", async (_name, fate) => {
    const { token } = (await counter.confirmed()).body;
    await closeMorning(fate);
    const { id } = await one();
    const response = await counter.put(`/appointments/${id}`, { starts_at: `${monday}T14:00:00Z` });
    expect(response.status).toBe(200);
    await scheduling.sweeping.drain();
    expect(await one()).toMatchObject({ state: "confirmed", attention: null });
    expect((await counter.of(token).get()).body.time).toBe("14:00");
  });

  it("send one mail per appointment, however many resources are gone", async () => {
    counter = await makeCounter(scheduling, { resources: 2 });
    const [one_, other] = counter.resourceIds;
    const part = (id: string, resource?: number) => ({
      id,
      name: id,
      resource_ids: [resource],
      count: 1,
      choosable: true,
    });
    const parts = [part("a", one_), part("b", other)];
    await counter.put(`/services/${counter.serviceId}`, { parts });
    await counter.confirmed();
    await closeMorning({ allow_waiting: true });
    await scheduling.sweeping.drain();
    expect(await one()).toMatchObject({ attention: "displaced" });
    expect(await mailsOf("staff_attention")).toBe(1);
  });

  it("keep the mark that a payment needs attention", async () => {
    await counter.confirmed();
    await sql`update scheduling.appointments set attention = 'payment'
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    await closeMorning({ allow_waiting: true });
    await scheduling.sweeping.drain();
    expect(await one()).toMatchObject({ attention: "payment" });
    await counter.put(`/appointments/${(await one()).id}`, { starts_at: `${monday}T14:00:00Z` });
  });
});

describe("a request that lost its slot", () => {
  it("gets its mark on approval, also with an idempotency key", async () => {
    counter = await makeCounter(scheduling, { service: { approval: "required" } });
    await counter.confirmed();
    const { id } = await one();
    await closeMorning({ allow_waiting: true });
    const approve = () =>
      counter.post(`/appointments/${id}/approve`, {}, { "idempotency-key": "approve" });
    expect((await approve()).body.error).toBe("not_possible");
    expect(await one()).toMatchObject({ state: "requested", attention: "displaced" });
    const { revision } = await one();
    expect((await approve()).status).toBe(409);
    expect(await one()).toMatchObject({ revision });
  });
});

it("customer details: refused after the hold lost its slot, with other times offered", async () => {
  const { token } = (await counter.hold()).body;
  await closeMorning({ allow_waiting: true });
  now = new Date(start.getTime() + 10_000);
  const late = await counter.of(token).post("details", jane);
  expect([late.status, late.body.error]).toEqual([410, "hold_expired"]);
  expect(late.body.next).toMatchObject([{ time: "12:00" }, { time: "13:00" }, { time: "14:00" }]);
  expect((await counter.of(token).get()).body.state).toBe("expired");
});

// Must be last: leaves an incomplete past session.
it("lost resource after the start: cancels no appointment, and attendance stays open", async () => {
  await counter.confirmed();
  now = new Date(`${monday}T10:10:00Z`);
  const [resource] = counter.resourceIds;
  expect((await counter.delete(`/resources/${resource}`)).status).toBe(204);
  await scheduling.sweeping.drain();
  const { id, state } = await one();
  expect([state, await mailsOf("cancelled")]).toEqual(["confirmed", 0]);
  const response = await counter.put(`/appointments/${id}`, { attendance: "attended" });
  expect(response.body.state).toBe("attended");
});
