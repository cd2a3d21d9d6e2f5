import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeClient } from "../../../test/studio.ts";
import { tablesWith } from "../../../test/traces.ts";
import {
  idOfWilhelmina,
  keptOfWilhelmina,
  questions,
  typed,
  wilhelmina,
} from "../../../test/wilhelmina.ts";
import { cleanUp } from "../../operating/housekeeping.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import { forgetUnseen } from "./retention.ts";

const start = "2027-02-20T09:00:00Z";
let now = new Date(start);
let scheduling: TestScheduling;
let counter: Counter;
beforeEach(async () => {
  now = new Date(start);
  scheduling = await startTestScheduling({
    now: () => now,
    settings: { webhooksToPrivate: true },
  });
  counter = await makeCounter(scheduling, { service: { questions } });
});
afterEach(async () => {
  await scheduling.sweeping.drain();
  const { findings } = await reconcile(scheduling.context);
  // The webhooks have no receiver.
  expect(findings.filter(({ check }) => check !== "waiting_payloads")).toEqual([]);
  await scheduling.close();
});

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const makeDetails = (fields = {}) => typed(counter, { fields, wait: () => later(10) });
const clientIdOf = () => idOfWilhelmina(counter);
const kept = () => keptOfWilhelmina(scheduling.context.db);

async function makePublished(): Promise<void> {
  const { db } = scheduling.context;
  await sql`insert into jobs.job (name, data, state)
    select 'mail', jsonb_build_object('to', ${wilhelmina.email}::text, 'about',
      'appointment ' || a.id || ' of account ' || a.account_id), 'failed'
    from scheduling.appointments a where a.account_id = ${counter.accountId}`.execute(db);
  await sql`insert into scheduling.notices (account_id, appointment_id, kind, due_at, created_at)
    select account_id, id, 'payment_lost', ${new Date("2027-03-20T09:00:00Z")}, ${now}
    from scheduling.appointments where account_id = ${counter.accountId}`.execute(db);
}

describe("automatic erasure", () => {
  const retain = (months: number) =>
    sql`update scheduling.booking_pages set retention_months = ${months}
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);

  it("erases clients without an appointment within the retention period", async () => {
    await retain(6);
    await makeDetails();
    const id = await clientIdOf();
    now = new Date("2027-09-01T10:59:00Z");
    await forgetUnseen(scheduling.context);
    expect((await counter.get(`/clients/${id}`)).body.name).toBe(wilhelmina.name);
    now = new Date("2027-09-01T11:00:01Z");
    await forgetUnseen(scheduling.context);
    expect((await counter.get(`/clients/${id}`)).body.name).toBe("Erased client");
    expect(await kept()).toEqual([]);
    const { body } = await counter.get(`/audit?kind=client&subject_id=${id}`);
    expect(body.map(({ user_id: by }: { user_id: number | null }) => by)).toEqual([null, null]);
  });

  it("keeps clients with recent appointments, bookings by members, or no appointment", async () => {
    await retain(6);
    await makeDetails();
    const id = await clientIdOf();
    const never = await makeClient(counter);
    const [resource_id] = counter.resourceIds;
    const booking = { resource_id, client_id: id, start_date: "2027-06-01", duration: 60 };
    await counter.post("/bookings", booking);
    now = new Date("2027-10-01T09:00:00Z");
    await forgetUnseen(scheduling.context);
    expect((await counter.get(`/clients/${id}`)).body.name).toBe(wilhelmina.name);
    now = new Date("2027-12-02T09:00:00Z");
    await forgetUnseen(scheduling.context);
    expect((await counter.get(`/clients/${id}`)).body.name).toBe("Erased client");
    expect((await counter.get(`/clients/${never.id}`)).body).toEqual(never);
  });

  it("erases details of abandoned holds after a day", async () => {
    const { token } = (await counter.hold()).body;
    await sql`update scheduling.appointments set name = ${wilhelmina.name},
        email = ${wilhelmina.email}, answers = '{"what": "My left ear"}'
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    await counter.of(token).release();
    await makePublished();
    later(24 * 3600);
    await cleanUp(scheduling.context);
    expect(await kept()).not.toEqual([]);
    later(1);
    await cleanUp(scheduling.context);
    expect(await kept()).toEqual([]);
    expect((await counter.of(token).get()).body.state).toBe("expired");
    expect(await tablesWith(scheduling.context.db, "payment_lost")).toEqual([]);
  });
});
