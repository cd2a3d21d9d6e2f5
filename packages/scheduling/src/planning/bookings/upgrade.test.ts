import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

it("upgrade: derives former zones of resources from their bookings", async () => {
  const { db } = scheduling.context;
  const studio = await makeStudio(scheduling);
  const updated = await makeBookable(scheduling, studio, { timezone: "Tokyo" });
  const still = await makeBookable(scheduling, studio, { timezone: "Tokyo" });
  const days = { start_date: "2026-11-23", end_date: "2026-11-27" };
  const { id } = await makeBooking(studio, updated, days);
  await makeBooking(studio, still, days);
  await sql`update scheduling.booking_durations
    set timezone = case when day < '2026-11-24' then 'Hawaii' else 'London' end
    where booking_id = ${id} and day < '2026-11-26'`.execute(db);
  const file = new URL("../../../migrations/0012-zones.sql", import.meta.url);
  const [, update] = readFileSync(file, "utf8").split(/^(?=update )/m);
  await sql.raw(update!).execute(db);
  const { rows } = await sql<{ former_zones: object[] }>`
    select former_zones from scheduling.resources where id in (${updated}, ${still})
    order by id`.execute(db);
  expect(rows.map((row) => row.former_zones)).toEqual([
    [
      { until: "2026-11-24", timezone: "Hawaii" },
      { until: "2026-11-26", timezone: "London" },
    ],
    [],
  ]);
});
