import { refusingIn, uncleanedIn } from "@frontdesk/platform/test/pasted-texts";
import { collectTaken, type Taken } from "@frontdesk/platform/test/whole-numbers";
import { cleanEmail } from "@frontdesk/server/text/email";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Counter, givenCounter } from "./counter.ts";
import { startTestScheduling, type TestScheduling } from "./harness.ts";
import { givenStudio } from "./studio.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let taken: Taken[];
beforeAll(async () => {
  ({ built: scheduling, taken } = await collectTaken(() =>
    startTestScheduling({ now: () => now }),
  ));
});
afterAll(() => scheduling.close());

it("every name, phone number, e-mail address and postal address of a body has its kind", () => {
  const { found, wrong } = uncleanedIn(taken);
  expect(found).toBeGreaterThan(8);
  expect(wrong).toEqual([]);
});

it("no field refuses what people paste into a field of its kind", () => {
  expect(refusingIn(taken)).toEqual([]);
});

/** A hold of somebody who took a moment to type. */
async function held(counter: Counter): Promise<string> {
  const { token } = (await counter.hold()).body;
  now = new Date(now.getTime() + 10_000);
  return token;
}

const pasted = {
  name: "\u202eنمی\u200cخواهم\u202c ",
  email: "mailto:Ann@bücher.example\u200e",
  phone: "\u202a+٤٥ 20–30\u201140 ext. 12\u202c",
};
const kept = {
  name: "نمی\u200cخواهم",
  email: "Ann@xn--bcher-kva.example",
  phone: "+45 20-30-40 ext. 12",
};

it("a client and a customer are kept by the same rules", async () => {
  const counter = await givenCounter(scheduling, {});
  const client = await counter.post("/clients", { ...pasted, email: "other@example.com\u200b" });
  expect(client.body).toMatchObject({ ...kept, email: "other@example.com" });
  const token = await held(counter);
  const { body } = await counter.of(token).post("details", pasted);
  expect(body.customer).toEqual(kept);
});

it.each(["+", "call me", "12"])("the phone number %j is refused everywhere", async (phone) => {
  const counter = await givenCounter(scheduling, {});
  const token = await held(counter);
  const refused = [
    await counter.post("/clients", { name: "Ann", phone }),
    await counter.put("/booking_page", { phone }),
    await counter.of(token).post("details", { name: "Ann", email: "ann@example.com", phone }),
  ];
  for (const { body } of refused) {
    expect(body.errors).toEqual({ phone: ["must be a telephone number"] });
  }
});

it("a phone number from before there were rules may stay", async () => {
  const studio = await givenStudio(scheduling);
  const { id } = (await studio.post("/clients", { name: "Ann", phone: "20304050" })).body;
  await sql`update scheduling.clients set phone = 'ask at the desk'
    where account_id = ${studio.accountId} and id = ${id}`.execute(scheduling.context.db);
  const again = await studio.put(`/clients/${id}`, { phone: "ask at the desk", notes: "VIP" });
  expect([again.status, again.body.phone]).toEqual([200, "ask at the desk"]);
});

it("an Idempotency-Key compares what was sent, not what is kept of it", async () => {
  const studio = await givenStudio(scheduling);
  const create = (name: string) =>
    studio.post("/clients", { name }, { "idempotency-key": "pasted" });
  const first = await create("Ann\u200e");
  expect([first.status, first.body.name]).toEqual([201, "Ann"]);
  expect((await create("Ann\u200e")).body.id).toBe(first.body.id);
  expect((await create("Ann")).status).toBe(422);
  expect((await studio.get("/clients")).body).toHaveLength(1);
});

it("no two stored addresses become one", async () => {
  const studio = await givenStudio(scheduling);
  const { db } = scheduling.context;
  // As the database may have them: from before there were rules, or put there by hand.
  const addresses = [
    ...["ann@example.com", "ann.@example.com", "ann+1@example.com", "a.nn@example.com"],
    ...["аnn@example.com", "ａnn@example.com", "ann@ｅxample.com", "ann@еxample.com"],
    ...["ann@strasse.de", "ann@straße.de", "ann@bücher.example"],
    ...["ann@bucher.example", "ann@bu\u0308\u034fcher.example", "ann@نامه\u200cای.com"],
    ...["ann@نامهای.com", "ånn@example.com", "ann@exam-ple.com", "ann@exam–ple.com"],
    ...["ann@ﬁsh.example", "ann@fish.example", "ann@bi1l.example", "ann@bill.example"],
  ];
  for (const email of addresses) {
    await sql`insert into scheduling.clients (account_id, creator_id, name, color, email,
        created_at, updated_at)
      values (${studio.accountId}, ${studio.userId}, 'Ann', '#FF8800', ${email},
        ${now}, ${now})`.execute(db);
  }
  const { rows } = await sql<{ email: string }>`select email from scheduling.clients
    where account_id = ${studio.accountId}`.execute(db);
  const cleaned = new Set(rows.map(({ email }) => cleanEmail(email).toLowerCase()));
  expect([rows.length, cleaned.size]).toEqual([addresses.length, addresses.length]);
});

it("a client is looked for by the name as it is typed, not by a cleaned one", async () => {
  const studio = await givenStudio(scheduling);
  await studio.post("/clients", { name: "نمی\u200cخواهم" });
  await studio.post("/clients", { name: "نمیخواهم", phone: "+45 20304050" });
  const named = async (q: string): Promise<string[]> => {
    const { body } = await studio.get(`/clients?q=${encodeURIComponent(q)}`);
    return body.map(({ name }: { name: string }) => name);
  };
  expect(await named("نمی\u200cخواهم")).toEqual(["نمی\u200cخواهم"]);
  expect(await named("نمیخواهم")).toEqual(["نمیخواهم"]);
  expect(await named("٢٠٣٠٤٠٥٠")).toEqual(["نمیخواهم"]);
});
