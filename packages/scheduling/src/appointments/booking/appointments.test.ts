import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { setSuspended } from "../../parties/accounts/store.ts";

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

const at = (time: string) => {
  now = new Date(`${monday}T${time}:00Z`);
};
const list = async (query = "") => (await counter.get(`/appointments${query}`)).body;
const put = (id: number, body: object) => counter.put(`/appointments/${id}`, body);

async function client(): Promise<number> {
  return (await counter.post("/clients", { name: "Jane" })).body.id;
}

async function create(fields: object = {}): Promise<{ status: number; body: CreatedAppointment }> {
  const client_id = await client();
  const own = { service_id: Number(counter.serviceId), starts_at: `${monday}T10:00:00Z` };
  return await counter.post("/appointments", { client_id, ...own, ...fields });
}

interface CreatedAppointment {
  id: number;
  revision: number;
  state: string;
  errors: Record<string, string[]>;
}

async function requested(): Promise<{ id: number; token: string }> {
  counter = await makeCounter(scheduling, { service: { approval: "required" } });
  const { token } = (await counter.confirmed()).body;
  const [{ id }] = await list();
  return { id, token };
}

describe("appointments for members", () => {
  it("lists by day, state, service and client, with customer details", async () => {
    await counter.confirmed();
    await counter.hold({ starts_at: `${monday}T12:00:00Z` });
    const [one, ...others] = await list(`?start_date=${monday}&end_date=${monday}`);
    expect(others).toEqual([]);
    expect(one).toMatchObject({ state: "confirmed", service: "Haircut", customer: jane });
    expect(one.resource_ids).toEqual(counter.resourceIds);
    expect(await list("?state[]=held")).toHaveLength(1);
    expect(await list(`?service_id=${counter.serviceId}&client_id=${one.client_id}`)).toHaveLength(
      1,
    );
    expect(await list(`?resource_ids[]=${counter.resourceIds[0]}`)).toHaveLength(1);
    expect(await list("?attention=1")).toEqual([]);
    expect(await list("?updated_since=2020-01-01T00:00:00Z")).toHaveLength(1);
    expect(await list("?updated_since=2016-12-31T23:59:60Z")).toHaveLength(1);
  });

  it("show the account's local time and the customer's", async () => {
    const { body } = await create({ starts_at: `${monday}T16:00:00Z`, timezone: "Asia/Tokyo" });
    const view = (await counter.get(`/appointments/${body.id}`)).body;
    expect(view).toMatchObject({ date: monday, start_time: 960 });
    expect(view.customer_time).toEqual({
      timezone: "Asia/Tokyo",
      date: "2027-03-02",
      start_time: 60,
      end_time: 120,
      offset: "+09:00",
    });
    expect((await list())[0].customer_time).toEqual(view.customer_time);
  });

  it("hide the customer without the permission to see clients", async () => {
    await counter.confirmed();
    const rights = { bookings: "view", clients: "none" } as const;
    const other = await makeMember(scheduling, counter, { permissions: "custom", rights });
    const [view] = (await other.get("/appointments")).body;
    expect(view).toMatchObject({ state: "confirmed" });
    expect(view).not.toHaveProperty("customer");
    expect((await other.post(`/appointments/${view.id}/cancel`)).status).toBe(403);
  });

  it("create for a client, off the grid and at short notice, if there is room", async () => {
    at("09:55");
    const first = await create({ starts_at: `${monday}T10:07:00Z` });
    expect(first).toMatchObject({ status: 201, body: { state: "confirmed", made_by_staff: true } });
    const second = await create({ starts_at: `${monday}T10:30:00Z` });
    expect(second).toMatchObject({ status: 409, body: { error: "slot_taken" } });
  });

  it("refuse unknown services, clients and resources", async () => {
    const messages = [
      await create({ service_id: 999_999 }),
      await create({ client_id: 999_999 }),
      await create({ starts_at: "at noon" }),
      await create({ starts_at: "9999-12-31T23:00:00Z" }),
      await create({ starts_at: "2027-02-30T10:00:00Z" }),
      await create({ resource_ids: [999_999] }),
    ].map(({ status, body }) => [status, ...Object.entries(body.errors).flat(2)]);
    expect(messages).toEqual([
      [422, "service_id", "does not exist"],
      [422, "client_id", "does not exist"],
      [422, "starts_at", "must be a date and time: YYYY-MM-DDTHH:MM:SSZ"],
      [422, "starts_at", "must be a date and time: YYYY-MM-DDTHH:MM:SSZ"],
      [422, "starts_at", "must be a date and time: YYYY-MM-DDTHH:MM:SSZ"],
      [422, "resource_ids", "names a resource outside this service"],
    ]);
  });

  it("reschedule and take notes", async () => {
    const { body } = await create();
    const response = await put(body.id, { starts_at: `${monday}T15:15:00Z`, notes: "Long hair" });
    expect(response.body).toMatchObject({
      starts_at: "2027-03-01T15:15:00.000Z",
      customer: { notes: "Long hair" },
    });
  });

  it("keep the chosen staff member if only the time changes", async () => {
    counter = await makeCounter(scheduling, { resources: 2 });
    const [, chosen] = counter.resourceIds;
    await counter.confirmed({ resource_ids: [chosen] });
    const [{ id }] = await list();
    expect(await put(id, { starts_at: `${monday}T11:00:00Z` })).toMatchObject({ status: 200 });
    const { body } = await counter.get(`/appointments/${id}/standing`);
    expect(body.resources).toMatchObject([{ id: chosen }]);
  });

  it("accept attendance from an hour before the start, a no-show from the start", async () => {
    const { body } = await create();
    const tooEarly = { status: 409, body: { error: "too_early" } };
    at("08:59");
    expect(await put(body.id, { attendance: "attended" })).toMatchObject(tooEarly);
    at("09:00");
    expect(await put(body.id, { attendance: "no_show" })).toMatchObject(tooEarly);
    expect((await put(body.id, { attendance: "attended" })).body.state).toBe("attended");
    at("10:00");
    expect((await put(body.id, { attendance: "no_show" })).body.state).toBe("no_show");
    expect((await put(body.id, { attendance: "attended" })).body.state).toBe("attended");
    now = new Date(now.getTime() + 31 * 24 * 60 * 60_000);
    expect(await put(body.id, { attendance: null })).toMatchObject(tooEarly);
  });

  it.each(["attended", "no_show"])("undo %s with attendance null", async (attendance) => {
    const { body } = await create();
    at("10:00");
    const before = await put(body.id, { attendance: null });
    expect(before.body).toMatchObject({ state: "confirmed", revision: body.revision });
    expect((await put(body.id, { attendance })).body.state).toBe(attendance);
    const after = await put(body.id, { attendance: null });
    expect([after.status, after.body.state]).toEqual([200, "confirmed"]);
    expect((await put(body.id, { attendance: null })).body).toEqual(after.body);
    await counter.post(`/appointments/${body.id}/cancel`);
    expect((await put(body.id, { attendance: null })).body.state).toBe("cancelled");
  });

  it("cancelling frees the minutes", async () => {
    const { body } = await create();
    const cancelled = await counter.post(`/appointments/${body.id}/cancel`);
    expect(cancelled.body).toMatchObject({ state: "cancelled", cancelled_by: "business" });
    expect(cancelled.body.resource_ids).toEqual([]);
    const again = await counter.post(`/appointments/${body.id}/cancel`);
    expect(again).toMatchObject({ status: 409, body: { error: "not_possible" } });
    expect((await counter.hold()).status).toBe(201);
  });

  it("cancel for the customer with the refund of the terms or a larger one", async () => {
    const cancellation = [{ minutes_before: 1440, refund_percent: 50 }];
    const service = { price: 8000, deposit_kind: "fixed", deposit_value: 2001, cancellation };
    counter = await makeCounter(scheduling, { service });
    const { body } = await create();
    const cancel = (how: object) => counter.post(`/appointments/${body.id}/cancel`, how);
    const customer = { by: "customer" };
    const more = await cancel({ ...customer, refund: 2002 });
    const tooMuch = { refund: ["is more than the refundable amount"] };
    expect([more.status, more.body.errors]).toEqual([422, tooMuch]);
    const less = { status: 409, body: { error: "refund_changed", refund: { amount: 1001 } } };
    expect(await cancel({ ...customer, refund: 1000 })).toMatchObject(less);
    const cancelled = { state: "cancelled", cancelled_by: "customer" };
    expect(await cancel(customer)).toMatchObject({ status: 200, body: cancelled });
    expect(await cancel(customer)).toMatchObject({ status: 409, body: { error: "not_possible" } });
  });

  it("refuse to create in a suspended account", async () => {
    const { db } = scheduling.context;
    await setSuspended(db, counter.accountId, { suspended: true, at: now });
    const reply = await counter.hold();
    expect(reply).toMatchObject({ status: 403, body: { error: "not_bookable" } });
  });
});

describe("a request for an appointment", () => {
  it("an approval confirms it, and only then sends the booked event", async () => {
    const { id, token } = await requested();
    expect((await counter.get(`/bookings?start_date=${monday}`)).body).toEqual([]);
    const approved = await counter.post(`/appointments/${id}/approve`);
    expect(approved.body.state).toBe("confirmed");
    expect((await counter.of(token).get()).body.state).toBe("confirmed");
    expect((await counter.get(`/bookings?start_date=${monday}`)).body).toHaveLength(1);
    expect((await counter.post(`/appointments/${id}/decline`)).status).toBe(409);
  });

  it("a decline ends it and frees its minutes", async () => {
    const { id } = await requested();
    expect((await counter.post(`/appointments/${id}/decline`)).body.state).toBe("declined");
    expect((await counter.post(`/appointments/${id}/approve`)).status).toBe(409);
    expect((await counter.hold()).status).toBe(201);
  });

  it("refuses approval after its deadline", async () => {
    const { id } = await requested();
    now = new Date(start.getTime() + 49 * 3_600_000);
    expect((await counter.post(`/appointments/${id}/approve`)).status).toBe(409);
  });

  it("accepts one of two concurrent decisions", async () => {
    const { id } = await requested();
    const answers = await Promise.all(
      ["approve", "decline"].map((stage) => counter.post(`/appointments/${id}/${stage}`)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});

describe("the terms of an appointment", () => {
  it("allow a reschedule until a day before, three times", async () => {
    const { token } = (await counter.confirmed()).body;
    const move = (time: string) =>
      counter.of(token).post("reschedule", { starts_at: `${monday}T${time}:00Z` });
    for (const time of ["11:00", "12:00", "13:00"]) expect((await move(time)).status).toBe(200);
    expect(await move("14:00")).toMatchObject({ status: 409, body: { error: "too_late" } });
    const other = (await counter.confirmed({ starts_at: `${monday}T15:00:00Z` })).body;
    at("08:00");
    const late = await counter.of(other.token).post("reschedule", {
      starts_at: `${monday}T16:00:00Z`,
    });
    expect(late).toMatchObject({ status: 409, body: { error: "too_late" } });
  });

  it("state the refund, and cancelling must confirm it", async () => {
    const { token } = (await counter.hold()).body;
    const deposit = { price: 5000, deposit: { kind: "fixed", value: 1000 } };
    await sql`update scheduling.appointments set snapshot = snapshot || ${JSON.stringify(deposit)}
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    const { body } = await counter.of(token).get();
    expect(body.refund_now).toEqual({ percent: 100, amount: 1000 });
    expect(body.free_until).toBe("2027-02-28T10:00:00.000Z");
    now = new Date(now.getTime() + 10_000);
    await counter.of(token).post("details", jane);
    expect((await counter.of(token).get()).body.state).toBe("held");
    counter = await makeCounter(scheduling);
    const free = (await counter.confirmed()).body.token;
    const changed = await counter.of(free).post("cancel", { expected_refund: 1 });
    expect(changed).toMatchObject({
      status: 409,
      body: { error: "refund_changed", refund: { percent: 100, amount: 0 } },
    });
  });

  it("require valid answers to their questions", async () => {
    const question = { id: "q", label: "Which?", kind: "choice", options: ["a"], required: true };
    counter = await makeCounter(scheduling, { service: { questions: [question] } });
    const { token } = (await counter.hold()).body;
    now = new Date(now.getTime() + 10_000);
    const answer = async (answers: object) =>
      Object.values((await counter.of(token).post("details", { ...jane, answers })).body.errors);
    expect(await answer({})).toEqual([["is required"]]);
    expect(await answer({ q: "b" })).toEqual([["does not fit this question"]]);
    expect(await answer({ q: "a", r: 1 })).toEqual([["is not a question of this service"]]);
    const response = await counter.of(token).post("details", { ...jane, answers: { q: "a" } });
    expect(response.body).toMatchObject({ state: "confirmed", answers: { q: "a" } });
  });
});
