import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter, monday, tenOClock } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling);
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function bookingsListed(query = ""): Promise<object[]> {
  return (await counter.get(`/bookings?start_date=${monday}&end_date=${monday}${query}`)).body;
}

describe("customers", () => {
  it("hold a time, give details and get the appointment", async () => {
    const held = await counter.hold();
    expect(held.status).toBe(201);
    const { token } = held.body;
    expect(held.body).toMatchObject({
      state: "held",
      customer: null,
      date: monday,
      time: "10:00",
      end_time: "11:00",
      offset: "+00:00",
      extensions_left: 10,
      starts_at: "2027-03-01T10:00:00.000Z",
      held_until: "2027-02-20T09:05:00.000Z",
      service: { id: counter.serviceId, name: "Haircut", duration: 60 },
      resources: [{ id: counter.resourceIds[0] }],
      may: { extend: true, release: true, cancel: false, reschedule: false },
    });
    expect(await bookingsListed()).toEqual([]);
    expect(await bookingsListed("&held=1")).toMatchObject([{ state: "held", duration: 60 }]);
    later(60);
    const confirmed = await counter.of(token).post("details", jane);
    expect(confirmed.body).toMatchObject({ state: "confirmed", customer: jane, held_until: null });
    expect(await bookingsListed()).toMatchObject([
      { state: "booked", details: "Haircut", start_time: 600 },
    ]);
    expect((await counter.of(token).get()).body).toEqual(confirmed.body);
    const cancelled = await counter.of(token).post("cancel", { expected_refund: 0 });
    expect(cancelled.body).toMatchObject({ state: "cancelled", cancelled_by: "customer" });
    expect(await bookingsListed()).toEqual([]);
    expect((await counter.hold()).status).toBe(201);
  });

  it("cannot take another customer's held time before it lapses", async () => {
    await counter.hold();
    const other = await counter.hold();
    expect(other).toMatchObject({ status: 409, body: { error: "slot_taken" } });
    later(301);
    expect((await counter.hold()).status).toBe(201);
  });

  it("can choose another time, or the same, despite their own hold", async () => {
    const first = await counter.hold();
    const same = await counter.hold({ replaces: first.body.token });
    expect(same.status).toBe(201);
    expect((await counter.of(first.body.token).get()).body.state).toBe("expired");
    const other = await counter.hold({
      starts_at: `${monday}T11:00:00Z`,
      replaces: same.body.token,
    });
    expect(other.status).toBe(201);
    expect((await counter.hold()).status).toBe(201);
  });

  it("release a hold and cannot continue with it", async () => {
    const { token } = (await counter.hold()).body;
    expect((await counter.of(token).release()).status).toBe(204);
    expect((await counter.of(token).release()).status).toBe(204);
    later(10);
    const late = await counter.of(token).post("details", jane);
    expect(late).toMatchObject({ status: 410, body: { error: "hold_expired" } });
    expect((await counter.hold()).status).toBe(201);
  });

  it("extend a hold ten times", async () => {
    const { token } = (await counter.hold()).body;
    for (let count = 0; count < 10; count += 1) {
      expect((await counter.of(token).post("extend")).status).toBe(200);
    }
    const { body } = await counter.of(token).get();
    expect(body).toMatchObject({ extensions_left: 0, held_until: "2027-02-20T09:25:00.000Z" });
    expect((await counter.of(token).post("extend")).status).toBe(409);
  });

  it("reschedule an appointment; a refused reschedule leaves it in its slot", async () => {
    const { token } = (await counter.confirmed()).body;
    const other = await counter.hold({ starts_at: `${monday}T12:00:00Z` });
    expect(other.status).toBe(201);
    const taken = await counter.of(token).post("reschedule", { starts_at: `${monday}T12:00:00Z` });
    expect(taken.status).toBe(409);
    expect((await counter.of(token).get()).body.time).toBe("10:00");
    const [before] = (await bookingsListed()) as { id: number }[];
    const response = await counter
      .of(token)
      .post("reschedule", { starts_at: `${monday}T13:00:00Z` });
    expect(response.body).toMatchObject({ state: "confirmed", token, time: "13:00" });
    expect(await bookingsListed()).toMatchObject([{ id: before!.id, start_time: 780 }]);
    expect((await counter.hold()).status).toBe(201);
  });

  it("request an appointment that needs approval, and the slot stays taken", async () => {
    counter = await makeCounter(scheduling, { service: { approval: "required" } });
    const reply = await counter.confirmed();
    expect(reply.body).toMatchObject({ state: "requested", decide_by: "2027-02-22T09:00:00.000Z" });
    later(3600);
    expect((await counter.hold()).status).toBe(409);
    expect(await bookingsListed()).toEqual([]);
  });

  it("become the same client again, and no other customer can rename it", async () => {
    await counter.confirmed();
    const again = await counter.hold({ starts_at: `${monday}T14:00:00Z` });
    later(10);
    const other = { name: "Somebody Else", email: "JANE@example.com" };
    await counter.of(again.body.token).post("details", other);
    const { rows } = await sql<{ name: string }>`select name from scheduling.clients
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    expect(rows).toEqual([{ name: "Jane Doe" }]);
  });
});

describe("refusals to customers", () => {
  it.each([
    ["off the grid", { starts_at: `${monday}T10:30:00Z` }],
    ["outside of hours", { starts_at: `${monday}T20:00:00Z` }],
    ["past", { starts_at: "2027-02-20T08:00:00Z" }],
    ["too soon", { starts_at: "2027-02-20T10:00:00Z" }],
    ["too far", { starts_at: "2029-03-01T10:00:00Z" }],
  ])("a time that is %s", async (_what, fields) => {
    expect(await counter.hold(fields)).toMatchObject({
      status: 409,
      body: { error: "slot_taken" },
    });
  });

  it("a malformed time, zone or resource", async () => {
    expect((await counter.hold({ starts_at: "soon" })).body.errors).toHaveProperty("starts_at");
    expect((await counter.hold({ timezone: "Nowhere" })).body.errors).toHaveProperty("timezone");
    expect((await counter.hold({ resource_ids: [999] })).body.errors).toHaveProperty(
      "resource_ids",
    );
    const many = await counter.hold({ seats: 2 });
    expect(many.body.errors).toEqual({ seats: ["must be 1"] });
    expect((await counter.hold({ service_id: "999" })).status).toBe(404);
  });

  it("another appointment's token, or a guessed one", async () => {
    const { token } = (await counter.hold()).body;
    const other = await makeCounter(scheduling);
    expect((await other.of(token).get()).status).toBe(404);
    expect((await counter.of(`${token.slice(0, -2)}AA`).get()).status).toBe(404);
    expect((await counter.of("1").get()).status).toBe(404);
  });

  it("impossible details", async () => {
    const { token } = (await counter.hold()).body;
    later(10);
    const fields = { name: "see https://spam.example", email: "nobody", website: "x" };
    const { status, body } = await counter.of(token).post("details", fields);
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toContain("name");
    const { db } = scheduling.context;
    await sql`update scheduling.booking_pages set terms_url = 'https://example.com/terms'
      where account_id = ${counter.accountId}`.execute(db);
    await sql`update scheduling.appointments set snapshot = snapshot || '{"no_show_fee": 100}'
      where account_id = ${counter.accountId}`.execute(db);
    const odd = { name: " ", email: "x", phone: "call me", website: "y" };
    expect((await counter.of(token).post("details", odd)).body.errors).toEqual({
      name: ["is required"],
      email: ["must be an email address"],
      phone: ["must be a telephone number"],
      "consents.terms": ["is required"],
      "consents.no_show_fee": ["is required"],
      website: ["must be empty"],
    });
  });

  it("details sent faster than a person types", async () => {
    const { token } = (await counter.hold()).body;
    expect((await counter.of(token).post("details", jane)).status).toBe(429);
  });

  it("an idempotency key that is no UUID", async () => {
    const reply = await counter.hold({}, { "idempotency-key": "1" });
    expect(reply.body.errors).toEqual({ "Idempotency-Key": ["must be a UUID"] });
    const key = "6f0a4a0e-2f3b-4a55-9a3f-2d9c5a1a9a11";
    const first = await counter.hold({}, { "idempotency-key": key });
    const again = await counter.hold({}, { "idempotency-key": key });
    expect(again).toMatchObject({ status: 201, body: { token: first.body.token } });
  });

  it("logs: contain no token or customer data", async () => {
    const { token } = (await counter.confirmed()).body;
    await counter.of(token).get();
    expect(scheduling.logged()).not.toContain(token);
    expect(scheduling.logged()).not.toContain(jane.email);
  });
});

describe("the booking of an appointment", () => {
  it("changes only through the appointment, and the refusal names it", async () => {
    await counter.confirmed();
    const [{ id }] = (await bookingsListed()) as [{ id: number }];
    const replies = [
      await counter.delete(`/bookings/${id}`),
      await counter.put(`/bookings/${id}`, { start_time: 900 }),
    ];
    for (const { status, body } of replies) {
      expect(status).toBe(422);
      expect(body.error_description).toMatch(/ appointment \d+: change the appointment instead$/);
    }
    expect((await counter.put(`/bookings/${id}`, { billable: true })).status).toBe(200);
  });

  it("loses to existing bookings when capacity falls, while it is only a hold", async () => {
    const [resourceId] = counter.resourceIds;
    await counter.hold({ starts_at: tenOClock });
    const own = { resource_id: resourceId, start_date: monday, start_time: 660, duration: 60 };
    const booked = await counter.post("/bookings", own);
    expect(booked.status).toBe(201);
    const off = {
      resource_ids: [resourceId],
      from: monday,
      to: monday,
      start_time: 540,
      end_time: 660,
      allow_waiting: true,
    };
    expect((await counter.post("/downtimes", off)).status).toBe(201);
    const { rows } = await sql`select kind from scheduling.booking_news
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    expect(rows).toEqual([{ kind: "displaced" }]);
  });
});
