import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { ledgerOf, makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const [yesterday, today] = ["2026-11-23", "2026-11-24"];
const allHours = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime: 0, endTime: 1440 };
let now = new Date();

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date(`${today}T12:00:00Z`);
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio, { hours: allHours });
});
afterAll(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
  await scheduling.close();
});

const take = (fields: object) => studio.post("/downtimes", { resource_ids: [resource], ...fields });
const rowOf = async (day: string) =>
  (await ledgerOf(scheduling, resource)).find(([each]) => each === day);
const moveTo = async (timezone: string, date = today) =>
  (await studio.post(`/resources/${resource}/availability`, { date, timezone })).status;

describe("time off skipped by the clocks of its zone", () => {
  it.each([
    ["an hour", { timezone: "London", from: "2027-03-28", start_time: 60, end_time: 120 }],
    ["a day", { timezone: "Pacific/Apia", from: "2011-12-30" }],
  ])("%s long: closes nothing in other zones", async (_title, { from, ...fields }) => {
    await makeBooking(studio, resource, { start_date: from, duration: 1440 });
    const { status, body } = await take({ ...fields, from, to: from, block_by_clashes: true });
    expect([status, body.resource_ids]).toEqual([201, [resource]]);
    expect(await ledgerOf(scheduling, resource)).toEqual([[from, 1440, 1440]]);
    expect((await studio.delete(`/downtimes/${body.id}`)).status).toBe(204);
  });

  it("becomes empty when the resource moves to another zone", async () => {
    const day = "2027-03-28";
    const fields = { timezone: "Copenhagen", start_time: 120, end_time: 180 };
    await take({ ...fields, from: day, to: day });
    expect(await moveTo("London")).toBe(201);
    await makeBooking(studio, resource, { start_date: day, duration: 1440 });
  });
});

describe("past time off of a resource with a new zone", () => {
  it("reopens its days when deleted", async () => {
    const fields = { timezone: "UTC", start_time: 0, end_time: 60 };
    expect(await moveTo("Tokyo")).toBe(201);
    const { body } = await take({ ...fields, from: yesterday, to: yesterday });
    await makeBooking(studio, resource, { start_date: yesterday });
    now = new Date("2026-12-01T12:00:00Z");
    expect(await moveTo("Hawaii", "2026-12-01")).toBe(201);
    expect(await rowOf(yesterday)).toEqual([yesterday, 60, 1380]);
    expect((await studio.delete(`/downtimes/${body.id}`)).status).toBe(204);
    expect(await rowOf(yesterday)).toEqual([yesterday, 60, 1440]);
  });

  it("stays unchanged for every start date of the move", async () => {
    const fields = { timezone: "UTC", start_time: 0, end_time: 60 };
    await take({ ...fields, from: "2026-11-20", to: "2026-11-20" });
    const { id } = await makeBooking(studio, resource, { start_date: "2026-11-20" });
    expect(await moveTo("Hawaii", "2026-11-01")).toBe(201);
    expect(await ledgerOf(scheduling, resource)).toEqual([["2026-11-20", 60, 1380]]);
    expect((await studio.get(`/bookings/${id}`)).body).toMatchObject({
      timezone: "Copenhagen",
      revision: 1,
    });
  });
});
