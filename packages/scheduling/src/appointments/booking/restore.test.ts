import type { Mail } from "@frontdesk/people/mail/mail";
import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember } from "../../../test/studio.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const start = new Date("2027-02-20T09:00:00Z");
let now = start;
let scheduling: TestScheduling;
let counter: Counter;
let sent: Mail[] = [];
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
  vi.spyOn(scheduling.context.post, "send").mockImplementation(async (_db, ...mails) => {
    sent.push(...mails);
  });
});
beforeEach(async () => {
  now = start;
  counter = await makeCounter(scheduling);
});
afterEach(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await scheduling.close();
});

const email = () => `ann${counter.accountId}@example.com`;
const at = (hour: number) => `${monday}T${String(hour).padStart(2, "0")}:00:00Z`;
const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};
const cancel = (id: number, body: object = {}) =>
  counter.post(`/appointments/${id}/cancel`, { notify_after: 20, ...body });
const restore = (id: number, headers: Record<string, string> = {}) =>
  counter.post(`/appointments/${id}/restore`, {}, headers);
const outcome = async (id: number) => {
  const { status, body } = await restore(id);
  return [status, body.error ?? body.state];
};
const read = async (id: number) => (await counter.get(`/appointments/${id}`)).body;

async function booked(): Promise<{ id: number; token: string }> {
  const { token } = (await counter.confirmed({}, { name: "Ann", email: email() })).body;
  await subjects();
  return { id: Number.parseInt(token, 36), token };
}

async function mails(): Promise<Mail[]> {
  await scheduling.notifying.drain();
  const own = sent.filter(({ to }) => to === email());
  sent = [];
  return own;
}

const subjects = async () => (await mails()).map(({ subject }) => subject.split(" – ")[0]);

describe("a restored appointment", () => {
  it("has its place, time and resources again, and sends no mail", async () => {
    const { id } = await booked();
    const before = await read(id);
    expect((await cancel(id)).body).toMatchObject({ state: "cancelled", resource_ids: [] });
    later(19);
    const { status, body } = await restore(id);
    const changed = { revision: before.revision + 2, updated_at: expect.anything() };
    expect([status, body]).toEqual([200, { ...before, ...changed }]);
    later(60);
    expect(await subjects()).toEqual([]);
    expect((await counter.hold()).status).toBe(409);
    expect((await counter.get("/bookings")).body).toHaveLength(1);
  });

  it("has its reminder again", async () => {
    const { id } = await booked();
    await cancel(id);
    await restore(id);
    now = new Date("2027-02-28T10:00:00Z");
    expect(await subjects()).toEqual(["Reminder of your appointment"]);
  });

  it("is one update for webhooks and in the audit", async () => {
    const { id } = await booked();
    await cancel(id);
    await restore(id);
    const entries = (await counter.get(`/audit?kind=appointment&subject_id=${id}`)).body;
    expect(entries.at(-1)).toMatchObject({ action: "update" });
  });

  it("can be cancelled, moved and cancelled again", async () => {
    const { id } = await booked();
    await cancel(id);
    await restore(id);
    expect((await counter.put(`/appointments/${id}`, { starts_at: at(13) })).status).toBe(200);
    expect(await subjects()).toEqual(["Appointment moved"]);
    await cancel(id);
    expect(await outcome(id)).toEqual([200, "confirmed"]);
    expect((await read(id)).start_time).toBe(13 * 60);
  });

  it("answers a repeat with the same key alike", async () => {
    const { id } = await booked();
    await cancel(id);
    const key = { "idempotency-key": "restore-1" };
    const [first, again] = [await restore(id, key), await restore(id, key)];
    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual(first.body);
    expect(await outcome(id)).toEqual([409, "not_possible"]);
  });
});

describe("mails of a restore", () => {
  it("confirm again if the cancellation was sent, with a higher sequence", async () => {
    const { id } = await booked();
    await cancel(id, { notify_after: 5 });
    later(5);
    expect(await subjects()).toEqual(["Appointment cancelled"]);
    await restore(id);
    const [mail, ...others] = await mails();
    expect([mail!.subject, others]).toEqual([expect.stringContaining("confirmed"), []]);
    expect(mail!.calendar).toContain("SEQUENCE:2");
    expect(mail!.calendar).toContain("METHOD:REQUEST");
  });

  it("announce a move that waited before the cancellation", async () => {
    const { id } = await booked();
    await counter.put(`/appointments/${id}`, { starts_at: at(13), notify_after: 20 });
    await cancel(id);
    await restore(id);
    const [mail, ...others] = await mails();
    expect([mail!.subject, others]).toEqual([expect.stringContaining("moved"), []]);
    expect(mail!.text).toMatch(/^Before: .*10:00/m);
  });
});

describe("a restore is refused", () => {
  it("after 20 seconds", async () => {
    const { id } = await booked();
    await cancel(id);
    later(20);
    expect(await outcome(id)).toEqual([409, "too_late"]);
    expect(await subjects()).toEqual(["Appointment cancelled"]);
  });

  it("for a cancellation without notify_after, or by the customer", async () => {
    const { id } = await booked();
    await cancel(id, { notify_after: 0 });
    expect(await outcome(id)).toEqual([409, "too_late"]);
    const other = await booked();
    await counter.of(other.token).post("cancel", { expected_refund: 0 });
    expect(await outcome(other.id)).toEqual([409, "too_late"]);
  });

  it("for an appointment that is not cancelled, or does not exist", async () => {
    const { id } = await booked();
    expect(await outcome(id)).toEqual([409, "not_possible"]);
    expect((await restore(id + 100_000)).status).toBe(404);
  });

  it("if staff took the place, with reason, obstacle and next times", async () => {
    const { id } = await booked();
    await cancel(id);
    const client = (await counter.post("/clients", { name: "Bo" })).body.id;
    const body = { client_id: client, service_id: Number(counter.serviceId), starts_at: at(10) };
    const other = (await counter.post("/appointments", body)).body;
    const reply = await restore(id);
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { error: "slot_taken", reason: "taken", blockers: [{ kind: "appointment", id: other.id }] },
    ]);
    expect(reply.body.next).toHaveLength(3);
    expect((await read(id)).state).toBe("cancelled");
    later(20);
    expect(await subjects()).toEqual(["Appointment cancelled"]);
  });

  it("if the client was erased", async () => {
    const { id } = await booked();
    const { client_id: client } = await read(id);
    await cancel(id);
    expect((await counter.post(`/clients/${client}/erase`)).status).toBe(200);
    expect(await outcome(id)).toEqual([409, "too_late"]);
  });

  it("if the appointment had lost its place", async () => {
    const { id } = await booked();
    await sql`update scheduling.appointments set attention = 'displaced'
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    await cancel(id);
    expect(await outcome(id)).toEqual([409, "too_late"]);
  });

  it("to a member who may change only own appointments, except theirs", async () => {
    const rights = { bookings: "manage_own", clients: "view", resources: "view" } as const;
    const own = await makeMember(scheduling, counter, { permissions: "custom", rights });
    const stranger = await makeMember(scheduling, counter, { permissions: "custom", rights });
    const { id } = await booked();
    await sql`update scheduling.resources set user_id = ${own.userId}
      where account_id = ${counter.accountId} and id = ${counter.resourceIds[0]}`.execute(
      scheduling.context.db,
    );
    const path = `/appointments/${id}`;
    expect((await own.post(`${path}/cancel`, { notify_after: 20 })).status).toBe(200);
    expect((await stranger.post(`${path}/restore`)).status).toBe(403);
    expect((await own.post(`${path}/restore`)).status).toBe(200);
  });
});
