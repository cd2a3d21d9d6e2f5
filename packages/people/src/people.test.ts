import { html } from "@frontdesk/server/html";
import type { Server } from "@frontdesk/server/server";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson, password, startTestPeople, type TestPeople } from "../test/harness.ts";
import { invite } from "./invitations/invite.ts";
import { field, tokenField } from "./pages/form.ts";
import { isStale, usualCost } from "./passwords/hash.ts";
import { findPasswordHash } from "./passwords/store.ts";
import type { People } from "./people.ts";
import { findPerson, findPersonOfEmail } from "./persons/store.ts";

let started: TestPeople;
beforeAll(async () => {
  started = await startTestPeople();
});
afterAll(() => started.close());

async function rows(table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from ${sql.table(`people.${table}`)}`.execute(started.opened.db);
  return rows[0]!.count;
}

describe("erasing a person", () => {
  it("leaves only the id, and no way to sign in", async () => {
    const { db } = started.opened;
    const email = "ann@example.com";
    const ann = await makePerson(started, email);
    await ann.get("/me");
    await ann.submit({ current: password }, "/me/second-factor");
    const elsewhere = started.visitor();
    await elsewhere.get("/forgot");
    await elsewhere.submit({ email });
    const now = started.now();
    const { personId } = await invite(db, {
      email,
      purpose: "shop",
      newPersonId: "f".repeat(24),
      now,
    });
    await started.people.erasePerson(db, { personId, leavesOwnerless: false });
    expect(await findPerson(db, personId)).toMatchObject({
      id: personId,
      email: `erased-${personId}@erased.invalid`,
      name: null,
      emailVerifiedAt: null,
      erasedAt: now,
    });
    for (const table of ["sessions", "passwords", "proofs", "second_factors"]) {
      expect([table, await rows(table)]).toEqual([table, 0]);
    }
    expect(await ann.get("/me")).toMatchObject({ status: 303 });
    const credentials = { email, password, address: "192.0.2.1" };
    expect(await started.people.checkPassword(credentials)).toBe("wrong");

    const again = await makePerson(started, email);
    expect((await again.get("/me")).status).toBe(200);
    await started.people.erasePerson(db, { personId, leavesOwnerless: false });
    expect((await again.get("/me")).status).toBe(200);
  });
});

it("cleanup removes expired rows", async () => {
  await makePerson(started, "bob@example.com");
  const visitor = started.visitor();
  await visitor.get("/forgot");
  await visitor.submit({ email: "bob@example.com" });
  started.wait(31 * 86_400_000);
  await started.people.keepHouse();
  for (const table of ["sessions", "proofs", "guesses"]) {
    expect([table, await rows(table)]).toEqual([table, 0]);
  }
});

it("sessions and links: stored as hashes only", async () => {
  const ann = await makePerson(started, "hash@example.com");
  const { rows } = await sql<{ row: string }>`
    select sessions::text as row from people.sessions`.execute(started.opened.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.row).not.toContain(ann.cookies.get("frontdesk_session_80"));
});

it("passwords: hashed at the default cost unless configured", async () => {
  const usual = await startTestPeople({ passwordCost: undefined });
  const email = "ann@example.com";
  await makePerson(usual, email);
  const { db } = usual.opened;
  const person = await findPersonOfEmail(db, email);
  const hash = await findPasswordHash(db, person!.id);
  expect(isStale(hash!, usualCost)).toBe(false);
  await usual.close();
});

function notes(server: Server, people: People): void {
  const page = { schema: { hide: true }, config: { plain: true } };
  server.register(async (scope) => {
    people.pages(scope);
    scope.get("/notes", page, async (request, reply) => {
      const person = await people.requirePerson(request, reply);
      if (person === undefined) return reply;
      const token = people.formToken(request, reply, person);
      const body = html`<div class="card"><form method="post">${tokenField(token)}
${field({ name: "note", label: "Note" })}<button>Keep</button></form></div>`;
      const formTargets = ["https://app.example"];
      return people.show(reply, { title: "Notes", body, person, token, isWide: true, formTargets });
    });
    scope.post("/notes", page, async (request, reply) => {
      people.checkForm(request, await people.personOf(request));
      return reply.redirect("/notes", 303);
    });
  });
}

describe("pages of a service", () => {
  let own: TestPeople;
  beforeAll(async () => {
    own = await startTestPeople({ navigation: [{ path: "/notes", title: "Notes" }] }, notes);
  });
  afterAll(() => own.close());

  it("redirect to the sign-in and back, know the visitor, and accept their own forms", async () => {
    await makePerson(own, "ann@example.com");
    const visitor = own.visitor();
    const { location = "" } = await visitor.get("/notes?from=here");
    expect(location).toBe("/sign-in?next=%2Fnotes%3Ffrom%3Dhere");
    await visitor.get(location);
    expect(await visitor.submit({ email: "ann@example.com", password })).toMatchObject({
      location: "/notes?from=here",
    });
    const { headers } = await visitor.get("/notes");
    expect(headers["content-security-policy"]).toContain("form-action 'self' https://app.example;");
    expect(visitor.page).toContain('<a href="/notes" aria-current="page">Notes</a>');
    expect(await visitor.submit({ note: "x" })).toMatchObject({ status: 303 });
  });

  it("foreign forms: refused with a page", async () => {
    const ann = await makePerson(own, "bob@example.com");
    const answer = await ann.post("/notes", { note: "x" });
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("This form has expired");
  });
});
