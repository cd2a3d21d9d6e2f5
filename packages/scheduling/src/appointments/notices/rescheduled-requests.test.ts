import { partOf, type SeenMail } from "@frontdesk/people/test/read-mail";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
let administrator: string;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  counter = await makeCounter(scheduling, { service: { approval: "required" } });
  const { rows } = await sql<{ email: string }>`select email from scheduling.users
    where id = ${counter.userId}`.execute(scheduling.context.db);
  administrator = rows[0]!.email;
});
afterAll(() => scheduling.close());

let drawn = 0;

async function ask() {
  const email = `asked${++drawn}@example.com`;
  const { token } = (await counter.hold()).body;
  now = new Date(now.getTime() + 10_000);
  const { body } = await counter.of(token).post("details", { name: "Jane", email });
  expect(body.state).toBe("requested");
  await mailsTo(scheduling, email, 1);
  await mailsTo(scheduling, administrator, 1);
  const [{ id }] = (await counter.get("/appointments")).body;
  return { email, token, id };
}

const textOf = (mail: SeenMail | undefined) =>
  partOf(mail!, "text/plain").content.replaceAll(/[\u00a0\u202f\u2009]/g, " ");

function expectRescheduled(mail: SeenMail | undefined) {
  const text = textOf(mail);
  expect(mail!.headers.get("subject")).toMatch(/^Request moved – Haircut/);
  expect(text).toContain("It is not confirmed yet.");
  expect(text).toContain("You will have an answer by Monday, February 22");
  expect(text).toMatch(/When: Monday, March 1, 2027, 1:00/);
  expect(text).toContain("Before: Monday, March 1 at 10:00 AM");
  expect(text).toContain("See the request:");
  expect(mail!.parts.map(({ type }) => type)).not.toContain("text/calendar");
}

describe("a rescheduled request", () => {
  it("by staff: the customer gets both times and no calendar entry", async () => {
    const { email, id } = await ask();
    const { status } = await counter.put(`/appointments/${id}`, {
      starts_at: `${monday}T13:00:00Z`,
    });
    expect(status).toBe(200);
    const [, seenMail] = await mailsTo(scheduling, email, 2);
    expectRescheduled(seenMail);
  });

  it("by the customer: the customer and the approvers get a mail", async () => {
    const { email, token } = await ask();
    await counter.of(token).post("reschedule", { starts_at: `${monday}T13:00:00Z` });
    const [, updated] = await mailsTo(scheduling, email, 2);
    expectRescheduled(updated);
    const [, seenMail] = await mailsTo(scheduling, administrator, 2);
    expect(seenMail!.headers.get("subject")).toMatch(/^Appointment moved: Haircut/);
    expect(textOf(seenMail)).toContain("It was Monday 1 March at 10:00. It is still a request.");
  });

  it("gets a reminder only after its approval", async () => {
    const { email, id } = await ask();
    await counter.put(`/appointments/${id}`, { starts_at: `${monday}T13:00:00Z` });
    await mailsTo(scheduling, email, 2);
    const kinds = async () => {
      const { rows } = await sql<{ kind: string }>`select kind from scheduling.notices
        where account_id = ${counter.accountId}`.execute(scheduling.context.db);
      return rows.map(({ kind }) => kind);
    };
    expect(await kinds()).toEqual([]);
    await counter.post(`/appointments/${id}/approve`);
    await mailsTo(scheduling, email, 3);
    expect(await kinds()).toEqual(["reminder"]);
  });
});
