import { createHash } from "node:crypto";
import { createMockTransport, type MockReply } from "@frontdesk/rest";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reject, report } from "../test/mocked.ts";
import { GrantError } from "./errors.ts";
import { type ApplicationOptions, createApplication, createProof } from "./oauth.ts";

const url = "https://scheduling.example.com";
const redirectUrl = "https://app.example.com/callback";
const answer = {
  access_token: "fda_2",
  token_type: "bearer",
  expires_in: 604_800,
  refresh_token: "fdr_2",
  scope: "bookings:read bookings:write",
  created_at: 1_795_248_000,
};
const tokens = {
  accessToken: "fda_2",
  refreshToken: "fdr_2",
  scopes: ["bookings:read", "bookings:write"],
  expiresAt: "2026-11-28T08:00:00.000Z",
};
const lost = new Error("the connection was lost");

function makeApplication(replies: MockReply[], options: Partial<ApplicationOptions> = {}) {
  const transport = createMockTransport(replies);
  const existing = { url, clientId: "planner", clientSecret: "fds_secret" };
  return { application: createApplication({ ...existing, transport, ...options }), transport };
}

beforeEach(() => void vi.spyOn(Math, "random").mockReturnValue(0));
afterEach(() => void vi.restoreAllMocks());

describe("authorization URL", () => {
  it("contains client, scopes and redirect address", () => {
    const { application } = makeApplication([]);
    const scopes = ["bookings:read", "users:read"];
    const input = { redirectUrl, state: "a b&c", challenge: "proof", scopes };
    const { origin, pathname, searchParams } = new URL(application.authorizationUrl(input));
    expect(origin + pathname).toBe(`${url}/oauth/authorize`);
    expect(Object.fromEntries(searchParams)).toEqual({
      response_type: "code",
      client_id: "planner",
      redirect_uri: redirectUrl,
      state: "a b&c",
      scope: "bookings:read users:read",
      code_challenge: "proof",
      code_challenge_method: "S256",
    });
  });

  it("omits scopes and challenge if absent", () => {
    const { application } = makeApplication([]);
    const { searchParams } = new URL(application.authorizationUrl({ redirectUrl, state: "s" }));
    expect([...searchParams.keys()].sort()).toEqual([
      "client_id",
      "redirect_uri",
      "response_type",
      "state",
    ]);
  });
});

describe("redirect URL", () => {
  const { application } = makeApplication([]);
  const read = (fields: Record<string, string>) =>
    application.codeIn(`${redirectUrl}?${new URLSearchParams(fields)}`, { state: "s" });

  it("contains the code", () => {
    expect(read({ code: "fdc_1", state: "s", iss: url })).toBe("fdc_1");
  });

  it.each([
    ["another state", { code: "fdc_1", state: "t", iss: url }, undefined],
    ["no state", { code: "fdc_1", iss: url }, undefined],
    ["another issuer", { code: "fdc_1", state: "s", iss: "https://evil.example" }, undefined],
    ["no issuer", { code: "fdc_1", state: "s" }, undefined],
    ["a refusal", { error: "access_denied", state: "s", iss: url }, "access_denied"],
    ["neither", { state: "s", iss: url }, undefined],
  ])("with %s has no code", (_what, fields, code) => {
    expect(() => read(fields as Record<string, string>)).toThrow(GrantError);
    expect(() => read(fields as Record<string, string>)).toThrow(expect.objectContaining({ code }));
  });
});

describe("OAuth tokens", () => {
  it("come for a code, with secret and verifier", async () => {
    const { application, transport } = makeApplication([report(answer)]);
    const exchange = { code: "fdc_1", redirectUrl, verifier: "verifier" };
    expect(await application.exchange(exchange)).toEqual(tokens);
    const { method, url: query, headers, body } = transport.requests[0]!;
    expect(`${method} ${query}`).toBe(`POST ${url}/oauth/token`);
    expect(headers["content-type"]).toBe("application/x-www-form-urlencoded");
    expect(headers).not.toHaveProperty("idempotency-key");
    expect(Object.fromEntries(new URLSearchParams(String(body)))).toEqual({
      client_id: "planner",
      client_secret: "fds_secret",
      grant_type: "authorization_code",
      code: "fdc_1",
      redirect_uri: redirectUrl,
      code_verifier: "verifier",
    });
  });

  it("are requested once per code: a repeat would end them", async () => {
    const { application, transport } = makeApplication([lost, report(answer)]);
    await expect(application.exchange({ code: "fdc_1", redirectUrl })).rejects.toThrow();
    expect(transport.requests).toHaveLength(1);
  });

  it("renew even after a lost response, with a secret", async () => {
    const { application, transport } = makeApplication([lost, report(answer)]);
    expect(await application.renew("fdr_1")).toEqual(tokens);
    expect(transport.requests).toHaveLength(2);
  });

  it("renew without a secret, requested once", async () => {
    const { application, transport } = makeApplication([lost], { clientSecret: undefined });
    await expect(application.renew("fdr_1")).rejects.toThrow();
    expect(transport.requests).toHaveLength(1);
    expect(Object.fromEntries(new URLSearchParams(String(transport.requests[0]?.body)))).toEqual({
      client_id: "planner",
      grant_type: "refresh_token",
      refresh_token: "fdr_1",
    });
  });

  it("are refused for an invalid code or refresh token", async () => {
    const { application } = makeApplication([report(reject("invalid_grant"), { status: 400 })]);
    await expect(application.renew("fdr_1")).rejects.toBeInstanceOf(GrantError);
  });

  it("can be revoked and introspected", async () => {
    const { application, transport } = makeApplication([report({}), report({ active: false })]);
    expect(await application.revoke("fdr_1")).toBeUndefined();
    expect(await application.introspect("fda_1")).toEqual({ active: false });
    expect(transport.requests.map((request) => request.url)).toEqual([
      `${url}/oauth/revoke`,
      `${url}/oauth/introspect`,
    ]);
  });
});

describe("PKCE proof", () => {
  it("is an unguessable verifier and its hash", async () => {
    const { verifier, challenge } = await createProof();
    expect(verifier).toMatch(/^[\w-]{43}$/);
    expect(challenge).toBe(createHash("sha256").update(verifier).digest("base64url"));
    expect((await createProof()).verifier).not.toBe(verifier);
  });
});
