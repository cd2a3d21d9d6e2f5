import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";
import type { AppointmentRow } from "./appointment.ts";
import { acceptVerified, confirmFreely } from "./details.ts";
import { holdSlot } from "./hold.ts";
import { findOffer } from "./holding.store.ts";
import { nobodyOf, underLocks } from "./steps.ts";
import { findAppointment } from "./store.ts";

const now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
afterAll(() => scheduling.close());

const tables = [
  "sessions",
  "bookings",
  "booking_durations",
  "resource_days",
  "appointments",
  "clients",
  "notices",
  "audit_entries",
  "payloads",
];
const own = /ids?$|^([Sacr]|uid|url|secret|request|requestId|body|timestamp|user)$/;

const plain = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(plain);
  if (value === null || typeof value !== "object") return value;
  const isResource = "id" in value && "email" in value && !("state" in value);
  const entries = Object.entries(value).filter(
    ([name]) => !own.test(name) && !(isResource && name === "email"),
  );
  const body = (value as { body?: unknown }).body;
  const messages = typeof body === "string" ? [["told", plain(JSON.parse(body))]] : [];
  return Object.fromEntries([...entries.map(([name, one]) => [name, plain(one)]), ...messages]);
};

async function allOf({ accountId }: Counter): Promise<Record<string, unknown>> {
  const all: [string, unknown][] = [];
  for (const table of tables) {
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row
      from ${sql.table(`scheduling.${table}`)} t where account_id = ${accountId}
      order by (to_jsonb(t)->>'id')::bigint, (to_jsonb(t)->>'resource_id')::bigint`.execute(
      scheduling.context.db,
    );
    all.push([table, rows.map(({ row }) => plain(row))]);
  }
  return Object.fromEntries(all);
}

const parts = (ids: readonly number[]) => [
  { id: "who", name: "Who", resource_ids: ids.slice(0, 2), count: 2, choosable: true },
];
const events = ["appointments", "bookings", "clients"];

async function makeTwoParts(): Promise<Counter> {
  const { db } = scheduling.context;
  const counter = await makeCounter(scheduling, {
    resources: 2,
    service: { buffer_before: 10, buffer_after: 5 },
  });
  await sql`update scheduling.services
    set parts = ${JSON.stringify(parts(counter.resourceIds))}::jsonb
    where account_id = ${counter.accountId}`.execute(db);
  const hook = { name: "w", payload_url: "https://hooks.example/x", events };
  expect((await counter.post("/webhooks", hook)).status).toBe(201);
  await sql`update scheduling.resources set name = 'Pat', color = '#3366CC'
    where account_id = ${counter.accountId}`.execute(db);
  await sql`delete from scheduling.audit_entries where account_id = ${counter.accountId}`.execute(
    db,
  );
  return counter;
}

async function findingsOf(...counters: Counter[]) {
  const { findings } = await reconcile(scheduling.context);
  const ids = counters.map(({ accountId }) => accountId);
  return findings.filter(({ accountId }) => accountId !== null && ids.includes(accountId));
}

const recorderOf = ({ accountId, subdomain }: Counter) => nobodyOf({ id: accountId, subdomain });
const seenOf = async ({ accountId }: Counter) => {
  const { rows } = await sql<{ id: number }>`select id from scheduling.appointments
    where account_id = ${accountId} and state = 'held'`.execute(scheduling.context.db);
  return (await findAppointment(scheduling.context.db, accountId, rows[0]!.id))!;
};
const transition = { ...jane, phone: "+45 12345678", answers: { why: "x" }, consents: {} };
const held = async (counter: Counter): Promise<AppointmentRow> => {
  expect((await counter.hold({ starts_at: `${monday}T11:00:00Z` })).status).toBe(201);
  return await seenOf(counter);
};

async function confirmUnderLocks(counter: Counter, { id }: AppointmentRow) {
  return await underLocks(scheduling.context, recorderOf(counter), { id }, (context, locked) =>
    acceptVerified(context, recorderOf(counter), {
      ...locked,
      appointment: { ...locked.appointment, ...transition },
      unwritten: transition,
    }),
  );
}

describe("holds without locks", () => {
  it("equal holds under locks, to the last column", async () => {
    const free = await makeTwoParts();
    await held(free);
    const locked = await makeTwoParts();
    const { body } = await locked.hold({ starts_at: `${monday}T14:00:00Z` });
    await locked.hold({ starts_at: `${monday}T11:00:00Z`, replaces: body.token });
    await sql`with gone as (
        delete from scheduling.appointments where account_id = ${locked.accountId}
          and state = 'expired' returning session_id
      ), days as (
        delete from scheduling.booking_durations d using scheduling.bookings b
        where d.account_id = ${locked.accountId} and b.account_id = d.account_id
          and b.id = d.booking_id and b.deleted_at is not null
      ), bookings as (
        delete from scheduling.bookings where account_id = ${locked.accountId}
          and deleted_at is not null
      )
      delete from scheduling.sessions s using gone
      where s.account_id = ${locked.accountId} and s.id = gone.session_id`.execute(
      scheduling.context.db,
    );
    expect(await allOf(free)).toEqual(await allOf(locked));
    expect(await findingsOf(free, locked)).toEqual([]);
  });
});

it("holds without locks: refuse a service deleted since the read", async () => {
  const counter = await makeTwoParts();
  const { db } = scheduling.context;
  const offer = await findOffer(db, counter.accountId, { id: Number(counter.serviceId) });
  await sql`update scheduling.services set deleted_at = now()
    where account_id = ${counter.accountId}`.execute(db);
  const wish = { startsAt: new Date(`${monday}T11:00:00Z`), resourceIds: [] };
  const how = { wish, locale: "en", timezone: "Etc/UTC", isByStaff: false };
  const held = holdSlot(scheduling.context, recorderOf(counter), { offer: offer!, ...how });
  await expect(held).rejects.toMatchObject({ status: 404 });
  expect((await allOf(counter)).bookings).toEqual([]);
});

describe("confirmations without locks", () => {
  it.each(["a new client", "one who is known"])(
    "equal confirmations under locks: %s",
    async (who) => {
      const [free, locked] = [await makeTwoParts(), await makeTwoParts()];
      for (const counter of [free, locked]) {
        const contact = { name: "Jane", email: jane.email.toUpperCase() };
        if (who !== "a new client") await counter.post("/clients", contact);
      }
      const seen = await held(free);
      const appointment = await confirmFreely(scheduling.context, recorderOf(free), {
        seen,
        transition,
      });
      const other = await confirmUnderLocks(locked, await held(locked));
      expect(plain(appointment)).toEqual(plain(other));
      expect(appointment).toMatchObject({ state: "confirmed", ...transition });
      const all = await allOf(free);
      expect(all).toEqual(await allOf(locked));
      expect(all.payloads).toHaveLength(4);
      expect(await findingsOf(free, locked)).toEqual([]);
    },
  );

  it("match the customers' call with complete details", async () => {
    const counter = await makeTwoParts();
    const { body } = await counter.hold({ starts_at: `${monday}T11:00:00Z` });
    await sql`update scheduling.appointments set created_at = created_at - interval '1 minute'
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    const answer = await counter.of(body.token).post("details", jane);
    expect(answer.body).toMatchObject({ state: "confirmed", revision: 2, customer: jane });
  });

  const changes: [
    what: string,
    change: (counter: Counter, seen: AppointmentRow) => Promise<unknown>,
  ][] = [
    [
      "the appointment",
      ({ accountId }, { id }) =>
        sql`update scheduling.appointments set revision = revision + 1
            where account_id = ${accountId} and id = ${id}`.execute(scheduling.context.db),
    ],
    [
      "a booking that went",
      ({ accountId }, { session_id: sessionId }) =>
        sql`update scheduling.bookings set deleted_at = now() where id = (
            select min(id) from scheduling.bookings
            where account_id = ${accountId} and session_id = ${sessionId})`.execute(
          scheduling.context.db,
        ),
    ],
  ];

  it.each(changes)("fail if a row changed since the read: %s", async (_what, change) => {
    const counter = await makeTwoParts();
    const seen = await held(counter);
    await change(counter, seen);
    const before = await allOf(counter);
    const tried = await confirmFreely(scheduling.context, recorderOf(counter), {
      seen,
      transition,
    });
    expect(tried).toBeUndefined();
    expect(await allOf(counter)).toEqual(before);
  });

  it("make one client of many new customers with one address", async () => {
    const counter = await makeCounter(scheduling, { resources: 6 });
    const holds = [];
    for (let nth = 0; nth < 6; nth += 1) holds.push((await counter.hold()).body.token);
    await sql`update scheduling.appointments set created_at = created_at - interval '1 minute'
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    const answers = await Promise.all(
      holds.map((token) => counter.of(token).post("details", jane)),
    );
    expect(answers.map(({ body }) => body.state)).toEqual(Array(6).fill("confirmed"));
    expect((await counter.get("/clients")).body).toHaveLength(1);
    expect(await findingsOf(counter)).toEqual([]);
  });
});
