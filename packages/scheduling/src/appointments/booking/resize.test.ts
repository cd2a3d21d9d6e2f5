import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, makeService, monday } from "../../../test/counter.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

let scheduling: TestScheduling;
let counter: Counter;
let clientId: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2027-02-20T09:00:00Z") });
});
beforeEach(async () => {
  counter = await makeCounter(scheduling);
  const parts = [
    { id: "who", name: "Who", resource_ids: counter.resourceIds, count: 1, choosable: true },
  ];
  const buffers = { buffer_before: 10, buffer_after: 20 };
  counter.serviceId = await makeService(scheduling, counter, { parts, ...buffers });
  clientId = (await counter.post("/clients", { name: "Jane" })).body.id;
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

async function create(time = "10:00"): Promise<Json> {
  const { body } = await counter.post("/appointments", {
    service_id: Number(counter.serviceId),
    client_id: clientId,
    starts_at: `${monday}T${time}:00Z`,
  });
  return body;
}

const resize = (id: number, body: object, headers = {}) =>
  counter.put(`/appointments/${id}`, body, headers);
const bookings = async () =>
  (await counter.get(`/bookings?start_date=${monday}&end_date=${monday}`)).body;

describe("duration of an appointment", () => {
  it("grows and shrinks, and keeps the buffers", async () => {
    const { id } = await create();
    for (const duration of [90, 25]) {
      const { status, body } = await resize(id, { duration });
      expect([status, body.start_time, body.end_time]).toEqual([200, 600, 600 + duration]);
      expect(await bookings()).toMatchObject([{ start_time: 590, duration: duration + 30 }]);
    }
    const { body: again } = await resize(id, { duration: 25 });
    expect(again.revision).toBe((await counter.get(`/appointments/${id}`)).body.revision);
    const rescheduled = await resize(id, { starts_at: `${monday}T12:00:00Z` });
    expect(rescheduled.body).toMatchObject({ start_time: 720, end_time: 745 });
  });

  it("is refused if it reaches the next appointment, or the closing time", async () => {
    const { id } = await create();
    const { id: next } = await create("12:00");
    const { status, body } = await resize(id, { duration: 100 });
    expect([status, body.reason]).toEqual([409, "too_long"]);
    expect(body.blockers).toEqual([{ kind: "appointment", id: next }]);
    expect((await resize(id, { duration: 90 })).status).toBe(200);
    expect((await resize(next, { duration: 281 })).body.reason).toBe("closed");
    for (const duration of [0, 1441, 1.5, "long"]) {
      expect((await resize(id, { duration })).status).toBe(422);
    }
  });

  it("follows If-Match", async () => {
    const { id } = await create();
    const { headers } = await counter.get(`/appointments/${id}`);
    const match = { "if-match": String(headers.etag) };
    expect((await resize(id, { duration: 30 }, match)).status).toBe(200);
    expect((await resize(id, { duration: 45 }, match)).status).toBe(412);
  });
});
