import { onPostgres } from "@frontdesk/database/testing";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ledgerOf, makeBookable, makeBooking, makePurpose } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";

const monday = "2026-11-23";
const now = new Date("2026-11-20T09:00:00Z");

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  const settings = { publicUrl: "https://book.example.com" };
  scheduling = await startTestScheduling({ now: () => now, settings });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(() => scheduling.close());

const book = (fields: object) =>
  studio.post("/bookings", { resource_id: resource, start_date: monday, duration: 60, ...fields });

describe("booking", () => {
  it("answers all fields and its open days", async () => {
    const { status, body, headers } = await book({ start_date: "2026-11-20", end_date: monday });
    const { id } = body;
    const path = `/v1/${studio.subdomain}/bookings/${id}`;
    expect([status, headers.location]).toEqual([201, path]);
    expect(body).toEqual({
      id,
      url: `https://book.example.com${path}`,
      group_id: null,
      resource_id: resource,
      resource_ids: [resource],
      client_id: null,
      project_id: null,
      details: "",
      notes: "",
      start_date: "2026-11-20",
      end_date: monday,
      duration: 60,
      start_time: null,
      end_time: null,
      timezone: "Copenhagen",
      billable: false,
      tentative: false,
      waiting: false,
      state: "booked",
      session_id: null,
      refreshable: false,
      revision: 1,
      deleted: false,
      created_at: "2026-11-20T09:00:00.000Z",
      updated_at: "2026-11-20T09:00:00.000Z",
      booker: {
        id: studio.userId,
        color: expect.stringMatching(/^#[0-9A-F]{6}$/),
        email: expect.stringContaining("@example.com"),
        name: expect.stringMatching(/^Pat Person/),
      },
      durations: ["2026-11-20", monday].map((date) => ({
        date,
        duration: 60,
        start_time: null,
        end_time: null,
        waiting: false,
      })),
    });
    expect((await studio.get(`/bookings/${id}`)).body).toEqual(body);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      ["2026-11-20", 60, 480],
      ["2026-11-21", 0, 0],
      ["2026-11-22", 0, 0],
      [monday, 60, 480],
    ]);
  });

  it("accepts a form, a date-time, and 0 or empty text for null", async () => {
    const times = "start_date=2026-11-23T00%3A00%3A00&duration=90&start_time=540";
    const form = `resource_id=${resource}&${times}&client_id=0&project_id=&details=Talk`;
    const { status, body } = await studio.post("/bookings", form);
    expect([status, body.start_date, body.end_time, body.details]).toEqual([
      201,
      monday,
      630,
      "Talk",
    ]);
    const { status: json } = await book({ duration: "30", client_id: 0, project_id: "" });
    expect(json).toBe(201);
  });

  it("takes billable from the project by default", async () => {
    const project = await makePurpose(scheduling, studio, { kind: "project", isBillable: true });
    const client = await makePurpose(scheduling, studio, { kind: "client" });
    const bookings = [
      await book({ project_id: project }),
      await book({ project_id: project, billable: false }),
      await book({ client_id: client }),
    ];
    expect(bookings.map(({ body }) => [body.billable, body.project_id, body.client_id])).toEqual([
      [true, project, null],
      [false, project, null],
      [false, null, client],
    ]);
  });

  it("is created once per Idempotency-Key", async () => {
    const body = { resource_id: resource, start_date: monday, duration: 60 };
    const headers = { "idempotency-key": "one" };
    const first = await studio.post("/bookings", body, headers);
    const second = await studio.post("/bookings", body, headers);
    expect([second.status, second.body]).toEqual([201, first.body]);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 60, 480]]);
  });

  it.runIf(onPostgres)("answers 409 while its Idempotency-Key is in progress", async () => {
    const body = { resource_id: resource, start_date: monday, duration: 60 };
    const book = () => studio.post("/bookings", body, { "idempotency-key": "two" });
    const { both, refused } = await scheduling.opened.db.transaction().execute(async (db) => {
      await sql`select id from scheduling.resources where id = ${resource} for update`.execute(db);
      const both = [book(), book()];
      return { both, refused: await Promise.race(both) };
    });
    const error_description = "A request with this Idempotency-Key is still running";
    expect([refused.status, refused.body]).toEqual([409, { error: "conflict", error_description }]);
    expect(refused.headers["retry-after"]).toBe("1");
    const statuses = (await Promise.all(both)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409]);
  });
});

describe("booking: 422", () => {
  const noDate = "must be a date: YYYY-MM-DD";
  const otherResource = "names another resource than resource_id";
  const refusals: [string, object, string, string?][] = [
    ["without a resource", { resource_id: null }, "resource_id", "is required"],
    ["of a resource that is not there", { resource_id: 999_999 }, "resource_id", "does not exist"],
    ["without a date", { start_date: null }, "start_date"],
    ["on a day that is none", { start_date: "2026-02-30" }, "start_date", noDate],
    ["on a date in another order", { start_date: "01/01/2013 00:00:00" }, "start_date", noDate],
    [
      "that ends before it begins",
      { end_date: "2026-11-22" },
      "end_date",
      "must not be before start_date",
    ],
    ["of more than 366 days", { end_date: "2027-11-24" }, "end_date", "must span at most 366 days"],
    ["of no minute", { duration: 0 }, "duration"],
    ["of more than a day", { duration: 1441 }, "duration"],
    ["of half a minute", { duration: 1.5 }, "duration"],
    [
      "into the next day",
      { start_time: 1381 },
      "start_time",
      "and duration must end on the same day",
    ],
    ["at a negative time", { start_time: -1 }, "start_time"],
    ["for a project that is not there", { project_id: 999_999 }, "project_id", "does not exist"],
    ["for a client that is not there", { client_id: 999_999 }, "client_id", "does not exist"],
    ["by somebody who is no member", { booker_id: 999_999 }, "booker_id", "does not exist"],
    [
      "in another zone",
      { timezone: "London" },
      "timezone",
      "must be the time zone of the resource: Copenhagen",
    ],
    [
      "in a zone that is none",
      { timezone: "Nowhere" },
      "timezone",
      "must be the time zone of the resource: Copenhagen",
    ],
    ["of a series", { rrule: "FREQ=DAILY" }, "rrule", "is not supported"],
    ["beyond the hours", { allow_overtime: true }, "allow_overtime", "is not supported"],
    ["of two resources", { resource_ids: [1, 2] }, "resource_ids", "can name one resource only"],
    ["of another one", { resource_ids: [1] }, "resource_ids", otherResource],
  ];
  it.each(refusals)("%s", async (_title, fields, field, message) => {
    const { status, body } = await book(fields);
    const problems = [message ?? expect.any(String)];
    expect([status, body.errors]).toEqual([422, { [field]: problems }]);
    expect(body).toMatchObject({ error: "unprocessable_entity" });
    expect(await ledgerOf(scheduling, resource)).toEqual([]);
  });

  it("lists all missing references at once", async () => {
    const { body } = await book({ resource_id: 999_999, project_id: 999_999, booker_id: 999_999 });
    expect(Object.keys(body.errors)).toEqual(["resource_id", "booker_id", "project_id"]);
  });

  it.each([{ bookable: false }, { archived: true }])("resource that is %j", async (fields) => {
    const closed = await makeBookable(scheduling, studio, fields);
    const { status, body } = await book({ resource_id: closed });
    expect([status, body.errors]).toEqual([422, { resource_id: ["cannot be booked"] }]);
  });

  it("accepts both names of the resource's own zone", async () => {
    for (const timezone of ["Copenhagen", "Europe/Copenhagen"]) {
      expect((await book({ timezone })).status).toBe(201);
    }
  });

  it("refuses a time skipped when clocks go forward, unless that day is closed", async () => {
    const hours = { weekDays: [0, 6], startTime: 0, endTime: 1440 };
    const night = await makeBookable(scheduling, studio, { hours });
    const at = (start_date: string, start_time: number) =>
      book({ resource_id: night, start_date, start_time });
    expect((await at("2026-03-29", 150)).body.errors).toEqual({
      start_time: ["does not exist on 2026-03-29, when clocks go forward"],
    });
    expect((await at("2026-03-29", 180)).status).toBe(201);
    expect((await at("2026-03-28", 150)).status).toBe(201);
    // The repeated hour counts once.
    expect((await at("2026-10-25", 150)).status).toBe(201);
    expect((await at("2026-10-25", 150)).status).toBe(422);
  });
});

describe("account with timed bookings of things", () => {
  it("requires a time for a room, not for a person", async () => {
    const timed = await makeStudio(scheduling);
    await sql`update scheduling.accounts set is_timed_only = true
      where id = ${timed.accountId}`.execute(scheduling.opened.db);
    const capacity = await makeBookable(scheduling, timed, { human: false });
    const person = await makeBookable(scheduling, timed);
    const fields = { resource_id: capacity, start_date: monday, duration: 60 };
    const { body } = await timed.post("/bookings", fields);
    expect(body.errors.start_time).toEqual(["is required: this account books by time of day"]);
    await makeBooking(timed, capacity, { start_time: 540 });
    await makeBooking(timed, person);
  });
});
