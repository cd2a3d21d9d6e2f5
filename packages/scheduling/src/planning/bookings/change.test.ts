import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ledgerOf, makeBookable, makeBooking, makePurpose } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";

const [monday, tuesday] = ["2026-11-23", "2026-11-24"] as [string, string];

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
let at = new Date("2026-11-20T09:00:00Z");
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => at });
});
beforeEach(async () => {
  at = new Date("2026-11-20T09:00:00Z");
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(() => scheduling.close());

const put = (id: number, body: object, headers = {}) =>
  studio.put(`/bookings/${id}`, body, headers);

describe("change of a booking", () => {
  it("moves its minutes in the ledger", async () => {
    const { id } = await makeBooking(studio, resource, { duration: 300 });
    const other = await makeBookable(scheduling, studio, { timezone: "London" });
    at = new Date("2026-11-20T09:30:00Z");
    const response = await put(id, { start_date: tuesday, end_date: tuesday, duration: 120 });
    expect([response.status, response.body]).toMatchObject([
      200,
      { start_date: tuesday, duration: 120, revision: 2, refreshable: true },
    ]);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 0, 480],
      [tuesday, 120, 480],
    ]);
    const { body } = await put(id, { resource_id: other, start_time: 600 });
    expect(body).toMatchObject({ resource_id: other, timezone: "London", end_time: 720 });
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 0, 480],
      [tuesday, 0, 480],
    ]);
    expect(await ledgerOf(scheduling, other)).toEqual([[tuesday, 120, 480]]);
    expect((await studio.get(`/bookings/${id}`)).body).toEqual(body);
  });

  it("refuses a time zone different from the resource's, even without other changes", async () => {
    const { id } = await makeBooking(studio, resource);
    const { status, body } = await put(id, { timezone: "Tokyo" });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["timezone"]]);
    expect((await put(id, { timezone: "Europe/Copenhagen" })).body.revision).toBe(1);
  });

  it("of details keeps its hours in the report of a deleted project", async () => {
    const project = await makePurpose(scheduling, studio, { kind: "project" });
    const { id } = await makeBooking(studio, resource, { project_id: project });
    expect((await studio.delete(`/projects/${project}`)).status).toBe(204);
    expect((await put(id, { details: "Call" })).body.project_id).toBe(null);
    const range = `start_date=${monday}&end_date=${monday}`;
    const { projects } = (await studio.get(`/reports/projects?${range}`)).body;
    expect(projects).toMatchObject([{ id: project, booked: 60 }]);
    const client = await makePurpose(scheduling, studio, { kind: "client" });
    expect((await put(id, { client_id: client })).body.client_id).toBe(client);
  });

  it("does not clash with its own minutes", async () => {
    const { id } = await makeBooking(studio, resource, { start_time: 540, duration: 480 });
    expect((await put(id, { start_time: 570, duration: 450 })).status).toBe(200);
    expect((await put(id, { start_time: null, duration: 480 })).body.end_time).toBe(null);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 480, 480]]);
  });

  it("refuses clashes and changes nothing", async () => {
    const first = await makeBooking(studio, resource, { duration: 420 });
    const { id } = await makeBooking(studio, resource, { start_date: tuesday });
    const before = (await studio.get(`/bookings/${id}`)).body;
    const { status, body } = await put(id, { start_date: monday, duration: 90 });
    expect([status, body]).toMatchObject([
      422,
      {
        clashes: [{ date: monday, booked: 420, booking_ids: [first.id] }],
        booking: { id, start_date: monday, waiting: true },
      },
    ]);
    expect((await studio.get(`/bookings/${id}`)).body).toEqual(before);
    expect(
      (await put(id, { start_date: monday, duration: 90, allow_waiting: true })).body,
    ).toMatchObject({ waiting: true, end_date: tuesday });
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 420, 480],
      [tuesday, 90, 480],
    ]);
  });

  it("of details neither fails nor promotes it from the waiting list", async () => {
    const first = await makeBooking(studio, resource, { duration: 480 });
    const waiting = await makeBooking(studio, resource, { allow_waiting: true });
    expect((await put(waiting.id, { details: "Call" })).body).toMatchObject({ waiting: true });
    await studio.delete(`/bookings/${first.id}`);
    expect((await put(waiting.id, { details: "Talk" })).body).toMatchObject({ waiting: true });
    expect((await put(waiting.id, { duration: 60, start_date: monday })).body.waiting).toBe(true);
    const response = await put(waiting.id, { allow_waiting: false });
    expect(response.body).toMatchObject({ waiting: false, details: "Talk" });
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 60, 480]]);
  });

  it("with equal values keeps updated_at", async () => {
    const { id, revision } = await makeBooking(studio, resource);
    expect((await put(id, { details: "", duration: 60 })).body.revision).toBe(revision);
    expect((await put(id, {})).body.revision).toBe(revision);
  });

  it("to tentative releases its minutes; back to firm takes them again", async () => {
    const { id } = await makeBooking(studio, resource);
    await put(id, { tentative: true });
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 0, 480]]);
    await makeBooking(studio, resource, { duration: 480 });
    expect((await put(id, { tentative: false })).status).toBe(422);
  });

  it("of project clears the client, and of client the project", async () => {
    const project = await makePurpose(scheduling, studio, { kind: "project" });
    const client = await makePurpose(scheduling, studio, { kind: "client" });
    const { id } = await makeBooking(studio, resource, { client_id: client });
    const purposes = [];
    for (const body of [{ project_id: project }, { client_id: client }, { client_id: 0 }]) {
      const reply = await put(id, body);
      purposes.push([reply.body.project_id, reply.body.client_id]);
    }
    expect(purposes).toEqual([
      [project, null],
      [null, client],
      [null, null],
    ]);
    const { body } = await put(id, { client_id: client, project_id: project });
    expect(Object.keys(body.errors)).toEqual(["client_id"]);
  });

  it("applies every rule of a new booking", async () => {
    const { id } = await makeBooking(studio, resource, { start_time: 600 });
    const reject = async (body: object) => Object.keys((await put(id, body)).body.errors)[0];
    expect(await reject({ duration: 900 })).toBe("start_time");
    expect(await reject({ end_date: "2026-11-22" })).toBe("end_date");
    expect(await reject({ start_date: "tomorrow" })).toBe("start_date");
    expect(await reject({ resource_id: 999_999 })).toBe("resource_id");
    expect(await reject({ project_id: 999_999 })).toBe("project_id");
    expect(await reject({ booker_id: 999_999 })).toBe("booker_id");
    expect(await reject({ details: "x".repeat(20_001) })).toBe("details");
  });

  it("fails with an outdated If-Match", async () => {
    const { id } = await makeBooking(studio, resource);
    const { headers } = await studio.get(`/bookings/${id}`);
    const match = { "if-match": String(headers.etag) };
    expect((await put(id, { details: "first" }, match)).status).toBe(200);
    expect((await put(id, { details: "second" }, match)).status).toBe(412);
  });
});

describe("deleted booking", () => {
  it("answers 404, releases its minutes and promotes no waiting booking", async () => {
    const { id } = await makeBooking(studio, resource, { duration: 480, end_date: tuesday });
    const waiting = await makeBooking(studio, resource, { allow_waiting: true });
    const reply = await studio.delete(`/bookings/${id}`);
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expect((await studio.get(`/bookings/${id}`)).status).toBe(404);
    expect((await studio.delete(`/bookings/${id}`)).status).toBe(404);
    expect((await put(id, { details: "x" })).status).toBe(404);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 0, 480],
      [tuesday, 0, 480],
    ]);
    expect((await studio.get(`/bookings/${waiting.id}`)).body.waiting).toBe(true);
  });

  it("appears in updated_since", async () => {
    const { id } = await makeBooking(studio, resource);
    at = new Date("2026-11-20T10:00:00Z");
    await studio.delete(`/bookings/${id}`);
    const since = (moment: string) => studio.get(`/bookings?updated_since=${moment}`);
    expect((await since("2026-11-20T10:00:00Z")).body).toMatchObject([
      { id, deleted: true, revision: 2, durations: [] },
    ]);
    expect((await since("2026-11-20T10:00:01Z")).body).toEqual([]);
    expect((await studio.get("/bookings")).body).toEqual([]);
  });
});

describe("booking writes", () => {
  it("record the state before and after", async () => {
    const { id } = await makeBooking(studio, resource);
    await put(id, { details: "Call" });
    await studio.delete(`/bookings/${id}`);
    const { body } = await studio.get(`/audit?kind=booking&subject_id=${id}`);
    expect(body).toMatchObject([
      { action: "create", before: null, after: { id, details: "" }, user_id: studio.userId },
      { action: "update", before: { details: "" }, after: { details: "Call", revision: 2 } },
      { action: "delete", before: { details: "Call" }, after: null },
    ]);
  });
});
