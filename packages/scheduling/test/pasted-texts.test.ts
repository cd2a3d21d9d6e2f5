import { refusingIn, uncleanedIn } from "@frontdesk/platform/test/pasted-texts";
import { collectTaken, type TakenParameter } from "@frontdesk/platform/test/whole-numbers";
import { cleanEmail } from "@frontdesk/server/text/email";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Counter, makeCounter } from "./counter.ts";
import { startTestScheduling, type TestScheduling } from "./harness.ts";
import { makeStudio } from "./studio.ts";

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let taken: TakenParameter[];
beforeAll(async () => {
  ({ built: scheduling, taken } = await collectTaken(() =>
    startTestScheduling({ now: () => now }),
  ));
});
afterAll(() => scheduling.close());

it("pasted texts: every name, phone, email and address field has its kind", () => {
  const { found, wrong } = uncleanedIn(taken);
  expect(found).toBeGreaterThan(8);
  // Headings of a file.
  expect(wrong.filter((field) => !field.includes("/imports columns."))).toEqual([]);
});

it("pasted texts: no field refuses common pasted forms", () => {
  expect(refusingIn(taken)).toEqual([]);
});

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

it("pasted texts: clients and customers follow the same rules", async () => {
  const counter = await makeCounter(scheduling, {});
  const client = await counter.post("/clients", { ...pasted, email: "other@example.com\u200b" });
  expect(client.body).toMatchObject({ ...kept, email: "other@example.com" });
  const token = await held(counter);
  const { body } = await counter.of(token).post("details", pasted);
  expect(body.customer).toEqual(kept);
});

it.each(["+", "call me", "12"])(
  "pasted texts: every field refuses the phone number %j",
  async (phone) => {
    const counter = await makeCounter(scheduling, {});
    const token = await held(counter);
    const replies = [
      await counter.post("/clients", { name: "Ann", phone }),
      await counter.put("/booking_page", { phone }),
      await counter.of(token).post("details", { name: "Ann", email: "ann@example.com", phone }),
    ];
    for (const { body } of replies) {
      expect(body.errors).toEqual({ phone: ["must be a telephone number"] });
    }
  },
);

it("pasted texts: an old invalid phone number may stay", async () => {
  const studio = await makeStudio(scheduling);
  const { id } = (await studio.post("/clients", { name: "Ann", phone: "20304050" })).body;
  await sql`update scheduling.clients set phone = 'ask at the desk'
    where account_id = ${studio.accountId} and id = ${id}`.execute(scheduling.context.db);
  const again = await studio.put(`/clients/${id}`, { phone: "ask at the desk", notes: "VIP" });
  expect([again.status, again.body.phone]).toEqual([200, "ask at the desk"]);
});

it("pasted texts: an Idempotency-Key compares the sent text, not the cleaned one", async () => {
  const studio = await makeStudio(scheduling);
  const create = (name: string) =>
    studio.post("/clients", { name }, { "idempotency-key": "pasted" });
  const first = await create("Ann\u200e");
  expect([first.status, first.body.name]).toEqual([201, "Ann"]);
  expect((await create("Ann\u200e")).body.id).toBe(first.body.id);
  expect((await create("Ann")).status).toBe(422);
  expect((await studio.get("/clients")).body).toHaveLength(1);
});

it("pasted texts: no two stored addresses become equal", async () => {
  const studio = await makeStudio(scheduling);
  const { db } = scheduling.context;
  const addresses = [
    "ann@example.com",
    "ann.@example.com",
    "ann+1@example.com",
    "a.nn@example.com",
    "аnn@example.com",
    "ａnn@example.com",
    "ann@ｅxample.com",
    "ann@еxample.com",
    "ann@strasse.de",
    "ann@straße.de",
    "ann@bücher.example",
    "ann@bucher.example",
    "ann@bu\u0308\u034fcher.example",
    "ann@نامه\u200cای.com",
    "ann@نامهای.com",
    "ånn@example.com",
    "ann@exam-ple.com",
    "ann@exam–ple.com",
    "ann@ﬁsh.example",
    "ann@fish.example",
    "ann@bi1l.example",
    "ann@bill.example",
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

it("pasted texts: search for a client uses the typed name, not the cleaned one", async () => {
  const studio = await makeStudio(scheduling);
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
