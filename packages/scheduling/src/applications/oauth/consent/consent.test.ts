import { createHash } from "node:crypto";
import { departureOf } from "@frontdesk/server/test/openapi";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import {
  allowed,
  authorizePath,
  callback,
  makeApplication,
  makePerson,
  type Person,
  parametersIn,
} from "../../../../test/oauth.ts";
import { makeStudio } from "../../../../test/studio.ts";
import { presets } from "../../../core/rights.ts";
import { insertMember } from "../../../parties/users/store.ts";
import type { RegistrationResult } from "../applications/register.ts";

const publicUrl = "http://127.0.0.1:4020";
const challenge = createHash("sha256").update("v".repeat(43)).digest("base64url");

let scheduling: TestScheduling;
let application: RegistrationResult;
let ann: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  application = await makeApplication(scheduling, { name: "Planner" });
  ann = await makePerson(scheduling);
});
afterAll(() => scheduling.close());

const path = (more: Record<string, string | undefined> = {}) =>
  authorizePath(application.clientId, more);

describe("consent page", () => {
  it("describes its redirect and its page in the API description", async () => {
    const replies = [await scheduling.send(`GET ${path()}`), await ann.visitor.get(path())];
    expect(replies.map(({ status }) => status)).toEqual([303, 200]);
    const endpoint = { method: "GET", path: "/oauth/authorize" };
    for (const { status, text } of replies) {
      const reply = { status, text, body: text, headers: {} };
      expect(departureOf(scheduling.server.swagger(), endpoint, reply)).toBeUndefined();
    }
  });

  it("requires sign-in and returns after it", async () => {
    const { status, headers } = await scheduling.send(`GET ${path({ state: "s" })}`);
    const { pathname, searchParams } = new URL(String(headers.location), publicUrl);
    expect([status, pathname]).toEqual([303, "/sign-in"]);
    expect(searchParams.get("next")).toBe(path({ state: "s" }));
  });

  it("shows the application, the person, the scopes and the redirect target", async () => {
    const { status, text } = await ann.visitor.get(path({ scope: "bookings:read bookings:write" }));
    expect(status).toBe(200);
    for (const words of [
      "Allow Planner?",
      "made by Max Maker",
      ann.email,
      "See and change bookings",
      "app.example.com",
    ]) {
      expect(text).toContain(words);
    }
    expect(text).not.toContain("See reports");
  });

  it.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["spaces", "  "],
  ])("for %s shows all scopes of the application", async (_title, scope) => {
    const limited = await makeApplication(scheduling, { scopes: ["reports:read", "users:read"] });
    await ann.visitor.get(authorizePath(limited.clientId, { scope }));
    expect(ann.visitor.form("/oauth/consent").fields.scope).toBe("reports:read users:read");
  });

  it("lists the person's accounts", async () => {
    const studio = await makeStudio(scheduling, { name: "North & South" });
    const { db } = scheduling.context;
    await insertMember(db, {
      accountId: studio.accountId,
      userId: ann.userId,
      permissions: "basic_user",
      rights: presets.basic_user,
      ownOnly: false,
      color: "#112233",
      state: "active",
      at: new Date(),
    });
    expect((await ann.visitor.get(path())).text).toContain("In your account North &amp; South.");
  });

  it("shows hostile names as text", async () => {
    const hostile = await makeApplication(scheduling, { name: '<script>alert("1")</script>' });
    const { text, headers } = await ann.visitor.get(authorizePath(hostile.clientId));
    expect(text).not.toContain("<script");
    expect(text).toContain("&lt;script&gt;");
    expect(headers["content-security-policy"]).toContain("default-src 'none'");
    expect(headers["content-security-policy"]).toContain("form-action 'self' https:;");
    expect(headers["x-frame-options"]).toBe("DENY");
  });
});

describe("consent request without a redirect", () => {
  it.each([
    ["an unknown application", { client_id: "nobody" }],
    ["no application", { client_id: undefined }],
    ["another address", { redirect_uri: "https://evil.example/callback" }],
    ["an address below a registered one", { redirect_uri: `${callback}/x` }],
    ["an address that is none", { redirect_uri: "javascript:alert(1)" }],
    ["a line break in the address", { redirect_uri: `${callback}\r\nx: y` }],
  ])("for %s", async (_title, more) => {
    const { status, location, text } = await ann.visitor.get(path(more));
    expect([status, location]).toEqual([400, undefined]);
    expect(text).toContain("This link does not work");
    expect(text).not.toContain("evil.example");
  });

  it.each(["client_id", "redirect_uri"])("for two of %s", async (name) => {
    const { status } = await ann.visitor.get(`${path()}&${name}=https%3A%2F%2Fevil.example`);
    expect(status).toBe(400);
  });

  it("for a missing address with several registered ones", async () => {
    const two = await makeApplication(scheduling, {
      redirectUrls: [callback, "https://app.example.com/other"],
    });
    const query = authorizePath(two.clientId, { redirect_uri: undefined });
    expect((await ann.visitor.get(query)).status).toBe(400);
  });

  it("for a signed-out person, even if more is wrong", async () => {
    const { headers } = await scheduling.send(`GET ${path({ response_type: "token" })}`);
    expect(headers.location).toMatch(/^\/sign-in\?/);
  });
});

describe("consent error to the application", () => {
  it.each([
    ["no response type", { response_type: undefined }, "invalid_request"],
    ["another response type", { response_type: "token" }, "unsupported_response_type"],
    ["a scope that is none", { scope: "everything" }, "invalid_scope"],
    ["a huge scope", { scope: "a".repeat(4000) }, "invalid_scope"],
    ["a scope beyond all measure", { scope: "a".repeat(9000) }, "invalid_request"],
    [
      "the plain challenge",
      { code_challenge: challenge, code_challenge_method: "plain" },
      "invalid_request",
    ],
    ["a challenge without a method", { code_challenge: challenge }, "invalid_request"],
    ["a method without a challenge", { code_challenge_method: "S256" }, "invalid_request"],
    [
      "a challenge that is none",
      { code_challenge: "short", code_challenge_method: "S256" },
      "invalid_request",
    ],
  ])("for %s", async (_title, more, error) => {
    const { status, location } = await ann.visitor.get(path({ state: "s", ...more }));
    expect([status, location?.startsWith(`${callback}?`)]).toEqual([303, true]);
    const fields = parametersIn(location);
    expect(fields).toMatchObject({ error, state: "s", iss: publicUrl });
    expect(fields.error_description).toMatch(/^[ -!#-[\]-~]+$/);
  });

  it.each(["\r\nset-cookie: a=b", "ü", "\u0000"])(
    "for a state with %j, without that state",
    async (state) => {
      const { status, location } = await ann.visitor.get(path({ state }));
      expect(status).toBe(303);
      expect(location).not.toMatch(/[\r\n]/);
      expect(parametersIn(location)).toMatchObject({ error: "invalid_request" });
      expect(parametersIn(location)).not.toHaveProperty("state");
    },
  );

  it("for a repeated parameter", async () => {
    const { location } = await ann.visitor.get(`${path({ state: "s" })}&scope=a&scope=b`);
    expect(parametersIn(location)).toMatchObject({ error: "invalid_request", state: "s" });
  });

  it("for an unregistered scope", async () => {
    const narrow = await makeApplication(scheduling, { scopes: ["bookings:read"] });
    const query = authorizePath(narrow.clientId, { scope: "bookings:read bookings:write" });
    expect(parametersIn((await ann.visitor.get(query)).location)).toMatchObject({
      error: "invalid_scope",
    });
  });

  it("for a public application without PKCE", async () => {
    const { clientId } = await makeApplication(scheduling, { isConfidential: false });
    const { location } = await ann.visitor.get(authorizePath(clientId));
    expect(parametersIn(location)).toMatchObject({ error: "invalid_request" });
    const proved = { code_challenge: challenge, code_challenge_method: "S256" };
    expect((await ann.visitor.get(authorizePath(clientId, proved))).status).toBe(200);
  });
});

describe("consent answer", () => {
  it("allowing redirects with a code, the state and the issuer", async () => {
    const fields = await allowed(ann.visitor, path({ state: 'a b&c="<>' }));
    expect(fields).toEqual({
      code: expect.stringMatching(/^fdc_[\w-]{43}$/),
      state: 'a b&c="<>',
      iss: publicUrl,
    });
  });

  it("denial redirects with access_denied", async () => {
    await ann.visitor.get(path({ state: "s" }));
    const answer = await ann.visitor.submit({ decision: "deny" }, "/oauth/consent");
    expect(answer.status).toBe(303);
    expect(parametersIn(answer.location)).toMatchObject({ error: "access_denied", state: "s" });
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
  });

  it("redirect keeps parameters and port of a loopback address", async () => {
    const desk = await makeApplication(scheduling, {
      redirectUrls: ["http://127.0.0.1/back?desk=1"],
    });
    await ann.visitor.get(
      authorizePath(desk.clientId, { redirect_uri: "http://127.0.0.1:51004/back?desk=1" }),
    );
    const { location } = await ann.visitor.submit({ decision: "allow" }, "/oauth/consent");
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:51004\/back\?desk=1&code=fdc_/);
  });

  it.each([
    ["another site", { "sec-fetch-site": "cross-site" }, {}],
    ["another token", { "sec-fetch-site": "same-origin" }, { form_token: "wrong" }],
    ["no token", { "sec-fetch-site": "same-origin" }, { form_token: "" }],
  ])("from %s is refused", async (_title, headers, more) => {
    await ann.visitor.get(path());
    const { fields } = ann.visitor.form("/oauth/consent");
    const sent = { ...fields, decision: "allow", ...more };
    const { status, location } = await ann.visitor.post("/oauth/consent", sent, headers);
    expect([status, location]).toEqual([403, undefined]);
  });

  it("is validated like the request", async () => {
    await ann.visitor.get(path());
    const { fields } = ann.visitor.form("/oauth/consent");
    const elsewhere = { ...fields, decision: "allow", redirect_uri: "https://evil.example/" };
    expect((await ann.visitor.post("/oauth/consent", elsewhere)).status).toBe(400);
    const more = { ...fields, decision: "allow", scope: "everything" };
    const { location } = await ann.visitor.post("/oauth/consent", more);
    expect(parametersIn(location)).toMatchObject({ error: "invalid_scope" });
    const undecided = await ann.visitor.post("/oauth/consent", { ...fields, decision: "maybe" });
    expect([undecided.status, undecided.location]).toEqual([400, undefined]);
    expect(undecided.text).toContain("Please go back and choose Allow or Deny.");
  });

  it("requires sign-in", async () => {
    const { status, headers } = await scheduling.send("POST /oauth/consent", {
      body: "decision=allow",
    });
    expect([status, headers.location]).toEqual([303, "/sign-in?told=ended"]);
  });

  it("cannot go to the address of the request", async () => {
    const { status, headers } = await scheduling.send("POST /oauth/authorize", { body: "a=b" });
    expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
  });
});
