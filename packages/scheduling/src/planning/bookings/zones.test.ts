import { runs, thorough } from "@frontdesk/database/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingNow, makeBookable, makeBooking, waitingDays } from "../../../test/agenda.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { zoneOf } from "../../core/dates.ts";
import { addDays } from "../../core/intervals/local-time.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const allHours = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime: 0, endTime: 1440 };
const date = "2027-03-02";
const before = "2027-03-01";
const now = new Date("2026-11-20T09:00:00Z");

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio, { hours: allHours, timezone: "Hawaii" });
});
afterEach(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const moveTo = (timezone: string, from = date, fate: object = {}) =>
  studio.post(`/resources/${resource}/availability`, { date: from, timezone, ...fate });
const book = (fields: object) =>
  studio.post("/bookings", { resource_id: resource, duration: 60, ...fields });
const put = (id: number, body: object) => studio.put(`/bookings/${id}`, body);

async function zonesOf(id: number): Promise<[string, string][]> {
  const { rows } = await sql<{ day: string; timezone: string }>`
    select day, timezone from scheduling.booking_durations
    where booking_id = ${id} order by day`.execute(scheduling.context.db);
  return rows.map(({ day, timezone }) => [day, timezone]);
}

describe("resource zone from a date on", () => {
  it("applies to bookings from that date, not earlier ones", async () => {
    const old = await makeBooking(studio, resource, { start_date: before, start_time: 60 });
    expect((await moveTo("Tokyo")).status).toBe(201);
    expect((await bookingNow(studio, old.id)).timezone).toBe("Hawaii");
    const early = await makeBooking(studio, resource, { start_date: before, start_time: 120 });
    const late = await makeBooking(studio, resource, { start_date: "2027-04-01" });
    expect([early.timezone, late.timezone]).toEqual(["Hawaii", "Tokyo"]);
    expect((await book({ start_date: before, timezone: "Tokyo" })).status).toBe(422);
    expect((await book({ start_date: before, timezone: "Hawaii" })).status).toBe(201);
    const across = await book({ start_date: before, end_date: date, duration: 30 });
    expect(across.body.timezone).toBe("Tokyo");
    expect(await zonesOf(across.body.id)).toEqual([
      [before, "Hawaii"],
      [date, "Tokyo"],
    ]);
  });

  it("changes when a booking moves across the date, both ways", async () => {
    await moveTo("Tokyo");
    const { id } = await makeBooking(studio, resource, { start_date: "2027-04-01" });
    const to = (day: string) => put(id, { start_date: day, end_date: day });
    expect((await to("2027-02-01")).body.timezone).toBe("Hawaii");
    expect(await zonesOf(id)).toEqual([["2027-02-01", "Hawaii"]]);
    expect((await to("2027-04-02")).body.timezone).toBe("Tokyo");
    expect(await zonesOf(id)).toEqual([["2027-04-02", "Tokyo"]]);
  });

  it("can be replaced or withdrawn before the date", async () => {
    await moveTo("Tokyo");
    await moveTo("London", "2027-02-01");
    const { id } = await makeBooking(studio, resource, { start_date: "2027-02-15" });
    expect((await bookingNow(studio, id)).timezone).toBe("London");
    await moveTo("Hawaii", "2027-02-01");
    expect((await bookingNow(studio, id)).timezone).toBe("Hawaii");
    const { rows } = await sql`select former_zones from scheduling.resources
      where id = ${resource}`.execute(scheduling.context.db);
    expect(rows).toEqual([{ former_zones: [] }]);
  });
});

describe("near a change of zone", () => {
  // 12:00 in Hawaii is 07:00 of the next day in Tokyo.
  const noon = { start_date: before, start_time: 720 };
  const seven = { start_date: date, start_time: 420 };

  it.each([
    ["after", noon, seven],
    ["before", seven, noon],
  ])("refuses the same moment when booked %s", async (_title, first, second) => {
    await moveTo("Tokyo");
    const { id } = await makeBooking(studio, resource, first);
    const response = await book(second);
    expect([response.status, response.body.clashes]).toMatchObject([
      422,
      [{ date: second.start_date, reason: "over_capacity", booking_ids: [id] }],
    ]);
    const waits = await book({ ...second, allow_waiting: true });
    expect(waitingDays(waits.body)).toEqual([second.start_date]);
    const beside = await makeBooking(studio, resource, {
      ...second,
      start_time: second.start_time + 60,
    });
    expect((await put(beside.id, { start_time: second.start_time + 30 })).status).toBe(422);
    expect((await put(beside.id, { start_time: second.start_time + 90 })).status).toBe(200);
  });

  it("two adjacent days have the minutes that they really last", async () => {
    await moveTo("Tokyo");
    await makeBooking(studio, resource, { start_date: before, duration: 1440 });
    expect((await book({ start_date: date, duration: 301 })).status).toBe(422);
    expect((await book({ start_date: date, duration: 300 })).status).toBe(201);
  });

  it("a booking does not clash with itself", async () => {
    await moveTo("Tokyo");
    const both = { start_date: before, end_date: date, duration: 1440 };
    expect((await book(both)).body.clashes).toMatchObject([{ date }]);
    const { body } = await book({ ...both, allow_waiting: true });
    expect(waitingDays(body)).toEqual([date]);
  });

  it.each([
    ["refuses", {}, 400],
    ["lets wait", { allow_waiting: true }, 201],
    ["deletes", { delete_invalid_bookings: true }, 201],
  ] as const)("a new zone %s bookings that now overlap", async (_title, fate, status) => {
    const early = await makeBooking(studio, resource, noon);
    const late = await makeBooking(studio, resource, seven);
    const reply = await moveTo("Tokyo", date, fate);
    expect(reply.status).toBe(status);
    if (status === 400) {
      expect(reply.body.clashes).toMatchObject([{ date, booking_ids: [late.id] }]);
      return;
    }
    expect(waitingDays(await bookingNow(studio, early.id))).toEqual([]);
    const response = await studio.get(`/bookings/${late.id}`);
    if (response.status === 200) expect(waitingDays(response.body)).toEqual([date]);
    expect(response.status).toBe("allow_waiting" in fate ? 200 : 404);
  });

  it("the older booking stays, even if it is on the later day", async () => {
    const late = await makeBooking(studio, resource, seven);
    const early = await makeBooking(studio, resource, noon);
    await moveTo("Tokyo", date, { allow_waiting: true });
    expect(waitingDays(await bookingNow(studio, late.id))).toEqual([]);
    expect(waitingDays(await bookingNow(studio, early.id))).toEqual([before]);
  });

  it("time off in another zone closes each day by its own clocks", async () => {
    await moveTo("Tokyo");
    // 21:00–23:00 UTC: from 11:00 in Hawaii, from 06:00 of the next day in Tokyo.
    const off = { resource_ids: [resource], from: before, to: before, timezone: "UTC" };
    await studio.post("/downtimes", { ...off, start_time: 1260, end_time: 1380 });
    expect((await book({ start_date: before, start_time: 690 })).status).toBe(422);
    expect((await book({ start_date: date, start_time: 390 })).status).toBe(422);
    expect((await book({ start_date: date, start_time: 480 })).status).toBe(201);
  });
});

describe("random requests near a change of zone", () => {
  const zones = ["Hawaii", "Tokyo", "London", "Pacific/Kiritimati", "Etc/GMT+12"];
  const dayOf = fc.integer({ min: -2, max: 2 }).map((days) => addDays(date, days));
  const wish = fc.record({
    start_date: dayOf,
    start_time: fc.option(fc.integer({ min: 0, max: 5 }).map((part) => part * 240)),
    duration: fc.constantFrom(240, 480, 960),
    length: fc.nat({ max: 1 }),
    allow_waiting: fc.boolean(),
  });
  const booking = fc.record({ kind: fc.constant("book" as const), wish });
  const zone = fc.record({
    kind: fc.constant("zone" as const),
    from: dayOf,
    timezone: fc.constantFrom(...zones),
    waits: fc.boolean(),
  });
  const change = fc.record({ kind: fc.constant("move" as const), which: fc.nat(), wish });
  const story = fc
    .tuple(
      fc.array(booking, { maxLength: 5 }),
      zone,
      fc.array(fc.oneof(booking, booking, change, zone), { minLength: 4, maxLength: 10 }),
    )
    .map(([first, round, rest]) => [...first, round, ...rest]);

  it("never double-book an hour, checked by brute force", async () => {
    const statuses = new Set<number>();
    await fc.assert(
      fc.asyncProperty(story, async (steps) => {
        resource = await makeBookable(scheduling, studio, { hours: allHours, timezone: "Hawaii" });
        const ids: number[] = [];
        for (const each of steps) {
          const reply = await take(each, ids);
          statuses.add(reply.status);
          expect(reply.status).toBeLessThan(500);
        }
        expect(await takenTwice(resource)).toEqual([]);
      }),
      runs(40),
    );
    expect([...statuses]).toEqual(expect.arrayContaining(thorough ? [200, 201, 422] : [201]));
  }, 240_000);

  async function take(each: Json, ids: number[]) {
    if (each.kind === "zone") {
      return await moveTo(each.timezone, each.from, { allow_waiting: each.waits });
    }
    const { length, ...wished } = each.wish;
    const start_time =
      wished.start_time !== null && wished.start_time + wished.duration > 1440
        ? null
        : wished.start_time;
    const body = { ...wished, start_time, end_date: addDays(wished.start_date, length) };
    if (each.kind === "move") return await put(ids[each.which % ids.length] ?? 0, body);
    const reply = await book(body);
    if (reply.status === 201) ids.push(reply.body.id);
    return reply;
  }

  async function takenTwice(resourceId: number): Promise<string[]> {
    const { rows } = await sql<Json>`
      select booking_id, day, duration, start_time, timezone from scheduling.booking_durations
      where resource_id = ${resourceId} and not waiting and not tentative
      order by start_time nulls last`.execute(scheduling.context.db);
    const takenBy = new Map<number, string>();
    const problems: string[] = [];
    const hoursOf = ({ day, timezone }: Json, from: number, count: number): number[] => {
      const midnight = Temporal.PlainDate.from(day).toZonedDateTime(zoneOf(timezone));
      const first = midnight.epochMilliseconds / 3_600_000;
      return Array.from({ length: count }, (_, index) => first + from + index);
    };
    const [untimed, timed] = [true, false].map((isUntimed) =>
      rows.filter(({ start_time }) => (start_time === null) === isUntimed),
    ) as [Json[], Json[]];
    for (const row of timed) {
      for (const hour of hoursOf(row, row.start_time / 60, row.duration / 60)) {
        if (takenBy.has(hour)) problems.push(`${hour}: ${takenBy.get(hour)} and ${row.booking_id}`);
        takenBy.set(hour, String(row.booking_id));
      }
    }
    const loose = untimed.flatMap((row) =>
      Array.from({ length: Math.ceil(row.duration / 60) }, () => hoursOf(row, 0, 24)),
    );
    const seats = new Map<number, number>();
    const locate = (seat: number, seen: Set<number>): boolean =>
      loose[seat]!.some((hour) => {
        if (takenBy.has(hour) || seen.has(hour)) return false;
        seen.add(hour);
        const other = seats.get(hour);
        if (other !== undefined && !locate(other, seen)) return false;
        seats.set(hour, seat);
        return true;
      });
    for (const seat of loose.keys()) if (!locate(seat, new Set())) problems.push(`seat ${seat}`);
    return problems;
  }
});
