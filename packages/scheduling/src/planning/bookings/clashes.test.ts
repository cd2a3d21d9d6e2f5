import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ledgerOf, makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";

const [monday, tuesday, saturday, sunday] = [
  "2026-11-23",
  "2026-11-24",
  "2026-11-21",
  "2026-11-22",
];

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(() => scheduling.close());

const book = (fields: object) =>
  studio.post("/bookings", { resource_id: resource, start_date: monday, duration: 60, ...fields });

describe("booking clash", () => {
  it("refuses with days, bookings in the way and the booking as it would wait", async () => {
    const first = await makeBooking(studio, resource, { duration: 420 });
    const { status, body } = await book({ duration: 61, end_date: tuesday });
    expect([status, body]).toMatchObject([
      422,
      {
        error: "unprocessable_entity",
        errors: { waiting: [expect.stringContaining(monday!)] },
        clashes: [
          {
            date: monday,
            resource_id: resource,
            available: 480,
            booked: 420,
            booking_ids: [first.id],
            reason: "over_capacity",
          },
        ],
        booking: {
          id: null,
          waiting: true,
          durations: [
            { date: monday, waiting: true },
            { date: tuesday, waiting: false },
          ],
        },
      },
    ]);
    expect(body.clashes).toHaveLength(1);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 420, 480]]);
  });

  it("with allow_waiting puts only the clashing days on the waiting list", async () => {
    await makeBooking(studio, resource, { duration: 420 });
    const fields = { duration: 61, end_date: tuesday, allow_waiting: true };
    const waiting = await makeBooking(studio, resource, fields);
    expect(waiting.waiting).toBe(true);
    expect(waiting.durations.map(({ waiting }: { waiting: boolean }) => waiting)).toEqual([
      true,
      false,
    ]);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 420, 480],
      [tuesday, 61, 480],
    ]);
    expect((await studio.get("/bookings?waiting=1")).body).toMatchObject([{ id: waiting.id }]);
    expect((await studio.get("/bookings?waiting=0")).body).toHaveLength(1);
  });

  it("lists every day if none is open", async () => {
    const { body } = await book({ start_date: saturday, end_date: sunday });
    expect(body.clashes).toMatchObject([
      { date: saturday, available: 0, reason: "unavailable", booking_ids: [] },
      { date: sunday, available: 0, reason: "unavailable", booking_ids: [] },
    ]);
    const fields = { start_date: saturday, end_date: sunday, allow_waiting: true };
    expect((await book(fields)).body.durations).toHaveLength(2);
    expect((await book({ start_date: saturday, end_date: monday })).body.durations).toHaveLength(1);
  });

  it("arises from overlapping or closed times", async () => {
    const first = await makeBooking(studio, resource, { start_time: 600 });
    const clash = async (fields: object) => (await book(fields)).body.clashes?.[0];
    expect(await clash({ start_time: 659 })).toMatchObject({
      reason: "over_capacity",
      booking_ids: [first.id],
    });
    expect(await clash({ start_time: 539 })).toMatchObject({ reason: "outside_hours" });
    expect((await book({ start_time: 660 })).status).toBe(201);
    expect((await book({ start_time: 540 })).status).toBe(201);
  });

  it("arises from untimed and timed minutes together", async () => {
    await makeBooking(studio, resource, { start_time: 540, duration: 300 });
    await makeBooking(studio, resource, { duration: 150 });
    expect((await book({ start_time: 900, duration: 31 })).body.clashes[0]).toMatchObject({
      booked: 450,
      reason: "over_capacity",
    });
    expect((await book({ start_time: 900, duration: 30 })).status).toBe(201);
  });

  it("never arises from tentative bookings", async () => {
    await makeBooking(studio, resource, { start_time: 540, duration: 480 });
    const tentative = { start_time: 540, duration: 480, tentative: true };
    expect(await makeBooking(studio, resource, tentative)).toMatchObject({
      tentative: true,
      waiting: false,
      durations: [{ date: monday }],
    });
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 480, 480]]);
    const other = await makeBookable(scheduling, studio);
    await makeBooking(studio, other, tentative);
    expect(await ledgerOf(scheduling, other)).toEqual([]);
    await makeBooking(studio, other, { start_time: 540, duration: 480 });
  });

  it("of twenty concurrent requests: one wins, nineteen get 422", async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => book({ start_time: 600, duration: 30 })),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array.from({ length: 19 }, () => 422)]);
    const replies = answers.filter(({ status }) => status === 422);
    expect(replies.every(({ body }) => body.clashes[0].reason === "over_capacity")).toBe(true);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 30, 480]]);
  });

  it("repeats the answer for its idempotency key and stores no booking", async () => {
    const body = { resource_id: resource, start_date: saturday, duration: 60 };
    const headers = { "idempotency-key": "clash" };
    const first = await studio.post("/bookings", body, headers);
    const second = await studio.post("/bookings", body, headers);
    expect([first.status, second.status, second.body]).toEqual([422, 422, first.body]);
    expect(await ledgerOf(scheduling, resource)).toEqual([]);
  });
});
