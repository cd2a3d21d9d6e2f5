import { partOf, type SeenMail } from "@frontdesk/people/test/read-mail";
import ICAL from "ical.js";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { type Counter, makeCounter, monday, tenOClock } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { makeMember } from "../../../test/studio.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling);
});
afterAll(() => scheduling.close());

let drawn = 0;

async function book(fields: object = {}) {
  const email = `jane${++drawn}@example.com`;
  const held = await counter.hold(fields);
  expect(held.status).toBe(201);
  const { token } = held.body;
  now = new Date(now.getTime() + 10_000);
  const { body } = await counter.of(token).post("details", { name: "Jane Doe", email });
  return { email, token, page: `/book/${counter.subdomain}/a/${token}`, body };
}

async function change(table: string, fields: Record<string, unknown>): Promise<void> {
  const set = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(`scheduling.${table}`)} set ${sql.join(set)}
    where account_id = ${counter.accountId}`.execute(scheduling.context.db);
}

function eventIn(mail: SeenMail) {
  const part = partOf(mail, "text/calendar");
  const calendar = new ICAL.Component(ICAL.parse(part.content));
  const event = new ICAL.Event(calendar.getFirstSubcomponent("vevent")!);
  expect(part.parameters.method).toBe(calendar.getFirstPropertyValue("method"));
  return {
    method: part.parameters.method,
    uid: event.uid,
    sequence: event.sequence,
    starts: event.startDate.toJSDate().toISOString(),
    status: event.component.getFirstPropertyValue("status"),
  };
}

const subjects = (mails: readonly SeenMail[]) => mails.map(({ headers }) => headers.get("subject"));

async function waiting(): Promise<string[]> {
  const { rows } = await sql<{ kind: string }>`select kind from scheduling.notices
    where account_id = ${counter.accountId} order by due_at, id`.execute(scheduling.context.db);
  return rows.map(({ kind }) => kind);
}

describe("mails to a customer", () => {
  it("update one calendar event: created, rescheduled and cancelled", async () => {
    const { email, token, page } = await book();
    const [confirmed] = await mailsTo(scheduling, email, 1);
    expect(confirmed!.headers.get("subject")).toContain("Haircut");
    expect(confirmed!.headers.get("reply-to")).toBe("studio@example.com");
    expect(partOf(confirmed!, "text/plain").content).toContain(page);
    const first = eventIn(confirmed!);
    expect(first).toMatchObject({ method: "REQUEST", sequence: 0, status: "CONFIRMED" });
    expect(first.starts).toBe("2027-03-01T10:00:00.000Z");

    await counter.of(token).post("reschedule", { starts_at: `${monday}T13:00:00Z` });
    const seenMail = (await mailsTo(scheduling, email, 2))[1]!;
    expect(eventIn(seenMail)).toEqual({
      ...first,
      sequence: 1,
      starts: "2027-03-01T13:00:00.000Z",
    });
    expect(partOf(seenMail, "text/plain").content).toContain("10:00");

    await counter.of(token).post("cancel", { expected_refund: 0 });
    const cancelled = (await mailsTo(scheduling, email, 3))[2]!;
    expect(eventIn(cancelled)).toMatchObject({
      method: "CANCEL",
      uid: first.uid,
      sequence: 2,
      status: "CANCELLED",
    });
    expect(await waiting()).toEqual([]);
  });

  it("keep the calendar sequence for a mere attention mark", async () => {
    const { email } = await book();
    await change("appointments", { attention: "payment", revision: 9 });
    const [confirmed] = await mailsTo(scheduling, email, 1);
    expect(eventIn(confirmed!).sequence).toBe(0);
  });

  it("announce a request, and its lapse, without a calendar event", async () => {
    counter = await makeCounter(scheduling, { service: { approval: "required" } });
    const { email } = await book();
    const [requested] = await mailsTo(scheduling, email, 1);
    expect(requested!.parts.map(({ type }) => type)).not.toContain("text/calendar");
    now = new Date(now.getTime() + 48 * 3_600_000);
    await scheduling.sweeping.drain();
    const declined = (await mailsTo(scheduling, email, 2))[1]!;
    expect(partOf(declined, "text/plain").content).toContain("did not answer your request in time");
  });

  it("use the booking's language and the owner's texts", async () => {
    const texts = { confirmed: { da: { subject: "Hej fra {business}", paragraph: "{time}" } } };
    await change("booking_pages", { texts: JSON.stringify(texts), title: "Salon Kø" });
    const { email } = await book({ locale: "da-DK", timezone: "Europe/Copenhagen" });
    const [mail] = await mailsTo(scheduling, email, 1);
    expect(mail!.headers.get("subject")).toBe("Hej fra Salon Kø");
    expect(mail!.headers.get("from")).toContain("Salon Kø");
    expect(partOf(mail!, "text/plain").content).toContain("11.00");
  });

  it("never go out once outdated", async () => {
    const { email, token } = await book();
    await counter.of(token).post("cancel", { expected_refund: 0 });
    const mails = await mailsTo(scheduling, email, 1);
    expect(mails.map((mail) => eventIn(mail).method)).toEqual(["CANCEL"]);
  });

  it("are five an hour to an address, and later ones wait", async () => {
    const limited = await startTestScheduling({ now: () => now, limited: true });
    const counter = await makeCounter(limited);
    const email = "often@example.com";
    for (let hour = 9; hour < 15; hour += 1) {
      const { token } = (await counter.hold({ starts_at: at(hour) })).body;
      now = new Date(now.getTime() + 10_000);
      await counter.of(token).post("details", { name: "Jane Doe", email });
    }
    expect(await mailsTo(limited, email, 5)).toHaveLength(5);
    const { rows } = await sql<{ due_at: Date }>`select due_at from scheduling.notices
      where account_id = ${counter.accountId} and kind = 'confirmed'`.execute(limited.context.db);
    expect(rows).toHaveLength(1);
    const waits = (rows[0]!.due_at.getTime() - now.getTime()) / 60_000;
    expect(waits).toBeGreaterThan(50);
    expect(waits).toBeLessThanOrEqual(60);
    await limited.close();
  });
});

const at = (hour: number) => `${monday}T${String(hour).padStart(2, "0")}:00:00Z`;

describe("a reminder", () => {
  const reminded = async (email: string, moment: string, count: number) => {
    const sent = vi.spyOn(scheduling.context.post, "send");
    const before = await mailsTo(scheduling, email, 0);
    now = new Date(moment);
    const mails = await mailsTo(scheduling, email, count);
    const added = sent.mock.calls.flatMap(([, ...all]) => all.filter(({ to }) => to === email));
    sent.mockRestore();
    expect([mails.length, before.length + added.length]).toEqual([count, count]);
    return mails.at(-1)!;
  };

  it("goes out a day before, with a one-click link that stops reminders", async () => {
    const { email, page } = await book();
    await mailsTo(scheduling, email, 1);
    await reminded(email, "2027-02-28T09:59:00Z", 1);
    const { headers } = await reminded(email, "2027-02-28T10:00:00Z", 2);
    expect(headers.get("list-unsubscribe")).toContain(`${page}/reminders?proof=`);
    expect(headers.get("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    await reminded(email, "2027-03-01T09:00:00Z", 2);
  });

  it("moves with its appointment", async () => {
    const { email, token } = await book();
    await mailsTo(scheduling, email, 1);
    await counter.of(token).post("reschedule", { starts_at: at(15) });
    await mailsTo(scheduling, email, 2);
    await reminded(email, "2027-02-28T14:59:00Z", 2);
    const mail = await reminded(email, "2027-02-28T15:00:00Z", 3);
    expect(mail.headers.has("list-unsubscribe")).toBe(true);
  });

  it("ends with its cancelled appointment", async () => {
    const { email, token } = await book();
    await counter.of(token).post("cancel", { expected_refund: 0 });
    await mailsTo(scheduling, email, 1);
    await reminded(email, "2027-02-28T12:00:00Z", 1);
    expect(await waiting()).toEqual([]);
  });

  it("skips a booking after its due time", async () => {
    now = new Date("2027-02-28T12:00:00Z");
    const { email } = await book();
    await mailsTo(scheduling, email, 1);
    await reminded(email, "2027-03-01T09:59:00Z", 1);
  });

  it("expires after half its lead time", async () => {
    await change("booking_pages", { reminders: [1440, 120] });
    const { email } = await book();
    await mailsTo(scheduling, email, 1);
    await reminded(email, "2027-02-28T22:00:01Z", 1);
    await reminded(email, "2027-03-01T09:00:00Z", 2);
    expect(await waiting()).toEqual([]);
  });

  it("skips a customer without reminders", async () => {
    const { email } = await book();
    await mailsTo(scheduling, email, 1);
    await change("clients", { reminders_off: true });
    await reminded(email, "2027-02-28T12:00:00Z", 1);
    expect(await waiting()).toEqual([]);
  });
});

describe("staff", () => {
  async function setUp(rights: "view" | "none") {
    const member = await makeMember(scheduling, counter, {
      permissions: "custom",
      rights: { clients: rights },
    });
    const { rows } = await sql<{ email: string }>`select email from scheduling.users
      where id = ${member.userId}`.execute(scheduling.context.db);
    const { db } = scheduling.context;
    const [resourceId] = counter.resourceIds;
    await sql`update scheduling.resources set user_id = null
      where account_id = ${counter.accountId}`.execute(db);
    await sql`update scheduling.resources set user_id = ${member.userId}
      where account_id = ${counter.accountId} and id = ${resourceId}`.execute(db);
    return rows[0]!.email;
  }

  it("get mails as the booked person or as a subscriber", async () => {
    const own = await setUp("view");
    const desk = `desk${counter.accountId}@example.com`;
    await change("booking_pages", { notices_to: [desk] });
    const { token } = await book();
    for (const address of [own, desk]) {
      const [mail] = await mailsTo(scheduling, address, 1);
      expect(subjects([mail!])).toEqual([expect.stringMatching(/^New appointment: Haircut, /)]);
      expect(partOf(mail!, "text/plain").content).toContain('"Jane Doe"');
    }
    await counter.of(token).post("reschedule", { starts_at: at(13) });
    const seenMail = (await mailsTo(scheduling, own, 2))[1]!;
    expect(partOf(seenMail, "text/plain").content).toContain("It was Monday 1 March at 10:00");
    await counter.of(token).post("cancel", { expected_refund: 0 });
    const mails = await mailsTo(scheduling, own, 3);
    expect(subjects(mails).at(-1)).toMatch(/^Appointment cancelled/);
  });

  it("get the member's name for bookings by staff", async () => {
    const desk = `counter${counter.accountId}@example.com`;
    await change("booking_pages", { notices_to: [desk] });
    const { body: client } = await counter.post("/clients", { name: "Ann" });
    const created = {
      service_id: Number(counter.serviceId),
      client_id: client.id,
      starts_at: at(15),
    };
    expect((await counter.post("/appointments", created)).status).toBe(201);
    const [mail] = await mailsTo(scheduling, desk, 1);
    const { content } = partOf(mail!, "text/plain");
    expect(content).toContain("A staff member booked this appointment for a customer.");
  });

  it("get a mail if their appointment goes to a colleague", async () => {
    counter = await makeCounter(scheduling, { resources: 2 });
    const [first, second] = counter.resourceIds;
    const own = await setUp("none");
    await book({ resource_ids: [first] });
    const [{ id }] = (await counter.get("/appointments")).body;
    await counter.put(`/appointments/${id}`, { resource_ids: [second] });
    const mails = await mailsTo(scheduling, own, 1);
    expect(subjects(mails)).toEqual([
      expect.stringMatching(/^Appointment moved to another staff member/),
    ]);
    expect(partOf(mails[0]!, "text/plain").content).toContain("It was Monday 1 March at 10:00");
  });

  it("leave the client a mail with the colleague's name, not with a new time", async () => {
    counter = await makeCounter(scheduling, { resources: 2 });
    const [first, second] = counter.resourceIds;
    const { email } = await book({ resource_ids: [first] });
    await mailsTo(scheduling, email, 1);
    const [{ id }] = (await counter.get("/appointments")).body;
    await counter.put(`/appointments/${id}`, { resource_ids: [second] });
    const [, mail] = await mailsTo(scheduling, email, 2);
    expect(mail!.headers.get("subject")).toMatch(/^Appointment confirmed/);
    const { content } = partOf(mail!, "text/plain");
    expect(content).not.toMatch(/new time|Before:/);
    const { name } = (await counter.get(`/resources/${second}`)).body;
    expect(content).toContain(`With: ${name}\n`);
  });

  it("without the permission to see clients get no customer name", async () => {
    const own = await setUp("none");
    await book();
    const [mail] = await mailsTo(scheduling, own, 1);
    expect(partOf(mail!, "text/plain").content).not.toContain("Jane");
  });

  it("who administer get requests if no other member does", async () => {
    counter = await makeCounter(scheduling, { service: { approval: "required" } });
    const { rows } = await sql<{ email: string }>`select email from scheduling.users
      where id = ${counter.userId}`.execute(scheduling.context.db);
    await book({ starts_at: tenOClock });
    const mails = await mailsTo(scheduling, rows[0]!.email, 1);
    expect(subjects(mails)).toEqual([expect.stringMatching(/^Appointment to approve/)]);
  });
});

describe("a notice", () => {
  it("goes out once despite concurrent workers", async () => {
    const { email } = await book();
    await Promise.all([scheduling.notifying.drain(), scheduling.notifying.drain()]);
    expect(await mailsTo(scheduling, email, 1)).toHaveLength(1);
  });

  it("logs no customer data and no token", async () => {
    const { email, token } = await book();
    await mailsTo(scheduling, email, 1);
    expect(scheduling.logged()).not.toContain(email);
    expect(scheduling.logged()).not.toContain(token);
  });
});
