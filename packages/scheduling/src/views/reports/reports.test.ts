import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  makeMember,
  makeStudio as makeOwner,
  makeStranger,
  type Studio,
} from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({
    now: () => new Date("2026-11-21T08:00:00Z"),
    settings: { publicUrl: "https://book.example.com" },
  });
});
afterAll(() => scheduling.close());

// Monday to Sunday: five days of eight hours.
const week = "start_date=2026-11-23&end_date=2026-11-29";
const report = async (studio: Studio, path: string, range = week) =>
  (await studio.get(`/reports/${path}?${range}`)).body;
const inDatabase = (text: string) => sql.raw(text).execute(scheduling.context.db);

async function createStudio(): Promise<Studio> {
  const studio = await makeOwner(scheduling);
  await inDatabase(`update scheduling.resources set archived = true
    where account_id = ${studio.accountId}`);
  return studio;
}

describe("report", () => {
  const paths = [
    "resources",
    "resources/1",
    "projects",
    "projects/0",
    "projects/1",
    "clients",
    "clients/0",
    "clients/1",
  ];

  it.each([
    ["", ["end_date", "start_date"]],
    ["start_date=2026-11-23", ["end_date"]],
    ["start_date=2026-11-23&end_date=", ["end_date"]],
    ["start_date=23/11/2026&end_date=2026-11-29", ["start_date"]],
    ["start_date=2026-02-30&end_date=tomorrow", ["end_date", "start_date"]],
    ["start_date=2026-11-23&end_date=2026-11-22", ["end_date"]],
    ["start_date=2026-01-01&end_date=2031-01-01", ["end_date"]],
  ])("refuses the range %j", async (range, fields) => {
    const studio = await createStudio();
    for (const path of ["resources", "projects", "projects/0", "clients", "clients/0"]) {
      const { status, body } = await studio.get(`/reports/${path}?${range}`);
      expect([status, Object.keys(body.errors).sort()]).toEqual([422, fields]);
    }
  });

  it("accepts date-times, and at most five years", async () => {
    const studio = await createStudio();
    const longest = "start_date=2026-01-01T00:00:00&end_date=2030-12-31";
    expect((await studio.get(`/reports/resources?${longest}`)).status).toBe(200);
    const longer = "start_date=2026-01-01&end_date=2031-01-01";
    const { body } = await studio.get(`/reports/resources?${longer}`);
    expect(body.errors.end_date).toEqual(["must be less than 5 years after start_date"]);
  });

  it("of an unknown subject is 404, even without a range", async () => {
    const studio = await createStudio();
    for (const noun of ["resources", "projects", "clients"]) {
      for (const id of ["999999", "x", "-1"]) {
        expect((await studio.get(`/reports/${noun}/${id}`)).status).toBe(404);
      }
    }
    expect((await studio.get("/reports/resources/0")).status).toBe(404);
  });

  it("requires the right, the scope and the account", async () => {
    const studio = await createStudio();
    const resource = await makeBookable(scheduling, studio);
    const blind = await makeMember(scheduling, studio, {
      permissions: "custom",
      rights: { reports: "none" },
    });
    const viewer = await makeMember(scheduling, studio);
    const unscoped = await makeMember(scheduling, studio, { scopes: ["bookings:read"] });
    const stranger = await makeStranger(scheduling, studio);
    for (const path of paths) {
      const route = `/reports/${path}?${week}`;
      expect((await blind.get(route)).body.error).toBe("forbidden");
      expect((await unscoped.get(route)).body.error).toBe("insufficient_scope");
      expect((await stranger.get(route)).status).toBe(404);
    }
    expect((await viewer.get(`/reports/resources?${week}`)).status).toBe(200);
    const other = await createStudio();
    expect((await other.get(`/reports/resources/${resource}?${week}`)).status).toBe(404);
    expect((await report(other, "resources")).resources).toEqual([]);
  });
});
