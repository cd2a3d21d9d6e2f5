import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, makeService, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import type { Json } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  counter = await makeCounter(scheduling, { resources: 2 });
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const at = (hour: number) => `${monday}T${hour}:00:00Z`;

async function confirmedAt(hour: number, resourceId: number, serviceId = counter.serviceId) {
  const wish = { starts_at: at(hour), resource_ids: [resourceId], service_id: serviceId };
  const { body } = await counter.confirmed(wish, {
    name: `Client ${hour}`,
    email: `client-${hour}@example.com`,
  });
  expect(body.state).toBe("confirmed");
  const all: Json[] = (await counter.get("/appointments?state[]=confirmed")).body;
  const own = all.find(
    ({ starts_at: start }) => new Date(start).getTime() === Date.parse(at(hour)),
  )!;
  return { token: body.token as string, id: own.id as number };
}

const off = (fields: object = {}) => {
  const [resource] = counter.resourceIds;
  return counter.post("/downtimes", {
    resource_ids: [resource],
    from: monday,
    to: monday,
    block_by_clashes: true,
    ...fields,
  });
};

async function clashing(): Promise<number[]> {
  const { status, body } = await off();
  expect(status).toBe(400);
  return body.clashes.flatMap((clash: Json) => clash.booking_ids);
}

async function resourcesOf(id: number): Promise<number[]> {
  const { body } = await counter.get(`/appointments/${id}`);
  return body.resource_ids ?? body.bookings.map((booking: Json) => booking.resource_id);
}

const appointment = async (id: number) => (await counter.get(`/appointments/${id}`)).body;

describe("choice for each booking in the way of time off", () => {
  it("reassigns one appointment, cancels another and keeps the third", async () => {
    const [first, other] = counter.resourceIds as [number, number];
    const moves = await confirmedAt(10, first);
    const ends = await confirmedAt(12, first);
    const waits = await confirmedAt(14, first);
    const [a, b, c] = await clashing();
    const choices = [
      { booking_id: a, choice: "reassign" },
      { booking_id: b, choice: "cancel" },
    ];
    const part = await off({ clash_choices: choices });
    expect([part.status, part.body.clashes]).toMatchObject([400, [{ booking_ids: [c] }]]);
    const all = [...choices, { booking_id: c, choice: "keep" }];
    expect((await off({ clash_choices: all })).status).toBe(201);
    await scheduling.sweeping.drain();
    expect(await appointment(moves.id)).toMatchObject({ state: "confirmed", attention: null });
    expect(await resourcesOf(moves.id)).toEqual([other]);
    expect(await appointment(ends.id)).toMatchObject({
      state: "cancelled",
      cancelled_by: "business",
    });
    expect(await appointment(waits.id)).toMatchObject({
      state: "confirmed",
      attention: "displaced",
    });
  });

  it("marks an appointment for staff if nobody else is free", async () => {
    const [first, other] = counter.resourceIds as [number, number];
    const { id } = await confirmedAt(10, first);
    await confirmedAt(10, other);
    const [booking] = await clashing();
    const choices = [{ booking_id: booking, choice: "reassign" }];
    expect((await off({ clash_choices: choices })).status).toBe(201);
    await scheduling.sweeping.drain();
    expect(await appointment(id)).toMatchObject({ state: "confirmed", attention: "displaced" });
    expect(await resourcesOf(id)).toEqual([first]);
  });

  it("keeps the room of a reassigned person", async () => {
    counter = await makeCounter(scheduling, { resources: 4 });
    const [first, other, cabin, spare] = counter.resourceIds as [number, number, number, number];
    const part = (id: string, resource_ids: number[]) => {
      return { id, name: id, resource_ids, count: 1, choosable: true };
    };
    const parts = [part("who", [first, other]), part("cabin", [cabin, spare])];
    const serviceId = await makeService(scheduling, counter, { parts });
    const wish = { starts_at: at(10), resource_ids: [first, spare], service_id: serviceId };
    const { body } = await counter.confirmed(wish);
    expect(body.state).toBe("confirmed");
    const [{ id }] = (await counter.get("/appointments?state[]=confirmed")).body;
    const [booking] = await clashing();
    await off({ clash_choices: [{ booking_id: booking, choice: "reassign" }] });
    await scheduling.sweeping.drain();
    expect((await resourcesOf(id)).toSorted()).toEqual([other, spare].toSorted());
  });

  it("applies to new opening hours too", async () => {
    const [first] = counter.resourceIds as [number];
    const { id } = await confirmedAt(10, first);
    const path = `/resources/${first}/availability`;
    const afternoon = [{ week_day: 1, start_time: 720, end_time: 1020 }];
    const change = { date: monday, available_periods: afternoon };
    const { status, body } = await counter.post(path, change);
    expect(status).toBe(400);
    const [booking] = body.clashes[0].booking_ids;
    const clash_choices = [{ booking_id: booking, choice: "cancel" }];
    expect((await counter.post(path, { ...change, clash_choices })).status).toBe(201);
    await scheduling.sweeping.drain();
    expect(await appointment(id)).toMatchObject({ state: "cancelled" });
  });

  it.each([
    [{ booking_id: 0, choice: "keep" }],
    [{ booking_id: 1, choice: "delete" }],
    [{ choice: "keep" }],
  ])("refuses %j", async (choice) => {
    expect((await off({ clash_choices: [choice] })).status).toBe(422);
  });
});
