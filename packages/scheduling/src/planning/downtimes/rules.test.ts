import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { bookingNow, makeBookable, makeBooking } from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { insertTypes } from "./types/store.ts";
import { defaultTypes } from "./types/types.ts";

const [monday, tuesday, wednesday] = ["2026-11-23", "2026-11-24", "2026-11-25"];
const now = new Date("2026-11-24T09:00:00Z");

let scheduling: TestScheduling;
let studio: Studio;
let resource: number;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  resource = await makeBookable(scheduling, studio);
});
afterAll(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
  await scheduling.close();
});

const take = (fields: object = {}) =>
  studio.post("/downtimes", { resource_ids: [resource], from: monday, to: tuesday, ...fields });

describe("time off: 422", () => {
  const endsEarly = "must be after start_time";
  const refusals: [string, object, string, string?][] = [
    ["without a resource", { resource_ids: [] }, "resource_ids"],
    [
      "of a resource that is not there",
      { resource_ids: [999_999] },
      "resource_ids.0",
      "does not exist",
    ],
    ["without a day", { from: "" }, "from"],
    ["on a day that is none", { to: "2026-13-01" }, "to"],
    ["that ends before it begins", { to: "2026-11-22" }, "to", "must not be before from"],
    ["that ends as it begins", { to: monday, start_time: 60, end_time: 60 }, "end_time", endsEarly],
    [
      "that ends where its first day does",
      { start_time: 1440, end_time: 0 },
      "end_time",
      endsEarly,
    ],
    ["of more than ten years", { to: "2036-12-01" }, "to", "must span at most 3660 days"],
    ["after midnight", { end_time: 1441 }, "end_time"],
    [
      "of a type that is not there",
      { downtime_type_id: 999_999 },
      "downtime_type_id",
      "does not exist",
    ],
    ["by somebody who is no member", { booker_id: 999_999 }, "booker_id", "does not exist"],
    [
      "in a zone that is none",
      { timezone: "Nowhere" },
      "timezone",
      "is not the name of a time zone",
    ],
    [
      "with two fates",
      { delete_invalid_bookings: true, allow_waiting: true },
      "delete_invalid_bookings",
      "cannot be combined with another such option",
    ],
  ];
  it.each(refusals)("%s", async (_title, fields, field, message) => {
    const { status, body } = await take(fields);
    const problems = [message ?? expect.any(String)];
    expect([status, body.errors]).toEqual([422, { [field]: problems }]);
  });
});

it("time off: accepts any midnight as start and end", async () => {
  const until = await take({ end_time: 0 });
  expect([until.status, until.body.end_time]).toEqual([201, 0]);
  const from = await take({ start_time: 1440, end_time: 1 });
  expect([from.status, from.body.start_time]).toEqual([201, 1440]);
  await makeBooking(studio, resource, { start_date: tuesday, duration: 480 });
});

describe("time off list", () => {
  it("filters by days and resources, also as form fields", async () => {
    const other = await makeBookable(scheduling, studio);
    const form = `resource_ids[]=${resource}&resource_ids[]=${other}&from=${monday}&to=${monday}`;
    const first = (await studio.post("/downtimes", form)).body;
    const second = (await take({ from: wednesday, to: "2026-11-30" })).body;
    const ids = async (query: string) =>
      (await studio.get(`/downtimes?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids("")).toEqual([first.id, second.id]);
    expect(await ids(`from=${tuesday}`)).toEqual([second.id]);
    expect(await ids(`to=${tuesday}`)).toEqual([first.id]);
    expect(await ids(`resource_ids[]=${other}`)).toEqual([first.id]);
    expect(await ids("limit=1&offset=1")).toEqual([second.id]);
    expect((await studio.get("/downtimes?from=x")).status).toBe(422);
  });

  it("includes the types", async () => {
    const { accountId } = studio;
    const own = (await studio.get("/downtime_types")).body as { name: string }[];
    if (own.length === 0) {
      const names = defaultTypes;
      await insertTypes(scheduling.context.db, { accountId, names, at: now });
    }
    const { body } = await studio.get("/downtime_types");
    expect(body.map(({ name }: { name: string }) => name)).toEqual(defaultTypes);
    expect(body[0]).toMatchObject({ account_id: accountId, default: true });
    expect((await take({ downtime_type_id: body[1].id })).body.downtime_type_id).toBe(body[1].id);
    expect((await take({ downtime_type_id: 0 })).body.downtime_type_id).toBe(null);
  });
});

describe("time off rights", () => {
  it.each([
    ["none", [403, 403, 403, 403, 403]],
    ["view", [200, 200, 403, 403, 403]],
    ["manage_own", [200, 200, 201, 403, 403]],
    ["manage_all", [200, 200, 201, 200, 204]],
  ] as const)("with the right %s", async (level, query) => {
    const member = await makeMember(scheduling, studio, { rights: { bookings: level } });
    const { id } = (await take()).body;
    const answers = [
      await member.get("/downtimes"),
      await member.get(`/downtimes/${id}`),
      await member.post("/downtimes", { resource_ids: [resource], from: monday, to: monday }),
      await member.put(`/downtimes/${id}`, { details: level }),
      await member.delete(`/downtimes/${id}`),
    ];
    expect(answers.map(({ status }) => status)).toEqual(query);
  });

  it("require the right to change each displaced booking", async () => {
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const own = await makeBookable(scheduling, studio, { userId: member.userId });
    const { id } = await makeBooking(studio, own);
    await makeBooking(studio, resource);
    const wish = (of: number) => ({ resource_ids: [of], from: monday, to: monday });
    expect((await member.post("/downtimes", wish(own))).status).toBe(201);
    expect((await bookingNow(studio, id)).waiting).toBe(true);
    expect((await member.post("/downtimes", wish(resource))).status).toBe(403);
    const inName = { ...wish(own), booker_id: studio.userId };
    const response = await member.post("/downtimes", inName);
    const error_description = "You are not allowed to add time off for another person";
    expect([response.status, response.body]).toEqual([
      403,
      { error: "forbidden", error_description },
    ]);
  });

  it("another account's time off answers 404", async () => {
    const { id } = (await take()).body;
    const stranger = await makeStranger(scheduling, studio);
    const other = await makeStudio(scheduling);
    for (const caller of [stranger, other]) {
      const answers = [
        await caller.get(`/downtimes/${id}`),
        await caller.put(`/downtimes/${id}`, { details: "x" }),
        await caller.delete(`/downtimes/${id}`),
      ];
      expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    }
    const wish = { resource_ids: [resource], from: monday, to: monday };
    expect((await other.post("/downtimes", wish)).status).toBe(422);
    expect((await stranger.get("/downtime_types")).status).toBe(404);
  });
});
