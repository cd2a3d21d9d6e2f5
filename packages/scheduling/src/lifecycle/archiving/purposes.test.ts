import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingNow, makeBookable, makeBooking, recordsOf } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  makeClient,
  makeProject,
  makeResource,
  makeStudio,
  type Studio,
} from "../../../test/studio.ts";

const created = new Date("2026-11-20T09:00:00Z");
const later = new Date("2026-11-20T10:00:00Z");
let now = created;

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = created;
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(() => scheduling.close());

const changedSince = async () => {
  const { body } = await studio.get(`/bookings?updated_since=${later.toISOString()}`);
  return body.map(({ id }: { id: number }) => id);
};

describe.each(["client", "project"] as const)("deletion of a %s", (kind) => {
  const field = `${kind}_id`;
  let purpose: number;
  let booking: number;
  let other: number;
  beforeEach(async () => {
    const give = kind === "client" ? makeClient : makeProject;
    purpose = (await give(studio)).id;
    booking = (await makeBooking(studio, resource, { [field]: purpose })).id;
    other = (await makeBooking(studio, resource)).id;
    now = later;
    expect((await studio.delete(`/${kind}s/${purpose}`)).status).toBe(204);
  });

  it("changes its bookings and records them", async () => {
    expect(await bookingNow(studio, booking)).toMatchObject({
      [field]: null,
      revision: 2,
      updated_at: later.toISOString(),
    });
    expect(await bookingNow(studio, other)).toMatchObject({ revision: 1 });
    expect(await changedSince()).toEqual([booking]);
    expect((await recordsOf(scheduling, studio)).slice(2)).toEqual([[booking, "update"]]);
    const { body } = await studio.get(`/audit?kind=booking&limit=0`);
    expect(body.at(-1)).toMatchObject({
      before: { [field]: purpose, revision: 1 },
      after: { [field]: null, revision: 2 },
    });
  });

  it("keeps its hours until a booking drops it", async () => {
    const range = "start_date=2026-11-23&end_date=2026-11-23";
    const hours = async () => {
      const { body } = await studio.get(`/reports/${kind}s?${range}`);
      return body[`${kind}s`]
        .filter(({ id }: { id: number | null }) => id === purpose)
        .map(({ booked }: { booked: number }) => booked);
    };
    await studio.put(`/bookings/${booking}`, { details: "Call" });
    expect(await hours()).toEqual([60]);
    const released = await studio.put(`/bookings/${booking}`, { [field]: null });
    expect([released.status, released.body.revision]).toEqual([200, 4]);
    expect(await hours()).toEqual([]);
    const again = await studio.put(`/bookings/${booking}`, { [field]: null });
    expect(again.body.revision).toBe(4);
  });
});

it("deletion of a client changes its projects", async () => {
  const client = await makeClient(studio);
  const project = await makeProject(studio, { client_id: client.id });
  await makeProject(studio);
  now = later;
  await studio.delete(`/clients/${client.id}`);
  const { body } = await studio.get(`/projects/${project.id}`);
  expect([body.client_id, body.updated_at]).toEqual([null, later.toISOString()]);
  expect((await recordsOf(scheduling, studio, "project")).slice(2)).toEqual([
    [project.id, "update"],
  ]);
});

describe.each(["option", "field"] as const)("deletion of a custom %s", (kind) => {
  it("changes its resources", async () => {
    const types = (await studio.get("/resource_types")).body;
    const { id: typeId } = types.find(({ name }: { name: string }) => name === "Meeting Room");
    const named = { resource_type_id: typeId, name: "Floor" };
    const { body: field } = await studio.post("/custom_fields", named);
    const value = { custom_field_id: field.id, value: "First" };
    const { body: option } = await studio.post("/custom_field_options", value);
    const capacity = await makeResource(studio, { custom_field_option_ids: [option.id] });
    const plain = await makeResource(studio);
    now = later;
    const path =
      kind === "option" ? `/custom_field_options/${option.id}` : `/custom_fields/${field.id}`;
    expect((await studio.delete(path)).status).toBe(204);
    expect((await studio.get(`/resources/${capacity.id}`)).body).toMatchObject({
      selected_custom_field_options: [],
      updated_at: later.toISOString(),
    });
    expect((await studio.get(`/resources/${plain.id}`)).body.updated_at).toBe(
      created.toISOString(),
    );
    const records = await recordsOf(scheduling, studio, "resource");
    expect(records.at(-1)).toEqual([capacity.id, "update"]);
    expect(records.filter(([, action]) => action === "update")).toHaveLength(1);
  });
});
