import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  bookingNow,
  ledgerOf,
  makeBookable,
  makeBooking,
  makePurpose,
  recordsOf,
} from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const [monday, tuesday] = ["2026-11-23", "2026-11-24"] as [string, string];

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-20T09:00:00Z") });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(() => scheduling.close());

const restore = (id: number, body: object = {}, headers = {}) =>
  studio.post(`/bookings/${id}/restoration`, body, headers);

async function makeDeleted(fields: object = {}, of = resource) {
  const booking = await makeBooking(studio, of, fields);
  await studio.delete(`/bookings/${booking.id}`);
  return booking;
}

const fieldsOf = ({ body }: { body: { errors: object } }) => Object.keys(body.errors);

describe("restored booking", () => {
  it("keeps its fields, takes its minutes and is published as created", async () => {
    const client = await makePurpose(scheduling, studio, { kind: "client" });
    const fields = { end_date: tuesday, start_time: 600, details: "Cake", client_id: client };
    const was = await makeDeleted(fields);
    const webhook = { name: "n", payload_url: "https://h.example.com", events: ["bookings"] };
    const { id: webhookId } = (await studio.post("/webhooks", webhook)).body;
    const { status, body, headers } = await restore(was.id);
    expect([status, body]).toEqual([
      201,
      { ...was, revision: 3, updated_at: expect.any(String), refreshable: false },
    ]);
    expect(headers.location).toBe(new URL(was.url).pathname);
    expect(await bookingNow(studio, was.id)).toEqual(body);
    expect((await studio.get(`/clients/${client}/bookings`)).body).toEqual([body]);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 60, 480],
      [tuesday, 60, 480],
    ]);
    expect((await recordsOf(scheduling, studio)).map(([, action]) => action)).toEqual([
      "create",
      "delete",
      "create",
    ]);
    const [{ model }] = (await studio.get(`/webhooks/${webhookId}/queue`)).body;
    expect(model.payload).toMatchObject({ id: was.id, action: "create", client: { id: client } });
    const range = `start_date=${monday}&end_date=${tuesday}`;
    const { clients } = (await studio.get(`/reports/clients?${range}`)).body;
    expect(clients).toMatchObject([{ id: client, booked: 120 }]);
    expect((await reconcile(scheduling.context)).findings).toEqual([]);
  });

  it("can be restored once", async () => {
    const { id } = await makeDeleted();
    const answers = await Promise.all([restore(id), restore(id), restore(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 60, 480]]);
    expect(await recordsOf(scheduling, studio)).toHaveLength(3);
  });

  it("repeats the answer for an idempotency key", async () => {
    const { id } = await makeDeleted();
    const key = { "idempotency-key": `restored-${id}` };
    const first = await restore(id, {}, key);
    expect(first.status).toBe(201);
    expect((await restore(id, {}, key)).body).toEqual(first.body);
  });

  it("clashes with a newer booking unless it may wait", async () => {
    const { id } = await makeDeleted({ duration: 120 });
    const other = await makeBooking(studio, resource, { duration: 420 });
    const { status, body } = await restore(id);
    expect([status, body]).toMatchObject([
      422,
      {
        clashes: [{ date: monday, booked: 420, booking_ids: [other.id], reason: "over_capacity" }],
        booking: { id, waiting: true },
      },
    ]);
    expect((await studio.get(`/bookings/${id}`)).status).toBe(404);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 420, 480]]);
    const waits = await restore(id, { allow_waiting: true });
    expect([waits.status, waits.body.waiting]).toEqual([201, true]);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 420, 480]]);
  });

  it("is refused on a closed day, in time off, or on an archived or deleted resource", async () => {
    const off = await makeDeleted();
    const days = { resource_ids: [resource], from: monday, to: monday };
    await studio.post("/downtimes", days);
    expect((await restore(off.id)).body.clashes).toMatchObject([{ reason: "time_off" }]);
    const archived = await makeBookable(scheduling, studio);
    const { id } = await makeDeleted({}, archived);
    const named = { first_name: "Ada", last_name: "Old" };
    await studio.put(`/resources/${archived}`, { ...named, archived: true });
    expect(fieldsOf(await restore(id))).toEqual(["resource_id"]);
    await studio.put(`/resources/${archived}`, { archived: false });
    await studio.delete(`/resources/${archived}`);
    expect(fieldsOf(await restore(id))).toEqual(["resource_id"]);
  });

  it("loses a deleted project but keeps its hours in that report", async () => {
    const project = await makePurpose(scheduling, studio, { kind: "project" });
    const { id } = await makeDeleted({ project_id: project });
    await studio.delete(`/projects/${project}`);
    const { status, body } = await restore(id);
    expect([status, body.project_id]).toEqual([201, null]);
    const range = `start_date=${monday}&end_date=${monday}`;
    const { projects } = (await studio.get(`/reports/projects?${range}`)).body;
    expect(projects).toMatchObject([{ id: project, booked: 60 }]);
  });

  it("takes no minutes if it is tentative", async () => {
    const { id } = await makeDeleted({ tentative: true });
    await makeBooking(studio, resource, { duration: 480 });
    expect((await restore(id)).body).toMatchObject({ tentative: true, waiting: false });
  });

  it("requires the right to change it, and is found in the changes", async () => {
    const { id } = await makeDeleted();
    const keeper = await makeMember(scheduling, studio, { permissions: "manager" });
    const viewer = await makeMember(scheduling, studio);
    for (const member of [keeper, viewer]) {
      expect((await member.post(`/bookings/${id}/restoration`)).status).toBe(403);
    }
    const own = await makeBooking(keeper, resource);
    await keeper.delete(`/bookings/${own.id}`);
    expect((await keeper.post(`/bookings/${own.id}/restoration`)).status).toBe(201);
    const { body } = await studio.get("/bookings?updated_since=2026-11-20T09:00:00Z");
    expect(body).toMatchObject([
      { id, deleted: true },
      { id: own.id, deleted: false, revision: 3 },
    ]);
  });
});

describe("restoration", () => {
  it("refuses an unknown or live booking", async () => {
    const { id } = await makeBooking(studio, resource);
    const { status, body } = await restore(id);
    expect([status, body.error_description]).toEqual([409, "The booking is not deleted"]);
    expect((await restore(999_999)).status).toBe(404);
    const stranger = await makeStudio(scheduling);
    const deleted = await makeDeleted();
    expect((await stranger.post(`/bookings/${deleted.id}/restoration`)).status).toBe(404);
    const { rows } = await sql`select from scheduling.bookings
      where id = ${deleted.id} and deleted_at is null`.execute(scheduling.context.db);
    expect(rows).toEqual([]);
  });
});
