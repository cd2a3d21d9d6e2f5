import { onPostgres, runs } from "@frontdesk/database/testing";
import type { Mail } from "@frontdesk/people/mail/mail";
import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { leaseNotices, takeNotices } from "../notices.store.ts";

const start = new Date("2027-02-20T09:00:00Z");
let now = start;
let scheduling: TestScheduling;
let counter: Counter;
let sent: Mail[] = [];
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
  const { post } = scheduling.context;
  const send = post.send.bind(post);
  vi.spyOn(post, "send").mockImplementation(async (db, ...mails) => {
    sent.push(...mails);
    await send(db, ...mails);
  });
});
beforeEach(async () => {
  now = start;
  counter = await makeCounter(scheduling, { resources: 3 });
  const page = { contact_email: "studio@example.com", privacy_url: "https://example.com/privacy" };
  await counter.put("/booking_page", { ...page, published: true, notices_to: [desk()] });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await scheduling.close();
});

const ann = () => `ann${counter.accountId}@example.com`;
const desk = () => `desk${counter.accountId}@example.com`;
const at = (hour: number) => `${monday}T${String(hour).padStart(2, "0")}:00:00Z`;

function later(seconds: number): void {
  now = new Date(now.getTime() + seconds * 1000);
}

/** Mails since the last call, at this time. */
async function mails(to = ann()): Promise<Mail[]> {
  await scheduling.notifying.drain();
  const own = sent.filter((mail) => mail.to === to);
  sent = sent.filter((mail) => mail.to !== to);
  return own;
}

async function booked(hour = 10): Promise<{ id: number; token: string }> {
  const { token } = (await counter.hold({ starts_at: at(hour), locale: "en-GB" })).body;
  later(10);
  await counter.of(token).post("details", { name: "Ann", email: ann() });
  await mails();
  await mails(desk());
  const [{ id }] = (await counter.get("/appointments")).body;
  return { id, token };
}

const put = async (id: number, body: object) => {
  const reply = await counter.put(`/appointments/${id}`, body);
  if (reply.status !== 200) throw new Error(`a move answered ${reply.status} ${reply.text}`);
  return reply.body;
};
const move = (id: number, hour: number, more: object = {}) =>
  put(id, { starts_at: at(hour), notify_after: 20, ...more });
const cancel = async (id: number, more: object = {}) =>
  (await counter.post(`/appointments/${id}/cancel`, { notify_after: 20, ...more })).status;

/** Hours of the mail and its calendar event. */
function statementOf({ subject, text, calendar = "" }: Mail) {
  const hourIn = (label: string) => {
    const line = text.split("\n").find((line) => line.startsWith(`${label}: `));
    return line === undefined ? undefined : Number(/(\d{1,2}):00/.exec(line)?.[1]);
  };
  const event = calendar.replace(/BEGIN:VTIMEZONE.*END:VTIMEZONE/s, "");
  return {
    kind: /moved|cancelled|declined|confirmed/.exec(subject)?.[0],
    when: hourIn("When"),
    before: hourIn("Before"),
    starts: Number(/DTSTART[^\n]*T(\d\d)/.exec(event)?.[1]),
    sequence: Number(/SEQUENCE:(\d+)/.exec(event)?.[1]),
  };
}

const statements = async (to?: string) => (await mails(to)).map(statementOf);
const rescheduled = (before: number, when: number, sequence: number) => ({
  kind: "moved",
  when,
  before,
  starts: when,
  sequence,
});
const cancelled = (when: number, sequence: number) => ({
  kind: "cancelled",
  when,
  before: undefined,
  starts: when,
  sequence,
});

describe("a mail with notify_after", () => {
  it("waits for that time, for client and staff", async () => {
    const { id } = await booked();
    await move(id, 13);
    later(19);
    expect([await mails(), await mails(desk())]).toEqual([[], []]);
    later(1);
    expect(await statements()).toEqual([rescheduled(10, 13, 1)]);
    const [toStaff, ...others] = await mails(desk());
    expect([toStaff!.subject, others]).toEqual([expect.stringContaining("13:00"), []]);
    expect(toStaff!.text).toContain("It was Monday 1 March at 10:00.");
  });

  it("goes out at once without it, also for 0", async () => {
    const { id } = await booked();
    await move(id, 13, { notify_after: 0 });
    expect(await statements()).toEqual([rescheduled(10, 13, 1)]);
    await put(id, { starts_at: at(14) });
    expect(await statements()).toEqual([rescheduled(13, 14, 2)]);
    expect(await cancel(id, { notify_after: 0 })).toBe(200);
    expect(await statements()).toEqual([cancelled(14, 3)]);
  });

  it.each([-1, 61, 1.5, "soon"])("refuses %j", async (notify_after) => {
    const { id } = await booked();
    const body = { starts_at: at(13), notify_after };
    expect((await counter.put(`/appointments/${id}`, body)).status).toBe(422);
    expect((await counter.post(`/appointments/${id}/cancel`, { notify_after })).status).toBe(422);
  });

  it("is replaced by a later move, with the time that the client knows", async () => {
    const { id } = await booked();
    await move(id, 13, { message: "Mia is ill." });
    later(5);
    await move(id, 15);
    later(19);
    expect(await mails()).toEqual([]);
    later(1);
    const own = await mails();
    expect(own.map(statementOf)).toEqual([rescheduled(10, 15, 2)]);
    expect(own[0]!.text).not.toContain("Mia is ill.");
    expect(await statements(desk())).toHaveLength(1);
  });

  it("is replaced at once by a later move without it, or by the client", async () => {
    const { id, token } = await booked();
    await move(id, 13);
    await put(id, { starts_at: at(15) });
    expect(await statements()).toEqual([rescheduled(10, 15, 2)]);
    await move(id, 13);
    await counter.of(token).post("reschedule", { starts_at: at(11) });
    expect(await statements()).toEqual([rescheduled(15, 11, 4)]);
    later(60);
    expect(await mails()).toEqual([]);
  });

  it("stays after a refused move", async () => {
    const { id } = await booked();
    await move(id, 13);
    const closed = { starts_at: at(3), notify_after: 20 };
    expect((await counter.put(`/appointments/${id}`, closed)).status).toBe(409);
    later(20);
    expect(await statements()).toEqual([rescheduled(10, 13, 1)]);
  });

  it("is deleted by a move back, while the calendar sequence goes on", async () => {
    const { id } = await booked();
    const { resource_ids: ids } = (await counter.get(`/appointments/${id}`)).body;
    await move(id, 13);
    await move(id, 10, { resource_ids: ids });
    later(60);
    expect([await mails(), await mails(desk())]).toEqual([[], []]);
    await put(id, { starts_at: at(12) });
    expect(await statements()).toEqual([rescheduled(10, 12, 3)]);
  });

  it("stays if only the time is the former one", async () => {
    const { id } = await booked();
    await move(id, 13);
    await move(id, 10, { duration: 120 });
    later(20);
    // Without a new start, the mail confirms the appointment.
    const confirmed = { ...rescheduled(10, 10, 2), kind: "confirmed", before: undefined };
    expect(await statements()).toEqual([confirmed]);
  });

  it("is followed by a correction once sent", async () => {
    const { id } = await booked();
    await move(id, 13);
    later(20);
    expect(await statements()).toEqual([rescheduled(10, 13, 1)]);
    await move(id, 10);
    later(20);
    expect(await statements()).toEqual([rescheduled(13, 10, 2)]);
  });

  it("about a cancellation states the time that the client knows", async () => {
    const { id } = await booked();
    await move(id, 13);
    expect(await cancel(id)).toBe(200);
    later(20);
    expect(await statements()).toEqual([cancelled(10, 2)]);
    const [toStaff, ...others] = await mails(desk());
    expect([toStaff!.subject, others]).toEqual([expect.stringContaining("10:00"), []]);
  });

  it("about a cancellation at once replaces it too", async () => {
    const { id } = await booked();
    await move(id, 13);
    expect(await cancel(id, { notify_after: 0 })).toBe(200);
    expect(await statements()).toEqual([cancelled(10, 2)]);
    later(60);
    expect(await mails()).toEqual([]);
  });

  it("goes out at once if the former or the new start is within two hours", async () => {
    const first = await booked();
    now = new Date(at(8));
    await mails();
    await move(first.id, 13);
    expect(await statements()).toEqual([rescheduled(10, 13, 1)]);
    await move(first.id, 9);
    expect(await statements()).toEqual([rescheduled(13, 9, 2)]);
    expect(await cancel(first.id)).toBe(200);
    expect(await statements()).toEqual([cancelled(9, 3)]);
  });

  it("does not exist for a client with notify false", async () => {
    const { id } = await booked();
    await move(id, 13, { notify: false });
    expect(await mails(desk())).toEqual([]);
    later(20);
    expect([await mails(), (await mails(desk())).length]).toEqual([[], 1]);
    await move(id, 14);
    await move(id, 15, { notify: false });
    later(20);
    expect([await mails(), (await mails(desk())).length]).toEqual([[], 1]);
  });

  it("about a request states the known time in its decline", async () => {
    counter = await makeCounter(scheduling, { service: { approval: "required" } });
    const { id } = await booked();
    await move(id, 13);
    expect((await counter.post(`/appointments/${id}/decline`)).status).toBe(200);
    later(60);
    expect(await statements()).toMatchObject([{ kind: "declined", when: 10 }]);
  });

  it("ends with an erased client", async () => {
    const { id } = await booked();
    await move(id, 13);
    expect(await cancel(id)).toBe(200);
    const { client_id: client } = (await counter.get(`/appointments/${id}`)).body;
    expect((await counter.post(`/clients/${client}/erase`)).status).toBe(200);
    later(60);
    expect(await mails()).toEqual([]);
  });

  it("leaves webhooks and records at once", async () => {
    const { id } = await booked();
    await move(id, 13);
    const entries = (await counter.get(`/audit?kind=appointment&subject_id=${id}`)).body;
    expect(entries.at(-1)).toMatchObject({ action: "update" });
  });
});

describe("mails of several staff members", () => {
  it("go to those of the known and of the final place only", async () => {
    const { id } = await booked();
    const { resource_ids: first } = (await counter.get(`/appointments/${id}`)).body;
    const others = counter.resourceIds.filter((one) => !first.includes(one));
    await move(id, 13, { resource_ids: others.slice(0, 1) });
    await move(id, 13, { resource_ids: others.slice(1) });
    const { rows } = await sql<{ left_ids: number[] }>`
      select left_ids from scheduling.notices where account_id = ${counter.accountId}
        and kind <> 'reminder' order by id`.execute(scheduling.context.db);
    expect(rows.map((row) => row.left_ids)).toEqual([first, first]);
  });
});

describe("a sender at the same time", () => {
  const lease = async () => {
    const claims = await leaseNotices(scheduling.context.db, { now, leaseMs: 60_000 });
    return claims.filter(({ accountId }) => accountId === counter.accountId);
  };
  const takeAll = async (claims: Awaited<ReturnType<typeof lease>>) =>
    await takeNotices(scheduling.context.db, counter.accountId, claims);

  it("sends no claimed mail that a move replaced", async () => {
    const { id } = await booked();
    await move(id, 13);
    later(20);
    const claims = await lease();
    expect(claims.map(({ kind }) => kind)).toEqual(["moved", "staff_moved"]);
    await move(id, 15);
    expect(await takeAll(claims)).toEqual(new Set());
    later(20);
    expect(await statements()).toEqual([rescheduled(10, 15, 2)]);
  });

  it("leaves a correction after a taken mail", async () => {
    const { id } = await booked();
    await move(id, 13);
    later(20);
    const claims = await lease();
    expect((await takeAll(claims)).size).toBe(2);
    await move(id, 10);
    later(20);
    expect(await statements()).toEqual([rescheduled(13, 10, 2)]);
  });

  it.runIf(onPostgres)("sends each change once, before or after its replacement", async () => {
    for (let round = 0; round < 10; round += 1) {
      counter = await makeCounter(scheduling, { resources: 3 });
      const { id } = await booked();
      await move(id, 13);
      later(20);
      await Promise.all([move(id, 15), scheduling.notifying.drain()]);
      later(20);
      const own = await statements();
      const replaced = [rescheduled(10, 15, 2)];
      const corrected = [expect.objectContaining({ before: 10 }), rescheduled(13, 15, 2)];
      expect([replaced, corrected]).toContainEqual(own);
    }
  });
});

describe("two moves at once", () => {
  it("leave one mail, from the known to the final time", async () => {
    const { id } = await booked();
    await Promise.all([13, 14, 15, 16].map((hour) => move(id, hour)));
    const { starts_at: start } = (await counter.get(`/appointments/${id}`)).body;
    later(20);
    const hour = new Date(start).getUTCHours();
    expect(await statements()).toEqual([rescheduled(10, hour, 4)]);
  });
});

type Move = { hour: number; notify_after: number } | { seconds: number };

/** The time that the client knows, and a mail about the present one if it waits. */
interface Model {
  mailed: number;
  present: number;
  sequence: number;
  due: Date | undefined;
}

async function take(id: number, model: Model, change: Move): Promise<void> {
  if ("seconds" in change) return later(change.seconds);
  if (change.hour === model.present) return;
  const isReturn = model.due !== undefined && change.hour === model.mailed;
  await move(id, change.hour, { notify_after: change.notify_after });
  const due = isReturn ? undefined : new Date(now.getTime() + change.notify_after * 1000);
  Object.assign(model, { present: change.hour, sequence: model.sequence + 1, due });
}

async function expectMails(model: Model): Promise<void> {
  const { mailed, present, sequence, due } = model;
  const isDue = due !== undefined && due <= now;
  expect(await statements()).toEqual(isDue ? [rescheduled(mailed, present, sequence)] : []);
  if (isDue) Object.assign(model, { mailed: present, due: undefined });
}

it("mails of any sequence of changes: each goes from the known to the present place", async () => {
  const change = fc.oneof(
    fc.record({
      hour: fc.integer({ min: 9, max: 16 }),
      notify_after: fc.constantFrom(0, 5, 20, 60),
    }),
    fc.record({ seconds: fc.constantFrom(1, 5, 20, 60) }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(change, { maxLength: 8 }), async (changes) => {
      now = start;
      counter = await makeCounter(scheduling);
      const { id } = await booked();
      const model: Model = { mailed: 10, present: 10, sequence: 0, due: undefined };
      for (const one of changes) {
        await take(id, model, one);
        await expectMails(model);
      }
      expect(await cancel(id)).toBe(200);
      later(60);
      expect(await statements()).toEqual([cancelled(model.mailed, model.sequence + 1)]);
    }),
    runs(40),
  );
});
