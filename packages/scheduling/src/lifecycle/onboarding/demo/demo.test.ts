import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import { makeStudio } from "../../../../test/studio.ts";
import { ownerOf } from "../actor.ts";
import { fillDemo } from "./demo.ts";
import { mondaysOf } from "./month.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

describe("demo data of an account", () => {
  it("fills a month with ordinary data", async () => {
    const studio = await makeStudio(scheduling);
    const actor = await ownerOf(scheduling.context, studio.accountId);
    expect(actor).toMatchObject({ userId: studio.userId, account: { timezone: "Copenhagen" } });
    const filled = await fillDemo(scheduling.context, actor, { month: "2026-11" });
    expect(filled).toMatchObject({ resources: 11, clients: 3, projects: 6, downtimes: 3 });
    const { body: bookings } = await studio.get(
      "/bookings?limit=0&start_date=2026-11-01&end_date=2026-12-04",
    );
    expect(bookings).toHaveLength(filled.bookings);
    expect(filled.bookings).toBeGreaterThan(80);
    const waiting = bookings.filter((booking: Json) => booking.waiting);
    const tentative = bookings.filter((booking: Json) => booking.tentative);
    expect(waiting.length).toBeGreaterThan(0);
    expect(waiting.length).toBeLessThan(bookings.length / 4);
    expect(tentative.length).toBeGreaterThan(0);
    expect((await studio.get("/downtimes?limit=0")).body).toHaveLength(3);
    expect((await studio.get("/projects?limit=0")).body).toHaveLength(6);
  });

  it("refuses a malformed month", async () => {
    const studio = await makeStudio(scheduling);
    const actor = await ownerOf(scheduling.context, studio.accountId);
    for (const month of ["2026-13", "November", "2026-11-01", ""]) {
      const filling = fillDemo(scheduling.context, actor, { month });
      const errors = { month: ["must be a month: YYYY-MM"] };
      await expect(filling).rejects.toMatchObject({ status: 422, body: { errors } });
    }
    expect((await studio.get("/resources")).body).toHaveLength(1);
    await expect(ownerOf(scheduling.context, 999_999)).rejects.toMatchObject({ status: 404 });
  });

  it("uses the default resource types", async () => {
    const { context } = scheduling;
    const studio = await makeStudio(scheduling);
    await sql`update scheduling.resource_types set name = 'Bicycle'
      where account_id = ${studio.accountId} and name = 'Vehicle'`.execute(context.db);
    const filling = fillDemo(context, await ownerOf(context, studio.accountId), {
      month: "2026-11",
    });
    const error_description = "The account has no resource type Vehicle";
    await expect(filling).rejects.toMatchObject({ status: 422, body: { error_description } });
    expect((await studio.get("/resources")).body).toHaveLength(1);
  });

  it.each([
    ["2026-02", ["2026-02-02", "2026-02-09", "2026-02-16", "2026-02-23"]],
    ["2026-06", ["2026-06-01", "2026-06-08", "2026-06-15", "2026-06-22", "2026-06-29"]],
    ["2026-11", ["2026-11-02", "2026-11-09", "2026-11-16", "2026-11-23", "2026-11-30"]],
  ])("finds the Mondays of %s", (month, mondays) => {
    expect(mondaysOf(month)).toEqual(mondays);
  });
});
