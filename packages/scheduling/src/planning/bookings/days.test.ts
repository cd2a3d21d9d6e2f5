import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ledgerOf, makeBookable, makeBooking, waitingDays } from "../../../test/agenda.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const [monday, tuesday, wednesday, thursday, friday] = [23, 24, 25, 26, 27].map(
  (day) => `2026-11-${day}`,
) as [string, string, string, string, string];
const [saturday, nextMonday] = ["2026-11-28", "2026-11-30"] as [string, string];
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
afterEach(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const put = (id: number, body: object) => studio.put(`/bookings/${id}`, body);
const daysOf = ({ durations }: Json): string[] => durations.map(({ date }: Json) => date);

async function take(day: string, by: "week" | "time off" = "week"): Promise<void> {
  const fate = { delete_invalid_bookings: true };
  if (by === "time off") {
    await studio.post("/downtimes", { resource_ids: [resource], from: day, to: day, ...fate });
    return;
  }
  const week = (days: number[]) =>
    days.map((week_day) => ({ week_day, start_time: 540, end_time: 1020 }));
  const weekDay = new Date(day).getUTCDay();
  const open = week([1, 2, 3, 4, 5].filter((each) => each !== weekDay));
  const location = `/resources/${resource}/availability`;
  await studio.post(location, { date: monday, available_periods: open, ...fate });
  await studio.post(location, { date: monday, available_periods: week([1, 2, 3, 4, 5]) });
}

describe.each(["week", "time off"] as const)("day of a booking removed by %s", (by) => {
  let booking: Json;
  beforeEach(async () => {
    booking = await makeBooking(studio, resource, { end_date: friday });
    await take(wednesday, by);
    if (by === "time off") {
      const [downtime] = (await studio.get("/downtimes")).body;
      await studio.delete(`/downtimes/${downtime.id}`);
    }
  });

  it("is missing from lists of its date", async () => {
    const listed = async (from: string, to: string) =>
      (await studio.get(`/bookings?start_date=${from}&end_date=${to}`)).body.length;
    expect(await listed(wednesday, wednesday)).toBe(0);
    expect(await listed(wednesday, thursday)).toBe(1);
    expect(await listed(tuesday, wednesday)).toBe(1);
    const nested = `/resources/${resource}/bookings?start_date=${wednesday}&end_date=${wednesday}`;
    expect((await studio.get(nested)).headers["x-total-count"]).toBe("0");
  });

  it.each([
    { duration: 90 },
    { start_time: 600 },
    { allow_waiting: true },
    { end_date: nextMonday },
    { start_date: tuesday },
    { tentative: true },
  ])("does not return with a change of %j", async (change) => {
    const { status, body } = await put(booking.id, change);
    expect(status).toBe(200);
    expect(daysOf(body)).not.toContain(wednesday);
    expect(daysOf(body)).toContain(thursday);
    const again = await put(booking.id, { duration: 30 });
    expect(daysOf(again.body)).not.toContain(wednesday);
  });

  it("can be booked again separately, also on another resource", async () => {
    const other = await makeBookable(scheduling, studio);
    const response = await put(booking.id, { resource_id: other });
    expect(daysOf(response.body)).toContain(wednesday);
    const second = await makeBooking(studio, resource, { end_date: friday });
    await take(thursday);
    const alone = await put(second.id, { start_date: thursday, end_date: thursday });
    expect([alone.status, daysOf(alone.body)]).toEqual([200, [thursday]]);
  });
});

describe("booking extension", () => {
  it("checks new days only", async () => {
    const booking = await makeBooking(studio, resource, { end_date: tuesday, duration: 300 });
    const shorter = [1, 2, 3, 4, 5].map((week_day) => ({
      week_day,
      start_time: 540,
      end_time: week_day === 1 ? 600 : 1020,
    }));
    const week = { date: monday, available_periods: shorter, allow_waiting: true };
    await studio.post(`/resources/${resource}/availability`, week);
    const { status, body } = await put(booking.id, { end_date: wednesday });
    expect([status, waitingDays(body), daysOf(body)]).toEqual([
      200,
      [monday],
      [monday, tuesday, wednesday],
    ]);
    expect(await ledgerOf(scheduling, resource)).toEqual([
      [monday, 0, 60],
      [tuesday, 300, 480],
      [wednesday, 300, 480],
    ]);
    await makeBooking(studio, resource, { start_date: thursday, duration: 400 });
    const response = await put(booking.id, { end_date: friday });
    expect([response.status, response.body.clashes.map(({ date }: Json) => date)]).toEqual([
      422,
      [thursday],
    ]);
    expect(waitingDays(response.body.booking)).toEqual([monday, thursday]);
    const waits = await put(booking.id, { end_date: friday, allow_waiting: true });
    expect(waitingDays(waits.body)).toEqual([monday, thursday]);
  });

  it("adds no earlier days opened since", async () => {
    const { id } = await makeBooking(studio, resource, {
      start_date: friday,
      end_date: nextMonday,
    });
    const custom = { start_date: saturday, end_date: saturday, start_time: 540, end_time: 600 };
    await studio.post(`/resources/${resource}/custom_available_periods`, custom);
    const { body } = await put(id, { end_date: "2026-12-01" });
    expect(daysOf(body)).toEqual([friday, nextMonday, "2026-12-01"]);
  });

  it("over closed days adds none; shortening never fails", async () => {
    const { id } = await makeBooking(studio, resource, { end_date: friday });
    expect(daysOf((await put(id, { end_date: "2026-11-29" })).body)).toHaveLength(5);
    const shorter = await put(id, { end_date: tuesday });
    expect([shorter.status, daysOf(shorter.body)]).toEqual([200, [monday, tuesday]]);
    expect((await ledgerOf(scheduling, resource)).map(([, booked]) => booked)).toEqual([
      60, 60, 0, 0, 0, 0, 0,
    ]);
  });

  it("rechecks all days if the minutes change too", async () => {
    await makeBooking(studio, resource, { duration: 400 });
    const { id } = await makeBooking(studio, resource, { duration: 80, end_date: tuesday });
    const { status, body } = await put(id, { end_date: wednesday, duration: 90 });
    expect([status, body.clashes.map(({ date }: Json) => date)]).toEqual([422, [monday]]);
  });
});
