import { randomBytes } from "node:crypto";
import { confirmSecondFactor, proposeSecondFactor } from "@frontdesk/people/second-factors/store";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import {
  askToken,
  credentials,
  makeApplication,
  makePerson,
  type Person,
  password,
} from "../../../../test/oauth.ts";
import type { RegistrationResult } from "../applications/register.ts";

let scheduling: TestScheduling;
let script: RegistrationResult;
let ann: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  script = await makeApplication(scheduling, { mayUsePasswords: true, scopes: ["users:read"] });
  ann = await makePerson(scheduling);
});
afterAll(() => scheduling.close());

const ask = (more: Record<string, string> = {}) =>
  askToken(scheduling, {
    grant_type: "password",
    username: ann.email,
    password,
    ...credentials(script),
    ...more,
  });

describe("password grant", () => {
  it("works for a permitted application", async () => {
    const { status, body } = await ask({ username: ` ${ann.email.toUpperCase()}` });
    expect([status, body.scope]).toEqual([200, "users:read"]);
    const me = await scheduling.send("GET /v1/me", { token: body.access_token });
    expect(me.body).toMatchObject({ id: ann.userId, email: ann.email });
  });

  it("gives no more scopes than the application has", async () => {
    expect((await ask({ scope: "audit:read" })).body).toEqual({
      error: "invalid_scope",
      error_description: "Invalid scope: Requested scope is invalid",
    });
    const wrong = { scope: "audit:read", password: "wrong" };
    expect((await ask(wrong)).body.error).toBe("invalid_grant");
  });

  const wrong = ["invalid_grant", "Invalid grant: user credentials are invalid"];
  const oddScope = ["invalid_scope", "Invalid parameter: `scope`"];

  it.each([
    ["wrong", { password: "wrong" }, wrong],
    ["somebody unknown", { username: "nobody@example.com" }, wrong],
    ["of signs beyond letters", { password: "pass 😀 word é" }, wrong],
    ["wrong, for scopes that are none", { password: "wrong", scope: "é" }, oddScope],
    ["missing", { password: "" }, ["invalid_request", "Missing parameter: `password`"]],
    ["without a name", { username: "" }, ["invalid_request", "Missing parameter: `username`"]],
  ])("refuses a password that is %s", async (_title, more, [error, error_description]) => {
    const { status, body } = await ask(more);
    expect([status, body]).toEqual([400, { error, error_description }]);
  });

  it("refuses an application that cannot authenticate", async () => {
    const { status } = await ask({ client_secret: "fds_wrong" });
    expect(status).toBe(401);
  });

  it("is throttled after wrong passwords", async () => {
    const { email } = await makePerson(scheduling);
    const answers = [];
    for (let guess = 0; guess < 25; guess += 1) {
      answers.push(await ask({ username: email, password: `guess ${guess}` }));
    }
    const [last] = answers.slice(-1);
    expect([last!.status, last!.body.error]).toEqual([429, "rate_limited"]);
    expect(last!.headers["retry-after"]).toBe("900");
    expect((await ask({ username: email })).status).toBe(429);
  });

  it("refuses a person with a second factor", async () => {
    const { db } = scheduling.context;
    const { personId, email } = await makePerson(scheduling);
    const factor = { personId, secret: "A".repeat(80), now: new Date() };
    await proposeSecondFactor(db, factor);
    await confirmSecondFactor(db, { ...factor, step: 1, objection: randomBytes(32) });
    const { status, body } = await ask({ username: email });
    expect([status, body.error]).toEqual([400, "invalid_grant"]);
    expect(body.error_description).toBe(
      "A person with a second factor must use the authorization code grant",
    );
  });

  it("counts per person and network, so that no stranger locks a person out", async () => {
    const settings = { trustProxy: "127.0.0.1" };
    const limited = await startTestScheduling({ limited: true, settings });
    const own = await makeApplication(limited, { mayUsePasswords: true });
    const guess = async (address: string) => {
      const request = { grant_type: "password", username: "eve@example.com", password: "x" };
      const { headers } = await limited.send("POST /oauth/token", {
        headers: { "x-forwarded-for": address },
        body: String(new URLSearchParams({ ...request, ...credentials(own) })),
      });
      return headers["retry-after"];
    };
    const waits = await Promise.all(Array.from({ length: 21 }, () => guess("192.0.2.1")));
    expect(waits.filter((wait) => wait !== undefined && wait !== "900")).toHaveLength(1);
    expect([undefined, "900"]).toContain(await guess("198.51.100.1"));
    await limited.close();
  });
});
