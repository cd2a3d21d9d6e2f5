import { sql } from "kysely";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter, monday } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { reconcile } from "../../operating/reconcile/reconcile.ts";

const question = { label: "Which?", options: [] as string[], required: false };
const questions = [
  { ...question, id: "short", kind: "text" },
  { ...question, id: "long", kind: "long_text" },
  { ...question, id: "count", kind: "number" },
  { ...question, id: "one", kind: "choice", options: ["a", "b"] },
  { ...question, id: "some", kind: "choices", options: ["a", "b"] },
  { ...question, id: "yes", kind: "checkbox" },
];

let now = new Date("2027-02-20T09:00:00Z");
let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  now = new Date("2027-02-20T09:00:00Z");
  counter = await makeCounter(scheduling, { service: { questions } });
});
afterEach(async () => {
  expect((await reconcile(scheduling.context)).findings).toEqual([]);
});
afterAll(() => scheduling.close());

const later = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

async function held(): Promise<string> {
  const { token } = (await counter.hold()).body;
  later(10);
  return token;
}

const change = async (table: "booking_pages" | "services" | "accounts", fields: object) => {
  const own = table === "accounts" ? "id" : "account_id";
  const set = Object.entries(fields).map(([name, value]) => sql`${sql.ref(name)} = ${value}`);
  await sql`update ${sql.table(`scheduling.${table}`)} set ${sql.join(set)}
    where ${sql.ref(own)} = ${counter.accountId}`.execute(scheduling.context.db);
};

describe("customer details", () => {
  it.each([
    ["name", { name: "A".repeat(81) }],
    ["name", { name: "www.spam.example" }],
    ["name", { name: 7 }],
    ["email", { email: `${"a".repeat(250)}@example.com` }],
    ["email", { email: "jane@example.com\r\nBcc: all@example.com" }],
    ["email", { email: "jane@example.com, all@example.com" }],
    ["phone", { phone: "1".repeat(41) }],
    ["website", { website: "https://spam.example" }],
    ["answers.short", { answers: { short: "a".repeat(501) } }],
    ["answers.long", { answers: { long: "a".repeat(5_001) } }],
    ["answers.count", { answers: { count: "1" } }],
    ["answers.one", { answers: { one: "c" } }],
    ["answers.some", { answers: { some: ["a", "c"] } }],
    ["answers.some", { answers: { some: ["a", "a"] } }],
    ["answers.yes", { answers: { yes: "yes" } }],
    ["answers.other", { answers: { other: "x" } }],
  ])("fail validation for their %s: %j", async (field, fields) => {
    const token = await held();
    const { status, body } = await counter.of(token).post("details", { ...jane, ...fields });
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    expect((await counter.of(token).get()).body).toMatchObject({ state: "held", customer: null });
  });

  it("fail validation if huge", async () => {
    const token = await held();
    const answers = { some: Array.from({ length: 2_000_000 }, () => "a") };
    const { status } = await counter.of(token).post("details", { ...jane, answers });
    expect(status).toBe(413);
  });

  it("pass validation at their longest", async () => {
    const token = await held();
    const answers = {
      short: "a".repeat(500),
      long: "ä".repeat(5_000),
      count: -1.5,
      one: "b",
      some: ["b", "a"],
      yes: true,
    };
    const fields = { name: "Ä".repeat(80), email: jane.email, phone: "+45 (0) 1.2/3-4 x5" };
    const { body } = await counter.of(token).post("details", { ...fields, answers });
    expect(body).toMatchObject({ state: "confirmed", answers, customer: fields });
  });
});

describe("a change between two steps of a customer", () => {
  it("an archived or unlisted service: refuses the hold", async () => {
    await change("services", { visibility: "off" });
    expect((await counter.hold()).status).toBe(404);
    await change("services", { visibility: "public", archived: true });
    expect((await counter.hold()).status).toBe(404);
    await change("services", { archived: false });
    await change("booking_pages", { published: false });
    expect((await counter.hold()).status).toBe(404);
  });

  it("an unpublished page: existing holds continue", async () => {
    const token = await held();
    await change("booking_pages", { published: false });
    const { body } = await counter.of(token).post("details", jane);
    expect(body.state).toBe("confirmed");
  });

  it("a suspension: refuses new holds, existing ones continue", async () => {
    const token = await held();
    await change("accounts", { suspended_at: now });
    const other = await counter.hold({ starts_at: `${monday}T12:00:00Z` });
    expect(other.status).toBe(403);
    expect((await counter.of(token).post("details", jane)).body.state).toBe("confirmed");
    await change("accounts", { suspended_at: null });
  });

  it("another grid or notice: earlier slots stay valid", async () => {
    await change("services", { slot_step: 45 });
    expect((await counter.hold({ starts_at: `${monday}T10:00:00Z` })).status).toBe(409);
    expect((await counter.hold({ starts_at: `${monday}T10:30:00Z` })).status).toBe(201);
    await change("services", { minimum_notice: 30 * 24 * 60 });
    expect((await counter.hold({ starts_at: `${monday}T12:00:00Z` })).status).toBe(409);
  });

  it("another price, length or questions: a hold keeps the shown terms", async () => {
    await change("services", { price: 1000 });
    const token = await held();
    const query = JSON.stringify([{ ...question, id: "new", kind: "text", required: true }]);
    await change("services", { price: 9000, duration: 30, questions: query });
    const { body } = await counter.of(token).post("details", { ...jane, answers: { one: "a" } });
    expect(body).toMatchObject({
      state: "confirmed",
      ends_at: `${monday}T11:00:00.000Z`,
      service: { price: 1000, duration: 60 },
    });
  });

  it("new terms of business: holders must agree to them", async () => {
    const token = await held();
    await change("booking_pages", { terms_url: "https://example.com/terms" });
    const { status, body } = await counter.of(token).post("details", jane);
    expect([status, Object.keys(body.errors)]).toEqual([422, ["consents.terms"]]);
  });
});

describe("an appointment's token", () => {
  it("serves no second customer", async () => {
    const token = await held();
    await counter.of(token).post("details", jane);
    const other = { name: "Mallory", email: "mallory@example.com" };
    expect((await counter.of(token).post("details", other)).status).toBe(409);
    expect((await counter.of(token).get()).body.customer).toMatchObject(jane);
  });

  it.each(["0", "a-b", "..x", "1-AAAAAAAAAAAAAAAAAAAAAA", "z".repeat(65)])(
    "malformed as %s: leads nowhere",
    async (token) => {
      const { status } = await counter.of(token).get();
      expect([404, 422]).toContain(status);
      expect((await counter.hold({ replaces: token })).status).not.toBe(201);
    },
  );

  it("older than a revocation of links: leads nowhere", async () => {
    const token = await held();
    await sql`update scheduling.appointments set link_version = 2
      where account_id = ${counter.accountId}`.execute(scheduling.context.db);
    for (const stage of ["details", "extend", "cancel", "paid"]) {
      const body = stage === "cancel" ? { expected_refund: 0 } : jane;
      expect((await counter.of(token).post(stage, body)).status).toBe(404);
    }
    expect((await counter.of(token).release()).status).toBe(404);
  });
});

describe("an invalid body", () => {
  const deep = (levels: number): object => (levels === 0 ? {} : { deeper: deep(levels - 1) });

  it.each(["extend", "paid", "again", "forget", "cancel"])(
    "fails as the API description of %s states",
    async (stage) => {
      const token = await held();
      const { status, body } = await counter.of(token).post(stage, deep(40));
      expect([status, Object.keys(body.errors)]).toEqual([422, [expect.any(String)]]);
      const { paths } = (await scheduling.send("GET /openapi.json")).body;
      const location = `/public/v1/{account}/appointments/{token}/${stage}`;
      expect(Object.keys(paths[location].post.responses)).toContain("422");
      await counter.of(token).release();
    },
  );
});
