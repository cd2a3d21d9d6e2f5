import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeResource, makeStudio, type Studio } from "../../../test/studio.ts";
import { replaceSelections } from "./selections.store.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling();
});
afterAll(() => scheduling.close());

async function typeId(studio: Studio, name: string): Promise<number> {
  const types: Json[] = (await studio.get("/resource_types")).body;
  return types.find((type) => type.name === name).id;
}

describe("resource creation: 422", () => {
  it.each([
    ["Meeting Room", {}, "name"],
    ["Meeting Room", { name: "  " }, "name"],
    ["Meeting Room", { name: "x".repeat(256) }, "name"],
    ["Meeting Room", { name: "A", capacity: -1 }, "capacity"],
    ["Meeting Room", { name: "A", capacity: 1.5 }, "capacity"],
    ["Meeting Room", { name: "A", color: "blue" }, "color"],
    ["Meeting Room", { name: "A", timezone: "Atlantis" }, "timezone"],
    ["Meeting Room", { name: "A", timezone: "+02:00" }, "timezone"],
    ["Meeting Room", { name: "A", bookable: "perhaps" }, "bookable"],
    ["Meeting Room", { name: "A", notes: "x".repeat(20_001) }, "notes"],
    ["Meeting Room", { name: "A", custom_field_option_ids: "x" }, "custom_field_option_ids.0"],
    ["Person", { first_name: "n".repeat(40), last_name: "n".repeat(40) }, "first_name"],
    ["Person", { first_name: "Ada", last_name: "at www.evil.example" }, "first_name"],
  ])("for a %s with %j", async (type, fields, field) => {
    const studio = await makeStudio(scheduling);
    const body = { resource_type_id: await typeId(studio, type), ...fields };
    const { status, body: refusal } = await studio.post("/resources", body);
    expect([status, refusal]).toMatchObject([
      422,
      { error: "unprocessable_entity", errors: { [field]: [expect.any(String)] } },
    ]);
    expect((await studio.get("/resources")).body).toHaveLength(1);
  });

  const misplaced = "is not a field of this resource type";

  it.each<[string, object, Record<string, string>]>([
    ["Meeting Room", { name: "A", first_name: "Ada" }, { first_name: misplaced }],
    ["Meeting Room", { name: "A", email: "a@example.com" }, { email: misplaced }],
    ["Meeting Room", { name: "A", registration_number: "1" }, { registration_number: misplaced }],
    ["Meeting Room", { name: "A", phone: "1" }, { phone: misplaced }],
    [
      "Meeting Room",
      { name: "A", invite: true },
      { invite: "is for people only", email: "is required for an invitation" },
    ],
    [
      "Meeting Room",
      { name: "A", custom_field_option_ids: [999_999] },
      {
        custom_field_option_ids: "has 999999: not an option of this resource type",
      },
    ],
    ["Person", {}, { first_name: "is required" }],
    ["Person", { first_name: "Ada", email: "ada" }, { email: "must be an email address" }],
    ["Person", { first_name: "Ada", phone: "+" }, { phone: "must be a telephone number" }],
    ["Person", { first_name: "Ada", invite: true }, { email: "is required for an invitation" }],
    ["Person", { first_name: "Ada", capacity: 3 }, { capacity: misplaced }],
    ["Vehicle", { name: "A", capacity: 3 }, { capacity: misplaced }],
  ])("for a %s with %j, by its type", async (type, fields, notice) => {
    const studio = await makeStudio(scheduling);
    const body = { resource_type_id: await typeId(studio, type), ...fields };
    const { status, body: refusal } = await studio.post("/resources", body);
    const errors = Object.fromEntries(Object.entries(notice).map(([name, text]) => [name, [text]]));
    expect([status, refusal]).toMatchObject([422, { error: "unprocessable_entity" }]);
    expect(refusal.errors).toEqual(errors);
    expect((await studio.get("/resources")).body).toHaveLength(1);
  });

  it.each([
    {},
    { resource_type_id: 0 },
    { resource_type_id: "room" },
    { resource_type_id: 99_999 },
  ])("for the type %j", async (fields) => {
    const studio = await makeStudio(scheduling);
    const { status, body } = await studio.post("/resources", { name: "A", ...fields });
    expect([status, Object.keys(body.errors)]).toEqual([422, ["resource_type_id"]]);
  });

  it("lists several problems, up to a limit", async () => {
    const studio = await makeStudio(scheduling);
    const body = {
      resource_type_id: await typeId(studio, "Meeting Room"),
      phone: "1",
      timezone: "Atlantis",
      custom_field_option_ids: [1],
    };
    const { errors } = (await studio.post("/resources", body)).body;
    expect(Object.keys(errors).sort()).toEqual([
      "custom_field_option_ids",
      "name",
      "phone",
      "timezone",
    ]);
  });
});

describe("custom field options", () => {
  async function ownOptions(studio: Studio) {
    const resource_type_id = await typeId(studio, "Meeting Room");
    const fields: Json[] = [];
    for (const [name, required] of [
      ["Floor", true],
      ["View", false],
    ]) {
      const field = { resource_type_id, name, required };
      fields.push((await studio.post("/custom_fields", field)).body);
    }
    const ids: number[] = [];
    for (const [index, value] of [
      [0, "First"],
      [0, "Second"],
      [1, "Park"],
    ] as const) {
      const option = { custom_field_id: fields[index].id, value };
      ids.push((await studio.post("/custom_field_options", option)).body.id);
    }
    return { fields, ids };
  }

  it("are set, replaced and shown with the field's name", async () => {
    const studio = await makeStudio(scheduling);
    const { ids } = await ownOptions(studio);
    const [first, second, park] = ids;
    const created = await makeResource(studio, { custom_field_option_ids: [park, first, first] });
    expect(created.selected_custom_field_options).toEqual([
      { id: first, value: "First", name: "Floor" },
      { id: park, value: "Park", name: "View" },
    ]);
    const path = `/resources/${created.id}`;
    expect((await studio.put(path, { name: "A" })).body.selected_custom_field_options).toHaveLength(
      2,
    );
    const changed = await studio.put(path, `custom_field_option_ids[]=${second}`);
    expect(changed.body.selected_custom_field_options).toMatchObject([{ id: second }]);
  });

  it("are required for a required field and must belong to the type", async () => {
    const studio = await makeStudio(scheduling);
    const { ids } = await ownOptions(studio);
    const [first, , park] = ids;
    const capacity = await makeResource(studio, { custom_field_option_ids: [first] });
    const attempts = [
      await studio.post("/resources", { resource_type_id: capacity.resource_type.id, name: "A" }),
      await studio.put(`/resources/${capacity.id}`, { custom_field_option_ids: [park] }),
      await studio.put(`/resources/${capacity.id}`, { custom_field_option_ids: [] }),
      await studio.post("/resources", {
        resource_type_id: await typeId(studio, "Vehicle"),
        name: "A",
        custom_field_option_ids: [first],
      }),
    ];
    const missing = "must include an option of Floor";
    const foreign = `has ${first}: not an option of this resource type`;
    for (const [index, messages] of [[missing], [missing], [missing], [foreign]].entries()) {
      const { status, body } = attempts[index]!;
      expect([status, body.errors]).toEqual([422, { custom_field_option_ids: messages }]);
    }
    expect((await studio.get(`/resources/${capacity.id}`)).body).toEqual(capacity);
  });

  it("deleted concurrently are refused", async () => {
    const { context } = scheduling;
    const studio = await makeStudio(scheduling);
    const { accountId } = studio;
    const { id } = await makeResource(studio);
    const input = replaceSelections(context.db, {
      accountId,
      resourceId: id,
      optionIds: [999_999],
    });
    const errors = { custom_field_option_ids: ["contain a deleted option"] };
    await expect(input).rejects.toMatchObject({ status: 422, body: { errors } });
  });

  it("of another account are refused", async () => {
    const studio = await makeStudio(scheduling);
    const other = await makeStudio(scheduling);
    const { ids } = await ownOptions(other);
    const { id } = await makeResource(studio);
    const { status } = await studio.put(`/resources/${id}`, { custom_field_option_ids: [ids[0]] });
    expect(status).toBe(422);
  });

  it("leave resources when they or their fields are deleted", async () => {
    const studio = await makeStudio(scheduling);
    const { fields, ids } = await ownOptions(studio);
    const [first, , park] = ids;
    const { id } = await makeResource(studio, { custom_field_option_ids: [first, park] });
    const chosen = async () =>
      (await studio.get(`/resources/${id}`)).body.selected_custom_field_options;
    await studio.put(`/custom_field_options/${park}`, { value: "Sea" });
    expect(await chosen()).toMatchObject([{ value: "First" }, { value: "Sea" }]);
    await studio.delete(`/custom_field_options/${park}`);
    expect(await chosen()).toMatchObject([{ value: "First" }]);
    await studio.delete(`/custom_fields/${fields[0].id}`);
    expect(await chosen()).toEqual([]);
  });
});

describe("resource quota", () => {
  it("holds for ten concurrent creations and counts restored resources", async () => {
    const limited = await startTestScheduling({ settings: { mostResources: 3 } });
    const studio = await makeStudio(limited);
    const resource_type_id = await typeId(studio, "Vehicle");
    const add = (fields: object = {}) =>
      studio.post("/resources", { resource_type_id, name: "Van", ...fields });
    const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
    const replies = answers.filter(({ status }) => status === 201);
    expect(replies).toHaveLength(2);
    const match = answers.find(({ status }) => status !== 201)!;
    expect([match.status, match.body.errors]).toMatchObject([
      422,
      { request: [expect.stringContaining("3 active resources")] },
    ]);
    const archived = await add({ archived: true });
    expect(archived.status).toBe(201);
    const back = `/resources/${archived.body.id}`;
    expect((await studio.put(back, { archived: false })).status).toBe(422);
    await studio.put(`/resources/${replies[0]!.body.id}`, { archived: true });
    expect((await studio.put(back, { archived: false })).status).toBe(200);
    await limited.close();
  });
});
