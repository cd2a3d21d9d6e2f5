import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  bookingNow,
  ledgerOf,
  makeBookable,
  makeBooking,
  recordsOf,
  waitingDays,
} from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const [monday, tuesday, nextMonday] = ["2026-11-23", "2026-11-24", "2026-11-30"];
const now = new Date("2026-11-24T09:00:00Z");
const mornings = [{ week_day: 1, start_time: 540, end_time: 720 }];

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
  await scheduling.close();
});

const change = (body: object) => studio.post(`/resources/${resource}/availability`, body);

describe("weekly hours", () => {
  it("a change applies from its date on", async () => {
    const { status, body } = await change({ date: nextMonday, available_periods: mornings });
    expect(status).toBe(201);
    expect(body.id).toBe(resource);
    expect(body.available_periods).toHaveLength(6);
    expect(body.available_periods).toContainEqual({
      week_day: 1,
      week_day_name: "Monday",
      start_time: 540,
      end_time: 720,
      valid_from: nextMonday,
      valid_until: null,
    });
    expect(body.available_periods[0]).toMatchObject({ valid_until: "2026-11-29" });
    const wish = { resource_id: resource, start_date: nextMonday, duration: 181 };
    expect((await studio.post("/bookings", wish)).body.clashes).toMatchObject([
      { available: 180, reason: "over_capacity" },
    ]);
    const again = await change({ date: tuesday, available_periods: mornings });
    expect(again.body.available_periods.at(-1)).toMatchObject({ valid_from: tuesday });
    expect((await recordsOf(scheduling, studio, "resource")).slice(-2)).toEqual([
      [resource, "update"],
      [resource, "update"],
    ]);
  });

  it("a change refuses to shorten booked hours unless bookings may wait or go", async () => {
    const kept = await makeBooking(studio, resource, { start_date: nextMonday, duration: 120 });
    const out = await makeBooking(studio, resource, { start_date: nextMonday, duration: 90 });
    const body = { date: monday, available_periods: mornings };
    const reply = await change(body);
    expect([reply.status, reply.body]).toMatchObject([
      400,
      {
        error: "clash",
        clashes: [{ date: nextMonday, available: 180, booked: 210, booking_ids: [out.id] }],
      },
    ]);
    expect(await ledgerOf(scheduling, resource)).toEqual([[nextMonday, 210, 480]]);
    expect((await change({ ...body, allow_waiting: true })).status).toBe(201);
    expect((await bookingNow(studio, kept.id)).waiting).toBe(false);
    expect(await bookingNow(studio, out.id)).toMatchObject({ waiting: true, revision: 2 });
    expect(await ledgerOf(scheduling, resource)).toEqual([[nextMonday, 120, 180]]);
  });

  it("delete_invalid_bookings removes days of bookings; past days wait", async () => {
    const fields = { start_date: monday, end_date: tuesday, start_time: 800 };
    const { id } = await makeBooking(studio, resource, fields);
    const later = await makeBooking(studio, resource, { start_date: nextMonday, start_time: 800 });
    const body = { date: monday, available_periods: mornings, delete_invalid_bookings: true };
    expect((await change(body)).status).toBe(201);
    const left = await bookingNow(studio, id);
    expect([left.durations.length, waitingDays(left)]).toEqual([1, [monday]]);
    expect((await studio.get(`/bookings/${later.id}`)).status).toBe(404);
  });

  it("longer hours add no days to bookings and promote no waiting booking", async () => {
    const { id } = await makeBooking(studio, resource, {
      start_date: "2026-11-28",
      end_date: nextMonday,
      duration: 500,
      allow_waiting: true,
    });
    const whole = [0, 1, 6].map((week_day) => ({ week_day, start_time: 0, end_time: 1440 }));
    expect((await change({ date: tuesday, available_periods: whole })).status).toBe(201);
    expect(waitingDays(await bookingNow(studio, id))).toEqual([nextMonday]);
    expect((await ledgerOf(scheduling, resource)).at(-1)).toEqual([nextMonday, 0, 1440]);
  });

  it("a week may have no periods", async () => {
    expect((await change({ date: tuesday, available_periods: [] })).status).toBe(201);
    const wish = { resource_id: resource, start_date: nextMonday, duration: 1 };
    expect((await studio.post("/bookings", wish)).body.clashes[0].reason).toBe("unavailable");
  });
});

describe("resource time zone", () => {
  it("a change keeps local times and leaves past days alone", async () => {
    const fields = { start_date: monday, end_date: tuesday, start_time: 600 };
    const { id } = await makeBooking(studio, resource, fields);
    const { body } = await change({ date: tuesday, timezone: "London" });
    expect(body.timezone).toMatchObject({ name: "London" });
    expect(await bookingNow(studio, id)).toMatchObject({ timezone: "London", start_time: 600 });
    const { rows } = await sql`select timezone from scheduling.booking_durations
      where booking_id = ${id} order by day`.execute(scheduling.context.db);
    expect(rows).toEqual([{ timezone: "Copenhagen" }, { timezone: "London" }]);
    expect((await recordsOf(scheduling, studio)).at(-1)).toEqual([id, "update"]);
  });

  it("a change moves time off in a time zone different from the resource's", async () => {
    await studio.post("/downtimes", {
      resource_ids: [resource],
      from: nextMonday,
      to: nextMonday,
      start_time: 540,
      end_time: 600,
      timezone: "Copenhagen",
    });
    const { id } = await makeBooking(studio, resource, {
      start_date: nextMonday,
      start_time: 960,
    });
    expect((await change({ date: tuesday, timezone: "Asia/Tokyo" })).status).toBe(201);
    expect((await bookingNow(studio, id)).waiting).toBe(false);
    expect(await ledgerOf(scheduling, resource)).toEqual([[nextMonday, 60, 480]]);
    const back = await change({ date: tuesday, timezone: "Asia/Dubai" });
    expect(back.status).toBe(201);
    expect(await ledgerOf(scheduling, resource)).toEqual([[nextMonday, 60, 420]]);
  });
});

describe("change of availability: 422", () => {
  const twice = [mornings[0], { week_day: 1, start_time: 719, end_time: 800 }];
  const refusals: [string, object, string, string?][] = [
    ["without a date", { available_periods: mornings }, "date"],
    ["on a day that is none", { date: "x", available_periods: mornings }, "date"],
    ["of nothing", { date: monday }, "available_periods", "or timezone must be given"],
    ["to a zone that is none", { date: monday, timezone: "Nowhere" }, "timezone"],
    [
      "to hours that overlap",
      { date: monday, available_periods: twice },
      "available_periods.1",
      "overlaps another of the same day",
    ],
    [
      "to hours that end before they start",
      { date: monday, available_periods: [{ week_day: 1, start_time: 60, end_time: 60 }] },
      "available_periods.0",
      "must end after it starts",
    ],
    [
      "to a day that is none",
      { date: monday, available_periods: [{ week_day: 7, start_time: 0, end_time: 60 }] },
      "available_periods.0.week_day",
    ],
    [
      "with both options",
      {
        date: monday,
        available_periods: mornings,
        allow_waiting: true,
        delete_invalid_bookings: true,
      },
      "delete_invalid_bookings",
      "cannot be given together with allow_waiting",
    ],
  ];
  it.each(refusals)("%s", async (_title, body, field, message) => {
    const reply = await change(body);
    const problems = [message ?? expect.any(String)];
    expect([reply.status, reply.body.errors]).toEqual([422, { [field]: problems }]);
  });
});

describe("custom periods", () => {
  const path = () => `/resources/${resource}/custom_available_periods`;
  const sunday = { start_date: "2026-11-29", start_time: 600, end_time: 720 };

  it("open hours outside the week, until they are deleted", async () => {
    const { status, body, headers } = await studio.post(path(), sunday);
    expect([status, body]).toEqual([
      201,
      {
        id: body.id,
        resource_id: resource,
        ...sunday,
        end_date: "2026-11-29",
        created_at: now.toISOString(),
      },
    ]);
    expect(headers.location).toBe(`/v1/${studio.subdomain}${path()}/${body.id}`);
    expect((await studio.get(path())).body).toEqual([body]);
    const { id } = await makeBooking(studio, resource, { start_date: "2026-11-29" });
    const one = `${path()}/${body.id}`;
    const response = await studio.delete(one);
    expect([response.status, response.body.clashes]).toMatchObject([
      400,
      [{ booking_ids: [id], reason: "unavailable" }],
    ]);
    expect((await studio.delete(`${one}?allow_waiting=1`)).status).toBe(204);
    expect((await bookingNow(studio, id)).waiting).toBe(true);
    expect((await studio.delete(one)).status).toBe(404);
  });

  it("deletion refuses, moves or deletes the bookings inside", async () => {
    const { body } = await studio.post(path(), sunday);
    const { id } = await makeBooking(studio, resource, { start_date: "2026-11-29" });
    const options = "?delete_invalid_bookings=true";
    expect((await studio.delete(`${path()}/${body.id}${options}`)).status).toBe(204);
    expect((await studio.get(`/bookings/${id}`)).status).toBe(404);
  });

  it.each([
    [{ ...sunday, start_date: "x" }, "start_date", "must be a date: YYYY-MM-DD"],
    [{ ...sunday, end_date: "2026-11-28" }, "end_date", "must not be before start_date"],
    [{ ...sunday, end_date: "2036-12-06" }, "end_date", "must span at most 3660 days"],
    [{ ...sunday, end_time: 600 }, "end_time", "must be after start_time"],
    [{ ...sunday, end_time: 1441 }, "end_time", expect.any(String)],
  ])("refuse %j with 422", async (body, field, message) => {
    const reply = await studio.post(path(), body);
    expect([reply.status, reply.body.errors]).toEqual([422, { [field]: [message] }]);
  });
});

describe("change of availability: permission", () => {
  it("requires the right to manage the resource", async () => {
    const body = { date: nextMonday, available_periods: mornings };
    const person = await makeMember(scheduling, studio, { permissions: "manager" });
    const own = await makeBookable(scheduling, studio, { userId: person.userId });
    const viewer = await makeMember(scheduling, studio);
    const ask = async (member: typeof person, id: number) =>
      (await member.post(`/resources/${id}/availability`, body)).status;
    expect(await ask(person, own)).toBe(201);
    expect(await ask(person, resource)).toBe(403);
    expect(await ask(viewer, resource)).toBe(403);
    expect(await ask(await makeStudio(scheduling), resource)).toBe(404);
    expect(await ask(await makeStranger(scheduling, studio), resource)).toBe(404);
    const customCases = `/resources/${resource}/custom_available_periods`;
    expect((await person.post(customCases, {})).status).toBe(403);
    expect((await person.delete(`${customCases}/1`)).status).toBe(403);
    expect((await viewer.get(customCases)).status).toBe(200);
  });
});
