import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  codeFor,
  lastLink,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";
import type { Visitor } from "../../test/visitor.ts";
import { findPersonOfEmail } from "../persons/store.ts";
import { findLostFactor } from "./store.ts";

let started: TestPeople;
beforeAll(async () => {
  started = await startTestPeople();
});
afterAll(() => started.close());

let count = 0;
let email: string;
let personId: string;
let inside: Visitor;
let setup: string;
let backup: string;
beforeEach(async () => {
  count += 1;
  email = `ann${count}@example.com`;
  inside = await makePerson(started, email);
  await inside.get("/me");
  await inside.submit({ current: password }, "/me/second-factor");
  setup = (await inside.get("/me/second-factor")).text;
  await inside.submit({ code: codeFor(started, setup) });
  [backup = ""] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(inside.page) ?? [];
  personId = (await findPersonOfEmail(started.opened.db, email))!.id;
});

const report = (operatorId?: string) =>
  started.opened.db
    .transaction()
    .execute((db) => started.people.reportLostFactor(db, { personId, operatorId }));
const end = () =>
  started.opened.db.transaction().execute((db) => started.people.endLostFactor(db, personId));
const refusal = (status: number, code: string) => ({ status, body: { code } });

async function pass(hours: number): Promise<void> {
  await sql`update people.lost_factors set due_at = due_at - ${`${hours} hours`}::interval
    where person_id = ${personId}`.execute(started.opened.db);
}

async function signIn(code?: string): Promise<Visitor> {
  const visitor = started.visitor();
  await visitor.get("/sign-in");
  await visitor.submit({ email, password });
  if (code === undefined) return visitor;
  await visitor.get("/second-factor");
  await visitor.submit({ code });
  return visitor;
}

const mailsTo = () => started.mails.filter(({ to }) => to === email);

describe("lost second factor", () => {
  it("report: the mail names the operator and the end date, with a link to object", async () => {
    const operator = await makePerson(started, `olga${count}@example.com`);
    await operator.get("/me");
    await operator.submit({ name: "Olga Operator" }, "/me/name");
    const { id } = (await findPersonOfEmail(started.opened.db, `olga${count}@example.com`))!;
    const { dueAt, reportedAt } = await report(id);
    expect(dueAt.getTime() - reportedAt.getTime()).toBe(48 * 60 * 60_000);
    const mail = mailsTo().at(-1)!;
    expect(mail.subject).toBe("Frontdesk will soon turn off your second factor");
    expect(mail.text).toContain('"Olga Operator"');
    expect(mail.text).toContain(`${dueAt.toISOString().slice(0, 16).replace("T", " ")} UTC`);
    expect(mail.text).toContain(mail.link);
    await expect(report()).rejects.toMatchObject(refusal(409, "reported_already"));
  });

  it("end: not before 48 hours by the database clock, with any clock of the process", async () => {
    await expect(end()).rejects.toMatchObject(refusal(404, "not_reported"));
    await report();
    await expect(end()).rejects.toMatchObject(refusal(409, "too_early"));
    started.wait(72 * 60 * 60_000);
    await expect(end()).rejects.toMatchObject(refusal(409, "too_early"));
    await pass(47.9);
    await expect(end()).rejects.toMatchObject(refusal(409, "too_early"));
    await pass(0.1);
    await end();
  });

  it("end: once, with the backup codes and all sessions, announced by mail", async () => {
    await report();
    await pass(48);
    const before = mailsTo().length;
    await end();
    await expect(end()).rejects.toMatchObject(refusal(404, "not_reported"));
    expect(mailsTo().slice(before)).toMatchObject([
      { subject: "An operator turned off the second factor for Frontdesk" },
    ]);
    expect((await inside.get("/me")).location).toMatch(/^\/sign-in/);
    const { rows } = await sql`
      select from people.backup_codes where person_id = ${personId}`.execute(started.opened.db);
    expect(rows).toEqual([]);
    const again = await signIn();
    expect((await again.get("/me")).status).toBe(200);
    await expect(report()).rejects.toMatchObject(refusal(409, "no_second_factor"));
  });

  it("end: one of two attempts at the same time succeeds", async () => {
    await report();
    await pass(48);
    const before = mailsTo().length;
    const both = await Promise.allSettled([end(), end()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(mailsTo().length - before).toBe(1);
  });

  it("report: one of two at the same time succeeds", async () => {
    const both = await Promise.allSettled([report(), report()]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  it("objection: keeps the factor; opening the link alone does not object", async () => {
    await report();
    const link = lastLink(started, email);
    const visitor = started.visitor();
    const page = await visitor.get(link);
    expect([page.status, page.text]).toEqual([200, expect.stringContaining(email)]);
    expect(page.text).not.toContain("<script");
    expect((await findLostFactor(started.opened.db, personId))?.objectedAt).toBeNull();
    expect((await visitor.post(link, {})).status).toBe(403);
    const objected = await visitor.submit({});
    expect([objected.status, objected.text]).toEqual([
      200,
      expect.stringContaining("The second factor stays"),
    ]);
    expect((await visitor.get(link)).status).toBe(404);
    await pass(72);
    await expect(end()).rejects.toMatchObject(refusal(409, "objected"));
    expect((await signIn(backup)).path).toBe("/second-factor");
  });

  it("report after an objection: starts a new 48 hours with a new link", async () => {
    await report();
    const link = lastLink(started, email);
    const visitor = started.visitor();
    await visitor.get(link);
    await visitor.submit({});
    await pass(72);
    expect(await report()).toMatchObject({ isDue: false, objectedAt: null });
    expect((await visitor.get(link)).status).toBe(404);
    await expect(end()).rejects.toMatchObject(refusal(409, "too_early"));
  });

  it.each(["app", "backup"])("report ends once the factor is used: %s", async (kind) => {
    await report();
    const link = lastLink(started, email);
    await pass(48);
    started.wait(60_000);
    expect((await (await signIn("000000")).get("/me")).status).toBe(303);
    expect(await findLostFactor(started.opened.db, personId)).toMatchObject({ isDue: true });
    const code = kind === "app" ? codeFor(started, setup) : backup;
    expect((await (await signIn(code)).get("/me")).status).toBe(200);
    await expect(end()).rejects.toMatchObject(refusal(404, "not_reported"));
    expect((await started.visitor().get(link)).status).toBe(404);
  });

  it("report ends once the factor is proved in a session", async () => {
    await report();
    started.wait(60_000);
    const { rows } = await sql<{ id: string }>`
      select id from people.sessions where person_id = ${personId}`.execute(started.opened.db);
    const person = { personId, email, name: "Ann", emailVerified: true, sessionId: rows[0]!.id };
    const code = codeFor(started, setup);
    expect(await started.people.proveAgain(person, code)).toEqual(started.now());
    expect(await findLostFactor(started.opened.db, personId)).toBeUndefined();
  });

  it("report is removed with an erased person, and with a factor that is turned off", async () => {
    started.wait(7 * 24 * 60 * 60_000);
    await report();
    await inside.get("/me");
    const { fields } = inside.form("/me/backup-codes");
    await inside.post("/me/second-factor/remove", { ...fields, current: password, code: backup });
    expect(await findLostFactor(started.opened.db, personId)).toBeUndefined();
    await expect(end()).rejects.toMatchObject(refusal(404, "not_reported"));
    await inside.get("/me");
    await inside.submit({ current: password }, "/me/second-factor");
    setup = (await inside.get("/me/second-factor")).text;
    await inside.submit({ code: codeFor(started, setup) });
    await report();
    const { people, opened } = started;
    await people.erasePerson(opened.db, { personId, leavesOwnerless: true });
    expect(await findLostFactor(opened.db, personId)).toBeUndefined();
  });
});
