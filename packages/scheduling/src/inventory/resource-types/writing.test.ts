import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { recordsOf } from "../../../test/agenda.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeResource, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const desk = { name: " Desk ", custom_attributes: ["capacity"] };

async function makeType(fields: object = {}): Promise<Json> {
  return (await studio.post("/resource_types", { ...desk, ...fields })).body;
}

describe("resource type", () => {
  it("is created and used by resources", async () => {
    const { status, body, headers } = await studio.post("/resource_types", desk);
    const view = { name: "Desk", human: false, custom_attributes: ["capacity"] };
    expect([status, body]).toEqual([201, { id: expect.any(Number), ...view, custom_fields: [] }]);
    expect((await scheduling.send(`GET ${headers.location}`, studio)).body).toEqual(body);
    const fields = { resource_type_id: body.id, name: "Window", capacity: 2 };
    const attributes = (await studio.post("/resources", fields)).body.custom_attributes;
    expect(attributes).toEqual({ capacity: 2 });
    expect((await makeType({ human: true })).human).toBe(true);
  });

  it("is renamed, keeps its fields, and refuses an outdated If-Match", async () => {
    const { id } = await makeType();
    const field = { resource_type_id: id, name: "Side" };
    await studio.post("/custom_fields", field);
    const { headers } = await studio.get(`/resource_types/${id}`);
    const match = { "if-match": String(headers.etag) };
    const { status, body } = await studio.put(`/resource_types/${id}`, { name: "Table" }, match);
    expect([status, body]).toMatchObject([
      200,
      { name: "Table", custom_fields: [{ name: "Side" }] },
    ]);
    const late = await studio.put(`/resource_types/${id}`, { name: "Bench" }, match);
    expect(late.status).toBe(412);
    expect((await studio.put(`/resource_types/${id}`, {})).body.name).toBe("Table");
    expect((await recordsOf(scheduling, studio, "resource_type")).slice(-3)).toEqual([
      [id, "create"],
      [id, "update"],
      [id, "update"],
    ]);
  });

  it("is deleted with its fields unless a resource has or had it", async () => {
    const { id } = await makeType();
    const field = { resource_type_id: id, name: "Side" };
    const { id: fieldId } = (await studio.post("/custom_fields", field)).body;
    const option = { custom_field_id: fieldId, value: "Left" };
    await studio.post("/custom_field_options", option);
    expect((await studio.delete(`/resource_types/${id}`)).status).toBe(204);
    expect((await studio.get(`/resource_types/${id}`)).status).toBe(404);
    expect((await studio.get(`/custom_fields/${fieldId}`)).status).toBe(404);
    const capacity = await makeResource(studio);
    const used = await studio.delete(`/resource_types/${capacity.resource_type.id}`);
    const message = "Resources use or used this type";
    expect([used.status, used.body.error_description]).toEqual([409, message]);
    await studio.delete(`/resources/${capacity.id}`);
    expect((await studio.delete(`/resource_types/${capacity.resource_type.id}`)).status).toBe(409);
  });

  it("requires an administrator for writes", async () => {
    const { id } = await makeType();
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const answers = [
      await member.post("/resource_types", desk),
      await member.put(`/resource_types/${id}`, { name: "x" }),
      await member.delete(`/resource_types/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it.each([{}, { name: " " }, { name: "x".repeat(256) }, { name: "x", custom_attributes: ["x"] }])(
    "refuses creation from %j",
    async (body) => {
      expect((await studio.post("/resource_types", body)).status).toBe(422);
    },
  );
});

describe("type of time off", () => {
  it("is created, renamed and deleted", async () => {
    const { status, body, headers } = await studio.post("/downtime_types", { name: " Lunch " });
    expect([status, body]).toMatchObject([201, { name: "Lunch", default: false }]);
    expect((await scheduling.send(`GET ${headers.location}`, studio)).body).toEqual(body);
    const renamed = await studio.put(`/downtime_types/${body.id}`, { name: "Break" });
    expect(renamed.body).toMatchObject({ id: body.id, name: "Break" });
    expect((await studio.delete(`/downtime_types/${body.id}`)).status).toBe(204);
    expect((await studio.get(`/downtime_types/${body.id}`)).status).toBe(404);
    expect(await recordsOf(scheduling, studio, "downtime_type")).toEqual([
      [body.id, "create"],
      [body.id, "update"],
      [body.id, "delete"],
    ]);
  });

  it("refuses deletion while time off uses it", async () => {
    const { id } = (await studio.get("/downtime_types")).body[0];
    const capacity = await makeResource(studio);
    const days = { resource_ids: [capacity.id], from: "2031-01-06", to: "2031-01-06" };
    const off = (await studio.post("/downtimes", { ...days, downtime_type_id: id })).body;
    const used = await studio.delete(`/downtime_types/${id}`);
    const message = "Time off of this type exists";
    expect([used.status, used.body.error_description]).toEqual([409, message]);
    await studio.delete(`/downtimes/${off.id}`);
    expect((await studio.delete(`/downtime_types/${id}`)).status).toBe(204);
    const gone = await studio.post("/downtimes", { ...days, downtime_type_id: id });
    expect(Object.keys(gone.body.errors)).toEqual(["downtime_type_id"]);
  });

  it("requires an administrator for writes", async () => {
    const { id } = (await studio.get("/downtime_types")).body[0];
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const answers = [
      await member.get(`/downtime_types/${id}`),
      await member.post("/downtime_types", { name: "x" }),
      await member.put(`/downtime_types/${id}`, { name: "x" }),
      await member.delete(`/downtime_types/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([200, 403, 403, 403]);
    expect((await studio.post("/downtime_types", { name: " " })).status).toBe(422);
    const { rows } = await sql`select from scheduling.downtime_types where name = 'x'`.execute(
      scheduling.context.db,
    );
    expect(rows).toEqual([]);
  });
});
