import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { type Counter, makeCounter, makeService } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { calculatedAtOnce } from "../../offering/services/slots.ts";

// Their clocks change at midnight, by half an hour, by an hour for Ramadan, and not at all.
const zones = ["America/Santiago", "Australia/Lord_Howe", "Africa/Casablanca", "Asia/Kathmandu"];

let scheduling: TestScheduling;
const counters = new Map<string, Counter>();
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-10-01T08:00:00Z") });
  for (const timezone of zones) {
    counters.set(timezone, await makeCounter(scheduling, { resources: 2, timezone }));
  }
});
const { starts } = calculatedAtOnce;
afterEach(() => {
  calculatedAtOnce.starts = starts;
});
afterAll(() => scheduling.close());

const minutes = (most: number) => fc.integer({ min: 0, max: most / 5 }).map((five) => five * 5);
const service = fc.record({
  slot_step: fc.constantFrom(5, 10, 15, 20, 45, 60, 90),
  duration: minutes(600).map((length) => length + 5),
  buffer_before: minutes(90),
  buffer_after: minutes(90),
  minimum_notice: minutes(3_000),
  horizon: fc.constantFrom(3, 30, 366),
});
const questions = fc.record({
  timezone: fc.constantFrom(...zones),
  display: fc.constantFrom("", "&timezone=Pacific/Kiritimati", "&timezone=America/Vancouver"),
  from: fc.integer({ min: 0, max: 300 }),
  days: fc.integer({ min: 0, max: 6 }),
  service,
  opens: fc.integer({ min: 0, max: 1_200 }),
  open: fc.integer({ min: 30, max: 1_440 }),
  busy: fc.record({ day: fc.integer({ min: 0, max: 6 }), start: minutes(1_380) }),
  atOnce: fc.integer({ min: 1, max: 4_000 }),
});

const dayOf = (offset: number) =>
  new Date(Date.UTC(2026, 9, 1 + offset)).toISOString().slice(0, 10);

it("slots in parts of any size equal the slots calculated at once", async () => {
  let withSlots = 0;
  await fc.assert(
    fc.asyncProperty(questions, async ({ timezone, from, days, opens, open, ...rest }) => {
      const counter = counters.get(timezone)!;
      const hours = {
        weekDays: [0, 1, 2, 3, 4, 5, 6],
        startTime: opens,
        endTime: Math.min(1_440, opens + open),
      };
      const resource = await makeBookable(scheduling, counter, { hours, timezone });
      const ids = [resource, ...counter.resourceIds];
      const parts = [{ id: "who", name: "Who", resource_ids: ids, count: 1, choosable: true }];
      const id = await makeService(scheduling, counter, { parts, ...rest.service });
      const { day, start } = rest.busy;
      await counter.post("/bookings", {
        resource_id: resource,
        start_date: dayOf(from + day),
        start_time: start,
        duration: 45,
      });
      const range = `from=${dayOf(from)}&to=${dayOf(from + days)}${rest.display}`;
      const path = `/services/${id}/slots?${range}&with=resources`;
      calculatedAtOnce.starts = starts;
      const whole = await counter.get(path);
      expect(whole.status).toBe(200);
      if (whole.body.days.length > 0) withSlots += 1;
      calculatedAtOnce.starts = rest.atOnce;
      expect((await counter.get(path)).text).toBe(whole.text);
      await sql`delete from scheduling.services where id = ${id}`.execute(scheduling.context.db);
    }),
    { numRuns: 30 },
  );
  expect(withSlots).toBeGreaterThan(0);
});
