import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
beforeAll(async () => {
  const settings = { trustProxy: "127.0.0.1" };
  scheduling = await startTestScheduling({ now: () => now, limited: true, settings });
});
let email: string;
let drawn = 0;
beforeEach(() => {
  now = new Date("2027-02-20T09:00:00Z");
  email = `victim${++drawn}@example.com`;
});
afterAll(() => scheduling.close());

const at = (hour: number) => `${monday}T${String(hour).padStart(2, "0")}:00:00Z`;

async function book(counter: Counter, hour: number): Promise<string> {
  drawn += 1;
  const from = { "x-forwarded-for": `10.${drawn}.0.7` };
  const { token } = (await counter.hold({ starts_at: at(hour) }, from)).body;
  now = new Date(now.getTime() + 10_000);
  const labels = { name: "Jane Doe", email };
  const path = `/public/v1/${counter.subdomain}/appointments/${token}/details` as const;
  const { body } = await scheduling.send(`POST ${path}`, { body: labels, headers: from });
  expect(body.state).toBe("confirmed");
  return token;
}

async function bookedByStaff(counter: Counter, hour: number): Promise<number> {
  const named = { name: "Jane Doe", email };
  const match = (await counter.get("/clients")).body.find((one: object) => "email" in one);
  const client = match ?? (await counter.post("/clients", named)).body;
  const query = { service_id: Number(counter.serviceId), client_id: client.id };
  const response = await counter.post("/appointments", { ...query, starts_at: at(hour) });
  expect(response.status).toBe(201);
  return response.body.id;
}

async function waiting({ accountId }: Counter): Promise<string[]> {
  await scheduling.notifying.drain();
  const { rows } = await sql<{ kind: string }>`select kind from scheduling.notices
    where account_id = ${accountId} and kind <> 'reminder' order by id`.execute(
    scheduling.context.db,
  );
  return rows.map(({ kind }) => kind);
}

describe("mails of an account to an address", () => {
  it("are counted for that account alone, so that no other is muted", async () => {
    const [loud, quiet] = [await makeCounter(scheduling), await makeCounter(scheduling)];
    for (let hour = 9; hour < 15; hour += 1) await bookedByStaff(loud, hour);
    expect(await waiting(loud)).toEqual(["confirmed"]);
    await bookedByStaff(quiet, 10);
    expect(await waiting(quiet)).toEqual([]);
    expect(await mailsTo(scheduling, email, 6)).toHaveLength(6);
  });

  it("report cancellations and reschedules, however many confirmations went before", async () => {
    const counter = await makeCounter(scheduling);
    const ids: number[] = [];
    for (let hour = 9; hour < 14; hour += 1) ids.push(await bookedByStaff(counter, hour));
    await mailsTo(scheduling, email, 5);
    await counter.post(`/appointments/${ids[0]}/cancel`);
    await counter.put(`/appointments/${ids[1]}`, { starts_at: at(15) });
    expect(await waiting(counter)).toEqual([]);
    const subjects = (await mailsTo(scheduling, email, 7)).map((one) => one.headers.get("subject"));
    expect(subjects.filter((one) => /cancelled|moved/.test(one!))).toHaveLength(2);
  });
});

describe("a stranger who books with a client's address", () => {
  const spent = (key: string) =>
    Promise.all([
      scheduling.context.limits.count("mailsByRecipient", key, 100),
      scheduling.context.limits.count("changeMailsByRecipient", key, 100),
    ]);

  it("delays no mail about appointments made by staff, even with their tokens", async () => {
    const counter = await makeCounter(scheduling);
    const id = await bookedByStaff(counter, 16);
    const sent = 1 + 5 * 5;
    for (let count = 0; count < 5; count += 1) {
      const stranger = counter.of(await book(counter, 9));
      await scheduling.notifying.drain();
      for (const hour of [10, 11, 12]) {
        await stranger.post("reschedule", { starts_at: at(hour) });
        await scheduling.notifying.drain();
      }
      await stranger.post("cancel", { expected_refund: 0 });
    }
    expect(await mailsTo(scheduling, email, sent)).toHaveLength(sent);
    await bookedByStaff(counter, 15);
    await counter.post(`/appointments/${id}/cancel`);
    expect(await waiting(counter)).toEqual([]);
    expect(await mailsTo(scheduling, email, sent + 2)).toHaveLength(sent + 2);
  });

  it("delays no mail of cancellations by the business", async () => {
    const counter = await makeCounter(scheduling);
    await book(counter, 10);
    await mailsTo(scheduling, email, 1);
    await spent(`${counter.accountId} typed ${email}`);
    const [mine] = (await counter.get("/appointments")).body;
    await counter.post(`/appointments/${mine.id}/cancel`);
    expect(await waiting(counter)).toEqual([]);
    expect(await mailsTo(scheduling, email, 2)).toHaveLength(2);
  });
});

describe("first mails to an unverified address", () => {
  it("are five an hour in the whole installation, over all accounts", async () => {
    const counters: Counter[] = [];
    for (let count = 0; count < 6; count += 1) {
      const counter = await makeCounter(scheduling);
      counters.push(counter);
      await book(counter, 10);
      await scheduling.notifying.drain();
    }
    expect(await mailsTo(scheduling, email, 5)).toHaveLength(5);
    expect(await waiting(counters[5]!)).toEqual(["confirmed"]);
  });

  it("delay only each other: neither later mails nor those of staff", async () => {
    const mine = await makeCounter(scheduling);
    const token = await book(mine, 10);
    await mailsTo(scheduling, email, 1);
    await scheduling.context.limits.count("unprovedMailsByRecipient", email, 100);
    await bookedByStaff(mine, 12);
    await mine.of(token).post("cancel", { expected_refund: 0 });
    expect(await waiting(mine)).toEqual([]);
    expect(await mailsTo(scheduling, email, 3)).toHaveLength(3);
  });

  it("keep their count despite an earlier cancellation", async () => {
    const counter = await makeCounter(scheduling);
    await scheduling.context.limits.count("unprovedMailsByRecipient", email, 5);
    const token = await book(counter, 10);
    await counter.of(token).post("cancel", { expected_refund: 0 });
    expect(await waiting(counter)).toEqual(["cancelled"]);
    expect(await mailsTo(scheduling, email, 0)).toEqual([]);
  });
});
