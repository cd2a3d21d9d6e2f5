import { partOf } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";

let now = new Date("2027-02-20T09:00:00Z");
const message = "Mia is ill.\r\nBo <b>waits</b> for you & her: https://evil.example";
const startsAt = `${monday}T13:00:00Z`;

let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  counter = await makeCounter(scheduling);
});
afterAll(() => scheduling.close());

const email = () => `ann${counter.accountId}@example.com`;

async function booked(): Promise<number> {
  const { token } = (await counter.hold()).body;
  now = new Date(now.getTime() + 10_000);
  await counter.of(token).post("details", { name: "Ann", email: email() });
  await mailsTo(scheduling, email(), 1);
  const [{ id }] = (await counter.get("/appointments")).body;
  return id;
}

async function lastMail(count: number) {
  const mail = (await mailsTo(scheduling, email(), count)).at(-1)!;
  return {
    subject: mail.headers.get("subject"),
    text: partOf(mail, "text/plain").content,
    html: partOf(mail, "text/html").content,
  };
}

async function notices() {
  const { rows } = await sql<{ kind: string; message: string | null }>`
    select kind, message from scheduling.notices
    where account_id = ${counter.accountId} and kind <> 'reminder' order by id`.execute(
    scheduling.context.db,
  );
  return rows;
}

type Act = (id: number) => Promise<{ status: number }>;

const changes: [title: string, act: Act, heading: string][] = [
  [
    "a move",
    (id) => counter.put(`/appointments/${id}`, { starts_at: startsAt, message }),
    "Appointment moved",
  ],
  [
    "a cancellation by the business",
    (id) => counter.post(`/appointments/${id}/cancel`, { message }),
    "Appointment cancelled",
  ],
  [
    "a cancellation for the customer",
    (id) => counter.post(`/appointments/${id}/cancel`, { by: "customer", message }),
    "Appointment cancelled",
  ],
];

describe("message of staff", () => {
  it.each(changes)("about %s is plain text in the mail, a paragraph a line", async (...change) => {
    const [, act, heading] = change;
    const id = await booked();
    expect((await act(id)).status).toBe(200);
    const stored = (await notices()).map((notice) => [notice.kind, notice.message]);
    expect(stored).toContainEqual([expect.not.stringMatching(/^staff_/), message]);
    expect(stored).toContainEqual([expect.stringMatching(/^staff_/), null]);
    const { subject, text, html } = await lastMail(2);
    expect(subject).toContain(heading);
    const [first, last] = message.split("\r\n");
    expect(text).toContain(`\n\n${first}\n\n${last}\n\n`);
    expect(html).toMatch(/<p [^>]*>Mia is ill\.<\/p>/);
    expect(html).toContain("Bo &lt;b&gt;waits&lt;/b&gt; for you &amp; her: https://evil.example<");
    expect(html).not.toContain('href="https://evil');
    expect(await notices()).toEqual([]);
    expect(JSON.stringify((await counter.get("/audit")).body)).not.toContain("Mia is ill");
  });

  it("about a decline is in its mail", async () => {
    counter = await makeCounter(scheduling, { service: { approval: "required" } });
    const id = await booked();
    expect((await counter.post(`/appointments/${id}/decline`, { message })).status).toBe(200);
    const { subject, text } = await lastMail(2);
    expect(subject).toContain("Request declined");
    expect(text).toContain("Mia is ill.");
  });

  it("has at most 500 characters", async () => {
    const id = await booked();
    const long = { message: "x".repeat(501) };
    const replies = [
      await counter.put(`/appointments/${id}`, { starts_at: startsAt, ...long }),
      await counter.post(`/appointments/${id}/cancel`, long),
      await counter.post(`/appointments/${id}/decline`, long),
    ];
    expect(replies.map(({ status }) => status)).toEqual([422, 422, 422]);
    const most = { starts_at: startsAt, message: "👋".repeat(500) };
    expect((await counter.put(`/appointments/${id}`, most)).status).toBe(200);
  });

  it("ends with the erasure of the client before it is mailed", async () => {
    const id = await booked();
    await counter.post(`/appointments/${id}/cancel`, { message });
    const [{ id: clientId }] = (await counter.get("/clients")).body;
    expect((await counter.post(`/clients/${clientId}/erase`)).status).toBe(200);
    expect(await notices()).toEqual([]);
    expect(await mailsTo(scheduling, email(), 1)).toHaveLength(1);
  });
});

describe("a move without notification", () => {
  it("mails staff and not the client, and changes the calendar and its event", async () => {
    const id = await booked();
    const before = (await counter.get(`/appointments/${id}`)).body;
    const move = { starts_at: startsAt, notify: false };
    const { status, body } = await counter.put(`/appointments/${id}`, move);
    expect(status).toBe(200);
    expect(body.revision).toBeGreaterThan(before.revision);
    expect(await notices()).toEqual([{ kind: "staff_moved", message: null }]);
    expect(await mailsTo(scheduling, email(), 1)).toHaveLength(1);
    const { rows } = await sql<{ sequence: number }>`select sequence from scheduling.appointments
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    expect(rows).toEqual([{ sequence: 1 }]);
    const entry = (await counter.get("/audit?kind=appointment")).body.at(-1);
    expect(entry.after.starts_at).toBe(`${monday}T13:00:00.000Z`);
  });

  it.each([{ notes: "Knee" }, { notify: false }])("takes no message with %j", async (more) => {
    const id = await booked();
    const move = "notify" in more ? { starts_at: startsAt } : {};
    const { status, body } = await counter.put(`/appointments/${id}`, {
      ...move,
      ...more,
      message,
    });
    const errors = { message: ["needs a new time, people or duration, with a mail"] };
    expect([status, body.errors]).toEqual([422, errors]);
    expect(await notices()).toEqual([]);
  });
});
