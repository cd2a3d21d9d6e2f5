import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeStudio as makeOwner, type Studio } from "../../../test/studio.ts";

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

describe("report of all resources", () => {
  it("shows booked, waiting, tentative and unbooked minutes of each, with sums", async () => {
    const studio = await createStudio();
    const resource = await makeBookable(scheduling, studio);
    await makeBooking(studio, resource, { duration: 480 });
    await makeBooking(studio, resource, { duration: 60, allow_waiting: true });
    await makeBooking(studio, resource, { start_date: "2026-11-25", duration: 120 });
    await makeBooking(studio, resource, { start_date: "2026-11-26", tentative: true });
    const tally = {
      booked: 600,
      unbooked: 1800,
      availability: 2400,
      waiting_list: 60,
      tentative: 60,
      utilization: 0.25,
    };
    expect(await report(studio, "resources")).toEqual({
      ...tally,
      resources: [
        {
          id: resource,
          name: "Ada",
          image: null,
          job_title: null,
          resource_type: "Kind",
          url: `https://book.example.com/v1/${studio.subdomain}/resources/${resource}`,
          ...tally,
          earliest_available_period: "24 Nov 2026 - 27 Nov 2026",
          earliest_available_from: "2026-11-24",
          earliest_available_until: "2026-11-27",
          custom_fields: {},
        },
      ],
    });
  });

  it("counts only days of the range, in id order, across zones", async () => {
    const studio = await createStudio();
    const resources = [
      await makeBookable(scheduling, studio, { timezone: "Tokyo" }),
      await makeBookable(scheduling, studio, { timezone: "Hawaii" }),
    ];
    for (const resource of resources) {
      const range = { start_date: "2026-11-20", end_date: "2026-12-01" };
      await makeBooking(studio, resource, range);
    }
    const { booked, availability, resources: items } = await report(studio, "resources");
    expect([booked, availability]).toEqual([600, 4800]);
    expect(items.map(({ id }: { id: number }) => id)).toEqual(resources);
    const day = "start_date=2026-11-28&end_date=2026-11-28";
    expect(await report(studio, "resources", day)).toMatchObject({
      booked: 0,
      availability: 0,
      utilization: 0,
      resources: [{ earliest_available_period: "", earliest_available_from: null }, {}],
    });
  });

  it("subtracts time off from availability", async () => {
    const studio = await createStudio();
    const resource = await makeBookable(scheduling, studio);
    await studio.post("/downtimes", {
      resource_ids: [resource],
      from: "2026-11-23",
      to: "2026-11-24",
      end_time: 720,
    });
    const { availability, resources } = await report(studio, "resources");
    expect(availability).toBe(2400 - 480 - 180);
    expect(resources[0].earliest_available_from).toBe("2026-11-24");
  });

  it("shows chosen options by field", async () => {
    const studio = await createStudio();
    const resource = await makeBookable(scheduling, studio);
    await inDatabase(`
      with field as (
        insert into scheduling.custom_fields (account_id, resource_type_id, name, required)
        select account_id, resource_type_id, 'Floor', false from scheduling.resources
        where id = ${resource} returning account_id, id
      ), option as (
        insert into scheduling.custom_field_options (account_id, custom_field_id, value)
        select account_id, id, 'First' from field returning account_id, id
      )
      insert into scheduling.resource_options (account_id, resource_id, custom_field_option_id)
      select account_id, ${resource}, id from option`);
    const [{ custom_fields }] = (await report(studio, "resources")).resources;
    const { rows } = await sql<{ field: number; option: number }>`
      select custom_field_id as field, id as option from scheduling.custom_field_options
      where account_id = ${studio.accountId}`.execute(scheduling.context.db);
    const [{ field, option }] = rows as [(typeof rows)[0]];
    expect(custom_fields).toEqual({ [field]: [String(option)] });
  });

  it("includes archived and deleted resources only with time in the range", async () => {
    const studio = await createStudio();
    const [archived, deleted, idle, busy] = [
      await makeBookable(scheduling, studio),
      await makeBookable(scheduling, studio),
      await makeBookable(scheduling, studio),
      await makeBookable(scheduling, studio),
    ];
    for (const resource of [archived, deleted, busy]) await makeBooking(studio, resource);
    await inDatabase(`update scheduling.resources set archived = true
      where id in (${archived}, ${idle})`);
    await inDatabase(`update scheduling.resources set deleted_at = now() where id = ${deleted}`);
    const ids = async (range?: string) =>
      (await report(studio, "resources", range)).resources.map(({ id }: { id: number }) => id);
    expect(await ids()).toEqual([archived, deleted, busy]);
    expect(await ids("start_date=2027-01-04&end_date=2027-01-08")).toEqual([busy]);
  });
});
