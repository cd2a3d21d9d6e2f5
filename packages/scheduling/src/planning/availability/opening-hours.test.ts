import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  bookingNow,
  ledgerOf,
  makeBookable,
  makeBooking,
  recordsOf,
} from "../../../test/agenda.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  type Json,
  makeMember,
  makeResource,
  makeStudio,
  type Studio,
} from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const [monday, nextMonday] = ["2026-11-23", "2026-11-30"];
const now = new Date("2026-11-24T09:00:00Z");
const mornings = [{ week_day: 1, start_time: 540, end_time: 720 }];

let scheduling: TestScheduling;
let studio: Studio;
let [first, second, own] = [0, 0, 0];
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  studio = await makeStudio(scheduling, { timezone: "Etc/UTC" });
  [first, second] = [(await makeResource(studio)).id, (await makeResource(studio)).id];
  own = await makeBookable(scheduling, studio);
});
afterAll(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
  await scheduling.close();
});

const open = (body: object, member: Pick<Studio, "put"> = studio) =>
  member.put(`/v1/accounts/${studio.subdomain}`, body);
const opening = { from: nextMonday, periods: mornings };

async function mondaysOf(id: number): Promise<unknown[]> {
  const { body } = await studio.get(`/resources/${id}`);
  const periods: Json[] = body.available_periods;
  return periods
    .filter(({ week_day: day }) => day === 1)
    .map((period) => [period.start_time, period.end_time, period.valid_from, period.valid_until]);
}

const office = [540, 1020, null, null];
const officeBefore = [540, 1020, null, "2026-11-29"];
const morning = [540, 720, nextMonday, null];

describe("opening hours of an account", () => {
  it("change all resources that inherit them from their date on", async () => {
    await studio.post(`/resources/${second}/availability`, {
      date: monday,
      available_periods: [{ week_day: 1, start_time: 600, end_time: 700 }],
    });
    const { status, body } = await open({ opening_hours: opening });
    expect([status, body.default_periods]).toEqual([200, mornings]);
    expect(await mondaysOf(first)).toEqual([officeBefore, morning]);
    expect((await mondaysOf(second)).at(-1)).toEqual([600, 700, monday, null]);
    const { body: third } = await studio.post("/resources", await likeFirst());
    expect(third).toMatchObject({ inherits_hours: true });
    expect(await mondaysOf(third.id)).toEqual([[540, 720, null, null]]);
    expect(await recordsOf(scheduling, studio, "resource")).toContainEqual([first, "update"]);
  });

  it("do not change with `default_periods` alone", async () => {
    await open({ default_periods: mornings });
    expect(await mondaysOf(first)).toEqual([office]);
  });

  it("refuse all of a change that clashes with one booking, and name it", async () => {
    const { id } = await makeBooking(studio, second, { start_date: nextMonday, start_time: 900 });
    const answer = await open({ opening_hours: opening, name: "Atelier" });
    expect([answer.status, answer.body.clashes]).toMatchObject([
      400,
      [{ resource_id: second, date: nextMonday }],
    ]);
    const { body } = await studio.get(`/v1/accounts/${studio.subdomain}`);
    expect([body.name, body.default_periods.length]).toEqual(["Studio", 5]);
    expect(await mondaysOf(first)).toEqual([office]);
    expect((await bookingNow(studio, id)).waiting).toBe(false);
  });

  it("move clashing bookings to the waiting list on request", async () => {
    const { id } = await makeBooking(studio, second, { start_date: nextMonday, start_time: 900 });
    expect((await open({ opening_hours: opening, allow_waiting: true })).status).toBe(200);
    expect((await bookingNow(studio, id)).waiting).toBe(true);
    expect(await ledgerOf(scheduling, second)).toEqual([[nextMonday, 0, 180]]);
  });

  it("may close every day, and are taken over by a resource from a date on", async () => {
    expect((await open({ opening_hours: { from: nextMonday, periods: [] } })).status).toBe(200);
    expect(await mondaysOf(first)).toEqual([officeBefore]);
    await open({ opening_hours: opening });
    const path = `/resources/${own}/availability`;
    const { body } = await studio.post(path, { date: nextMonday, inherits_hours: true });
    expect(body.inherits_hours).toBe(true);
    expect((await mondaysOf(own)).at(-1)).toEqual(morning);
    const own2 = [{ week_day: 1, start_time: 480, end_time: 600 }];
    const changed = await studio.post(path, { date: nextMonday, available_periods: own2 });
    expect(changed.body.inherits_hours).toBe(false);
  });

  it.each([
    [{ opening_hours: { ...opening, from: "x" } }, "opening_hours.from"],
    [
      { opening_hours: { ...opening, periods: [{ week_day: 1, start_time: 60, end_time: 60 }] } },
      "opening_hours.periods.0",
    ],
    [
      { opening_hours: opening, default_periods: mornings },
      "opening_hours",
      "excludes default_periods",
    ],
    [
      { opening_hours: opening, allow_waiting: true, delete_invalid_bookings: true },
      "delete_invalid_bookings",
    ],
  ])("refuse %j", async (body, field, message = expect.any(String)) => {
    const { status, body: answer } = await open(body);
    expect([status, answer.errors]).toEqual([422, { [field]: [message] }]);
  });

  it("exclude own hours of the same change", async () => {
    const body = { date: nextMonday, inherits_hours: true, available_periods: mornings };
    const { status, body: answer } = await studio.post(`/resources/${own}/availability`, body);
    const message = "excludes available_periods";
    expect([status, answer.errors]).toEqual([422, { inherits_hours: [message] }]);
  });

  it("are for administrators only", async () => {
    const rights = { resources: "manage_all" } as const;
    const therapist = await makeMember(scheduling, studio, { permissions: "custom", rights });
    expect((await open({ opening_hours: opening }, therapist)).status).toBe(403);
  });

  it("reach each resource made at the same time", async () => {
    const body = await likeFirst();
    const [changed, ...created] = await Promise.all([
      open({ opening_hours: opening }),
      ...Array.from({ length: 5 }, () => studio.post("/resources", body)),
    ]);
    expect(changed.status).toBe(200);
    for (const { body: resource } of created) {
      const last = (await mondaysOf(resource.id)).at(-1);
      expect(last).toEqual(expect.arrayContaining([540, 720]));
    }
  });
});

async function likeFirst(): Promise<Json> {
  const { body } = await studio.get(`/resources/${first}`);
  return { resource_type_id: body.resource_type.id, name: "Like it" };
}
