import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeBookable } from "../../../test/agenda.ts";
import { type Json, startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeConnection } from "../../../test/offering.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
let rooms: number[];
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { publicUrl: "https://book.example.com" } });
  studio = await makeStudio(scheduling);
  rooms = [];
  for (let count = 0; count < 3; count += 1) rooms.push(await makeBookable(scheduling, studio));
});
afterAll(() => scheduling.close());

const moment = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);

const cut = (fields: object = {}) => ({
  name: " Cut ",
  duration: 45,
  parts: [{ resource_ids: [rooms[0]] }],
  ...fields,
});

const setUp = async (fields: object = {}): Promise<Json> => {
  const { status, body } = await studio.post("/services", cut(fields));
  expect([status, body.error_description]).toEqual([201, undefined]);
  return body;
};

describe("service", () => {
  it("is created from a name and a duration, found by Location, and changed by field", async () => {
    const response = await studio.post("/services", cut());
    expect(response.status).toBe(201);
    expect(response.body).toEqual({
      id: expect.any(Number),
      creator_id: studio.userId,
      name: "Cut",
      description: "",
      color: expect.stringMatching(/^#[0-9A-F]{6}$/),
      position: 0,
      visibility: "off",
      public_id: null,
      duration: 45,
      buffer_before: 0,
      buffer_after: 0,
      parts: [{ id: "1", name: "", resource_ids: [rooms[0]], count: 1, choosable: false }],
      slot_step: 45,
      minimum_notice: 120,
      horizon: 60,
      seats: 1,
      price: null,
      currency: null,
      deposit: { kind: "none", value: 0 },
      no_show_fee: null,
      tax_rate: null,
      questions: [],
      approval: "none",
      approval_hours: 48,
      cancellation: [{ minutes_before: 1440, refund_percent: 100 }],
      reschedule_before: 1440,
      most_reschedules: 3,
      verify_email: false,
      archived: false,
      created_at: moment,
      updated_at: moment,
      url: `https://book.example.com/v1/${studio.subdomain}/services/${response.body.id}`,
    });
    expect((await studio.get(String(response.headers.location))).body).toEqual(response.body);
    const changed = await studio.put(`/services/${response.body.id}`, {
      price: 2000,
      currency: "EUR",
    });
    const expected = { ...response.body, price: 2000, currency: "EUR", updated_at: moment };
    expect([changed.status, changed.body]).toEqual([200, expected]);
  });

  it("round-trips all fields", async () => {
    await makeConnection(scheduling, studio, { currency: "DKK" });
    const fields = {
      description: "With a wash",
      color: "#336699",
      position: 3,
      visibility: "unlisted",
      buffer_before: 5,
      buffer_after: 10,
      slot_step: 15,
      minimum_notice: 0,
      horizon: 366,
      price: 5000,
      currency: "DKK",
      no_show_fee: 1000,
      tax_rate: 8.1,
      approval: "required",
      approval_hours: 24,
      cancellation: [
        { minutes_before: 2880, refund_percent: 100 },
        { minutes_before: 60, refund_percent: 25 },
      ],
      reschedule_before: null,
      most_reschedules: 0,
      verify_email: false,
      parts: [
        {
          id: "stylist",
          name: "Stylist",
          resource_ids: rooms.slice(0, 2),
          count: 2,
          choosable: true,
        },
        { id: "1", name: "Chair", resource_ids: rooms.slice(2), count: 1, choosable: false },
      ],
      questions: [
        { id: "2", label: "Length?", kind: "choice", options: ["Short", "Long"], required: true },
        { id: "q-1", label: "Notes", kind: "long_text", options: [], required: false },
      ],
    };
    const created = await setUp(fields);
    expect(created).toMatchObject(fields);
    expect(created.public_id).toMatch(/^[\w-]{22}$/);
    const view = (await studio.put(`/services/${created.id}`, { visibility: "public" })).body;
    expect(view.public_id).toBe(String(created.id));
  });

  it("assigns parts and questions without an id the lowest free number", async () => {
    const question = { label: "Why", kind: "text" };
    const { questions } = await setUp({
      questions: [question, { ...question, id: "1" }, question],
    });
    expect(questions.map(({ id }: Json) => id)).toEqual(["2", "1", "3"]);
  });

  it("refuses unbookable resources, but keeps existing references", async () => {
    const other = await makeStudio(scheduling);
    const foreign = await makeBookable(scheduling, other);
    const idle = await makeBookable(scheduling, studio, { bookable: false });
    const leaving = await makeBookable(scheduling, studio, { human: false });
    for (const id of [foreign, idle]) {
      const { body } = await studio.post("/services", cut({ parts: [{ resource_ids: [id] }] }));
      expect(Object.keys(body.errors)).toEqual(["parts.0.resource_ids"]);
    }
    const { id, parts } = await setUp({ parts: [{ resource_ids: [rooms[0], leaving] }] });
    const gone = await studio.put(`/resources/${leaving}`, { archived: true });
    expect(gone.status).toBe(200);
    const { status } = await studio.put(`/services/${id}`, { parts, name: "Shave" });
    expect(status).toBe(200);
  });

  it("refuses a deposit without a merchant charging its currency", async () => {
    const rich = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, rich);
    const fields = cut({ parts: [{ resource_ids: [resource] }], price: 1000, currency: "EUR" });
    const request = { ...fields, deposit: { kind: "percent", value: 20 } };
    const rejectedFields = async () =>
      Object.keys((await rich.post("/services", request)).body.errors ?? {});
    const { errors } = (await rich.post("/services", request)).body;
    expect(errors).toEqual({
      deposit: ["requires a connected merchant that charges in this currency"],
    });
    const { id } = (await rich.post("/services", fields)).body;
    await makeConnection(scheduling, rich, { currency: "DKK" });
    expect(await rejectedFields()).toEqual(["deposit"]);
    await makeConnection(scheduling, rich, { currency: "EUR", status: "broken" });
    expect(await rejectedFields()).toEqual(["deposit"]);
    await makeConnection(scheduling, rich, { currency: "EUR", claims: { canCapture: false } });
    expect(await rejectedFields()).toEqual(["deposit"]);
    await makeConnection(scheduling, rich, { currency: "EUR" });
    expect(await rejectedFields()).toEqual([]);
    const changed = await rich.put(`/services/${id}`, { deposit: { kind: "full" } });
    expect([changed.status, changed.body.deposit]).toEqual([200, { kind: "full", value: 0 }]);
    const response = await rich.put(`/services/${id}`, { currency: "DKK" });
    expect(Object.keys(response.body.errors)).toEqual(["deposit"]);
  });

  it("refuses a no-show fee without a charging merchant", async () => {
    const poor = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, poor);
    const fields = cut({ parts: [{ resource_ids: [resource] }], currency: "EUR" });
    const messages = ["requires a connected merchant that charges in this currency"];
    const response = await poor.post("/services", { ...fields, no_show_fee: 1000 });
    expect([response.status, response.body.errors]).toEqual([422, { no_show_fee: messages }]);
    const { id } = (await poor.post("/services", fields)).body;
    const change = { no_show_fee: 1000 };
    expect((await poor.put(`/services/${id}`, change)).body.errors).toEqual({
      no_show_fee: messages,
    });
    await makeConnection(scheduling, poor, { currency: "EUR" });
    expect((await poor.put(`/services/${id}`, change)).status).toBe(200);
    await makeConnection(scheduling, poor, { currency: "EUR", status: "broken" });
    expect((await poor.put(`/services/${id}`, { no_show_fee: 2000 })).status).toBe(200);
  });

  it("refuses a change of an outdated version; is created once per key", async () => {
    const { id } = await setUp();
    const { etag } = (await studio.get(`/services/${id}`)).headers;
    const match = { "if-match": String(etag) };
    expect((await studio.put(`/services/${id}`, { name: "First" }, match)).status).toBe(200);
    expect((await studio.put(`/services/${id}`, { name: "Second" }, match)).status).toBe(412);
    const key = { "idempotency-key": "services-one" };
    const first = await studio.post("/services", cut(), key);
    expect((await studio.post("/services", cut(), key)).body).toEqual(first.body);
  });

  it("reaches audit and webhooks, and disappears after deletion", async () => {
    const { id, name } = await setUp();
    await studio.put(`/services/${id}`, { name: "Later" });
    expect((await studio.delete(`/services/${id}`)).status).toBe(204);
    for (const { status } of [
      await studio.get(`/services/${id}`),
      await studio.put(`/services/${id}`, { name: "Back" }),
      await studio.delete(`/services/${id}`),
    ]) {
      expect(status).toBe(404);
    }
    const { body } = await studio.get(`/audit?kind=service&subject_id=${id}`);
    expect(body).toMatchObject([
      { action: "create", before: null, after: { id, name } },
      { action: "update", before: { name }, after: { name: "Later" } },
      { action: "delete", before: { name: "Later" }, after: null },
    ]);
  });
});

describe("services", () => {
  it("have pages, an archived filter and CSV", async () => {
    const own = await makeStudio(scheduling);
    const resource = await makeBookable(scheduling, own);
    const make = async (fields: object) =>
      (await own.post("/services", cut({ parts: [{ resource_ids: [resource] }], ...fields }))).body;
    const [first, second, third] = [await make({}), await make({ archived: true }), await make({})];
    const idsOf = async (path: string) =>
      (await own.get(path)).body.map(({ id }: { id: number }) => id);
    expect(await idsOf("/services")).toEqual([first.id, third.id]);
    expect(await idsOf("/services/archived")).toEqual([second.id]);
    expect(await idsOf("/services?includeArchived=1")).toEqual([first.id, second.id, third.id]);
    expect((await own.get("/services?limit=1&offset=1")).body).toEqual([third]);
    await own.delete(`/services/${third.id}`);
    const since = await own.get("/services?updated_since=2020-01-01T00:00:00Z");
    expect(since.body.at(-1)).toEqual({ id: third.id, deleted: true, updated_at: moment });
    const { text } = await own.get("/services?format=csv");
    expect(text.split("\r\n").slice(0, 2)).toEqual([
      expect.stringMatching(/^id,name,description,/),
      expect.stringContaining(`${first.id},Cut,`),
    ]);
  });

  it.each([
    ["none", "custom", [403, 403, 403, 403, 403]],
    ["view", "custom", [200, 200, 403, 403, 403]],
    ["manage_all", "custom", [200, 200, 403, 403, 403]],
    ["view", "administrator", [200, 200, 201, 200, 204]],
  ] as const)("with %s of resources, as %s, follow its permissions", async (level, kind, all) => {
    const { id } = await setUp();
    const member = await makeMember(scheduling, studio, {
      permissions: kind,
      rights: { resources: level },
    });
    expect([
      (await member.get("/services")).status,
      (await member.get(`/services/${id}`)).status,
      (await member.post("/services", cut())).status,
      (await member.put(`/services/${id}`, { name: "Changed" })).status,
      (await member.delete(`/services/${id}`)).status,
    ]).toEqual(all);
  });

  it("require the scope", async () => {
    const scopes = ["services:read"] as const;
    const member = await makeMember(scheduling, studio, { permissions: "administrator", scopes });
    expect((await member.get("/services")).status).toBe(200);
    expect((await member.post("/services", cut())).body.error).toBe("insufficient_scope");
  });

  it("of other accounts are invisible", async () => {
    const { id } = await setUp();
    const other = await makeStudio(scheduling);
    const stranger = await makeStranger(scheduling, studio);
    for (const { status } of [
      await stranger.get("/services"),
      await other.get(`/services/${id}`),
      await other.put(`/services/${id}`, { color: "wrong" }),
      await other.delete(`/services/${id}`),
    ]) {
      expect(status).toBe(404);
    }
  });
});
