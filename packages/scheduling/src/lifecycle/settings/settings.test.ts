import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { basic, operatorKey } from "../../../test/operator.ts";
import {
  type Json,
  makeMember,
  makeResource,
  makeStranger,
  makeStudio,
  type Studio,
  suspend,
} from "../../../test/studio.ts";
import { scopes } from "../../core/rights.ts";

let scheduling: TestScheduling;
let studio: Studio;
let path: string;
const headers = { authorization: basic(operatorKey) };
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { operatorKey } });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  studio = await makeStudio(scheduling);
  path = `/v1/accounts/${studio.subdomain}`;
});

const office = [1, 2, 3, 4, 5].map((week_day) => ({ week_day, start_time: 540, end_time: 1020 }));
const evenings = [
  { week_day: 0, start_time: 600, end_time: 720 },
  { week_day: 6, start_time: 540, end_time: 600 },
  { week_day: 6, start_time: 1200, end_time: 1440 },
];

describe("account settings", () => {
  it("begin with office hours in the account's first zone", async () => {
    expect((await studio.get(path)).body).toMatchObject({
      timezone: "Copenhagen",
      iana: "Europe/Copenhagen",
      default_periods: office,
      is_timed_only: false,
      week_start: null,
    });
  });

  it("change only the given fields, by number or URL id", async () => {
    const before = (await studio.get(path)).body;
    const named = await studio.put(path, { name: " Atelier ", timezone: "Europe/Berlin" });
    expect([named.status, named.body]).toEqual([
      200,
      {
        ...before,
        name: "Atelier",
        timezone: "Europe/Berlin",
        iana: "Europe/Berlin",
        updated_at: expect.any(String),
      },
    ]);
    const rest = { is_timed_only: true, week_start: "saturday" };
    const body = { default_periods: evenings.toReversed(), ...rest };
    const { body: view } = await studio.put(`/v1/accounts/${studio.accountId}`, body);
    expect(view).toMatchObject({
      name: "Atelier",
      default_periods: evenings,
      ...rest,
    });
    expect((await studio.get(path)).body).toEqual(view);
    expect(view.updated_at > before.updated_at).toBe(true);
  });

  it("apply to new resources and bookings only", async () => {
    const old = await makeResource(studio);
    await studio.put(path, { timezone: "London", default_periods: evenings, is_timed_only: true });
    const fresh = await makeResource(studio);
    expect(fresh.timezone.name).toBe("London");
    const hours = fresh.available_periods.map(({ week_day, start_time, end_time }: Json) => {
      return { week_day, start_time, end_time };
    });
    expect(hours).toEqual(evenings);
    expect((await studio.get(`/resources/${old.id}`)).body).toMatchObject({
      timezone: { name: "Copenhagen" },
      available_periods: office,
    });
    const booking = { resource_id: old.id, start_date: "2030-01-07", duration: 60 };
    expect((await studio.post("/bookings", booking)).status).toBe(422);
    expect((await studio.post("/bookings", { ...booking, start_time: 600 })).status).toBe(201);
  });

  it("return the first day of a week to the reader's language by null", async () => {
    await studio.put(path, { week_start: "sunday" });
    await studio.put(path, { name: "Atelier" });
    const [listed] = (await studio.get("/v1/accounts")).body;
    expect(listed.week_start).toBe("sunday");
    expect((await studio.put(path, { week_start: null })).body.week_start).toBeNull();
  });

  it("may close all days of new resources", async () => {
    await studio.put(path, { default_periods: [] });
    expect((await makeResource(studio)).available_periods).toEqual([]);
  });

  it.each([
    [{ name: " " }, "name"],
    [{ name: "see https://evil.example" }, "name"],
    [{ timezone: "Nowhere" }, "timezone"],
    [{ default_periods: [{ week_day: 7, start_time: 0, end_time: 60 }] }, "default_periods.0"],
    [{ default_periods: [{ week_day: 1, start_time: 60, end_time: 60 }] }, "default_periods.0"],
    [{ default_periods: [evenings[1], evenings[1]] }, "default_periods.1"],
    [{ is_timed_only: "perhaps" }, "is_timed_only"],
    [{ week_start: "tuesday" }, "week_start"],
    [{ no_show_tax: -1 }, "no_show_tax"],
    [{ no_show_tax: 100 }, "no_show_tax"],
    [{ no_show_tax: 8.1001 }, "no_show_tax"],
  ])("refuse %j", async (body, field) => {
    const { status, body: refusal } = await studio.put(path, body);
    expect([status, Object.keys(refusal.errors)[0]]).toEqual([422, expect.stringContaining(field)]);
    expect((await studio.get(path)).body).toMatchObject({ name: "Studio", is_timed_only: false });
  });

  it("describe the rules of a name", async () => {
    const { body } = await studio.put(path, { name: " " });
    expect(body.errors).toEqual({ name: ["must not be blank"] });
  });

  it("require an administrator, the scope and an active account", async () => {
    const change = { name: "Taken" };
    const administrator = await makeMember(scheduling, studio, { permissions: "administrator" });
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const allowed = scopes.filter((scope) => scope !== "accounts:write");
    const narrow = { permissions: "administrator", scopes: allowed } as const;
    const lacking = await makeMember(scheduling, studio, narrow);
    const stranger = await makeStranger(scheduling, studio);
    const statuses = [];
    for (const caller of [administrator, member, lacking, stranger]) {
      statuses.push((await caller.put(path, change)).status);
    }
    expect(statuses).toEqual([200, 403, 403, 404]);
    for (const unknown of ["999999999", "nobodys", "0", "x y"]) {
      expect((await studio.put(`/v1/accounts/${unknown}`, change)).status).toBe(404);
    }
    await suspend(scheduling, studio);
    const { status, body } = await studio.put(path, change);
    expect([status, body.error_description]).toEqual([403, "The account is suspended"]);
  });

  it("refuse a change based on an outdated version", async () => {
    const { headers: view } = await studio.get(path);
    const match = { "if-match": view.etag as string };
    const first = await studio.put(path, { name: "One" }, match);
    expect(first.status).toBe(200);
    expect((await studio.put(path, { name: "Two" }, match)).status).toBe(412);
    const again = { "if-match": first.headers.etag as string };
    expect((await studio.put(path, { name: "Three" }, again)).status).toBe(200);
  });
});

describe("account webhook", () => {
  let webhook: number;
  beforeEach(async () => {
    const fields = { name: "Ours", payload_url: "https://a.example.com/", events: ["accounts"] };
    webhook = (await studio.post("/webhooks", fields)).body.id;
  });

  const report = async (): Promise<Json[]> => {
    const { body } = await studio.get(`/webhooks/${webhook}/queue`);
    return body.map(({ model }: Json) => model);
  };
  const recorded = async (): Promise<Json[]> =>
    (await studio.get(`/audit?kind=account&subject_id=${studio.accountId}`)).body;

  it("gets changed settings, as does the audit log", async () => {
    const before = (await studio.get(path)).body;
    const { body: after } = await studio.put(path, { name: "Atelier" });
    const [model, ...others] = await report();
    expect([model.payload, others]).toEqual([{ ...after, action: "update", type: "account" }, []]);
    expect(model.user.id).toBe(studio.userId);
    expect((await recorded()).at(-1)).toMatchObject({ user_id: studio.userId, before, after });
  });

  it("gets nothing for unchanged settings", async () => {
    const { body } = await studio.get(path);
    const { name, timezone, default_periods, is_timed_only } = body;
    const same = { name, timezone, default_periods: default_periods.toReversed(), is_timed_only };
    expect((await studio.put(path, same)).body).toEqual(body);
    expect((await studio.put(path)).body).toEqual(body);
    expect([await report(), await recorded()]).toMatchObject([[], [{ action: "create" }]]);
  });

  it("gets suspension and reactivation by the operator", async () => {
    const location = `PUT /scheduling/operator/accounts/${studio.accountId}/suspension` as const;
    for (const suspended of [true, true, false]) {
      await scheduling.send(location, { headers, body: { suspended } });
    }
    expect((await report()).map(({ payload }) => payload)).toMatchObject([
      { type: "account", action: "update", suspended: true },
      { type: "account", action: "update", suspended: false },
    ]);
    expect(await recorded()).toHaveLength(3);
  });
});
