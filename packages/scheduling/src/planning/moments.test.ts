import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../test/agenda.ts";
import { makeCounter } from "../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../test/harness.ts";
import { makeStudio, type Studio } from "../../test/studio.ts";

const day = "2027-06-01";
const evening = `${day}T22:00:00Z`;
const midnight = `${day}T00:00:00+02:00`;
const elsewhere = (day: string, zone: string) =>
  `must be a date without a time, such as ${day}: this time is on ${day} in ${zone}`;
const inCopenhagen = elsewhere("2027-06-02", "Copenhagen");
const inNewYork = elsewhere("2027-05-31", "America/New_York");

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
let far: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-24T09:00:00Z") });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
  far = await makeBookable(scheduling, studio, { timezone: "America/New_York" });
});
afterAll(() => scheduling.close());

type Answer = Pick<Awaited<ReturnType<Studio["get"]>>, "status" | "body">;
const report = ({ status, body }: Answer) => [status, body.errors];

describe("booking by date-time with offset", () => {
  const book = (fields: object) =>
    studio.post("/bookings", { resource_id: resource, duration: 60, start_date: day, ...fields });

  it("uses the day in the resource's zone", async () => {
    const { status, body } = await book({ start_date: midnight, end_date: `${day}T21:59:59Z` });
    expect([status, body.start_date, body.end_date]).toEqual([201, day, day]);
    const later = await book({ resource_id: far, start_date: evening, end_date: evening });
    expect([later.status, later.body.start_date]).toEqual([201, day]);
  });

  it("names the field with a different day", async () => {
    expect(report(await book({ start_date: evening }))).toEqual([
      422,
      { start_date: [inCopenhagen] },
    ]);
    expect(report(await book({ end_date: evening }))).toEqual([422, { end_date: [inCopenhagen] }]);
    const both = { resource_id: far, start_date: midnight, end_date: midnight };
    expect(report(await book(both))).toEqual([
      422,
      { start_date: [inNewYork], end_date: [inNewYork] },
    ]);
    expect((await studio.get("/bookings")).body).toEqual([]);
  });

  it("moves by the resource's current zone", async () => {
    const { id } = await makeBooking(studio, resource, { start_date: "2027-05-31" });
    const move = (fields: object) => studio.put(`/bookings/${id}`, fields);
    const dates = { start_date: evening, end_date: evening };
    expect(report(await move(dates))).toEqual([
      422,
      { start_date: [inCopenhagen], end_date: [inCopenhagen] },
    ]);
    expect((await move({ start_date: midnight, end_date: midnight })).body.start_date).toBe(day);
    expect(report(await move({ start_date: evening }))).toEqual([
      422,
      { start_date: [inCopenhagen] },
    ]);
    const reply = await move({ ...dates, resource_id: far });
    expect([reply.status, reply.body.start_date]).toEqual([200, day]);
  });
});

describe("time off by date-time with offset", () => {
  const take = (fields: object) =>
    studio.post("/downtimes", { resource_ids: [resource], from: day, to: day, ...fields });

  it("uses the day in every resource's zone", async () => {
    const { status, body } = await take({ from: midnight, to: midnight });
    expect([status, body.from, body.to]).toEqual([201, day, day]);
    const late = { resource_ids: [far], from: evening, to: evening };
    expect((await take(late)).body.from).toBe(day);
  });

  it("refuses a different day for one of the resources", async () => {
    expect(report(await take({ from: evening, to: evening }))).toEqual([
      422,
      { from: [inCopenhagen], to: [inCopenhagen] },
    ]);
    const both = { resource_ids: [resource, far] };
    expect(report(await take({ ...both, from: midnight }))).toEqual([422, { from: [inNewYork] }]);
    expect(report(await take({ ...both, to: evening }))).toEqual([422, { to: [inCopenhagen] }]);
    expect((await studio.get("/downtimes")).body).toEqual([]);
  });

  it("with a zone of its own refuses a written day that is another day there", async () => {
    const zoned = { resource_ids: [far], timezone: "Copenhagen" };
    expect(report(await take({ ...zoned, to: evening }))).toEqual([422, { to: [inCopenhagen] }]);
    const { status, body } = await take({ ...zoned, from: midnight, to: midnight });
    expect([status, body.from]).toEqual([201, day]);
  });

  it("moves by the same rule", async () => {
    const { id } = (await take({})).body;
    const move = (fields: object) => studio.put(`/downtimes/${id}`, fields);
    expect(report(await move({ to: evening }))).toEqual([422, { to: [inCopenhagen] }]);
    expect((await move({ from: midnight, to: midnight })).status).toBe(200);
    const reply = await move({ resource_ids: [far], from: evening, to: evening });
    expect([reply.status, reply.body.to]).toEqual([200, day]);
  });
});

describe("openings by date-time with offset", () => {
  const week = [{ week_day: 1, start_time: 540, end_time: 1020 }];
  const open = (date: string, fields: object) =>
    studio.post(`/resources/${resource}/availability`, { date, ...fields });

  it("begin on the day in the resource's zone, or in its new zone", async () => {
    expect(report(await open(evening, { available_periods: week }))).toEqual([
      422,
      { date: [inCopenhagen] },
    ]);
    expect(report(await open(midnight, { timezone: "America/New_York" }))).toEqual([
      422,
      { date: [inNewYork] },
    ]);
    expect((await open(midnight, { available_periods: week })).status).toBe(201);
    expect((await open(evening, { timezone: "America/New_York" })).status).toBe(201);
  });

  it("custom periods refuse a different day", async () => {
    const add = (fields: object) =>
      studio.post(`/resources/${resource}/custom_available_periods`, {
        start_date: day,
        end_date: day,
        start_time: 0,
        end_time: 60,
        ...fields,
      });
    expect(report(await add({ start_date: evening, end_date: evening }))).toEqual([
      422,
      { start_date: [inCopenhagen], end_date: [inCopenhagen] },
    ]);
    const { status, body } = await add({ start_date: midnight, end_date: midnight });
    expect([status, body.start_date]).toEqual([201, day]);
  });
});

describe("lists by date-time with offset", () => {
  it.each([
    ["/bookings", "start_date", "end_date"],
    ["/resources/R/bookings", "start_date", "end_date"],
    ["/downtimes", "from", "to"],
    ["/openings", "from", "to"],
    ["/reports/resources", "start_date", "end_date"],
    ["/reports/projects", "start_date", "end_date"],
    ["/appointments", "start_date", "end_date"],
    ["/sessions", "start_date", "end_date"],
  ])(
    "%s refuses a written day that is another day in the account's zone",
    async (path, first, last) => {
      const list = (from: string, to: string) => {
        const query = new URLSearchParams({ [first]: from, [last]: to });
        return studio.get(`${path.replace("R", `${resource}`)}?${query}`);
      };
      expect((await list(midnight, `${day}T21:59:59Z`)).status).toBe(200);
      expect((await list(day, `${day}T00:00:00`)).status).toBe(200);
      expect(report(await list(evening, evening))).toEqual([
        422,
        { [first]: [inCopenhagen], [last]: [inCopenhagen] },
      ]);
    },
  );
});

describe("slots by date-time with offset", () => {
  it("refuse a written day that is another day in the query's zone", async () => {
    const service = { name: "Cut", duration: 60, parts: [{ resource_ids: [resource] }] };
    const { id } = (await studio.post("/services", service)).body;
    const slots = (from: string, timezone = "Copenhagen") => {
      const query = new URLSearchParams({ from, to: from, timezone });
      return studio.get(`/services/${id}/slots?${query}`);
    };
    expect((await slots(midnight)).status).toBe(200);
    expect((await slots(evening, "America/New_York")).status).toBe(200);
    expect(report(await slots(evening))).toEqual([
      422,
      { from: [inCopenhagen], to: [inCopenhagen] },
    ]);
  });

  it("refuse it from customers too", async () => {
    const counter = await makeCounter(scheduling);
    const slots = (from: string) => {
      const query = new URLSearchParams({ from, to: from, timezone: "Copenhagen" });
      const path = `/public/v1/${counter.subdomain}/services/${counter.serviceId}/slots` as const;
      return scheduling.send(`GET ${path}?${query}`);
    };
    expect((await slots(midnight)).status).toBe(200);
    expect(report(await slots(evening))).toEqual([
      422,
      { from: [inCopenhagen], to: [inCopenhagen] },
    ]);
  });
});
