import { heldBy } from "@frontdesk/platform/test/held";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking, makePurpose } from "../../../test/agenda.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio, type Studio } from "../../../test/studio.ts";

const count = 20;
const years = "start_date=2026-11-23&end_date=2031-11-22";
const dayCount = 1826;
let scheduling: TestScheduling;
let studio: Studio;
let busy: number[];
let project: number;
let client: number;

beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date("2026-11-21T08:00:00Z") });
  studio = await makeStudio(scheduling);
  busy = [];
  for (let n = 0; n < count; n += 1) busy.push(await makeBookable(scheduling, studio));
  client = await makePurpose(scheduling, studio, { kind: "client" });
  project = await makePurpose(scheduling, studio, { kind: "project" });
  await inDatabase(`update scheduling.projects set client_id = ${client} where id = ${project}`);
  for (const id of busy) await makeBooking(studio, id, { project_id: project, duration: 90 });
  await inDatabase(`insert into scheduling.booking_durations (account_id, booking_id, resource_id,
      day, duration, waiting, tentative, timezone, client_id, project_id)
    select account_id, booking_id, resource_id, day + n, duration, waiting, tentative, timezone,
      client_id, project_id
    from scheduling.booking_durations, generate_series(1, ${dayCount - 1}) n
    where account_id = ${studio.accountId}`);
  await inDatabase(`insert into scheduling.resources (account_id, resource_type_id, name, job_title,
      image, color, timezone, created_at, updated_at)
    select account_id, resource_type_id, 'Resource ' || n, repeat(md5(n::text), 600),
      repeat(md5(n::text), 600), color, timezone, created_at, updated_at
    from scheduling.resources, generate_series(1, ${count}) n where id = ${busy[0]}`);
  await inDatabase(`update scheduling.resources set job_title = repeat(md5(id::text), 600)
    where id in (${busy.join()})`);
});
afterAll(() => scheduling.close());

const inDatabase = (text: string) => sql.raw(text).execute(scheduling.context.db);

async function idsOfAll(): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from scheduling.resources
    where account_id = ${studio.accountId} and bookable order by id`.execute(scheduling.context.db);
  return rows.map(({ id }) => id);
}

describe("long report by resource", () => {
  it.each(["resources", "project", "client"])(
    "holds 256 kB at most, and has each resource once: %s",
    async (what) => {
      const ids = what === "resources" ? await idsOfAll() : busy;
      const path = { resources: "resources", project: `projects/${project}` }[what];
      let report: Json;
      let table = "";
      const held = await heldBy(async () => {
        const read = await studio.get(`/reports/${path ?? `clients/${client}`}?${years}`);
        expect([read.status, "content-length" in read.headers]).toEqual([200, false]);
        report = read.body;
        const year = "start_date=2026-11-23&end_date=2027-11-22&format=csv";
        table = (await studio.get(`/reports/${path ?? `clients/${client}`}?${year}`)).text;
      });
      expect(report.resources.map(({ id }: Json) => id)).toEqual(ids);
      expect(table.trimEnd().split("\r\n")).toHaveLength(ids.length + 1);
      expect(report.booked).toBe(count * dayCount * 90);
      const { booked } = report.resources.find(({ id }: Json) => id === busy.at(-1));
      expect(booked).toBe(dayCount * 90);
      expect(held.read).toBeGreaterThan(100_000);
      expect(held.read).toBeLessThan(262_144);
      expect(held.written).toBeLessThan(262_144);
    },
  );
});
