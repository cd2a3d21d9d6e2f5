import { randomBytes, randomUUID } from "node:crypto";
import { writeContinuation } from "@frontdesk/people/assertions/continuation";
import { getHere } from "@frontdesk/people/assertions/store";
import { consentPurpose } from "@frontdesk/people/own-keys";
import { verifyEmail } from "@frontdesk/people/persons/store";
import { insertSession, removeSession } from "@frontdesk/people/sessions/store";
import { writeToken } from "@frontdesk/platform/sealing/own-keys";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { personIdOf, sendByDesk } from "../../../../test/desk.ts";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import {
  askToken,
  authorizePath,
  callback,
  credentials,
  makeApplication,
  parametersIn,
} from "../../../../test/oauth.ts";
import { makeUser } from "../../../../test/studio.ts";
import type { RegistrationResult } from "../applications/register.ts";
import { removeExpiredAccess } from "../clean.ts";

const deskUrl = "https://desk.example.com";

let scheduling: TestScheduling;
let planner: RegistrationResult;
let ann: { personId: string; sessionId: string };
let max: { personId: string; sessionId: string };
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { deskUrl } });
  max = await signedIn();
  const { userId } = await makeUser(scheduling);
  planner = await makeApplication(scheduling, { ownerId: userId });
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  ann = await signedIn();
});

async function signedIn() {
  const { db, now } = scheduling.context;
  const { userId } = await makeUser(scheduling);
  const personId = await personIdOf(scheduling, userId);
  await verifyEmail(db, personId, now());
  const sessionId = randomUUID();
  await insertSession(db, {
    id: sessionId,
    personId,
    tokenHash: randomBytes(32),
    address: "198.51.100.7",
    browser: "test",
    now: now(),
    expiresAt: new Date(now().getTime() + 3_600_000),
    provedAt: null,
  });
  return { personId, sessionId };
}

const queryOf = (more: Record<string, string> = {}) =>
  authorizePath(planner.clientId, { scope: "bookings:read", state: "s", ...more }).split("?")[1]!;

const written = (decision: "allow" | "deny" = "allow", who = ann, query = queryOf()) =>
  writeContinuation(scheduling.context, who, { decision, query });

const come = (continuation: string) =>
  scheduling.send(`GET /oauth/continue?${new URLSearchParams({ continuation })}`);

async function countGrants(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from scheduling.grants g
    join scheduling.users u on u.id = g.user_id where u.person_id = ${ann.personId}`.execute(
    scheduling.context.db,
  );
  return rows[0]!.count;
}

async function wordsOf(continuation: string, expected: number): Promise<string> {
  const before = await countGrants();
  const { status, text, headers } = await come(continuation);
  expect([status, headers.location]).toEqual([expected, undefined]);
  expect(headers["content-type"]).toContain("text/html");
  expect(await countGrants()).toBe(before);
  return text;
}

describe("consent at the desk", () => {
  it("redirects a valid request to the desk", async () => {
    const path = `/oauth/authorize?${queryOf()}` as const;
    const led = await scheduling.send(`GET ${path}`);
    expect([led.status, led.headers.location]).toEqual([303, deskUrl + path]);
    const foreign = queryOf({ redirect_uri: "https://evil.example/" });
    const kept = await scheduling.send(`GET /oauth/authorize?${foreign}`);
    expect([kept.status, kept.headers.location]).toEqual([400, undefined]);
  });

  it("refuses the service's own form", async () => {
    expect((await scheduling.send("POST /oauth/consent", { body: queryOf() })).status).toBe(404);
  });

  it("describes the request and its errors", async () => {
    const ask = (query: string) =>
      sendByDesk(scheduling, "POST /v1/me/consents", { ...ann, body: { query } });
    const { status, body } = await ask(queryOf());
    expect([status, body]).toMatchObject([
      200,
      {
        application: "Planner",
        phrases: ["See bookings"],
        redirect_url: callback,
        parameters: { scope: "bookings:read", state: "s", client_id: planner.clientId },
        continue_url: expect.stringMatching(/\/oauth\/continue$/),
        declined_url: null,
      },
    ]);
    const unknown = await ask(queryOf({ scope: "everything" }));
    expect(parametersIn(unknown.body.declined_url)).toMatchObject({
      error: "invalid_scope",
      state: "s",
    });
    const foreign = await ask(queryOf({ redirect_uri: "https://evil.example/" }));
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([422, ["query"]]);
  });
});

describe("decision from the desk", () => {
  it("gives a code for that request, once", async () => {
    const continuation = await written();
    const { status, headers } = await come(continuation);
    const fields = parametersIn(headers.location as string);
    expect([status, fields]).toMatchObject([303, { state: "s", code: expect.any(String) }]);
    expect(headers["referrer-policy"]).toBe("no-referrer");
    expect(await wordsOf(continuation, 409)).toContain(
      "This decision was already used. Please begin again.",
    );
    const request = {
      grant_type: "authorization_code",
      code: fields.code!,
      redirect_uri: callback,
    };
    const { body } = await askToken(scheduling, { ...request, ...credentials(planner) });
    expect(body.scope).toBe("bookings:read");
  });

  it("works once under concurrent requests", async () => {
    const continuation = await written();
    const statuses = await Promise.all(
      [1, 2, 3, 4].map(async () => (await come(continuation)).status),
    );
    expect(statuses.toSorted()).toEqual([303, 409, 409, 409]);
    expect(await countGrants()).toBe(1);
  });

  it("sends a denial to the application, once", async () => {
    const continuation = await written("deny");
    const { headers } = await come(continuation);
    expect(parametersIn(headers.location as string)).toMatchObject({ error: "access_denied" });
    expect(await wordsOf(continuation, 409)).toContain("begin again");
  });

  it("is refused after any change to it", async () => {
    const continuation = await written();
    const bytes = Buffer.from(continuation, "base64url");
    for (let at = 0; at < bytes.length; at += 7) {
      const changed = Buffer.from(bytes);
      changed[at] = changed[at]! ^ 1;
      const words = await wordsOf(changed.toString("base64url"), 400);
      expect(words).toContain("The link is damaged, so nothing was allowed. Please begin again.");
    }
    for (const other of ["", "abc", `${continuation}A`, continuation.slice(0, -4)]) {
      expect(await wordsOf(other, 400)).toContain("damaged");
    }
    expect((await come(continuation)).status).toBe(303);
  });

  async function forged(more: object): Promise<string> {
    const { db, keyring } = scheduling.context;
    const { installation, now } = await getHere(db);
    const usual = { id: randomUUID(), ...ann, decision: "allow", query: queryOf(), installation };
    const kept = { ...usual, at: now.getTime(), ...more };
    return writeToken(keyring, { purpose: consentPurpose, context: "" }, JSON.stringify(kept));
  }

  it("expires after a minute of database time", async () => {
    const { now } = await getHere(scheduling.context.db);
    expect((await come(await forged({ at: now.getTime() - 55_000 }))).status).toBe(303);
    const late = await forged({ at: now.getTime() - 61_000 });
    expect(await wordsOf(late, 400)).toContain(
      "That took too long, so nothing was allowed. Please begin again.",
    );
  });

  it("of another installation is refused", async () => {
    const elsewhere = await forged({ installation: randomUUID() });
    expect(await wordsOf(elsewhere, 400)).toContain("damaged");
  });

  it("of one person in another person's session is refused", async () => {
    const mixed = await forged({ sessionId: max.sessionId });
    expect(await wordsOf(mixed, 403)).toContain("signed out");
  });

  it("is refused after sign-out", async () => {
    const continuation = await written();
    await removeSession(scheduling.context.db, ann.sessionId, ann.personId);
    expect(await wordsOf(continuation, 403)).toContain(
      "You are signed out, so nothing was allowed. Please begin again.",
    );
  });

  it("requires a confirmed email address and a registered redirect address", async () => {
    const { db } = scheduling.context;
    await sql`update people.persons set email_verified_at = null
      where id = ${ann.personId}`.execute(db);
    expect(await wordsOf(await written(), 403)).toContain("confirm your email address");
    const foreign = queryOf({ redirect_uri: "https://evil.example/" });
    expect(await wordsOf(await written("allow", ann, foreign), 400)).not.toContain("evil.example");
  });

  it("is deleted a day after its use", async () => {
    await come(await written());
    const { context } = scheduling;
    const count = async () =>
      (await sql`select 1 from scheduling.used_continuations`.execute(context.db)).rows.length;
    expect(await count()).toBeGreaterThan(0);
    const later = new Date(context.now().getTime() + 25 * 3_600_000);
    await removeExpiredAccess({ ...context, now: () => later });
    expect(await count()).toBe(0);
  });
});
