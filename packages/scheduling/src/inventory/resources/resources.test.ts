import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeResource, makeStranger, makeStudio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
const now = new Date("2026-07-01T12:00:00.000Z");
beforeAll(async () => {
  const settings = { publicUrl: "https://book.example.com" };
  scheduling = await startTestScheduling({ settings, now: () => now });
});
afterAll(() => scheduling.close());

const moment = now.toISOString();
const week = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"].map((name, index) => ({
  week_day: index + 1,
  week_day_name: name,
  start_time: 540,
  end_time: 1020,
  valid_from: null,
  valid_until: null,
}));

describe("resource", () => {
  it("is created with office hours and readable at Location", async () => {
    const studio = await makeStudio(scheduling, { name: "Own" });
    const types: Json[] = (await studio.get("/resource_types")).body;
    const capacity = types[1];
    const { status, body, headers } = await studio.post("/resources", {
      resource_type_id: capacity.id,
      name: " Blue room ",
      capacity: 8,
      color: "3366cc",
      notes: "First floor",
    });
    const account = `https://book.example.com/v1/${studio.subdomain}`;
    const own = `https://book.example.com/v1/accounts/${studio.subdomain}`;
    const listed = {
      id: body.id,
      color: "#3366CC",
      name: "Blue room",
      archived: false,
      updated_at: moment,
      url: `${account}/resources/${body.id}`,
      resource_type: {
        id: capacity.id,
        name: "Meeting Room",
        url: `${account}/resource_types/${capacity.id}`,
      },
      position: null,
      inherits_hours: true,
      human: false,
      email: null,
      job_title: null,
      user_id: null,
      timezone: { name: "Copenhagen", offset: 60 },
    };
    expect([status, body]).toEqual([
      201,
      {
        ...listed,
        bookable: true,
        first_name: null,
        last_name: null,
        phone: null,
        image: null,
        notes: "First floor",
        notices: "each",
        creator_id: studio.userId,
        created_at: moment,
        account: { id: studio.accountId, name: "Own", url: own },
        timezone: {
          name: "Copenhagen",
          offset: 60,
          current_offset: 120,
          iana: "Europe/Copenhagen",
        },
        available_periods: week,
        selected_custom_field_options: [],
        custom_attributes: { capacity: 8 },
      },
    ]);
    expect(headers.location).toBe(`/v1/${studio.subdomain}/resources/${body.id}`);
    expect((await studio.get(`/resources/${body.id}`)).body).toEqual(body);
    expect((await studio.get("/resources")).body).toContainEqual(listed);
  });

  it("of a person has two names and a phone number", async () => {
    const studio = await makeStudio(scheduling);
    const names = { first_name: "Ada", last_name: "Lovelace" };
    const person = await makeResource(studio, { type: "Person", ...names, phone: "+45 1" });
    expect(person).toMatchObject({
      ...names,
      name: "Ada Lovelace",
      human: true,
      phone: "+45 1",
      custom_attributes: { phone: "+45 1" },
    });
    const path = `/resources/${person.id}`;
    expect((await studio.put(path, { last_name: "" })).body.name).toBe("Ada");
    expect((await studio.put(path, { name: "Grace Brewster Hopper" })).body).toMatchObject({
      first_name: "Grace",
      last_name: "Brewster Hopper",
    });
  });

  it("of a vehicle has a registration number", async () => {
    const studio = await makeStudio(scheduling);
    const body = await makeResource(studio, { type: "Vehicle", registration_number: "AB 12345" });
    expect(body.custom_attributes).toEqual({ registration_number: "AB 12345" });
  });

  it("changes given fields only, and can be archived and restored", async () => {
    const studio = await makeStudio(scheduling);
    const created = await makeResource(studio, { capacity: 4, notes: "Quiet" });
    const path = `/resources/${created.id}`;
    const archived = await studio.put(path, { archived: true });
    expect([archived.status, archived.body]).toEqual([200, { ...created, archived: true }]);
    expect((await studio.get("/resources/archived")).body).toMatchObject([{ id: created.id }]);
    const active: Json[] = (await studio.get("/resources?limit=0")).body;
    expect(active.map(({ id }) => id)).not.toContain(created.id);
    const back = await studio.put(path, "archived=0&bookable=false&capacity=&notes=");
    expect(back.body).toEqual({
      ...created,
      bookable: false,
      notes: null,
      custom_attributes: { capacity: null },
    });
  });

  it("accepts a form, with text for numbers and empty text for null", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = (await studio.get("/resource_types")).body[1];
    const form = `resource_type_id=${id}&name=Room&capacity=12&phone=&first_name=&invite=0`;
    const { status, body } = await studio.post("/resources", form);
    expect([status, body.custom_attributes]).toEqual([201, { capacity: 12 }]);
    const json = { resource_type_id: String(id), name: "Room", capacity: "3", email: "" };
    expect((await studio.post("/resources", json)).body.custom_attributes).toEqual({ capacity: 3 });
  });

  it("accepts Rails and IANA names of its zone", async () => {
    const studio = await makeStudio(scheduling);
    const sydney = await makeResource(studio, { timezone: "Sydney" });
    expect(sydney.timezone).toMatchObject({ offset: 600, current_offset: 600 });
    const { timezone } = await makeResource(studio, { timezone: "America/New_York" });
    expect(timezone).toEqual({
      name: "America/New_York",
      offset: -300,
      current_offset: -240,
      iana: "America/New_York",
    });
    const old = await makeResource(studio, { timezone: "Ulaan Bataar" });
    expect(old.timezone.name).toBe("Ulaanbaatar");
  });

  it("keeps its type and zone", async () => {
    const studio = await makeStudio(scheduling);
    const created = await makeResource(studio);
    const path = `/resources/${created.id}`;
    const same = { resource_type_id: created.resource_type.id, timezone: "Europe/Copenhagen" };
    expect((await studio.put(path, same)).body).toEqual(created);
    const other = { resource_type_id: created.resource_type.id + 1, timezone: "London" };
    const response = await studio.put(path, other);
    const errors = {
      resource_type_id: ["cannot change"],
      timezone: ["changes with the availability"],
    };
    expect([response.status, response.body.errors]).toEqual([422, errors]);
  });

  it("is created once per Idempotency-Key and refuses an outdated If-Match", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = (await studio.get("/resource_types")).body[1];
    const key = { "idempotency-key": "one" };
    const body = { resource_type_id: id, name: "Room" };
    const first = await studio.post("/resources", body, key);
    const again = await studio.post("/resources", body, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    const path = `/resources/${first.body.id}`;
    const match = { "if-match": String((await studio.get(path)).headers.etag) };
    expect((await studio.put(path, { name: "First" }, match)).status).toBe(200);
    expect((await studio.put(path, { name: "Second" }, match)).status).toBe(412);
    const { body: entries } = await studio.get(`/audit?kind=resource&subject_id=${first.body.id}`);
    expect(entries).toMatchObject([
      { action: "create", before: null, after: first.body },
      { action: "update", before: { name: "Room" }, after: { name: "First" } },
    ]);
  });

  it("serializes ten concurrent changes", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = await makeResource(studio);
    const { etag } = (await studio.get(`/resources/${id}`)).headers;
    const match = { "if-match": String(etag) };
    const attempts = Array.from({ length: 10 }, (_, index) =>
      studio.put(`/resources/${id}`, { name: `Room ${index}` }, match),
    );
    const statuses = (await Promise.all(attempts)).map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(9).fill(412)]);
  });
});

describe("resources", () => {
  it("are paged and filtered by ids", async () => {
    const studio = await makeStudio(scheduling);
    const created = [await makeResource(studio), await makeResource(studio)];
    const [first, second] = created.map(({ id }) => id);
    const idsOf = async (query: string) =>
      (await studio.get(`/resources?${query}`)).body.map(({ id }: Json) => id);
    expect(await idsOf(`ids[]=${first}&ids[]=${second}`)).toEqual([first, second]);
    expect(await idsOf(`ids=${second},${first}`)).toEqual([first, second]);
    expect(await idsOf(`ids=${second}`)).toEqual([second]);
    expect(await idsOf("limit=1&offset=2")).toEqual([second]);
    const page = await studio.get("/resources/?limit=2");
    expect(page.headers["x-total-count"]).toBe("3");
    expect(page.headers.link).toContain('rel="next"');
    for (const query of ["limit=-1", "offset=x", "ids[]=x"]) {
      expect((await studio.get(`/resources?${query}`)).status).toBe(422);
    }
  });

  it("mark the caller's own", async () => {
    const studio = await makeStudio(scheduling);
    const { status, body } = await studio.get("/resources/me");
    expect([status, body]).toMatchObject([200, { user_id: studio.userId, human: true }]);
    expect(body.email).toBe((await studio.get("/v1/me")).body.email);
    const member = await makeMember(scheduling, studio);
    expect((await member.get("/resources/me")).status).toBe(404);
  });

  it.each([
    ["none", [403, 403, 403, 403, 403, 403]],
    ["view", [200, 200, 403, 403, 403, 403]],
    ["manage_own", [200, 200, 201, 403, 200, 200]],
    ["manage_all", [200, 200, 201, 200, 200, 200]],
  ] as const)("require rights: %s", async (level, statuses) => {
    const studio = await makeStudio(scheduling);
    const { id, resource_type: type } = await makeResource(studio);
    const { userId, ...member } = await makeMember(scheduling, studio, {
      permissions: "custom",
      rights: { resources: level },
    });
    const { id: selfId } = await makePersonOf(studio, userId);
    const own = await member.post("/resources", { resource_type_id: type.id, name: "Own" });
    expect([
      (await member.get("/resources")).status,
      (await member.get(`/resources/${id}`)).status,
      own.status,
      (await member.put(`/resources/${id}`, { name: "Changed" })).status,
      (await member.put(`/resources/${own.body.id ?? id}`, { name: "Changed" })).status,
      (await member.put(`/resources/${selfId}`, { first_name: "Changed" })).status,
    ]).toEqual(statuses);
  });

  it("require the scope", async () => {
    const studio = await makeStudio(scheduling);
    const { id } = await makeResource(studio);
    const scopes = ["resources:read"] as const;
    const administrator = { permissions: "administrator", scopes } as const;
    const member = await makeMember(scheduling, studio, administrator);
    expect((await member.get(`/resources/${id}`)).status).toBe(200);
    expect((await member.put(`/resources/${id}`, {})).body.error).toBe("insufficient_scope");
  });

  it("of other accounts answer 404", async () => {
    const studio = await makeStudio(scheduling);
    const other = await makeStudio(scheduling);
    const { id, resource_type: type } = await makeResource(studio);
    const stranger = await makeStranger(scheduling, studio);
    const answers = [
      await stranger.get("/resources"),
      await stranger.get("/resources/archived"),
      await stranger.get("/resources/me"),
      await stranger.post("/resources", { resource_type_id: type.id, name: "Foreign" }),
      await other.get(`/resources/${id}`),
      await other.put(`/resources/${id}`, { color: "wrong" }),
      await studio.get("/resources/0"),
      await studio.get("/resources/you"),
    ];
    for (const { status, body } of answers) {
      expect([status, body.error]).toEqual([404, "not_found"]);
    }
    const { errors } = (await other.post("/resources", { resource_type_id: type.id, name: "A" }))
      .body;
    expect(errors).toEqual({ resource_type_id: ["does not exist"] });
    expect((await other.get(`/resources?ids=${id}`)).body).toEqual([]);
  });
});

async function makePersonOf(
  studio: Parameters<typeof makeResource>[0],
  userId: number,
): Promise<Json> {
  const { email } = (await studio.get(`/users/${userId}`)).body;
  return await makeResource(studio, { type: "Person", email, invite: true });
}
