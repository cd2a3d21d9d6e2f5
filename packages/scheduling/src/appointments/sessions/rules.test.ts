import { partOf } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { followRules } from "./rules.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
let drawn = 0;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling);
});
afterEach(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

async function booked(fields: object = {}) {
  const { token } = (await counter.hold(fields)).body;
  now = new Date(now.getTime() + 10_000);
  const email = `zone${++drawn}@example.com`;
  await counter.of(token).post("details", { name: "Jane Doe", email });
  await mailsTo(scheduling, email, 1);
  return { email, token, get: async () => (await counter.of(token).get()).body };
}

const rezone = (resourceId: number, timezone: string, date = "2027-02-22") =>
  counter.post(`/resources/${resourceId}/availability`, { date, timezone });

const subjects = async (email: string, count: number) =>
  (await mailsTo(scheduling, email, count)).map(({ headers }) => headers.get("subject"));

describe("a change of a resource's time zone", () => {
  it("keeps appointments at their local time", async () => {
    const [resourceId] = counter.resourceIds;
    const { email, get } = await booked();
    expect((await rezone(resourceId!, "Copenhagen")).status).toBe(201);
    await scheduling.sweeping.drain();
    expect(await get()).toMatchObject({ starts_at: "2027-03-01T09:00:00.000Z" });
    expect((await counter.get("/sessions")).body).toMatchObject([
      { starts_at: "2027-03-01T09:00:00.000Z", timezone: "Copenhagen" },
    ]);
    const seenMail = (await mailsTo(scheduling, email, 2))[1]!;
    const calendar = partOf(seenMail, "text/calendar").content;
    expect(calendar).toContain("SEQUENCE:1");
    expect(calendar).toContain("DTSTART;TZID=Etc/UTC:20270301T090000");
    expect(partOf(seenMail, "text/plain").content).toContain("10:00");
    const again = await counter.hold({ starts_at: `${monday}T10:00:00Z` });
    expect(again.status).toBe(201);
    await counter.of(again.body.token).release();
    expect((await counter.hold({ starts_at: `${monday}T09:00:00Z` })).status).toBe(409);
  });

  it("to a zone with equal clocks mails customers nothing", async () => {
    const [resourceId] = counter.resourceIds;
    const { email, get } = await booked();
    const { revision } = await get();
    await rezone(resourceId!, "Africa/Abidjan");
    await scheduling.sweeping.drain();
    expect(await get()).toMatchObject({ starts_at: "2027-03-01T10:00:00.000Z", revision });
    expect((await counter.get("/sessions")).body).toMatchObject([{ timezone: "Africa/Abidjan" }]);
    expect(await subjects(email, 1)).toHaveLength(1);
  });

  it("after the start leaves the appointment in the past", async () => {
    const { get } = await booked();
    await rezone(counter.resourceIds[0]!, "Copenhagen", "2027-03-02");
    await scheduling.sweeping.drain();
    expect(await get()).toMatchObject({ starts_at: "2027-03-01T10:00:00.000Z" });
  });

  it("expires holds", async () => {
    const { token } = (await counter.hold()).body;
    await rezone(counter.resourceIds[0]!, "Copenhagen");
    await scheduling.sweeping.drain();
    expect((await counter.of(token).get()).body).toMatchObject({ state: "expired" });
  });

  it("separates an appointment's resources, and staff get a mark", async () => {
    counter = await makeCounter(scheduling, { resources: 2 });
    const [one, other] = counter.resourceIds;
    const desk = `desk${counter.accountId}@example.com`;
    const { db } = scheduling.context;
    await sql`update scheduling.booking_pages set notices_to = ${[desk]}
      where account_id = ${counter.accountId}`.execute(db);
    const part = { name: "Who", count: 1, choosable: false };
    const parts = [
      { ...part, id: "who", resource_ids: [one] },
      { ...part, id: "where", resource_ids: [other] },
    ];
    await sql`update scheduling.services set parts = ${JSON.stringify(parts)}::jsonb
      where account_id = ${counter.accountId}`.execute(db);
    const { email, get } = await booked();
    await mailsTo(scheduling, desk, 1);
    await rezone(one!, "Copenhagen");
    await scheduling.sweeping.drain();
    expect(await get()).toMatchObject({ starts_at: "2027-03-01T10:00:00.000Z" });
    const [appointment] = (await counter.get("/appointments")).body;
    expect(appointment).toMatchObject({ state: "confirmed", attention: "displaced" });
    await followRules(scheduling.context, "9999a");
    expect((await subjects(desk, 2))[1]).toMatch(/^Appointment needs your attention/);
    expect(await subjects(email, 1)).toHaveLength(1);
    await rezone(one!, "Etc/UTC");
    await scheduling.sweeping.drain();
    const path = `/appointments/${appointment.id}` as const;
    expect((await counter.get(path)).body.attention).toBe(null);
    await rezone(one!, "Copenhagen");
    await scheduling.sweeping.drain();
    expect((await counter.get(path)).body.attention).toBe("displaced");
    await rezone(other!, "Copenhagen");
    await scheduling.sweeping.drain();
    expect((await counter.get(path)).body).toMatchObject({
      attention: null,
      starts_at: "2027-03-01T09:00:00.000Z",
    });
    expect(await subjects(email, 2)).toHaveLength(2);
  });
});

describe("a change of the tz rules", () => {
  async function derivedBy(rules: string) {
    const { db } = scheduling.context;
    await sql`update scheduling.sessions set zone_rules = ${rules},
        starts_at = starts_at + interval '1 hour'
      where account_id = ${counter.accountId}`.execute(db);
    await sql`update scheduling.appointments set starts_at = starts_at + interval '1 hour',
        ends_at = ends_at + interval '1 hour'
      where account_id = ${counter.accountId}`.execute(db);
  }

  const rulesOf = async () =>
    (
      await sql<{ zone_rules: string }>`select zone_rules from scheduling.sessions
        where account_id = ${counter.accountId}`.execute(scheduling.context.db)
    ).rows;

  it("moves affected appointments and notifies their customers once", async () => {
    const { email, get } = await booked();
    await derivedBy("2000a");
    await Promise.all([followRules(scheduling.context), followRules(scheduling.context)]);
    await followRules(scheduling.context);
    expect(await get()).toMatchObject({ starts_at: "2027-03-01T10:00:00.000Z" });
    const mails = await mailsTo(scheduling, email, 2);
    expect(mails).toHaveLength(2);
    expect(partOf(mails[1]!, "text/plain").content).toContain("11:00");
    expect(await rulesOf()).toEqual([{ zone_rules: process.versions.tz }]);
  });

  it("leaves most appointments, and records only the version", async () => {
    const { email } = await booked();
    await sql`update scheduling.sessions set zone_rules = ''
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    await followRules(scheduling.context);
    expect(await rulesOf()).toEqual([{ zone_rules: process.versions.tz }]);
    expect(await subjects(email, 1)).toHaveLength(1);
  });

  it("survives a process with older rules", async () => {
    const { get } = await booked();
    await derivedBy("9999z");
    await followRules(scheduling.context);
    expect(await get()).toMatchObject({ starts_at: "2027-03-01T11:00:00.000Z" });
    await followRules(scheduling.context, "9999zz");
    expect(await get()).toMatchObject({ starts_at: "2027-03-01T10:00:00.000Z" });
  });

  it("leaves past appointments", async () => {
    const { get } = await booked();
    await derivedBy("2000a");
    now = new Date("2027-03-01T12:30:00Z");
    await followRules(scheduling.context);
    expect(await get()).toMatchObject({ starts_at: "2027-03-01T11:00:00.000Z" });
  });

  it("can skip a local time, and staff get a mark", async () => {
    counter = await makeCounter(scheduling, { timezone: "Copenhagen" });
    const { get } = await booked({ starts_at: `${monday}T09:00:00Z` });
    const { db } = scheduling.context;
    // Agreed under rules without the clock change.
    await sql`update scheduling.sessions set zone_rules = '', start_date = '2027-03-28',
        start_time = 150 where account_id = ${counter.accountId}`.execute(db);
    await sql`update scheduling.bookings set start_date = '2027-03-28', end_date = '2027-03-28',
        start_time = 150 where account_id = ${counter.accountId}`.execute(db);
    await sql`update scheduling.booking_durations set day = '2027-03-28', start_time = 150
      where account_id = ${counter.accountId}`.execute(db);
    await sql`update scheduling.resource_days set day = '2027-03-28'
      where account_id = ${counter.accountId}`.execute(db);
    await followRules(scheduling.context);
    expect(await get()).toMatchObject({ state: "confirmed" });
    const [appointment] = (await counter.get("/appointments")).body;
    expect(appointment.attention).toBe("displaced");
    await counter.post(`/appointments/${appointment.id}/cancel`);
  });
});
