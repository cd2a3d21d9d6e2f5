import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { type Counter, makeCounter, makeService, monday } from "../../../test/counter.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember } from "../../../test/studio.ts";
import { scopes } from "../../core/rights.ts";

const start = new Date("2027-02-20T09:00:00Z");
let now = start;
let scheduling: TestScheduling;
let counter: Counter;
let clientId: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = start;
  counter = await makeCounter(scheduling);
  clientId = (await counter.post("/clients", { name: "Jane" })).body.id;
});
afterAll(() => scheduling.close());

const at = (time: string, date = monday) => `${date}T${time}:00Z`;
const create = (time: string, fields: object = {}, date = monday) =>
  counter.post("/appointments", {
    service_id: Number(counter.serviceId),
    client_id: clientId,
    starts_at: at(time, date),
    ...fields,
  });
const move = (id: number, fields: object) => counter.put(`/appointments/${id}`, fields);
const timesIn = ({ next }: Json) => next.map((one: Json) => [one.date, one.start]);

describe("a refused time", () => {
  it("names the appointment or booking in the way, and the nearest free times", async () => {
    const [resource] = counter.resourceIds as [number];
    const { body: first } = await create("11:00");
    const { status, body } = await create("11:00");
    expect([status, body.error, body.reason]).toEqual([409, "slot_taken", "taken"]);
    expect(body.blockers).toEqual([{ kind: "appointment", id: first.id }]);
    expect(body.next).toEqual([
      { date: monday, start: 600, starts_at: `${monday}T10:00:00.000Z`, resource_ids: [resource] },
      { date: monday, start: 720, starts_at: `${monday}T12:00:00.000Z`, resource_ids: [resource] },
      { date: monday, start: 540, starts_at: `${monday}T09:00:00.000Z`, resource_ids: [resource] },
    ]);
    const plain = { start_date: monday, start_time: 840 };
    const { id } = await makeBooking(counter, resource, plain);
    expect((await create("14:00")).body.blockers).toEqual([{ kind: "booking", id }]);
    for (const each of body.next) {
      expect((await move(first.id, { starts_at: each.starts_at })).status).toBe(200);
    }
  });

  it("is too long if it reaches into a later appointment", async () => {
    const { body: later } = await create("12:00");
    const { body } = await create("11:30");
    expect(body).toMatchObject({ reason: "too_long", blockers: [{ id: later.id }] });
    expect((await create("12:30")).body.reason).toBe("taken");
  });

  it("is closed outside the hours, and past before now without an obstacle", async () => {
    const { body } = await create("19:00");
    expect(body).toMatchObject({ error: "slot_taken", reason: "closed", blockers: [] });
    expect(timesIn(body)[0]).toEqual([monday, 960]);
    expect((await create("16:30")).body.reason).toBe("closed");
    expect((await create("23:30")).body.reason).toBe("closed");
    now = new Date(at("20:00"));
    const past = (await create("19:00")).body;
    expect([past.reason, timesIn(past)[0]]).toEqual(["past", ["2027-03-02", 540]]);
  });

  it("is in time off", async () => {
    const days = { from: monday, to: monday, resource_ids: counter.resourceIds };
    await counter.post("/downtimes", { ...days, start_time: 600, end_time: 720 });
    const { body } = await create("10:00");
    expect(body).toMatchObject({ reason: "time_off", blockers: [] });
    expect(timesIn(body)).toEqual([
      [monday, 540],
      [monday, 720],
      [monday, 780],
    ]);
  });

  it("is not offered by a resource outside the service, or without bookings", async () => {
    const other = await makeBookable(scheduling, counter);
    const outside = await create("10:00", { resource_ids: [other] });
    expect([outside.status, outside.body.reason]).toEqual([422, "not_offered"]);
    const idle = { first_name: "Ada", last_name: "Idle", bookable: false };
    const changed = await counter.put(`/resources/${counter.resourceIds[0]}`, idle);
    expect(changed.status).toBe(200);
    const { status, body } = await create("10:00");
    expect([status, body.reason, body.next]).toEqual([409, "not_offered", []]);
  });

  it("counts bookings without a time of day as obstacles of a full day", async () => {
    const [resource] = counter.resourceIds as [number];
    const { id } = await makeBooking(counter, resource, { start_date: monday, duration: 450 });
    const { body } = await create("10:00");
    expect(body).toMatchObject({ reason: "taken", blockers: [{ kind: "booking", id }] });
  });

  it("keeps the appointment on a move, and prefers its people", async () => {
    counter = await makeCounter(scheduling, { resources: 2 });
    clientId = (await counter.post("/clients", { name: "Jane" })).body.id;
    const [mia, bo] = counter.resourceIds as [number, number];
    const { body: rescheduled } = await create("10:00", { resource_ids: [mia] });
    const { body: blocker } = await create("12:00", { resource_ids: [mia] });
    const { status, body } = await move(rescheduled.id, {
      starts_at: at("12:00"),
      resource_ids: [mia],
    });
    expect([status, body.reason]).toEqual([409, "taken"]);
    expect(body.blockers).toEqual([{ kind: "appointment", id: blocker.id }]);
    // 10:00 is its own time.
    expect(timesIn(body)).toEqual([
      [monday, 660],
      [monday, 780],
      [monday, 840],
    ]);
    expect(body.next.map((one: Json) => one.resource_ids)).toEqual([[mia], [mia], [mia]]);
    const day = { from: "2027-02-01", to: "2027-04-30", resource_ids: [mia] };
    await counter.post("/downtimes", { ...day, start_time: 0, end_time: 1440 });
    const away = (await create("12:00", { resource_ids: [mia] })).body;
    expect(away.next.map((one: Json) => one.resource_ids)).toEqual([[bo], [bo], [bo]]);
    expect((await counter.get(`/appointments/${rescheduled.id}`)).body.starts_at).toBe(
      rescheduled.starts_at,
    );
  });

  it("needs a place with a person and a room at the same time", async () => {
    const [person] = counter.resourceIds as [number];
    const studio = await makeBookable(scheduling, counter, { timezone: "Etc/UTC" });
    const part = (id: string, resource: number) => ({
      id,
      name: id,
      resource_ids: [resource],
      count: 1,
      choosable: true,
    });
    const parts = [part("who", person), part("where", studio)];
    const both = Number(await makeService(scheduling, counter, { parts, duration: 60 }));
    const { id } = await makeBooking(counter, studio, { start_date: monday, start_time: 600 });
    const { body } = await create("10:00", { service_id: both });
    expect(body).toMatchObject({ reason: "taken", blockers: [{ kind: "booking", id }] });
    expect(body.next[0]).toMatchObject({ start: 540, resource_ids: [person, studio] });
  });

  it("shows obstacles only to scopes that read them, and never to customers", async () => {
    await create("10:00");
    const customer = await counter.hold();
    expect([customer.status, customer.body.error]).toEqual([409, "slot_taken"]);
    expect(Object.keys(customer.body).sort()).toEqual(["error", "error_description", "next"]);
    const narrow = scopes.filter((scope) => scope !== "appointments:read");
    const member = await makeMember(scheduling, counter, {
      permissions: "administrator",
      scopes: narrow,
    });
    const { body } = await member.post("/appointments", {
      service_id: Number(counter.serviceId),
      client_id: clientId,
      starts_at: at("10:00"),
    });
    expect(body).toMatchObject({ reason: "taken", blockers: [] });
  });

  it("is explained to the losers of a race", async () => {
    const replies = await Promise.all([1, 2, 3].map(() => create("10:00")));
    const [winner] = replies.filter(({ status }) => status === 201);
    const losers = replies.filter(({ status }) => status === 409);
    expect(losers).toHaveLength(2);
    for (const { body } of losers) {
      expect(body).toMatchObject({ error: "slot_taken", reason: "taken" });
      expect(body.blockers).toEqual([{ kind: "appointment", id: winner!.body.id }]);
    }
  });

  it("is explained for a whole session and with an idempotency key", async () => {
    const { body: one } = await create("10:00");
    const { body: other } = await create("12:00");
    const session = await counter.put(`/sessions/${one.session_id}`, { starts_at: at("12:00") });
    const blockers = [{ kind: "appointment", id: other.id }];
    expect(session).toMatchObject({ status: 409, body: { reason: "taken", blockers } });
    const body = {
      service_id: Number(counter.serviceId),
      client_id: clientId,
      starts_at: at("12:00"),
    };
    const keyed = await counter.post("/appointments", body, { "idempotency-key": "again" });
    expect(keyed).toMatchObject({ status: 409, body: { reason: "taken", blockers } });
  });
});
