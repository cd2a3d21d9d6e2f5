import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  bookingNow,
  ledgerOf,
  makeBookable,
  makeBooking,
  recordsOf,
} from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeResource, makeStudio, type Studio } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const [monday, tuesday] = ["2026-11-30", "2026-12-01"];
const now = new Date("2026-11-24T09:00:00Z");
const everyDay = [0, 1, 2, 3, 4, 5, 6].map((week_day) => {
  return { week_day, start_time: 0, end_time: 1440 };
});

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

const close = (fields: object = {}) =>
  studio.post("/downtimes", { all_resources: true, from: monday, to: monday, ...fields });
const book = (resourceId: number, start_date = monday) =>
  studio.post("/bookings", { resource_id: resourceId, start_date, duration: 60 });

describe("closure of an account", () => {
  it("closes each resource, archived ones too", async () => {
    const other = await makeBookable(scheduling, studio);
    const away = await makeBookable(scheduling, studio);
    await studio.put(`/resources/${away}`, { archived: true });
    const { status, body } = await close({ details: "Stocktaking" });
    expect([status, body.all_resources]).toEqual([201, true]);
    expect(body.resource_ids).toEqual(expect.arrayContaining([resource, other, away]));
    await studio.put(`/resources/${away}`, { archived: false });
    for (const id of [resource, other, away]) {
      const { status, body } = await book(id);
      expect([status, body.clashes[0].reason]).toEqual([422, "time_off"]);
      expect((await book(id, tuesday)).status).toBe(201);
    }
  });

  it("closes a later resource and is recorded with it", async () => {
    const { body: closure } = await close();
    await studio.put(`/v1/accounts/${studio.accountId}`, { default_periods: everyDay });
    const zoned = await close({ from: tuesday, to: tuesday, timezone: "Copenhagen" });
    const { id } = await makeResource(studio, { timezone: "Tokyo" });
    expect((await book(id)).body.clashes[0].reason).toBe("time_off");
    const later = await studio.get(`/downtimes/${closure.id}`);
    expect(later.body.resource_ids).toEqual([...closure.resource_ids, id]);
    const at = async (start_date: string, start_time: number) => {
      const wish = { resource_id: id, start_date, start_time, duration: 60 };
      return (await studio.post("/bookings", wish)).status;
    };
    // Midnight in Copenhagen is 8:00 in Tokyo.
    expect(await at(tuesday, 420)).toBe(201);
    expect(await at(tuesday, 450)).toBe(422);
    expect(await at("2026-12-02", 420)).toBe(422);
    expect(await at("2026-12-02", 480)).toBe(201);
    const actions = await recordsOf(scheduling, studio, "downtime");
    expect(actions).toEqual([
      [closure.id, "create"],
      [zoned.body.id, "create"],
      [closure.id, "update"],
      [zoned.body.id, "update"],
    ]);
    expect((await studio.delete(`/downtimes/${closure.id}`)).status).toBe(204);
    expect((await book(id)).status).toBe(201);
  });

  it("leaves later resources open in its past", async () => {
    const past = await close({ from: "2026-11-16", to: "2026-11-16" });
    const { id } = await makeResource(studio);
    expect((await studio.get(`/downtimes/${past.body.id}`)).body.resource_ids).not.toContain(id);
    expect((await book(id, "2026-11-16")).status).toBe(201);
  });

  it("of an account without resources closes the first one", async () => {
    const empty = await makeStudio(scheduling);
    for (const { id } of (await empty.get("/resources")).body) {
      await empty.delete(`/resources/${id}`);
    }
    const body = { all_resources: true, from: monday, to: monday };
    const { status, body: closure } = await empty.post("/downtimes", body);
    expect([status, closure.resource_ids]).toEqual([201, []]);
    const { id } = await makeResource(empty);
    const wish = { resource_id: id, start_date: monday, duration: 60 };
    expect((await empty.post("/bookings", wish)).status).toBe(422);
    expect((await empty.put(`/downtimes/${closure.id}`, { details: "x" })).status).toBe(200);
    expect((await empty.delete(`/downtimes/${closure.id}`)).status).toBe(204);
    expect((await empty.post("/bookings", wish)).status).toBe(201);
  });

  it("moves bookings to the waiting list, or refuses", async () => {
    const { id } = await makeBooking(studio, resource, { start_date: monday });
    const refusal = await close({ block_by_clashes: true });
    expect([refusal.status, refusal.body.clashes]).toMatchObject([
      400,
      [{ date: monday, resource_id: resource, booking_ids: [id] }],
    ]);
    const { body } = await close();
    expect((await bookingNow(studio, id)).waiting).toBe(true);
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 0, 0]]);
    expect((await studio.put(`/downtimes/${body.id}`, { from: tuesday, to: tuesday })).status).toBe(
      200,
    );
    expect(await ledgerOf(scheduling, resource)).toEqual([[monday, 0, 480]]);
  });

  it("becomes time off of some resources, and back", async () => {
    const other = await makeBookable(scheduling, studio);
    const { body } = await close();
    const path = `/downtimes/${body.id}`;
    const some = await studio.put(path, { resource_ids: [resource] });
    expect(some.body).toMatchObject({ all_resources: false, resource_ids: [resource] });
    expect((await book(other)).status).toBe(201);
    const { id: later } = await makeResource(studio);
    const all = await studio.put(path, { all_resources: true });
    expect(all.body.resource_ids).toEqual(expect.arrayContaining([resource, other, later]));
    const kept = await studio.put(path, { all_resources: false });
    expect(kept.body).toMatchObject({ all_resources: false, resource_ids: all.body.resource_ids });
  });

  it("keeps the past of a deleted resource", async () => {
    const other = await makeBookable(scheduling, studio);
    const { body } = await close();
    await studio.delete(`/resources/${other}`);
    const { status, body: after } = await studio.put(`/downtimes/${body.id}`, { to: tuesday });
    expect([status, after.resource_ids]).toEqual([200, body.resource_ids]);
  });

  it("is listed alone, or left out", async () => {
    const { body: closure } = await close();
    const off = { resource_ids: [resource], from: monday, to: monday };
    const { body: own } = await studio.post("/downtimes", off);
    const { body: past } = await close({ from: "2026-01-05", to: "2026-01-05" });
    const ids = async (query: string) =>
      (await studio.get(`/downtimes?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids("all_resources=true")).toEqual([closure.id, past.id]);
    expect(await ids("all_resources=false")).toEqual([own.id]);
    expect(await ids(`all_resources=true&from=${monday}`)).toEqual([closure.id]);
    expect(await ids(`all_resources=true&to=2026-02-01`)).toEqual([past.id]);
    expect(await ids(`all_resources=false&from=${monday}`)).toEqual([own.id]);
    const ofResource = `resource_ids=${resource}&from=${monday}`;
    expect(await ids(ofResource)).toEqual([closure.id, own.id]);
    expect(await ids(`${ofResource}&all_resources=true`)).toEqual([closure.id]);
    expect(await ids(`resource_ids=${resource}&all_resources=false`)).toEqual([own.id]);
    const since = "updated_since=2026-11-20T00:00:00Z";
    expect(await ids(`all_resources=true&${since}`)).toEqual([closure.id, past.id]);
    expect(await ids(`all_resources=false&${since}`)).toEqual([own.id]);
  });

  it.each([[{ resource_ids: [1] }], [{ all_resources: false }]])(
    "takes either all resources or some: %j",
    async (fields) => {
      const { status, body } = await close(fields);
      const problem = "needs ids, or all_resources in their place";
      expect([status, body.errors]).toEqual([422, { resource_ids: [problem] }]);
    },
  );

  it.each([
    ["manager", {}, 403],
    ["administrator", {}, 201],
    ["custom", { bookings: "manage_own", resources: "manage_all" }, 201],
    ["custom", { bookings: "manage_all", resources: "manage_own" }, 403],
  ] as const)("requires more than own time off: %s %j", async (permissions, rights, status) => {
    const member = await makeMember(scheduling, studio, { permissions, rights });
    const closure = { all_resources: true, from: tuesday, to: tuesday };
    expect((await member.post("/downtimes", closure)).status).toBe(status);
    const { body } = await close();
    const isAllowed = status === 201;
    const put = await member.put(`/downtimes/${body.id}`, { details: "x" });
    expect(put.status).toBe(isAllowed ? 200 : 403);
    const own = { resource_ids: [resource], from: tuesday, to: tuesday };
    const { body: off } = await member.post("/downtimes", own);
    const widened = await member.put(`/downtimes/${off.id}`, { all_resources: true });
    expect(widened.status).toBe(isAllowed ? 200 : 403);
    const { status: deleted } = await member.delete(`/downtimes/${body.id}`);
    expect(deleted).toBe(isAllowed ? 204 : 403);
  });
});
