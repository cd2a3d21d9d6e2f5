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
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const [monday, tuesday, wednesday] = ["2026-11-23", "2026-11-24", "2026-11-25"];
const now = new Date("2026-11-24T09:00:00Z");

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

const take = (fields: object = {}) =>
  studio.post("/downtimes", { resource_ids: [resource], from: monday, to: tuesday, ...fields });

describe("time off", () => {
  it("answers all fields and closes its days", async () => {
    const { status, body, headers } = await take({ details: "Sea" });
    const { id } = body;
    expect([status, headers.location]).toEqual([201, `/v1/${studio.subdomain}/downtimes/${id}`]);
    expect(body).toEqual({
      id,
      account_id: studio.accountId,
      booker_id: studio.userId,
      creator_id: studio.userId,
      deleted: false,
      details: "Sea",
      downtime_type_id: null,
      from: monday,
      to: tuesday,
      start_time: 0,
      end_time: 1440,
      leave: null,
      resource_ids: [resource],
      all_resources: false,
      state: "Approved",
      timezone: null,
      created_at: now.toISOString(),
      updated_at: now.toISOString(),
    });
    expect((await studio.get(`/downtimes/${id}`)).body).toEqual(body);
    const wish = { resource_id: resource, start_date: monday, end_date: wednesday, duration: 60 };
    const { body: refusal } = await studio.post("/bookings", wish);
    expect(refusal.clashes).toMatchObject([
      { date: monday, available: 0, reason: "time_off" },
      { date: tuesday, available: 0, reason: "time_off" },
    ]);
  });

  it("is one span from first to last day and leaves other hours open", async () => {
    await take({ start_time: 720, end_time: 600 });
    const at = async (start_date: string | undefined, start_time: number) => {
      const wish = { resource_id: resource, start_date, start_time, duration: 60 };
      return (await studio.post("/bookings", wish)).status;
    };
    expect(await at(monday, 660)).toBe(201);
    expect(await at(monday, 661)).toBe(422);
    expect(await at(tuesday, 599)).toBe(422);
    expect(await at(tuesday, 600)).toBe(201);
  });

  it("in another time zone closes the hours of the resource's time zone", async () => {
    const far = await makeBookable(scheduling, studio, { timezone: "America/New_York" });
    const fields = { resource_ids: [far], to: monday, start_time: 900, end_time: 1020 };
    await take({ ...fields, timezone: "Copenhagen" });
    const wish = { resource_id: far, start_date: monday, duration: 60 };
    expect((await studio.post("/bookings", { ...wish, start_time: 659 })).status).toBe(422);
    expect((await studio.post("/bookings", { ...wish, start_time: 660 })).status).toBe(201);
    expect(await ledgerOf(scheduling, far)).toEqual([[monday, 60, 360]]);
  });

  it("moves clashing bookings to the waiting list; the oldest stay", async () => {
    const first = await makeBooking(studio, resource, { duration: 120, end_date: wednesday });
    const second = await makeBooking(studio, resource, { duration: 240, end_date: wednesday });
    const third = await makeBooking(studio, resource, { duration: 60, end_date: wednesday });
    expect((await take({ start_time: 780, end_time: 1440, to: monday })).status).toBe(201);
    const days = [first, second, third].map(async ({ id }) => {
      return waitingDays(await bookingNow(studio, id));
    });
    expect(await Promise.all(days)).toEqual([[], [monday], []]);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 180, 240],
      [tuesday, 420, 480],
      [wednesday, 420, 480],
    ]);
    expect(await recordsOf(scheduling, studio)).toEqual([
      [first.id, "create"],
      [second.id, "create"],
      [third.id, "create"],
      [second.id, "update"],
    ]);
  });

  it.each([{ block_by_clashes: true }, { allow_waiting: false }])(
    "refuses clashes with %j",
    async (fields) => {
      const { id } = await makeBooking(studio, resource);
      const { status, body } = await take(fields);
      expect([status, body]).toMatchObject([
        400,
        {
          error: "clash",
          error_description: expect.any(String),
          clashes: [
            {
              date: monday,
              resource_id: resource,
              available: 0,
              booked: 60,
              booking_ids: [id],
              reason: "time_off",
            },
          ],
        },
      ]);
      expect((await studio.get("/downtimes")).body).toEqual([]);
      expect((await take({ ...fields, from: tuesday })).status).toBe(201);
    },
  );

  it("deletes clashing days; past days move to the waiting list", async () => {
    const long = await makeBooking(studio, resource, { end_date: wednesday });
    const today = await makeBooking(studio, resource, { start_date: tuesday });
    const past = await makeBooking(studio, resource);
    expect((await take({ delete_invalid_bookings: true })).status).toBe(201);
    const left = await bookingNow(studio, long.id);
    expect(left.durations.map(({ date }: { date: string }) => date)).toEqual([monday, wednesday]);
    expect(waitingDays(left)).toEqual([monday]);
    expect((await studio.get(`/bookings/${today.id}`)).status).toBe(404);
    expect(waitingDays(await bookingNow(studio, past.id))).toEqual([monday]);
    expect((await recordsOf(scheduling, studio)).slice(3)).toEqual([
      [long.id, "update"],
      [today.id, "delete"],
      [past.id, "update"],
    ]);
  });

  it("moves and reopens the hours it no longer closes", async () => {
    await makeBooking(studio, resource, { start_date: wednesday });
    await makeBooking(studio, resource, { allow_waiting: true });
    const { body } = await take({ to: monday });
    const change = { from: wednesday, to: wednesday, block_by_clashes: true };
    const path = `/downtimes/${body.id}`;
    expect((await studio.put(path, change)).status).toBe(400);
    expect((await studio.put(path, { from: tuesday, to: tuesday })).body.from).toBe(tuesday);
    expect((await studio.put(path, { ...change, block_by_clashes: false })).status).toBe(200);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 0, 480],
      [wednesday, 0, 0],
    ]);
    expect((await studio.put(path, { details: "Sea" })).body.details).toBe("Sea");
    expect((await studio.delete(path)).status).toBe(204);
    expect((await studio.get(path)).status).toBe(404);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 0, 480],
      [wednesday, 0, 480],
    ]);
    expect((await recordsOf(scheduling, studio, "downtime")).map(([, action]) => action)).toEqual([
      "create",
      "update",
      "update",
      "update",
      "delete",
    ]);
  });

  it("may change its resources", async () => {
    const other = await makeBookable(scheduling, studio);
    await makeBooking(studio, resource);
    await makeBooking(studio, other);
    const { body } = await take();
    const changed = await studio.put(`/downtimes/${body.id}`, { resource_ids: [other] });
    expect(changed.body.resource_ids).toEqual([other]);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 0, 480]]);
    expect(await ledgerOf(scheduling, other)).toEqual([[monday, 0, 0]]);
  });

  it("fails to change with an outdated If-Match", async () => {
    const { body } = await take();
    const { headers } = await studio.get(`/downtimes/${body.id}`);
    const match = { "if-match": String(headers.etag) };
    const put = (details: string) => studio.put(`/downtimes/${body.id}`, { details }, match);
    expect([(await put("a")).status, (await put("b")).status]).toEqual([200, 412]);
  });
});
