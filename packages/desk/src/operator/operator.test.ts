import { codeFor, password } from "@frontdesk/people/test/harness";
import { heldBy } from "@frontdesk/platform/test/held";
import { openAdminListener } from "@frontdesk/server/admin-listener";
import type { Server } from "@frontdesk/server/server";
import type { FastifyRequest } from "fastify";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bodyOf } from "../../test/behind.ts";
import { makePage, type Page, startTestDesk, type TestDesk } from "../../test/harness.ts";

const operatorKey = "operator-key-of-the-tests";

let desk: TestDesk;
let admin: Server;
let page: Page;
let email = "";
beforeAll(async () => {
  desk = await startTestDesk({ settings: () => ({ operatorKey }) });
  admin = await openAdminListener([desk.adminRoutes], {
    settings: desk.context.settings,
    log: desk.log,
  });
  page = await makePage(desk);
  email = (await session()).person.email;
});
afterAll(async () => {
  await admin.close();
  await desk.close();
});

const session = async () => (await bodyOf(await page.ask("GET /session")))[1];

async function ask(route: string, payload?: object, key = operatorKey) {
  const [method, url] = route.split(" ") as ["GET", string];
  const authorization = `Basic ${Buffer.from(`:${key}`).toString("base64")}`;
  const answer = await admin.inject({
    method,
    url: `/desk/operator${url}`,
    headers: { authorization },
    ...(payload !== undefined && { payload }),
  });
  return [answer.statusCode, answer.payload === "" ? undefined : answer.json()];
}

describe("operator key", () => {
  it("makes a person an operator and revokes that", async () => {
    expect((await session()).isOperator).toBe(false);
    expect((await ask("POST /operators", { email: email.toUpperCase() }))[0]).toBe(204);
    expect((await ask("POST /operators", { email }))[0]).toBe(204);
    expect((await session()).isOperator).toBe(true);
    const [, listed] = await ask("GET /operators");
    expect(listed).toMatchObject([{ email, name: "Ann Example", addedAt: expect.any(String) }]);
    expect((await ask(`DELETE /operators/${email}`))[0]).toBe(204);
    expect((await session()).isOperator).toBe(false);
    expect((await ask(`DELETE /operators/${email}`))[0]).toBe(404);
    const { rows } = await sql<{ action: string; actor: string }>`
      select action, actor from desk.actions order by id`.execute(desk.opened.db);
    const actor = "operator at 127.0.0.1";
    expect(rows).toEqual([
      { action: "operator.add", actor },
      { action: "operator.remove", actor },
    ]);
  });

  it("accepts only persons with a confirmed address", async () => {
    expect((await ask("POST /operators", { email: "nobody@example.com" }))[0]).toBe(404);
    await sql`update people.persons set email_verified_at = null where email = ${email}`.execute(
      desk.opened.db,
    );
    expect(await ask("POST /operators", { email })).toMatchObject([
      409,
      { message: expect.stringContaining("not confirmed") },
    ]);
  });
});

async function askSignedIn(route: string) {
  const [method, rest] = route.split(" ") as ["GET", string];
  const request = { headers: { cookie: page.cookie } } as FastifyRequest;
  const person = (await desk.context.people.personOf(request))!;
  const path = `/desk/operator${rest}`;
  const query = { method, path, query: "", idempotencyKey: null };
  const saying = { person, address: "127.0.0.1", aud: "operator", request: query } as const;
  const assertion = await desk.context.people.makeAssertion(saying);
  const headers = { authorization: assertion!.header };
  const answer = await admin.inject({ method, url: path, headers });
  return [answer.statusCode, answer.payload === "" ? undefined : answer.json()];
}

describe("signed-in operator", () => {
  let other: { id: string; email: string };
  beforeAll(async () => {
    page = await makePage(desk);
    email = (await session()).person.email;
    const [, { person }] = await bodyOf(await (await makePage(desk)).ask("GET /session"));
    other = person;
    await ask("POST /operators", { email });
  });

  it("manages people after a second factor, and appears in the audit log", async () => {
    const path = `/persons/${other.id}`;
    expect(await askSignedIn(`GET ${path}`)).toMatchObject([403, { code: "second_factor_needed" }]);
    await page.visitor.get("/me");
    await page.visitor.submit({ current: password }, "/me/second-factor");
    await page.visitor.get("/me/second-factor");
    await page.visitor.submit({ code: codeFor(desk, page.visitor.page) });
    expect(await askSignedIn(`GET ${path}`)).toEqual([
      200,
      {
        id: other.id,
        email: other.email,
        name: "Ann Example",
        created: expect.any(String),
        lastSeen: expect.any(String),
        emailVerified: true,
        hasSecondFactor: false,
        lostFactor: null,
        isOperator: false,
        erased: null,
      },
    ]);
    expect((await askSignedIn(`DELETE ${path}`))[0]).toBe(204);
    expect(await askSignedIn(`GET ${path}`)).toMatchObject([
      200,
      { name: null, email: expect.stringMatching(/invalid$/), erased: expect.any(String) },
    ]);
    const { id } = (await session()).person;
    expect((await ask("GET /actions?limit=1"))[1]).toEqual([
      {
        id: expect.any(Number),
        at: expect.any(String),
        actor: `person:${id} at 127.0.0.1`,
        action: "person.erase",
        subject: other.id,
        details: {},
      },
    ]);
    const [{ id: last }] = (await ask("GET /actions?limit=1"))[1];
    expect((await ask(`GET /actions?limit=1&before=${last}`))[1]).toMatchObject([
      { action: "operator.add" },
    ]);
    expect(await askSignedIn(`GET /persons/${"0".repeat(24)}`)).toMatchObject([404, {}]);
  });

  it("cannot list or remove operators: that requires the operator key", async () => {
    for (const route of ["GET /operators", `DELETE /operators/${encodeURIComponent(email)}`]) {
      expect(await askSignedIn(route)).toMatchObject([
        403,
        { message: expect.stringContaining("operator key") },
      ]);
    }
  });

  it("cannot get a backup", async () => {
    expect(await askSignedIn("POST /backups")).toMatchObject([
      403,
      { message: expect.stringContaining("requires the operator key") },
    ]);
  });

  it("loses access a quarter of an hour after the proof", async () => {
    desk.wait(16 * 60_000);
    expect((await askSignedIn("GET /actions"))[1]).toMatchObject({ code: "step_up_required" });
  });
});

describe("lost second factor", () => {
  it("ends 48 hours after the notice, with a reason in the audit log for each step", async () => {
    const lost = await makePage(desk);
    const { id } = (await bodyOf(await lost.ask("GET /session")))[1].person;
    const path = `/persons/${id}/lost-factor`;
    const reason = "Wilhelmina called";
    expect((await ask(`POST ${path}`, {}))[0]).toBe(400);
    expect(await ask(`POST ${path}`, { reason })).toMatchObject([
      409,
      { code: "no_second_factor" },
    ]);
    await lost.visitor.get("/me");
    await lost.visitor.submit({ current: password }, "/me/second-factor");
    await lost.visitor.get("/me/second-factor");
    await lost.visitor.submit({ code: codeFor(desk, lost.visitor.page) });
    expect(await ask(`DELETE ${path}`)).toMatchObject([404, { code: "not_reported" }]);
    const [status, notice] = await ask(`POST ${path}`, { reason });
    const { due } = notice;
    expect([status, notice]).toEqual([
      201,
      { reported: expect.any(String), due: expect.any(String), isDue: false, objected: null },
    ]);
    expect((await ask(`GET /persons/${id}`))[1]).toMatchObject({ lostFactor: notice });
    expect(await ask(`DELETE ${path}`)).toMatchObject([409, { code: "too_early" }]);
    const { db } = desk.opened;
    await sql`update people.lost_factors set due_at = due_at - interval '48 hours'`.execute(db);
    expect((await ask(`DELETE ${path}`))[0]).toBe(204);
    expect(await ask(`DELETE ${path}`)).toMatchObject([404, { code: "not_reported" }]);
    expect((await lost.ask("GET /session")).statusCode).toBe(401);
    expect((await ask(`GET /persons/${id}`))[1]).toMatchObject({
      hasSecondFactor: false,
      lostFactor: null,
    });
    const actor = "operator at 127.0.0.1";
    expect((await ask("GET /actions?limit=2"))[1]).toMatchObject([
      { action: "person.factor_end", subject: id, actor, details: {} },
      { action: "person.factor_lost", subject: id, actor, details: { reason, due } },
    ]);
    await ask(`DELETE /persons/${id}`);
    const [, , kept] = (await ask("GET /actions?limit=3"))[1];
    expect(kept).toMatchObject({ action: "person.factor_lost", subject: id });
    expect(kept.details).toEqual({ due });
  });

  it("does not exist for an unknown person", async () => {
    const path = `/persons/${"0".repeat(24)}/lost-factor`;
    expect((await ask(`POST ${path}`, { reason: "x" }))[0]).toBe(404);
    expect((await ask(`DELETE ${path}`))[0]).toBe(404);
  });
});

it("operator assignment: requires the operator key", async () => {
  expect((await ask("POST /operators", { email }, "wrong"))[0]).toBe(401);
  const { rows } = await sql`select from desk.actions where action = 'key.refuse'`.execute(
    desk.opened.db,
  );
  expect(rows).toHaveLength(1);
});

it("operators' audit log: a long one is read and written in portions, each row once", async () => {
  const count = 300;
  await sql`insert into desk.actions (at, actor, action, subject, details)
    select now(), 'operator', 'person.factor_lost', md5(n::text),
      jsonb_build_object('reason', repeat(chr(1), 500))
    from generate_series(1, ${count}) n`.execute(desk.opened.db);
  let rows: { id: number }[] = [];
  const held = await heldBy(async () => {
    [, rows] = await ask("GET /actions?limit=1000");
  });
  const ids = rows.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(count);
  expect(ids).toEqual([...new Set(ids)].toSorted((one, other) => other - one));
  expect(Math.max(held.read, held.written)).toBeGreaterThan(100_000);
  expect(Math.max(held.read, held.written)).toBeLessThan(524_288);
  expect((await ask("GET /actions?limit=60"))[1]).toEqual(rows.slice(0, 60));
});
