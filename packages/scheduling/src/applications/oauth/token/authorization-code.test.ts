import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../../test/harness.ts";
import {
  allowed,
  askToken,
  authorizePath,
  callback,
  credentials,
  makeApplication,
  makePerson,
  type Person,
} from "../../../../test/oauth.ts";
import {
  challenge,
  codeFor,
  isGood,
  proof,
  refresh,
  verifier,
} from "../../../../test/token-requests.ts";
import type { RegistrationResult } from "../applications/register.ts";

const minute = 60_000;

let time = Date.parse("2026-03-01T12:00:00Z");
let scheduling: TestScheduling;
let planner: RegistrationResult;
let mobile: RegistrationResult;
let ann: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(time) });
  planner = await makeApplication(scheduling);
  mobile = await makeApplication(scheduling, { isConfidential: false });
  ann = await makePerson(scheduling);
});
afterAll(() => scheduling.close());

type Fields = Record<string, string>;

const exchange = (fields: Fields) => askToken(scheduling, fields);

const basic = (name: string, secret: string) =>
  `Basic ${Buffer.from(`${name}:${secret}`).toString("base64")}`;

const invalidCode = "Invalid grant: authorization code is invalid";

describe("authorization code", () => {
  const reject = (error: string, message: string) => ({ error, error_description: message });

  it("is exchanged once for a pair of tokens", async () => {
    const fields = {
      ...(await codeFor(ann, planner, { scope: "users:read" })),
      ...credentials(planner),
    };
    const { status, body, headers } = await exchange(fields);
    expect([status, body]).toEqual([
      200,
      {
        access_token: expect.stringMatching(/^fda_[\w-]{43}$/),
        token_type: "bearer",
        expires_in: 604_800,
        refresh_token: expect.stringMatching(/^fdr_[\w-]{43}$/),
        scope: "users:read",
        created_at: time / 1000,
      },
    ]);
    expect(headers).toMatchObject({ "cache-control": "no-store", pragma: "no-cache" });
    expect(await isGood(scheduling, body.access_token)).toBe(true);
  });

  it("ends its tokens when used again", async () => {
    const fields = { ...(await codeFor(ann, planner)), ...credentials(planner) };
    const { body } = await exchange(fields);
    const again = await exchange(fields);
    expect([again.status, again.body]).toEqual([400, reject("invalid_grant", invalidCode)]);
    expect(await isGood(scheduling, body.access_token)).toBe(false);
    expect(
      (await refresh(scheduling, planner, { refresh_token: body.refresh_token })).body.error,
    ).toBe("invalid_grant");
  });

  it("is exchanged by JSON and with Basic authentication", async () => {
    const json = {
      ...(await codeFor(ann, planner)),
      ...credentials(planner),
      scope: null,
      state: 7,
    };
    expect((await scheduling.send("POST /oauth/token", { body: json })).status).toBe(200);
    const fields = await codeFor(ann, planner);
    const { status } = await scheduling.send("POST /oauth/token", {
      body: { ...fields, client_id: planner.clientId },
      headers: { authorization: basic(planner.clientId, planner.secret!) },
    });
    expect(status).toBe(200);
  });

  it("is valid for ten minutes", async () => {
    const early = await codeFor(ann, planner);
    const late = await codeFor(ann, planner);
    time += 10 * minute - 1;
    expect((await exchange({ ...early, ...credentials(planner) })).status).toBe(200);
    time += 1;
    const { status, body } = await exchange({ ...late, ...credentials(planner) });
    expect([status, body]).toEqual([400, reject("invalid_grant", invalidCode)]);
  });

  it("requires its redirect address if the request had one", async () => {
    const fields = await codeFor(ann, planner);
    const other = { ...fields, ...credentials(planner), redirect_uri: `${callback}/other` };
    const message = "redirect_uri differs from the authorization request";
    const otherAddress = reject("invalid_grant", message);
    expect((await exchange(other)).body).toEqual(otherAddress);
    const { redirect_uri: _, ...unnamed } = { ...fields, ...credentials(planner) };
    expect((await exchange(unnamed)).body).toEqual(otherAddress);
    const path = authorizePath(planner.clientId, { redirect_uri: undefined });
    const { code } = await allowed(ann.visitor, path);
    const plain = { grant_type: "authorization_code", code: code!, ...credentials(planner) };
    expect((await exchange(plain)).status).toBe(200);
  });

  it("of another application counts as unknown and stays valid", async () => {
    const other = await makeApplication(scheduling);
    const fields = await codeFor(ann, planner);
    const { body } = await exchange({ ...fields, ...credentials(other) });
    expect(body).toEqual(reject("invalid_grant", invalidCode));
    expect((await exchange({ ...fields, ...credentials(planner) })).status).toBe(200);
  });

  const wrongProof = reject("invalid_grant", "Invalid grant: code verifier is invalid");
  const noVerifier = reject("invalid_grant", "Missing parameter: `code_verifier`");
  const invalidVerifier = reject("invalid_request", "Invalid parameter: `code_verifier`");

  it.each([
    ["none", undefined, noVerifier],
    ["another one", "w".repeat(64), wrongProof],
    ["the challenge itself", challenge, wrongProof],
    ["a short one", "v".repeat(42), invalidVerifier],
    ["one with other signs", "é".repeat(43), invalidVerifier],
  ])("with a challenge is consumed even by %s as its proof", async (...row) => {
    const [_title, text, notice] = row;
    const fields = { ...(await codeFor(ann, mobile, proof)), ...credentials(mobile) };
    const wrong = await exchange({
      ...fields,
      ...(text !== undefined && { code_verifier: text }),
    });
    expect([wrong.status, wrong.body]).toEqual([400, notice]);
    const late = await exchange({ ...fields, code_verifier: verifier });
    expect(late.body).toEqual(reject("invalid_grant", invalidCode));
  });

  it("without a challenge refuses a verifier", async () => {
    const fields = { ...(await codeFor(ann, planner)), ...credentials(planner) };
    const { body } = await exchange({ ...fields, code_verifier: verifier });
    expect(body).toEqual(wrongProof);
  });

  it("accepts the verifier of the RFC's example", async () => {
    const announced = {
      code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM",
      code_challenge_method: "S256",
    };
    const fields = { ...(await codeFor(ann, mobile, announced)), ...credentials(mobile) };
    const code_verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk";
    expect((await exchange({ ...fields, code_verifier })).status).toBe(200);
  });

  it("of a public application is exchanged with its verifier alone", async () => {
    const fields = { ...(await codeFor(ann, mobile, proof)), code_verifier: verifier };
    const { status } = await exchange({ ...fields, client_id: mobile.clientId });
    expect(status).toBe(200);
  });
});

describe("token request", () => {
  const supported = "Supported grant types: authorization_code, refresh_token, password";
  const otherGrantType = ["unsupported_grant_type", supported] as const;
  const byCode = { grant_type: "authorization_code" };
  const again = { grant_type: "refresh_token" };

  it.each<[string, Fields, string, string]>([
    ["no kind", {}, "invalid_request", "grant_type is missing"],
    ["client credentials", { grant_type: "client_credentials" }, ...otherGrantType],
    ["an implicit grant", { grant_type: "implicit" }, ...otherGrantType],
    ["a member of every object", { grant_type: "constructor" }, ...otherGrantType],
    ["no code", byCode, "invalid_request", "Missing parameter: `code`"],
    ["an unknown code", { ...byCode, code: "fdc_x" }, "invalid_grant", invalidCode],
    ["an odd code", { ...byCode, code: "é" }, "invalid_request", "Invalid parameter: `code`"],
    ["a huge code", { ...byCode, code: "a".repeat(5000) }, "invalid_request", "code is too long"],
    ["no refresh token", again, "invalid_request", "Missing parameter: `refresh_token`"],
    [
      "an odd refresh token",
      { ...again, refresh_token: "é" },
      "invalid_request",
      "Invalid parameter: `refresh_token`",
    ],
    [
      "an unknown refresh token",
      { ...again, refresh_token: "x" },
      "invalid_grant",
      "Invalid grant: refresh token is invalid",
    ],
    [
      "a password where it is off",
      { grant_type: "password", username: "a", password: "b" },
      "unauthorized_client",
      "Unauthorized client: `grant_type` is invalid",
    ],
  ])("with %s is refused", async (_title, fields, error, message) => {
    const { status, body, headers } = await exchange({ ...fields, ...credentials(planner) });
    expect([status, body]).toEqual([400, { error, error_description: message }]);
    expect(body.error_description).toMatch(/^[ -!#-[\]-~]+$/);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it.each([
    ["a name that stands twice", "grant_type=password&grant_type=password", {}],
    ["a nested code", "grant_type=authorization_code&code[a]=b", {}],
    ["broken text", "grant_type=%ff", {}],
    ["broken JSON", "{", { "content-type": "application/json" }],
    ["a JSON list", "[1]", { "content-type": "application/json" }],
    ["numbers", '{"grant_type":7}', { "content-type": "application/json" }],
  ])("with %s gets a specific error", async (_title, body, headers) => {
    const answer = await scheduling.send("POST /oauth/token", { body, headers });
    expect([answer.status, answer.body.error]).toEqual([400, "invalid_request"]);
  });

  it("in another content type gets 415 in the OAuth format", async () => {
    const { status, body } = await scheduling.send("POST /oauth/token", {
      body: "<a/>",
      headers: { "content-type": "text/xml" },
    });
    expect([status, body.error]).toEqual([415, "invalid_request"]);
  });
});
