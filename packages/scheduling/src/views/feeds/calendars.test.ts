import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking, makePurpose } from "../../../test/agenda.ts";
import { giveTimeOff, makeFeed, moment, seenCalendar } from "../../../test/feeds.ts";
import { type Reply, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let clockMs = Date.parse("2026-11-21T08:00:00Z");
beforeAll(async () => {
  const settings = { publicUrl: "https://book.example.com" };
  scheduling = await startTestScheduling({ now: () => new Date(clockMs), settings });
});
afterAll(() => scheduling.close());

async function read(address: string, headers: Record<string, string> = {}): Promise<Reply> {
  return await scheduling.send(`GET ${new URL(address).pathname}`, { headers });
}

const seen = (address: string) => seenCalendar(scheduling, address);
const property = ({ component }: ICAL.Event, name: string) => component.getFirstPropertyValue(name);

describe("calendar", () => {
  it("has an event per booking day, all-day only without a time", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio);
    const range = { start_date: "2026-11-27", end_date: "2026-11-30", details: "Set up" };
    const booking = await makeBooking(studio, resource, range);
    const { events, calendar } = await seen(await makeFeed(studio, resource));
    expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("Ada");
    expect(events.map(({ uid }) => uid)).toEqual([
      `booking-${booking.id}-2026-11-27@book.example.com`,
      `booking-${booking.id}-2026-11-30@book.example.com`,
    ]);
    const [event] = events as [ICAL.Event];
    expect([event.startDate.isDate, event.startDate.toString()]).toEqual([true, "2026-11-27"]);
    expect([event.endDate.isDate, event.endDate.toString()]).toEqual([true, "2026-11-28"]);
    expect([event.summary, event.description]).toEqual(["Set up", "60 minutes\nSet up"]);
    expect(property(event, "status")).toBe("CONFIRMED");
    expect(property(event, "transp")).toBe("OPAQUE");
    expect(calendar.getAllSubcomponents("vtimezone")).toEqual([]);
  });

  it("names the zone of times, with its clock changes", async () => {
    const studio = await makeStudio(scheduling);
    const everyDay = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime: 0, endTime: 1440 };
    const resource = await makeBookable(scheduling, studio, { hours: everyDay });
    // Clocks change on 2026-10-25 (back) and 2027-03-28 (forward).
    for (const [day, start] of [
      ["2026-10-24", 120],
      ["2026-10-25", 150],
      ["2027-03-27", 60],
      ["2027-03-28", 105],
      ["2027-03-29", 1380],
    ] as const) {
      await makeBooking(studio, resource, { start_date: day, start_time: start });
    }
    const { events, calendar } = await seen(await makeFeed(studio, resource));
    expect(events.map(({ startDate, endDate }) => [moment(startDate), moment(endDate)])).toEqual([
      ["2026-10-24T00:00:00.000Z", "2026-10-24T01:00:00.000Z"],
      ["2026-10-25T00:30:00.000Z", "2026-10-25T02:30:00.000Z"],
      ["2027-03-27T00:00:00.000Z", "2027-03-27T01:00:00.000Z"],
      ["2027-03-28T00:45:00.000Z", "2027-03-28T01:45:00.000Z"],
      ["2027-03-29T21:00:00.000Z", "2027-03-29T22:00:00.000Z"],
    ]);
    const zones = events.map(({ startDate, endDate }) => [startDate.zone.tzid, endDate.zone.tzid]);
    const local = "Europe/Copenhagen";
    expect(zones).toEqual([
      [local, local],
      ["UTC", local],
      [local, local],
      [local, "UTC"],
      [local, local],
    ]);
    expect(calendar.getAllSubcomponents("vtimezone")).toHaveLength(1);
    ICAL.TimezoneService.reset();
  });

  it("has one VTIMEZONE per zone, also for zones without clock changes", async () => {
    const studio = await makeStudio(scheduling);
    for (const timezone of ["Pacific Time (US & Canada)", "Tokyo", "Asia/Kathmandu"]) {
      const resource = await makeBookable(scheduling, studio, { timezone });
      await makeBooking(studio, resource, { start_time: 600 });
    }
    const { events } = await seen(await makeFeed(studio));
    expect(events.map(({ startDate }) => moment(startDate))).toEqual([
      "2026-11-23T18:00:00.000Z",
      "2026-11-23T01:00:00.000Z",
      "2026-11-23T04:15:00.000Z",
    ]);
    ICAL.TimezoneService.reset();
  });

  it("has UTC times for zones without a yearly rule of clock changes", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio, { timezone: "Santiago" });
    const address = await makeFeed(studio, resource);
    await makeBooking(studio, resource, { start_date: "2026-12-01", start_time: 600 });
    const [alone] = (await seen(address)).events as [ICAL.Event];
    expect(alone.startDate.zone.tzid).toBe("America/Santiago");
    expect(moment(alone.startDate)).toBe("2026-12-01T13:00:00.000Z");
    await makeBooking(studio, resource, { start_date: "2027-06-01", start_time: 600 });
    const { events, calendar } = await seen(address);
    expect(events.map(({ startDate }) => [startDate.zone.tzid, moment(startDate)])).toEqual([
      ["UTC", "2026-12-01T13:00:00.000Z"],
      ["UTC", "2027-06-01T14:00:00.000Z"],
    ]);
    expect(calendar.getAllSubcomponents("vtimezone")).toEqual([]);
    ICAL.TimezoneService.reset();
  });

  it("keeps event ids while sequence numbers rise", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio);
    const booking = await makeBooking(studio, resource);
    const address = await makeFeed(studio, resource);
    const [before] = (await seen(address)).events as [ICAL.Event];
    clockMs += 1000;
    await studio.put(`/bookings/${booking.id}`, { details: "Changed" });
    const [after] = (await seen(address)).events as [ICAL.Event];
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);
    await studio.delete(`/bookings/${booking.id}`);
    expect((await seen(address)).events).toEqual([]);
  });

  it("shows waiting and tentative bookings as free", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio);
    await makeBooking(studio, resource, { duration: 480 });
    await makeBooking(studio, resource, { duration: 60, allow_waiting: true });
    await makeBooking(studio, resource, { duration: 60, tentative: true });
    const { events } = await seen(await makeFeed(studio, resource));
    const visible = events.map((event) => [property(event, "status"), property(event, "transp")]);
    expect(visible).toEqual([
      ["CONFIRMED", "OPAQUE"],
      ["TENTATIVE", "TRANSPARENT"],
      ["TENTATIVE", "TRANSPARENT"],
    ]);
  });

  it("shows time off, whole days as dates", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio);
    await giveTimeOff(scheduling, { studio, resourceId: resource }, [
      "2026-12-24",
      "2026-12-26",
      0,
      1440,
    ]);
    await giveTimeOff(scheduling, { studio, resourceId: resource }, [
      "2026-12-30",
      "2026-12-31",
      720,
      0,
    ]);
    const { events } = await seen(await makeFeed(studio));
    expect(events.map(({ summary }) => summary)).toEqual(["Ada: Time off", "Ada: Time off"]);
    const [whole, part] = events as [ICAL.Event, ICAL.Event];
    expect([whole.startDate.toString(), whole.endDate.toString()]).toEqual([
      "2026-12-24",
      "2026-12-27",
    ]);
    expect([moment(part.startDate), moment(part.endDate)]).toEqual([
      "2026-12-30T11:00:00.000Z",
      "2026-12-30T23:00:00.000Z",
    ]);
    ICAL.TimezoneService.reset();
  });

  it("names projects and clients, and resources in the account's calendar", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio);
    const [client, project] = [
      await makePurpose(scheduling, studio, { kind: "client" }),
      await makePurpose(scheduling, studio, { kind: "project" }),
    ];
    await sql`update scheduling.projects set client_id = ${client}
      where id = ${project}`.execute(scheduling.context.db);
    await makeBooking(studio, resource, { project_id: project });
    await makeBooking(studio, resource, { client_id: client });
    await makeBooking(studio, resource);
    const { events } = await seen(await makeFeed(studio));
    expect(events.map(({ summary }) => summary)).toEqual([
      "Ada: Project – Client",
      "Ada: Client",
      "Ada: Booked",
    ]);
  });

  it("covers ninety days back and a year ahead", async () => {
    const studio = await makeStudio(scheduling);
    const everyDay = { weekDays: [0, 1, 2, 3, 4, 5, 6] };
    const resource = await makeBookable(scheduling, studio, { hours: everyDay });
    const days = ["2026-08-22", "2026-08-23", "2027-11-22", "2027-11-23"];
    for (const day of days) await makeBooking(studio, resource, { start_date: day });
    const { events } = await seen(await makeFeed(studio, resource));
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(days.slice(1, 3));
  });
});

describe("hostile text in a calendar", () => {
  const evil = [
    'A; b, c\\d "q" \\n',
    "END:VEVENT\r\nBEGIN:VALARM\rTRIGGER:-PT1S\nX-EVIL:1",
    "\u0007bell\u001b\u007f",
    "€".repeat(40),
    "👩‍🚀".repeat(30),
  ].join("\n");

  it("round-trips and injects nothing", async () => {
    const studio = await makeStudio(scheduling, { name: "N; a, m\\e\r\nBEGIN:VEVENT" });
    const resource = await makeBookable(scheduling, studio);
    await makeBooking(studio, resource, { details: evil });
    const { events, calendar, text } = await seen(await makeFeed(studio));
    expect(calendar.getAllSubcomponents().map(({ name }) => name)).toEqual(["vevent"]);
    expect(events[0]!.component.getAllSubcomponents()).toEqual([]);
    expect(calendar.getFirstPropertyValue("x-wr-calname")).toBe("N\\; a\\, m\\\\e\\nBEGIN:VEVENT");
    const kept = ["\u0007", "\u001b", "\u007f"].reduce(
      (text, control) => text.replaceAll(control, ""),
      evil.replace(/\r\n?/g, "\n"),
    );
    expect(events[0]!.description).toBe(`60 minutes\n${kept}`);
    expect(property(events[0]!, "x-evil")).toBeNull();
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
  });

  it("folds at 75 bytes, between characters", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio);
    await makeBooking(studio, resource, { details: evil });
    const { text } = await seen(await makeFeed(studio));
    for (const line of text.split("\r\n")) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/\p{Surrogate}/u);
    }
    expect(text).toContain("\r\n ");
  });
});

describe("repeated read of a calendar", () => {
  it("gets 304 until a change", async () => {
    const studio = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, studio);
    const address = await makeFeed(studio, resource);
    const first = await read(address);
    expect(first.headers).toMatchObject({
      "content-type": "text/calendar; charset=utf-8",
      "cache-control": "private, no-cache",
    });
    const etag = String(first.headers.etag);
    for (const existing of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await read(address, { "if-none-match": existing });
      expect([again.status, again.text, again.headers.etag]).toEqual([304, "", etag]);
    }
    await makeBooking(studio, resource);
    const changed = await read(address, { "if-none-match": etag });
    expect([changed.status, changed.headers.etag === etag]).toEqual([200, false]);
  });

  it("is rate limited", async () => {
    const limited = await startTestScheduling({ limited: true });
    const path = "GET /calendars/1-x.ics";
    for (let time = 1; time <= 120; time += 1) await limited.send(path);
    const response = await limited.send(path);
    expect([response.status, response.body.error]).toEqual([429, "rate_limited"]);
    expect(response.headers["retry-after"]).toMatch(/^[1-9]\d*$/);
    await limited.close();
  });
});
