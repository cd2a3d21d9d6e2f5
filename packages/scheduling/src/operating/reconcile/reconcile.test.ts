import { type RawBuilder, sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";
import { addDays } from "../../core/intervals/local-time.ts";
import { reconcile } from "./reconcile.ts";

const monday = "2126-11-25";

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
let booking: number;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
  booking = (await makeBooking(studio, resource, { start_date: monday, start_time: 540 })).id;
  const off = { resource_ids: [resource], from: monday, to: monday, start_time: 960 };
  await studio.post("/downtimes", { ...off, timezone: "London" });
});
afterAll(() => scheduling.close());

async function findingsAfter(breaking: RawBuilder<unknown>): Promise<[string, string, string][]> {
  const { db } = scheduling.context;
  expect(await find()).toEqual([]);
  await sql`alter table scheduling.resource_days drop constraint resource_days_capacity`.execute(
    db,
  );
  await breaking.execute(db);
  const result = await find();
  await sql`delete from scheduling.booking_durations`.execute(db);
  await sql`delete from scheduling.bookings`.execute(db);
  await sql`delete from scheduling.resource_days`.execute(db);
  await sql`delete from scheduling.downtimes`.execute(db);
  await sql`alter table scheduling.resource_days
    add constraint resource_days_capacity check (booked <= available)`.execute(db);
  return result;
}

async function find(): Promise<[string, string, string][]> {
  const { findings } = await reconcile(scheduling.context, { batchSize: 2 });
  return findings
    .filter(({ accountId }) => accountId === studio.accountId)
    .map(({ check, expected, found }) => [check, expected, found]);
}

describe("reconciliation of resources finds", () => {
  it("more booked than bookings hold", async () => {
    const breaking = sql`update scheduling.resource_days set booked = booked + 1`;
    expect(await findingsAfter(breaking)).toEqual([["booked", "60", "61"]]);
  });

  it("more availability than opening hours", async () => {
    const breaking = sql`update scheduling.resource_days set available = 481`;
    expect(await findingsAfter(breaking)).toEqual([["available", "480", "481"]]);
  });

  it("a day missing in the ledger", async () => {
    expect(await findingsAfter(sql`delete from scheduling.resource_days`)).toEqual([
      ["booked", "60", "nothing"],
      ["available", "480", "nothing"],
    ]);
  });

  it("a week changed without the ledger", async () => {
    const breaking = sql`delete from scheduling.availability_periods
      where resource_id = ${resource}`;
    expect(await findingsAfter(breaking)).toEqual([["available", "0", "480"]]);
  });

  it("a queued day changed without the ledger", async () => {
    const breaking = sql`update scheduling.booking_durations set waiting = true`;
    expect(await findingsAfter(breaking)).toEqual([["booked", "0", "60"]]);
  });

  it.each([
    ["duration = 30", "another duration"],
    ["start_time = 600", "another start_time"],
    ["tentative = true", "another tentative"],
    ["start_date = '2126-11-20', end_date = '2126-11-21'", "another range"],
    ["deleted_at = now()", "deleted, with a day"],
  ])("a booking with %s", async (change, problem) => {
    const breaking = sql`update scheduling.bookings set ${sql.raw(change)} where id = ${booking}`;
    expect(await findingsAfter(breaking)).toEqual([
      ["booking_days", "the days of the booking", `${problem} on ${monday}`],
    ]);
  });

  it.each(["client", "project"])("a day with another %s than its booking", async (purpose) => {
    const breaking = sql`update scheduling.booking_durations
      set ${sql.raw(purpose)}_id = 7 where booking_id = ${booking}`;
    expect(await findingsAfter(breaking)).toEqual([
      ["booking_days", "the days of the booking", `another ${purpose} on ${monday}`],
    ]);
  });

  it("a booking without days", async () => {
    const breaking = sql`with gone as (update scheduling.resource_days set booked = 0)
      delete from scheduling.booking_durations`;
    expect(await findingsAfter(breaking)).toEqual([
      ["booking_days", "the days of the booking", "no day"],
    ]);
  });

  it("time off that closes other minutes than its own", async () => {
    const breaking = sql`update scheduling.downtime_resources set start_time = start_time + 60`;
    expect(await findingsAfter(breaking)).toEqual([
      ["time_off", `${monday} 1020 to 2126-11-26 60`, `${monday} 1080 to 2126-11-26 60`],
    ]);
  });

  it("deleted time off that still closes minutes", async () => {
    const breaking = sql`update scheduling.downtimes set deleted_at = now()`;
    expect(await findingsAfter(breaking)).toEqual([
      ["time_off", "nothing", `${monday} 1020 to 2126-11-26 60`],
    ]);
  });

  it("a resource without a closure of its account", async () => {
    const closure = { all_resources: true, from: "2126-12-24", to: "2126-12-24" };
    await studio.post("/downtimes", closure);
    const breaking = sql`delete from scheduling.downtime_resources
      where resource_id = ${resource} and first_day = '2126-12-24'`;
    expect(await findingsAfter(breaking)).toEqual([["closures", "its days", "nothing"]]);
  });

  it("a moment booked twice near a zone change", async () => {
    const seven = { start_date: addDays(monday, 1), start_time: 960 };
    await makeBooking(studio, resource, seven);
    const breaking = sql`with moved as (
        update scheduling.resources set timezone = 'Tokyo',
          former_zones = jsonb_build_array(jsonb_build_object('until', ${addDays(monday, 1)}::text,
            'timezone', 'Hawaii'))
        where id = ${resource}
      )
      update scheduling.booking_durations
      set timezone = case when day = ${monday} then 'Hawaii' else 'Tokyo' end,
        start_time = case when day = ${monday} then 720 else 420 end`;
    const matches = await findingsAfter(breaking);
    expect(matches.filter(([check]) => check === "real_time")).toEqual([
      ["real_time", "no moment taken twice", expect.stringMatching(/^bookings \d+, \d+$/)],
    ]);
  });

  it("a limited number of findings", async () => {
    const { db } = scheduling.context;
    await sql`delete from scheduling.resource_days`.execute(db);
    const { findings, complete, checked } = await reconcile(scheduling.context, {
      mostFindings: 1,
    });
    expect([findings.length >= 1, complete, checked.resources > 0]).toEqual([true, false, true]);
  });
});
