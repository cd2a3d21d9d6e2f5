import ICAL from "ical.js";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { makeFeed, moment, seenCalendar } from "../../../test/feeds.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-21T08:00:00Z") });
});
afterEach(() => ICAL.TimezoneService.reset());
afterAll(() => scheduling.close());

describe("calendar after a resource moves to another zone", () => {
  it("raises the sequence of time off", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio);
    const range = { from: "2026-12-24", to: "2026-12-24", start_time: 60 };
    const { body } = await studio.post("/downtimes", { resource_ids: [resource], ...range });
    const address = await makeFeed(studio, resource);
    const sequence = async () => (await seenCalendar(scheduling, address)).events[0]!.sequence;
    const first = await sequence();
    await studio.put(`/downtimes/${body.id}`, { details: "Changed" });
    const second = await sequence();
    const move = { date: "2026-12-01", timezone: "London" };
    expect((await studio.post(`/resources/${resource}/availability`, move)).status).toBe(201);
    expect([second > first, (await sequence()) > second]).toEqual([true, true]);
  });

  it("keeps the length of events in a skipped hour, and omits none", async () => {
    const studio = await makeStudio(scheduling);
    const hours = { weekDays: [0], startTime: 0, endTime: 1440 };
    const resource = await makeBookable(scheduling, studio, { hours, timezone: "UTC" });
    const day = "2027-03-28";
    await makeBooking(studio, resource, { start_date: day, start_time: 150, duration: 30 });
    const skipped = { from: day, to: day, start_time: 60, end_time: 120, timezone: "London" };
    await studio.post("/downtimes", { resource_ids: [resource], ...skipped });
    const move = { date: "2026-12-01", timezone: "Copenhagen" };
    expect((await studio.post(`/resources/${resource}/availability`, move)).status).toBe(201);
    const { events } = await seenCalendar(scheduling, await makeFeed(studio, resource));
    expect(events.map(({ startDate, endDate }) => [moment(startDate), moment(endDate)])).toEqual([
      ["2027-03-28T01:30:00.000Z", "2027-03-28T02:00:00.000Z"],
    ]);
  });
});
