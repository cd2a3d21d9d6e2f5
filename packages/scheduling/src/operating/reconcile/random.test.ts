import { runs } from "@frontdesk/database/testing";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { type Reply, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { addDays } from "../../core/intervals/local-time.ts";
import { reconcile } from "./reconcile.ts";

const now = new Date("2026-11-25T09:00:00Z");

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
afterAll(() => scheduling.close());

const day = fc.integer({ min: 0, max: 9 }).map((days) => addDays("2026-11-20", days));
const days = fc.tuple(day, day).map((both) => both.sort() as [string, string]);
const minute = fc.integer({ min: 0, max: 23 }).map((hour) => hour * 60);
const hours = fc
  .tuple(minute, minute)
  .map(([a, b]) => ({ start_time: Math.min(a, b), end_time: Math.max(a, b) + 60 }));
const fate = fc.constantFrom({}, { allow_waiting: true }, { delete_invalid_bookings: true });
const which = fc.nat({ max: 30 });
const zone = fc.constantFrom("London", "Asia/Tokyo", "America/New_York");
const time = fc.option(fc.integer({ min: 480, max: 900 }));
const booking = fc.record({
  range: days,
  duration: fc.integer({ min: 30, max: 300 }),
  start_time: time,
  allow_waiting: fc.boolean(),
  tentative: fc.boolean(),
});
const week = fc.array(fc.record({ week_day: fc.nat({ max: 6 }), hours }), { maxLength: 7 });

const transition = fc.oneof(
  fc.record({ kind: fc.constant("book" as const), which, booking }),
  fc.record({ kind: fc.constant("move" as const), which, booking }),
  fc.record({ kind: fc.constant("cancel" as const), which }),
  fc.record({ kind: fc.constant("off" as const), which, range: days, hours, zone, fate }),
  fc.record({ kind: fc.constant("back" as const), which }),
  fc.record({ kind: fc.constant("week" as const), which, range: days, week, fate }),
  fc.record({ kind: fc.constant("zone" as const), which, range: days, zone, fate }),
  fc.record({ kind: fc.constant("custom" as const), which, range: days, hours }),
);
type RandomAction = typeof transition extends fc.Arbitrary<infer Value> ? Value : never;

interface World {
  studio: Studio;
  resources: number[];
  bookings: number[];
  downtimes: number[];
}

const pick = <Item>(list: readonly Item[], which: number): Item | 0 =>
  list.length === 0 ? 0 : list[which % list.length]!;

async function take(world: World, transition: RandomAction): Promise<Reply> {
  const { studio, resources, bookings, downtimes } = world;
  const resource = pick(resources, transition.which);
  const location = `/resources/${resource}`;
  switch (transition.kind) {
    case "book":
    case "move": {
      const { range, ...wish } = transition.booking;
      const body = { ...wish, resource_id: resource, start_date: range[0], end_date: range[1] };
      if (transition.kind === "move")
        return studio.put(`/bookings/${pick(bookings, transition.which)}`, body);
      const reply = await studio.post("/bookings", body);
      if (reply.status === 201) bookings.push(reply.body.id);
      return reply;
    }
    case "cancel":
      return studio.delete(`/bookings/${pick(bookings, transition.which)}`);
    case "off": {
      const [from, to] = transition.range;
      const span = { from, to, timezone: transition.zone, ...transition.hours, ...transition.fate };
      const reply = await studio.post("/downtimes", { ...span, resource_ids: resources });
      if (reply.status === 201) downtimes.push(reply.body.id);
      return reply;
    }
    case "back":
      return studio.delete(`/downtimes/${pick(downtimes, transition.which)}`);
    case "week": {
      const periods = transition.week.map(({ week_day, hours }) => ({ week_day, ...hours }));
      const body = { date: transition.range[0], available_periods: periods, ...transition.fate };
      return studio.post(`${location}/availability`, body);
    }
    case "zone": {
      const body = { date: transition.range[0], timezone: transition.zone, ...transition.fate };
      return studio.post(`${location}/availability`, body);
    }
    case "custom": {
      const [start_date, end_date] = transition.range;
      const body = { start_date, end_date, ...transition.hours };
      return studio.post(`${location}/custom_available_periods`, body);
    }
  }
}

const at = (start_time: number) => ({
  range: ["2026-11-23", "2026-11-23"] as [string, string],
  start_time,
  duration: 60,
  allow_waiting: false,
  tentative: false,
});
const sure: RandomAction[] = [
  { kind: "book", which: 0, booking: at(600) },
  { kind: "move", which: 0, booking: at(660) },
  { kind: "book", which: 0, booking: at(660) },
  { kind: "cancel", which: 0 },
];

it("reconciliation: ledger and bookings agree after any sequence of calls", async () => {
  const seen = new Set<number>();
  await fc.assert(
    fc.asyncProperty(fc.array(transition, { minLength: 8, maxLength: 16 }), async (steps) => {
      const studio = await makeStudio(scheduling);
      const resources = [
        await makeBookable(scheduling, studio),
        await makeBookable(scheduling, studio, { timezone: "London" }),
      ];
      const world: World = { studio, resources, bookings: [], downtimes: [] };
      for (const each of steps) {
        const { status } = await take(world, each);
        seen.add(status);
        expect(status).toBeLessThan(500);
      }
      expect((await reconcile(scheduling.context)).findings).toEqual([]);
    }),
    { ...runs(25), examples: [[sure]] },
  );
  expect([...seen]).toEqual(expect.arrayContaining([200, 201, 204, 422]));
});
