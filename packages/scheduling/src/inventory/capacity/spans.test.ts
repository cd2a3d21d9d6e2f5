import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { momentsOf, takersOf } from "../../calendar/slots/slots.ts";
import { readSpans } from "./spans.store.ts";

const [monday, tuesday] = ["2026-11-23", "2026-11-24"] as [string, string];

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-20T09:00:00Z") });
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const read = (resourceIds: number[], fields: object = {}) => {
  const { accountId } = studio;
  const query = { accountId, resourceIds, firstDay: monday, lastDay: tuesday, ...fields };
  return readSpans(scheduling.context.db, query);
};

describe("resource spans", () => {
  it("contain openings and taken time of each day", async () => {
    const [one, other] = [
      await makeBookable(scheduling, studio),
      await makeBookable(scheduling, studio),
    ];
    const off = { resource_ids: [one], from: monday, to: monday, start_time: 600, end_time: 660 };
    await studio.post("/downtimes", off);
    const single = { start_date: tuesday, start_time: 480, end_time: 500 };
    await studio.post(`/resources/${other}/custom_available_periods`, single);
    await makeBooking(studio, one, { start_time: 720, end_date: tuesday });
    await makeBooking(studio, one, { duration: 30 });
    await makeBooking(studio, one, { duration: 200, start_time: 540, tentative: true });
    await makeBooking(studio, one, { start_time: 720, allow_waiting: true });
    await makeBooking(studio, one, { start_date: "2026-11-25" });
    const spans = await read([other, one]);
    const timed = [{ start: 720, end: 780 }];
    expect(spans.get(one)).toMatchObject({ timezone: "Copenhagen", former_zones: [] });
    expect([...spans.get(one)!.taken]).toEqual([
      [monday, { booked: 90, timed }],
      [tuesday, { booked: 60, timed }],
    ]);
    expect(spans.get(one)!.openings.timeOff).toEqual([
      { firstDay: monday, startTime: 600, lastDay: monday, endTime: 660 },
    ]);
    expect(spans.get(other)!.taken.size).toBe(0);
    expect(spans.get(other)!.openings.weekly).toHaveLength(5);
    expect(spans.get(other)!.openings.custom).toEqual([
      { firstDay: tuesday, lastDay: tuesday, startTime: 480, endTime: 500 },
    ]);
  });

  it("omit ignored bookings", async () => {
    const id = await makeBookable(scheduling, studio);
    const timed = await makeBooking(studio, id, { start_time: 720, end_date: "2026-11-26" });
    await makeBooking(studio, id, { start_time: 600, duration: 20 });
    const spans = await read([id], { without: [timed.id, timed.id + 1000] });
    expect([...spans.get(id)!.taken]).toEqual([
      [monday, { booked: 20, timed: [{ start: 600, end: 620 }] }],
      [tuesday, { booked: 0, timed: [] }],
    ]);
  });

  it("cover bookable resources of the account", async () => {
    const stranger = await makeStudio(scheduling);
    const ids = [
      await makeBookable(scheduling, studio, { bookable: false }),
      await makeBookable(scheduling, studio, { archived: true }),
      await makeBookable(scheduling, stranger),
    ];
    const gone = await makeBookable(scheduling, studio);
    await studio.delete(`/resources/${gone}`);
    expect((await read([...ids, gone])).size).toBe(0);
    expect((await read([])).size).toBe(0);
  });

  it("include all days near a change of zone", async () => {
    const id = await makeBookable(scheduling, studio);
    await makeBooking(studio, id, { start_date: "2026-11-27", start_time: 600 });
    const updated = { date: "2026-11-25", timezone: "Tokyo" };
    expect((await studio.post(`/resources/${id}/availability`, updated)).status).toBe(201);
    const spans = await read([id]);
    expect([...spans.get(id)!.taken.keys()]).toEqual(["2026-11-27"]);
    expect(spans.get(id)!.former_zones).toEqual([{ until: "2026-11-25", timezone: "Copenhagen" }]);
  });

  it("predict exactly the bookable slots", async () => {
    const id = await makeBookable(scheduling, studio);
    const off = { resource_ids: [id], from: monday, to: monday, start_time: 690, end_time: 700 };
    await studio.post("/downtimes", off);
    await makeBooking(studio, id, { start_time: 620, duration: 25 });
    await makeBooking(studio, id, { start_time: 840, duration: 60 });
    await makeBooking(studio, id, { duration: 300 });
    const question = {
      range: momentsOf({ from: monday, to: monday, timezone: "Copenhagen" }),
      resources: await read([id]),
      now: scheduling.context.now().getTime(),
      parts: [{ count: 1, resourceIds: [id] }],
    };
    for (const duration of [15, 30, 85, 86]) {
      const terms = {
        duration,
        bufferBefore: 0,
        bufferAfter: 0,
        slotInterval: 15,
        minimumNotice: 0,
        horizon: 30,
      };
      for (let startTime = 525; startTime <= 1020; startTime += 15) {
        const at = Date.parse(`${monday}T00:00+01:00`) + startTime * 60_000;
        const takers = takersOf({ ...question, terms }, at);
        const body = { resource_id: id, start_date: monday, duration, start_time: startTime };
        const { status, body: created } = await studio.post("/bookings", body);
        expect([startTime, duration, status]).toEqual([startTime, duration, takers ? 201 : 422]);
        if (status === 201) await studio.delete(`/bookings/${created.id}`);
      }
    }
  });
});
