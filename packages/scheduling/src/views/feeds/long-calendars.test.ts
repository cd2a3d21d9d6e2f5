import { heldBy } from "@frontdesk/platform/test/held";
import { shortText } from "@frontdesk/server/long-text";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { giveTimeOff, makeFeed, seenCalendar } from "../../../test/feeds.ts";
import { type Reply, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio } from "../../../test/studio.ts";
import { eventPortion } from "./calendar.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  const settings = { publicUrl: "https://book.example.com" };
  const now = () => new Date("2026-11-21T08:00:00Z");
  scheduling = await startTestScheduling({ now, settings });
});
afterAll(() => scheduling.close());

async function read(address: string, headers: Record<string, string> = {}): Promise<Reply> {
  return await scheduling.send(`GET ${new URL(address).pathname}`, { headers });
}

const seen = (address: string) => seenCalendar(scheduling, address);

describe("long calendar", () => {
  it("in portions has the same text and tag", async () => {
    const studio = await makeStudio(scheduling);
    const everyDay = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime: 0, endTime: 1440 };
    const resource = await makeBookable(scheduling, studio, { hours: everyDay });
    const other = await makeBookable(scheduling, studio, { hours: everyDay });
    for (let n = 1; n <= 9; n += 1) {
      const booking = { start_date: `2026-12-0${1 + (n % 3)}`, start_time: 60 * n, duration: 30 };
      await makeBooking(studio, n % 2 === 0 ? resource : other, {
        ...booking,
        details: `No ${n}`,
      });
      await giveTimeOff(scheduling, { studio, resourceId: resource }, [
        `2027-01-0${n}`,
        `2027-01-0${n}`,
        0,
        1440,
      ]);
    }
    const address = await makeFeed(studio);
    const whole = await read(address);
    expect("content-length" in whole.headers).toBe(true);
    const [rows, { length }] = [eventPortion.rows, shortText];
    try {
      for (const [most, characters] of [
        [2, length],
        [4, 1],
        [500, 1],
      ] as const) {
        eventPortion.rows = most;
        shortText.length = characters;
        const written = await read(address);
        expect(written.text).toBe(whole.text);
        for (const name of ["etag", "content-type", "cache-control"]) {
          expect(written.headers[name]).toBe(whole.headers[name]);
        }
        expect("content-length" in written.headers).toBe(characters === length);
        const reply = await read(address, { "if-none-match": String(whole.headers.etag) });
        expect([reply.status, reply.text]).toEqual([304, ""]);
      }
    } finally {
      eventPortion.rows = rows;
      shortText.length = length;
    }
    expect((await seen(address)).events).toHaveLength(18);
  });

  it("has every event, even with texts longer than a portion", async () => {
    const studio = await makeStudio(scheduling);
    const everyDay = { weekDays: [0, 1, 2, 3, 4, 5, 6] };
    const resource = await makeBookable(scheduling, studio, { hours: everyDay });
    const days = Array.from({ length: 12 }, (_, n) => `2026-12-${String(n + 10)}`);
    const details = "€".repeat(20_000);
    for (const day of days) await makeBooking(studio, resource, { start_date: day, details });
    const address = await makeFeed(studio, resource);
    const held = await heldBy(() => read(address));
    expect(held.written).toBeGreaterThan(60_000);
    expect(Math.max(held.read, held.written)).toBeLessThan(524_288);
    const { events } = await seen(address);
    expect(events.map(({ startDate }) => startDate.toString())).toEqual(days);
    expect(events.every(({ description }) => description.endsWith(details))).toBe(true);
  });
});
