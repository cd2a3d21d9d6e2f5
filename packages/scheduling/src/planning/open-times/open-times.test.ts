import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import type { OpenTimesResponse } from "./open-times.ts";

const [monday, tuesday] = ["2026-11-23", "2026-11-24"] as [string, string];

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-20T09:00:00Z") });
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const week = `from=${monday}&to=2026-11-29`;
const openTimes = (query: string, { get } = studio as Pick<Studio, "get">) =>
  get(`/openings?${query}`);
const timeOff = (resource: number, fields: object) =>
  studio.post("/downtimes", { resource_ids: [resource], from: monday, to: monday, ...fields });

async function daysOf(resource: number): Promise<OpenTimesResponse["days"]> {
  return (await openTimes(`${week}&resource_ids[]=${resource}`)).body[0].days;
}

describe("openings", () => {
  it("list open hours, time off and booked minutes of each day", async () => {
    const resource = await makeBookable(scheduling, studio);
    await timeOff(resource, { start_time: 600, end_time: 660 });
    const { id } = await makeBooking(studio, resource, { start_time: 720, end_date: tuesday });
    await makeBooking(studio, resource, { duration: 30 });
    await makeBooking(studio, resource, { duration: 200, tentative: true });
    await makeBooking(studio, resource, { duration: 480, allow_waiting: true });
    const custom = { start_date: "2026-11-29", start_time: 480, end_time: 540 };
    await studio.post(`/resources/${resource}/custom_available_periods`, custom);
    const open = [{ start_time: 540, end_time: 1020 }];
    const taken = [{ booking_id: id, start_time: 720, end_time: 780 }];
    const zone = { timezone: "Copenhagen", iana: "Europe/Copenhagen" };
    const { status, body } = await openTimes(`${week}&resource_ids[]=${resource}`);
    expect([status, body.length]).toEqual([200, 1]);
    expect(body[0]).toMatchObject({ id: resource, bookable: true });
    expect(body[0].days).toHaveLength(7);
    expect(body[0].days[0]).toEqual({
      date: monday,
      ...zone,
      offsets: [{ at: "2026-11-22T23:00:00.000Z", offset: 60 }],
      open,
      time_off: [{ start_time: 600, end_time: 660 }],
      available: 420,
      booked: 90,
      taken,
    });
    const plain = { ...zone, open, time_off: [], available: 480 };
    expect(body[0].days[1]).toEqual({
      date: tuesday,
      ...plain,
      booked: 60,
      taken,
      offsets: [{ at: "2026-11-23T23:00:00.000Z", offset: 60 }],
    });
    const closed = { open: [], available: 0, booked: 0 };
    expect(body[0].days[5]).toMatchObject({ date: "2026-11-28", ...closed });
    expect(body[0].days[6]).toMatchObject({ open: [{ start_time: 480, end_time: 540 }] });
  });

  it("list active resources page by page, or the named ones", async () => {
    const other = await makeStudio(scheduling);
    const ids = [
      await makeBookable(scheduling, other),
      await makeBookable(scheduling, other, { bookable: false }),
      await makeBookable(scheduling, other, { archived: true }),
    ];
    const ask = async (query: string) =>
      (await openTimes(`${week}&${query}`, other)).body.map(
        ({ id, bookable }: OpenTimesResponse) => [id, bookable],
      );
    expect((await ask("")).slice(1)).toEqual([
      [ids[0], true],
      [ids[1], false],
    ]);
    expect(await ask(`limit=1&after=${ids[0]}`)).toEqual([[ids[1], false]]);
    expect(await ask(`resource_ids[]=${ids[2]}`)).toEqual([[ids[2], false]]);
    const foreign = await makeBookable(scheduling, studio);
    expect(await ask(`resource_ids[]=${foreign}`)).toEqual([]);
  });

  it("use the resource's zone on each day", async () => {
    const resource = await makeBookable(scheduling, studio);
    const updated = { date: tuesday, timezone: "Tokyo" };
    await studio.post(`/resources/${resource}/availability`, updated);
    const days = await daysOf(resource);
    const zones = days.map(({ timezone }) => timezone);
    expect(zones.slice(0, 3)).toEqual(["Copenhagen", "Tokyo", "Tokyo"]);
    const offsets = days.map(({ offsets }) => offsets.map(({ offset }) => offset));
    expect(offsets.slice(0, 3)).toEqual([[60], [540], [540]]);
  });

  it("require the right to see bookings", async () => {
    const [sees, blind] = [
      await makeMember(scheduling, studio, { rights: { bookings: "view" } }),
      await makeMember(scheduling, studio, { rights: { bookings: "none" } }),
    ];
    expect((await openTimes(week, sees)).status).toBe(200);
    expect((await openTimes(week, blind)).status).toBe(403);
    const lacks = await makeMember(scheduling, studio, { scopes: ["resources:read"] });
    expect((await openTimes(week, lacks)).body.error).toBe("insufficient_scope");
  });

  it.each([
    ["without days", "", "from"],
    ["of no date", `from=tomorrow&to=${monday}`, "from"],
    ["from after to", `from=${tuesday}&to=${monday}`, "to"],
    ["of more days than may be", "from=1900-01-01&to=2999-12-31", "to"],
  ])("%s: refused", async (_title, query, field) => {
    const { status, body } = await openTimes(query);
    expect([status, Object.keys(body.errors)]).toEqual([422, expect.arrayContaining([field])]);
  });

  it("refuse too many days of all resources together", async () => {
    const ids = [await makeBookable(scheduling, studio), await makeBookable(scheduling, studio)];
    const named = ids.map((id) => `resource_ids[]=${id}`).join("&");
    expect((await openTimes(`from=2020-01-01&to=2033-09-08&${named}`)).status).toBe(200);
    const { status, body } = await openTimes(`from=2020-01-01&to=2033-09-09&${named}`);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["to"]]);
  });
});

interface ReferenceDay {
  duration: number;
  start_time: number | null;
}

function fits({ open, time_off: off, available, booked, taken }: OpenTimesResponse["days"][0]) {
  return ({ duration, start_time: start }: ReferenceDay): boolean => {
    if (open.length === 0 || booked + duration > available) return false;
    if (start === null) return true;
    const minutes = Array.from({ length: duration }, (_, index) => start + index);
    const within = (minute: number) => (each: { start_time: number; end_time: number }) =>
      each.start_time <= minute && minute < each.end_time;
    return minutes.every(
      (minute) => open.some(within(minute)) && ![...off, ...taken].some(within(minute)),
    );
  };
}

describe("openings against bookings", () => {
  it("predict exactly the accepted bookings", async () => {
    const seen = { accepted: 0, refused: 0 };
    const grid = fc.integer({ min: 0, max: 47 }).map((side) => side * 30);
    const spans = fc
      .tuple(grid, grid)
      .map(([one, other]) => [Math.min(one, other), Math.max(one, other) + 30] as const);
    const occupancy = fc.record({
      duration: fc.integer({ min: 1, max: 10 }).map((side) => side * 30),
      start_time: fc.option(grid),
    });
    const wishes = fc.array(occupancy, { minLength: 3, maxLength: 8 });
    const offs = fc.array(spans, { maxLength: 2 });
    await fc.assert(
      fc.asyncProperty(spans, offs, wishes, async (hours, offs, wishes) => {
        const [startTime, endTime] = hours;
        const opened = { weekDays: [1], startTime, endTime };
        const resource = await makeBookable(scheduling, studio, { hours: opened });
        for (const [start_time, end_time] of offs)
          await timeOff(resource, { start_time, end_time });
        const possible = wishes.filter((wish) => (wish.start_time ?? 0) + wish.duration <= 1440);
        for (const wish of possible) {
          const [day] = await daysOf(resource);
          const isReported = fits(day!)(wish);
          const body = { resource_id: resource, start_date: monday, ...wish };
          const { status } = await studio.post("/bookings", body);
          expect([day, wish, status]).toEqual([day, wish, isReported ? 201 : 422]);
          seen[isReported ? "accepted" : "refused"] += 1;
        }
      }),
      { numRuns: 40 },
    );
    expect(Math.min(seen.accepted, seen.refused)).toBeGreaterThan(10);
  });
});
