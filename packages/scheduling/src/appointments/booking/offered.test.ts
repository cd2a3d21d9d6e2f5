import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { type Counter, makeCounter, makeService } from "../../../test/counter.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { addDays } from "../../core/intervals/local-time.ts";

// European clocks go forward on this Sunday.
const first = "2027-03-26";
const last = addDays(first, 3);
const start = new Date("2027-03-26T07:20:00Z");

let now = start;
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
  counter = await makeCounter(scheduling);
});
afterAll(() => scheduling.close());

const zones = ["Europe/Copenhagen", "Asia/Kathmandu", "Etc/UTC"];
const minutes = (...of: number[]) => fc.constantFrom(...of);
const booking = fc.record({
  day: fc.integer({ min: 0, max: 3 }),
  startTime: fc.option(minutes(0, 120, 540, 555, 600, 700, 900)),
  duration: minutes(15, 45, 60, 240),
});
const custom = fc.record({
  day: fc.integer({ min: 0, max: 3 }),
  gap: minutes(0, 20),
});
const resource = fc.record({
  timezone: fc.constantFrom(...zones),
  startTime: minutes(0, 60, 540, 550),
  endTime: minutes(720, 1020, 1440),
  bookings: fc.array(booking, { maxLength: 4 }),
  customs: fc.array(custom, { maxLength: 2 }),
  offDay: fc.option(fc.integer({ min: 0, max: 3 })),
});
const terms = fc.record({
  duration: minutes(20, 30, 60, 180),
  buffer_before: minutes(0, 0, 10),
  buffer_after: minutes(0, 0, 25),
  slot_step: minutes(30, 45, 60),
  minimum_notice: minutes(0, 120, 1500),
  horizon: minutes(1, 2, 30),
});
const plan = fc.record({
  terms,
  resources: fc.array(resource, { minLength: 1, maxLength: 4 }),
  count: minutes(1, 1, 2),
  isSplit: fc.boolean(),
  lapsed: fc.array(fc.nat(), { maxLength: 2 }),
  tried: fc.array(fc.nat(), { minLength: 3, maxLength: 3 }),
});

type Plan = typeof plan extends fc.Arbitrary<infer Value> ? Value : never;
type DrawnResource = Plan["resources"][number];

let opened = 0;

async function setUp({ resources, count, isSplit, terms }: Plan): Promise<string> {
  const ids: number[] = [];
  for (const drawn of resources) {
    const { timezone, startTime, endTime, bookings, offDay } = drawn;
    const hours = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime, endTime };
    const id = await makeBookable(scheduling, counter, { timezone, hours });
    ids.push(id);
    await openDays(id, drawn);
    if (offDay !== null) {
      const day = addDays(first, offDay);
      await counter.post("/downtimes", { resource_ids: [id], from: day, to: day });
    }
    for (const { day, startTime: at, duration } of bookings) {
      const time = at === null ? {} : { start_time: at };
      const one = { resource_id: id, start_date: addDays(first, day), duration, ...time };
      expect((await counter.post("/bookings", one)).status).toBeLessThan(500);
    }
  }
  const side = Math.ceil(ids.length / 2);
  const groups = isSplit && ids.length > 1 ? [ids.slice(0, side), ids.slice(side)] : [ids];
  const parts = groups.map((own, index) => ({
    id: `p${index}`,
    name: "Who",
    resource_ids: own,
    choosable: true,
    count: Math.min(count, own.length),
  }));
  return await makeService(scheduling, counter, { ...terms, parts });
}

async function openDays(id: number, { customs, endTime }: DrawnResource): Promise<void> {
  for (const { day, gap } of endTime === 1440 ? [] : customs) {
    const date = addDays(first, day);
    const time = { start_time: endTime + gap, end_time: endTime + 200 };
    const body = { start_date: date, end_date: date, ...time };
    const { status } = await counter.post(`/resources/${id}/custom_available_periods`, body);
    expect([201, 422]).toContain(status);
    if (status === 201) opened += 1;
  }
}

async function offered(serviceId: string): Promise<string[]> {
  const query = `from=${first}&to=${last}&timezone=UTC`;
  const { status, body } = await counter.get(`/services/${serviceId}/slots?${query}`);
  expect(status).toBe(200);
  return body.days.flatMap(({ slots }: Json) => slots.map((slot: Json) => slot.starts_at));
}

const hold = (serviceId: string, startsAt: string) =>
  counter.hold({ service_id: serviceId, starts_at: startsAt });

function momentsFor(offers: readonly string[], drawn: readonly number[]): string[] {
  const near = drawn.flatMap((nth) => {
    const at = Date.parse(offers[nth % offers.length] ?? `${first}T10:00:00Z`);
    return [-60, -30, -15, 0, 15, 30, 60].map((by) => new Date(at + by * 60_000).toISOString());
  });
  return [...new Set(near)].filter((at) => first <= at && at.slice(0, 10) <= last);
}

async function expectHold(wish: { serviceId: string; at: string; isOffered: boolean }) {
  const { serviceId, at, isOffered } = wish;
  const { status, body } = await hold(serviceId, at);
  expect({ at, status }).toEqual({ at, status: isOffered ? 201 : 409 });
  if (status === 201) expect((await counter.of(body.token).release()).status).toBe(204);
  else expect(body.error).toBe("slot_taken");
}

it("slots: holds succeed at exactly the offered times, for any bookings and releases", async () => {
  const tried = { yes: 0, no: 0 };
  await fc.assert(
    fc.asyncProperty(plan, async (drawn) => {
      now = start;
      const serviceId = await setUp(drawn);
      const free = await offered(serviceId);
      for (const nth of drawn.lapsed) {
        if (free.length > 0) await hold(serviceId, free[nth % free.length]!);
      }
      now = new Date(start.getTime() + 6 * 60_000);
      const again = await offered(serviceId);
      const soonest = now.getTime() + drawn.terms.minimum_notice * 60_000;
      expect(again).toEqual(free.filter((at) => Date.parse(at) >= soonest));
      for (const at of momentsFor(again, drawn.tried)) {
        const isOffered = again.includes(at);
        await expectHold({ serviceId, at, isOffered });
        tried[isOffered ? "yes" : "no"] += 1;
      }
      const { db } = scheduling.context;
      await sql`update scheduling.services set visibility = 'off'
        where account_id = ${counter.accountId}`.execute(db);
    }),
    runs(32),
  );
  expect(Math.min(tried.yes, tried.no)).toBeGreaterThan(5);
  expect(opened).toBeGreaterThan(0);
}, 300_000);
