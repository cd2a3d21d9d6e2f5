import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeBookable, makeBooking, waitingDays } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeClient, makeProject, makeStudio, type Studio } from "../../../test/studio.ts";

const monday = "2026-11-23";
const now = new Date("2026-11-20T09:00:00Z");

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
afterAll(() => scheduling.close());

const times = { start_date: monday, duration: 60 };
const book = (fields: object) => studio.post("/bookings", { ...times, ...fields });

describe("booking with unsupported fields", () => {
  it.each([
    ["rrule", "FREQ=WEEKLY;COUNT=4"],
    ["rrule", { freq: "weekly" }],
    ["exdates", ["2027-01-04"]],
    ["exdates", "2027-01-04"],
    ["allow_overtime", true],
    ["clash_resolution", "book_with_overtime"],
    ["clash_resolution", "increase_availability"],
  ])("refuses %s with %j", async (field, value) => {
    const response = await book({ resource_id: resource, [field]: value });
    expect([response.status, Object.keys(response.body.errors)]).toEqual([422, [field]]);
    const { id } = await makeBooking(studio, resource);
    const changed = await studio.put(`/bookings/${id}`, { details: "Call", [field]: value });
    expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, [field]]);
    expect((await studio.get("/bookings")).body).toHaveLength(1);
  });

  it("refuses several resource_ids", async () => {
    const other = await makeBookable(scheduling, studio);
    for (const fields of [{}, { resource_id: resource }]) {
      const { status, body } = await book({ ...fields, resource_ids: [resource, other] });
      expect([status, body.errors]).toEqual([
        422,
        { resource_ids: ["can name one resource only"] },
      ]);
    }
    const { id } = await makeBooking(studio, resource);
    const changed = await studio.put(`/bookings/${id}`, { resource_ids: [resource, other] });
    expect([changed.status, Object.keys(changed.body.errors)]).toEqual([422, ["resource_ids"]]);
  });

  it("accepts the fields when they ask for nothing", async () => {
    const nothing = { rrule: null, exdates: null, allow_overtime: false, clash_resolution: null };
    const { status } = await book({ resource_id: resource, resource_ids: [], ...nothing });
    expect(status).toBe(201);
  });
});

describe("booking with one id in resource_ids", () => {
  it("creates it for that resource", async () => {
    const { status, body } = await book({ resource_ids: [resource] });
    expect([status, body.resource_id]).toEqual([201, resource]);
    const form = `resource_ids[]=${resource}&start_date=${monday}&duration=60`;
    expect((await studio.post("/bookings", form)).body.resource_id).toBe(resource);
    const both = await book({ resource_id: resource, resource_ids: [resource] });
    expect(both.status).toBe(201);
  });

  it("moves it to that resource", async () => {
    const other = await makeBookable(scheduling, studio);
    const { id } = await makeBooking(studio, resource);
    const { body } = await studio.put(`/bookings/${id}`, { resource_ids: [other] });
    expect([body.resource_id, body.resource_ids]).toEqual([other, [other]]);
  });

  it("refuses another resource_id, and requires one of the two", async () => {
    const other = await makeBookable(scheduling, studio);
    const both = await book({ resource_id: resource, resource_ids: [other] });
    expect([both.status, Object.keys(both.body.errors)]).toEqual([422, ["resource_ids"]]);
    const none = await book({});
    expect([none.status, Object.keys(none.body.errors)]).toEqual([422, ["resource_id"]]);
  });
});

describe("booking with clash_resolution: add_to_waiting_list", () => {
  const waits = { clash_resolution: "add_to_waiting_list" };

  it("puts a new booking on the waiting list", async () => {
    const { status, body } = await book({ resource_id: resource, duration: 481, ...waits });
    expect([status, waitingDays(body)]).toEqual([201, [monday]]);
  });

  it("puts a changed booking on the waiting list and rechecks it", async () => {
    const { id } = await makeBooking(studio, resource);
    const { body } = await studio.put(`/bookings/${id}`, { duration: 481, ...waits });
    expect(waitingDays(body)).toEqual([monday]);
    await studio.post(`/resources/${resource}/availability`, {
      date: monday,
      available_periods: [{ week_day: 1, start_time: 0, end_time: 600 }],
    });
    expect(waitingDays((await studio.put(`/bookings/${id}`, waits)).body)).toEqual([]);
  });

  it("refuses allow_waiting: false next to it", async () => {
    const { status, body } = await book({ resource_id: resource, allow_waiting: false, ...waits });
    expect([status, body.errors]).toEqual([
      422,
      { clash_resolution: ["contradicts allow_waiting"] },
    ]);
  });
});

describe("booking with client_id and project_id", () => {
  it("accepts a project of that client", async () => {
    const { id: clientId } = await makeClient(studio);
    const { id: projectId } = await makeProject(studio, { client_id: clientId });
    const purpose = { client_id: clientId, project_id: projectId };
    const { status, body } = await book({ resource_id: resource, ...purpose });
    expect([status, body.project_id, body.client_id]).toEqual([201, projectId, null]);
    const { id } = await makeBooking(studio, resource);
    const changed = await studio.put(`/bookings/${id}`, purpose);
    expect([changed.status, changed.body.project_id]).toEqual([200, projectId]);
    expect((await studio.put(`/bookings/${id}`, purpose)).status).toBe(200);
  });

  it("refuses a project of another client or of none", async () => {
    const { id: clientId } = await makeClient(studio);
    const { id: other } = await makeClient(studio);
    const theirs = await makeProject(studio, { client_id: other });
    const nobodys = await makeProject(studio);
    const { id } = await makeBooking(studio, resource);
    for (const { id: projectId } of [theirs, nobodys]) {
      const purpose = { client_id: clientId, project_id: projectId };
      const response = await book({ resource_id: resource, ...purpose });
      const errors = { client_id: ["differs from the client of the project"] };
      expect([response.status, response.body.errors]).toEqual([422, errors]);
      const changed = await studio.put(`/bookings/${id}`, purpose);
      expect([changed.status, changed.body.errors]).toEqual([422, errors]);
    }
  });
});
