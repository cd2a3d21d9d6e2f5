import { run } from "@frontdesk/database/statement";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { ageDeposits, makeChargeRow, settleCharges } from "../../../test/money-rows.ts";
import { makeClient, makeMember, makeProject } from "../../../test/studio.ts";
import {
  idOfWilhelmina,
  keptOfWilhelmina,
  questions,
  typed,
  wilhelmina,
} from "../../../test/wilhelmina.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

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

const afterwards = () => {
  now = new Date("2027-03-02T09:00:00Z");
};

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

const makeDetails = (fields = {}) => typed(counter, { fields, wait: () => later(10) });
const clientIdOf = () => idOfWilhelmina(counter);
const kept = () => keptOfWilhelmina(scheduling.context.db);

async function makeStuckMails(): Promise<void> {
  const { db, post } = scheduling.context;
  const sent = vi.spyOn(post, "send");
  await scheduling.notifying.drain();
  const subjects = sent.mock.calls.flatMap(([, ...mails]) => mails.map(({ about }) => about));
  expect(new Set(subjects).size).toBe(2);
  for (const subject of subjects) expect(subject).toMatch(/^appointment \d+ of account \d+$/);
  sent.mockRestore();
  const mails = `insert into jobs.job (name, data, state)
    select 'mail', jsonb_build_object('to', $1::text, 'text', $2::text, 'about',
      'appointment ' || a.id || ' of account ' || a.account_id), 'failed'
    from scheduling.appointments a where a.account_id = $3`;
  await run(db, { text: mails }, [wilhelmina.email, "You are expected", counter.accountId]);
  const aboutThem = [`boss@example.com`, `They are ${wilhelmina.name}`, counter.accountId];
  await run(db, { text: mails }, aboutThem);
}

describe("an erased client", () => {
  it("leaves no trace in any column; times and amounts stay", async () => {
    const hook = {
      name: "All",
      payload_url: "http://127.0.0.1:9/",
      events: ["clients", "projects"],
    };
    expect((await counter.post("/webhooks", hook)).status).toBe(201);
    const token = await makeDetails();
    const id = await clientIdOf();
    await counter.put(`/clients/${id}`, { notes: "Left-handed" });
    await makeProject(counter, { client_id: id });
    const { body: appointments } = await counter.get(`/appointments?client_id=${id}`);
    await counter.put(`/appointments/${appointments[0].id}`, { notes: "Left-handed, too" });
    await makeDetails({ starts_at: `${monday}T12:00:00Z` });
    await counter.put(`/clients/${id}`, { name: "Mina Quistgaard" });
    const other = (await counter.hold({ starts_at: `${monday}T14:00:00Z` })).body.token;
    await sql`update scheduling.appointments set name = ${wilhelmina.name},
        email = ${wilhelmina.email.toUpperCase()}
      where account_id = ${counter.accountId} and state = 'held'`.execute(scheduling.context.db);
    await counter.of(other).release();
    await makeStuckMails();
    await sql`update scheduling.payloads set response_body = ${`Hello ${wilhelmina.name}`}
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    expect(await kept()).toEqual(
      expect.arrayContaining([
        ...["clients", "appointments", "payloads", "audit_entries"].map(
          (name) => `scheduling.${name}: Quistgaard`,
        ),
        ...["Quistgaard", wilhelmina.email].map((text) => `jobs.job: ${text}`),
        "scheduling.appointments: left ear",
      ]),
    );
    afterwards();

    const erased = await counter.post(`/clients/${id}/erase`);
    expect([erased.status, erased.body]).toMatchObject([
      200,
      { id, name: "Erased client", email: null, phone: null, notes: null, archived: true },
    ]);
    expect(await kept()).toEqual([]);
    const after = (await counter.get(`/appointments?client_id=${id}`)).body;
    const times = (rows: { starts_at: string }[]) => rows.map(({ starts_at: at }) => at);
    expect(times(after)).toEqual([`${monday}T10:00:00.000Z`, `${monday}T12:00:00.000Z`]);
    expect(after[0]).toMatchObject({ customer: null, state: "confirmed", client_id: id });
    expect((await counter.of(token).get()).status).toBe(404);
    const { body: entries } = await counter.get(`/audit?kind=client&subject_id=${id}`);
    expect(entries).toHaveLength(4);
    expect(new Set(entries.map(({ after }: { after: { name: string } }) => after.name))).toEqual(
      new Set(["Erased client"]),
    );
  });

  it("a repeated erasure changes nothing", async () => {
    await makeDetails();
    const id = await clientIdOf();
    afterwards();
    const first = await counter.post(`/clients/${id}/erase`);
    later(60);
    const again = await counter.post(`/clients/${id}/erase`);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await counter.get(`/audit?kind=client&subject_id=${id}`)).body).toHaveLength(2);
  });

  it("may have been deleted before", async () => {
    const { id } = await makeClient(counter, { name: wilhelmina.name });
    await counter.delete(`/clients/${id}`);
    expect(await kept()).not.toEqual([]);
    expect((await counter.post(`/clients/${id}/erase`)).status).toBe(200);
    expect(await kept()).toEqual([]);
  });

  it("stays known to other accounts, and this account's other clients stay", async () => {
    await makeDetails();
    const id = await clientIdOf();
    const first = counter;
    counter = await makeCounter(scheduling, { service: { questions } });
    await makeDetails();
    const { body: elsewhere } = await counter.get("/clients");
    const other = await makeClient(first, { name: "Other", email: "other@example.com" });
    afterwards();
    expect((await counter.post(`/clients/${id}/erase`)).status).toBe(404);
    expect((await first.post(`/clients/${id}/erase`)).status).toBe(200);
    expect((await counter.get("/clients")).body).toEqual(elsewhere);
    expect((await first.get(`/clients/${other.id}`)).body).toEqual(other);
    const cleared = await counter.post(`/clients/${elsewhere[0].id}/erase`);
    expect([cleared.status, await kept()]).toEqual([200, []]);
  });

  it("becomes a new client when booking again with the same address", async () => {
    await makeDetails();
    const id = await clientIdOf();
    afterwards();
    await counter.post(`/clients/${id}/erase`);
    await makeDetails({ starts_at: "2027-03-08T10:00:00Z" });
    const again = await clientIdOf();
    expect(again).not.toBe(id);
    now = new Date("2027-03-09T10:00:00Z");
    await counter.post(`/clients/${again}/erase`);
  });
});

describe("a refused erasure", () => {
  const toCome = {
    error: "conflict",
    error_description: "The client has a future appointment or booking: cancel it first",
  };
  const unsettled = {
    error: "conflict",
    error_description: "A payment is not settled yet: try again later",
  };

  it("of a client with a future appointment", async () => {
    const token = await makeDetails();
    const id = await clientIdOf();
    const response = await counter.post(`/clients/${id}/erase`);
    expect([response.status, response.body]).toEqual([409, toCome]);
    await counter.of(token).post("cancel", { expected_refund: 0 });
    expect((await counter.post(`/clients/${id}/erase`)).status).toBe(200);
  });

  it("of a client with a future booking by members", async () => {
    const { id } = await makeClient(counter);
    const [resource_id] = counter.resourceIds;
    const booking = { resource_id, client_id: id, start_date: monday, duration: 60 };
    expect((await counter.post("/bookings", booking)).status).toBe(201);
    expect((await counter.post(`/clients/${id}/erase`)).body).toEqual(toCome);
    afterwards();
    expect((await counter.post(`/clients/${id}/erase`)).status).toBe(200);
  });

  it("of a client with unsettled or possible payments", async () => {
    const token = await makeDetails();
    const id = await clientIdOf();
    const { accountId } = counter;
    const { db } = scheduling.context;
    const appointmentId = Number.parseInt(token.split("-")[0]!, 36);
    afterwards();
    await makeChargeRow(db, { accountId, appointmentId });
    expect((await counter.post(`/clients/${id}/erase`)).body).toEqual(unsettled);
    await settleCharges(db, accountId);
    await sql`update scheduling.charges set card = '{"last4": "4242", "scheme": "visa"}'
      where account_id = ${accountId}`.execute(db);
    const before = await counter.get(`/clients/${id}/export`);
    expect(before.body.charges).toMatchObject([{ card: { last4: "4242", scheme: "visa" } }]);
    await sql`insert into scheduling.deposits (account_id, appointment_id, reference, amount,
        currency, asked_at, due_at)
      values (${accountId}, ${appointmentId}, 'r', 2000, 'EUR', now(), now())`.execute(db);
    expect((await counter.post(`/clients/${id}/erase`)).body).toEqual(unsettled);
    await ageDeposits(db, accountId);
    await sql`update scheduling.deposits set due_at = null
      where account_id = ${accountId}`.execute(db);
    expect((await counter.post(`/clients/${id}/erase`)).status).toBe(200);
    const { body } = await counter.get(`/clients/${id}/export`);
    expect(body.charges).toMatchObject([{ amount: 2000, keep: 2000, currency: "EUR", card: null }]);
  });

  it("by a member without administration, as is the export", async () => {
    const { id } = await makeClient(counter);
    const keeper = await makeMember(scheduling, counter, { permissions: "manager" });
    expect((await keeper.post(`/clients/${id}/erase`)).status).toBe(403);
    expect((await keeper.get(`/clients/${id}/export`)).status).toBe(403);
    expect((await counter.post("/clients/999999/erase")).status).toBe(404);
    expect((await counter.get("/clients/999999/export")).status).toBe(404);
  });
});

describe("an export of a client", () => {
  it("contains all stored data about them", async () => {
    counter = await makeCounter(scheduling, { service: { questions } });
    await sql`update scheduling.booking_pages set terms_url = 'https://example.com/terms'
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    const { token } = (await counter.hold()).body;
    later(10);
    const agreed = { ...wilhelmina, consents: { terms: true } };
    await counter.of(token).post("details", agreed);
    const id = await clientIdOf();
    const { status, body, headers } = await counter.get(`/clients/${id}/export`);
    expect([status, headers["cache-control"]]).toEqual([200, "private, no-store"]);
    expect(body).toMatchObject({
      client: { id, name: wilhelmina.name, email: wilhelmina.email },
      appointments: [
        {
          customer: wilhelmina,
          consents: { terms: "2027-02-20T09:00:10.000Z" },
          starts_at: `${monday}T10:00:00.000Z`,
        },
      ],
      charges: [],
    });
    expect(body.notices).toContainEqual({
      appointment_id: body.appointments[0].id,
      kind: "reminder",
      due_at: "2027-02-28T10:00:00.000Z",
    });
    expect([body.bookings, body.audit.length]).toEqual([[], 1]);
    afterwards();
    await counter.post(`/clients/${id}/erase`);
  });

  it("contains bookings by members, and the records about them", async () => {
    const { id } = await makeClient(counter, { name: "Before" });
    await counter.put(`/clients/${id}`, { name: wilhelmina.name });
    await makeProject(counter, { client_id: id });
    const [resource_id] = counter.resourceIds;
    const booking = { resource_id, client_id: id, start_date: monday, duration: 60 };
    const created = (await counter.post("/bookings", { ...booking, details: "Call first" })).body;
    const { body } = await counter.get(`/clients/${id}/export`);
    const { url: _url, booker: _booker, ...kept } = created;
    expect(body.bookings).toEqual([kept]);
    expect(body.audit).toMatchObject([
      { kind: "client", subject_id: id, action: "create", before: null, after: { name: "Before" } },
      { kind: "client", action: "update", after: { name: wilhelmina.name } },
      { kind: "project", action: "create", after: { client: { id, name: wilhelmina.name } } },
    ]);
    expect(body.audit[0]).not.toHaveProperty("user_id");
  });
});
