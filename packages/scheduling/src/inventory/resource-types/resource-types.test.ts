import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { publicUrl: "https://book.example.com" } });
});
afterAll(() => scheduling.close());

async function typeNamed(studio: Studio, name: string): Promise<Json> {
  const { body } = await studio.get("/resource_types");
  return body.find((type: Json) => type.name === name);
}

async function makeField(studio: Studio, fields: object = {}): Promise<Json> {
  const { id } = await typeNamed(studio, "Person");
  const body = { resource_type_id: id, name: "Team", ...fields };
  return (await studio.post("/custom_fields", body)).body;
}

describe("resource types", () => {
  it("exist in a new account", async () => {
    const studio = await makeStudio(scheduling);
    const { status, body } = await studio.get("/resource_types");
    expect(status).toBe(200);
    const rest = { id: expect.any(Number), custom_fields: [] };
    expect(body).toEqual([
      { ...rest, name: "Person", human: true, custom_attributes: ["phone"] },
      { ...rest, name: "Meeting Room", human: false, custom_attributes: ["capacity"] },
      { ...rest, name: "Vehicle", human: false, custom_attributes: ["registration_number"] },
      { ...rest, name: "Conference Call Line", human: false, custom_attributes: [] },
      { ...rest, name: "Miscellaneous", human: false, custom_attributes: [] },
    ]);
    expect((await studio.get(`/resource_types/${body[1].id}`)).body).toEqual(body[1]);
    expect((await studio.get("/resource_types?limit=1&offset=4")).body).toEqual([body[4]]);
  });

  it("include their fields with options", async () => {
    const studio = await makeStudio(scheduling);
    const field = await makeField(studio, { required: true });
    const option = { custom_field_id: field.id, value: "Blue" };
    const response = await studio.post("/custom_field_options", option);
    const { id } = response.body;
    const { custom_fields: fields } = await typeNamed(studio, "Person");
    const options = [{ id, value: "Blue" }];
    expect(fields).toEqual([
      { id: field.id, name: "Team", required: true, custom_field_options: options },
    ]);
    expect((await studio.get(`/custom_fields/${field.id}`)).body).toEqual({
      ...field,
      custom_field_options: options,
    });
  });
});

describe("custom field", () => {
  it("is created, listed by type, changed, and deleted with its options", async () => {
    const studio = await makeStudio(scheduling);
    const person = await typeNamed(studio, "Person");
    const capacity = await typeNamed(studio, "Meeting Room");
    const body = { resource_type_id: person.id, name: " Team " };
    const { status, body: field, headers } = await studio.post("/custom_fields", body);
    const path = `/v1/${studio.subdomain}/custom_fields/${field.id}`;
    expect([status, headers.location, field]).toEqual([
      201,
      path,
      {
        id: expect.any(Number),
        name: "Team",
        required: false,
        custom_field_options: [],
        resource_type_id: person.id,
        url: `https://book.example.com${path}`,
      },
    ]);
    const other = await makeField(studio, { resource_type_id: capacity.id });
    const listed = async (query: string) => (await studio.get(`/custom_fields${query}`)).body;
    expect(await listed("")).toEqual([field, other]);
    expect(await listed(`?resource_type_id=${capacity.id}`)).toEqual([other]);
    await studio.post("/custom_field_options", { custom_field_id: field.id, value: "Blue" });
    const changed = await studio.put(path, { required: true });
    expect(changed.body).toMatchObject({ name: "Team", required: true });
    expect((await studio.delete(path)).status).toBe(204);
    expect((await studio.get(path)).status).toBe(404);
    expect((await studio.get("/custom_field_options")).body).toEqual([]);
    expect((await typeNamed(studio, "Person")).custom_fields).toEqual([]);
  });

  it("has a unique name in its type", async () => {
    const studio = await makeStudio(scheduling);
    const first = await makeField(studio);
    const capacity = await typeNamed(studio, "Meeting Room");
    const again = await studio.post("/custom_fields", {
      resource_type_id: first.resource_type_id,
      name: "Team",
    });
    const errors = { name: ["belongs to another field of the type"] };
    expect([again.status, again.body.errors]).toEqual([422, errors]);
    expect((await makeField(studio, { resource_type_id: capacity.id })).name).toBe("Team");
    const second = await makeField(studio, { name: "Floor" });
    expect((await studio.put(`/custom_fields/${second.id}`, { name: "Team" })).status).toBe(422);
    const attempts = Array.from({ length: 5 }, () => makeField(studio, { name: "Race" }));
    const created = (await Promise.all(attempts)).filter(({ id }) => id !== undefined);
    expect(created).toHaveLength(1);
  });

  it.each([
    [{ name: "Team" }, "resource_type_id"],
    [{ resource_type_id: 999_999, name: "Team" }, "resource_type_id"],
    [{ resource_type_id: 1 }, "name"],
    [{ resource_type_id: 1, name: " " }, "name"],
    [{ resource_type_id: 1, name: "x".repeat(256) }, "name"],
    [{ resource_type_id: 1, name: "Team", required: "perhaps" }, "required"],
  ])("refuses creation from %j", async (body, field) => {
    const studio = await makeStudio(scheduling);
    const { status, body: refusal } = await studio.post("/custom_fields", body);
    expect([status, refusal.errors]).toMatchObject([422, { [field]: [expect.any(String)] }]);
  });

  it("is created once per Idempotency-Key and refuses an outdated If-Match", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = await typeNamed(studio, "Person");
    const key = { "idempotency-key": "one" };
    const body = { resource_type_id: id, name: "Team" };
    const first = await studio.post("/custom_fields", body, key);
    expect((await studio.post("/custom_fields", body, key)).body).toEqual(first.body);
    const path = `/custom_fields/${first.body.id}`;
    const match = { "if-match": String((await studio.get(path)).headers.etag) };
    expect((await studio.put(path, { name: "First" }, match)).status).toBe(200);
    expect((await studio.put(path, { name: "Second" }, match)).status).toBe(412);
  });

  it("appears in the audit log as a change of its type", async () => {
    const studio = await makeStudio(scheduling);
    const field = await makeField(studio);
    const option = { custom_field_id: field.id, value: "Blue" };
    await studio.post("/custom_field_options", option);
    const { body } = await studio.get("/audit?kind=resource_type");
    const of = { kind: "resource_type", subject_id: field.resource_type_id, action: "update" };
    expect(body).toMatchObject([
      { ...of, before: { custom_fields: [] }, after: { custom_fields: [{ name: "Team" }] } },
      { ...of, after: { custom_fields: [{ custom_field_options: [{ value: "Blue" }] }] } },
    ]);
  });
});

describe("field option", () => {
  it("is created, listed by field, changed and deleted", async () => {
    const studio = await makeStudio(scheduling);
    const field = await makeField(studio);
    const other = await makeField(studio, { name: "Floor" });
    const form = `custom_field_id=${field.id}&value=Blue`;
    const { status, body: option, headers } = await studio.post("/custom_field_options", form);
    expect([status, option]).toMatchObject([201, { value: "Blue", custom_field_id: field.id }]);
    expect((await studio.get(String(headers.location))).body).toEqual(option);
    const path = `/custom_field_options/${option.id}`;
    expect((await studio.get(`/custom_field_options?custom_field_id=${other.id}`)).body).toEqual(
      [],
    );
    expect((await studio.put(path, { value: "Red" })).body).toEqual({ ...option, value: "Red" });
    expect((await studio.delete(path)).status).toBe(204);
    expect((await studio.get(path)).status).toBe(404);
  });

  it("is unique in its field", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = await makeField(studio);
    const option = { custom_field_id: id, value: "Blue" };
    await studio.post("/custom_field_options", option);
    const again = await studio.post("/custom_field_options", option);
    const errors = { value: ["is already an option of the field"] };
    expect([again.status, again.body.errors]).toEqual([422, errors]);
  });

  it.each([
    [{ value: "Blue" }, "custom_field_id"],
    [{ custom_field_id: 999_999, value: "Blue" }, "custom_field_id"],
    [{ custom_field_id: 1 }, "value"],
  ])("refuses creation from %j", async (body, field) => {
    const studio = await makeStudio(scheduling);
    const { status, body: refusal } = await studio.post("/custom_field_options", body);
    expect([status, refusal.errors]).toMatchObject([422, { [field]: [expect.any(String)] }]);
  });
});

describe("resource types and fields", () => {
  it("are read-only for members without administrator rights", async () => {
    const studio = await makeStudio(scheduling);
    const field = await makeField(studio);
    const colleague = await makeMember(scheduling, studio, { permissions: "manager" });
    expect((await colleague.get("/resource_types")).status).toBe(200);
    expect((await colleague.get(`/custom_fields/${field.id}`)).status).toBe(200);
    const answers = [
      await colleague.post("/custom_fields", {}),
      await colleague.put(`/custom_fields/${field.id}`, { name: "Mine" }),
      await colleague.delete(`/custom_fields/${field.id}`),
      await colleague.post("/custom_field_options", {}),
      await colleague.put("/custom_field_options/1", {}),
      await colleague.delete("/custom_field_options/1"),
    ];
    const notice = { error: "forbidden", error_description: "You are not allowed to do this" };
    for (const { status, body } of answers) expect([status, body]).toEqual([403, notice]);
  });

  it("of another account answer 404", async () => {
    const studio = await makeStudio(scheduling);
    const other = await makeStudio(scheduling);
    const field = await makeField(studio);
    const option = { custom_field_id: field.id, value: "Blue" };
    const { id } = (await studio.post("/custom_field_options", option)).body;
    const stranger = await makeStranger(scheduling, studio);
    const answers = [
      await stranger.get("/resource_types"),
      await stranger.post("/custom_fields", {}),
      await other.get(`/resource_types/${field.resource_type_id}`),
      await other.get(`/custom_fields/${field.id}`),
      await other.put(`/custom_fields/${field.id}`, { name: "" }),
      await other.delete(`/custom_fields/${field.id}`),
      await other.get(`/custom_field_options/${id}`),
      await other.put(`/custom_field_options/${id}`, { value: 1 }),
      await other.delete(`/custom_field_options/${id}`),
    ];
    for (const { status } of answers) expect(status).toBe(404);
    const foreign = await other.post("/custom_field_options", option);
    expect([foreign.status, foreign.body.errors]).toMatchObject([
      422,
      { custom_field_id: ["does not exist"] },
    ]);
    const body = { resource_type_id: field.resource_type_id, name: "Foreign" };
    expect((await other.post("/custom_fields", body)).status).toBe(422);
  });
});
