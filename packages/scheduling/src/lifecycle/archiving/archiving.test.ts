import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  bookingNow,
  ledgerOf,
  makeBookable,
  makeBooking,
  recordsOf,
} from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  type Member,
  makeMember,
  makeStranger,
  makeStudio,
  type Studio,
} from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const [monday, tuesday, wednesday, thursday] = [
  "2026-11-23",
  "2026-11-24",
  "2026-11-25",
  "2026-11-26",
];
// Already Thursday in Auckland.
const now = new Date("2026-11-25T12:00:00Z");

let scheduling: TestScheduling;
let studio: Studio;
let person: Member;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  person = await makeMember(scheduling, studio, { permissions: "manager" });
  resource = await makeBookable(scheduling, studio, { userId: person.userId });
});
afterAll(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
  await scheduling.close();
});

const remove = (id = resource) => studio.delete(`/resources/${id}`);

describe("deleted resource", () => {
  it("loses its future and keeps its past", async () => {
    const past = await makeBooking(studio, resource, { end_date: tuesday });
    const running = await makeBooking(studio, resource, { end_date: thursday });
    const coming = await makeBooking(studio, resource, { start_date: wednesday });
    const tentative = { start_date: monday, end_date: thursday, tentative: true };
    const maybe = await makeBooking(studio, resource, tentative);
    const reply = await remove();
    expect([reply.status, reply.text]).toEqual([204, ""]);
    expect((await studio.get(`/resources/${resource}`)).status).toBe(404);
    expect((await remove()).status).toBe(404);
    expect(await bookingNow(studio, past.id)).toEqual(past);
    for (const { id } of [running, maybe]) {
      expect(await bookingNow(studio, id)).toMatchObject({
        end_date: tuesday,
        durations: [{ date: monday }, { date: tuesday }],
      });
    }
    expect((await studio.get(`/bookings/${coming.id}`)).status).toBe(404);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 120, 480],
      [tuesday, 120, 480],
      [wednesday, 0, 480],
      [thursday, 0, 480],
    ]);
    expect((await recordsOf(scheduling, studio)).slice(4)).toEqual([
      [running.id, "update"],
      [coming.id, "delete"],
      [maybe.id, "update"],
    ]);
    expect((await recordsOf(scheduling, studio, "resource")).at(-1)).toEqual([resource, "delete"]);
  });

  it("ends at the start of today in its own zone", async () => {
    const far = await makeBookable(scheduling, studio, { timezone: "Pacific/Auckland" });
    const { id } = await makeBooking(studio, far, { end_date: thursday });
    expect((await remove(far)).status).toBe(204);
    expect((await bookingNow(studio, id)).end_date).toBe(wednesday);
  });

  it("passes on future bookings made by its person", async () => {
    const capacity = await makeBookable(scheduling, studio);
    const past = await makeBooking(person, capacity);
    const running = await makeBooking(person, capacity, { end_date: thursday });
    expect((await remove()).status).toBe(204);
    expect((await bookingNow(studio, past.id)).booker.id).toBe(person.userId);
    expect(await bookingNow(studio, running.id)).toMatchObject({
      booker: { id: studio.userId },
      end_date: thursday,
      revision: 2,
    });
  });

  it("ends its person's membership and their tokens' access", async () => {
    expect((await person.get("/bookings")).status).toBe(200);
    await remove();
    expect((await person.get("/bookings")).status).toBe(404);
    expect((await person.get("/v1/me")).status).toBe(200);
    expect(await recordsOf(scheduling, studio, "user")).toContainEqual([person.userId, "delete"]);
    const { body } = await studio.get(`/users`);
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(person.userId);
  });

  it("cannot be booked, and its past cannot move", async () => {
    const { id } = await makeBooking(studio, resource);
    await remove();
    const wish = { resource_id: resource, start_date: monday, duration: 1 };
    expect((await studio.post("/bookings", wish)).body.errors).toHaveProperty("resource_id");
    const response = await studio.put(`/bookings/${id}`, { duration: 30 });
    expect(response.body.errors).toHaveProperty("resource_id");
    expect((await studio.put(`/bookings/${id}`, { details: "x" })).status).toBe(200);
    expect((await studio.delete(`/bookings/${id}`)).status).toBe(204);
  });
});

describe("deletion of a resource", () => {
  it("requires the right to manage it", async () => {
    const maker = await makeMember(scheduling, studio, { permissions: "manager" });
    const own = await makeBookable(scheduling, studio, { creatorId: maker.userId });
    const viewer = await makeMember(scheduling, studio);
    expect((await maker.delete(`/resources/${resource}`)).status).toBe(403);
    expect((await viewer.delete(`/resources/${own}`)).status).toBe(403);
    expect((await maker.delete(`/resources/${own}`)).status).toBe(204);
    const stranger = await makeStranger(scheduling, studio);
    const other = await makeStudio(scheduling);
    for (const caller of [stranger, other]) {
      expect((await caller.delete(`/resources/${resource}`)).status).toBe(404);
    }
  });

  it("of an administrator requires an administrator", async () => {
    const boss = await makeMember(scheduling, studio, { permissions: "administrator" });
    const rights = { resources: "manage_all" } as const;
    const member = await makeMember(scheduling, studio, { permissions: "custom", rights });
    const ofBoss = await makeBookable(scheduling, studio, { userId: boss.userId });
    const response = await member.delete(`/resources/${ofBoss}`);
    const error_description = "Only administrators may remove an administrator";
    expect([response.status, response.body]).toEqual([
      403,
      { error: "forbidden", error_description },
    ]);
    expect((await boss.get("/bookings")).status).toBe(200);
    expect((await remove(ofBoss)).status).toBe(204);
  });

  it("of the owner keeps the owner's membership", async () => {
    const { body } = await studio.get("/resources/me");
    const own = body.id ?? (await makeBookable(scheduling, studio, { userId: studio.userId }));
    expect((await remove(own)).status).toBe(204);
    expect((await studio.get("/bookings")).status).toBe(200);
  });
});
