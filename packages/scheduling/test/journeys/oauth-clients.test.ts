import { createHash, randomBytes } from "node:crypto";
import { createRequire } from "node:module";
import type { AddressInfo } from "node:net";
import { ClientOAuth2 } from "@n8n/client-oauth2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../harness.ts";
import { callback, makeApplication, makePerson, type Person, password } from "../oauth.ts";

interface Token {
  token: Record<string, string>;
  expired(): boolean;
  refresh(): Promise<Token>;
  revokeAll(): Promise<void>;
}

interface SimpleClient {
  authorizeURL(options: object): string;
  getToken(options: object): Promise<Token>;
}

type SimpleOAuth2 = Record<
  "AuthorizationCode" | "ResourceOwnerPassword" | "ClientCredentials",
  new (
    config: object,
  ) => SimpleClient
>;

// The package has no types.
const simple: SimpleOAuth2 = createRequire(import.meta.url)("simple-oauth2");

let scheduling: TestScheduling;
let site: string;
let ann: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  await scheduling.server.listen({ host: "127.0.0.1", port: 0 });
  site = `http://127.0.0.1:${(scheduling.server.server.address() as AddressInfo).port}`;
  ann = await makePerson(scheduling);
});
afterAll(() => scheduling.close());

async function allow(link: string): Promise<string> {
  expect(new URL(link).origin).toBe(site);
  await ann.visitor.get(link.slice(site.length));
  const { location } = await ann.visitor.submit({ decision: "allow" }, "/oauth/consent");
  expect(location).toMatch(/^https:\/\/app\.example\.com\/callback\?/);
  return location!;
}

async function whoIs(accessToken: string | undefined): Promise<number> {
  const headers = { authorization: `Bearer ${accessToken}` };
  const answer = await fetch(`${site}/v1/me`, { headers });
  return answer.status === 200 ? ((await answer.json()) as { id: number }).id : answer.status;
}

describe("simple-oauth2", () => {
  it.each([
    { authorizationMethod: "header", bodyFormat: "form" },
    { authorizationMethod: "header", bodyFormat: "json" },
    { authorizationMethod: "body", bodyFormat: "form" },
    { authorizationMethod: "body", bodyFormat: "json" },
    { credentialsEncodingMode: "loose" },
  ])("completes the flow with %o", async (options) => {
    const { clientId: id, secret } = await makeApplication(scheduling);
    const auth = { tokenHost: site };
    const client = new simple.AuthorizationCode({ client: { id, secret }, auth, options });
    const state = randomBytes(8).toString("hex");
    const scope = ["users:read", "bookings:read"];
    const back = new URL(
      await allow(client.authorizeURL({ redirect_uri: callback, scope, state })),
    );
    expect(back.searchParams.get("state")).toBe(state);
    const code = back.searchParams.get("code");
    const first = await client.getToken({ code, redirect_uri: callback });
    expect(first.token).toMatchObject({ token_type: "bearer", scope: "users:read bookings:read" });
    expect(first.expired()).toBe(false);
    expect(await whoIs(first.token.access_token)).toBe(ann.userId);
    const second = await first.refresh();
    expect(await whoIs(first.token.access_token)).toBe(401);
    expect(await whoIs(second.token.access_token)).toBe(ann.userId);
    await second.revokeAll();
    expect(await whoIs(second.token.access_token)).toBe(401);
    await expect(second.refresh()).rejects.toThrow();
  });

  it("exchanges a password if permitted", async () => {
    const { clientId: id, secret } = await makeApplication(scheduling, { mayUsePasswords: true });
    const config = { client: { id, secret }, auth: { tokenHost: site } };
    const client = new simple.ResourceOwnerPassword(config);
    const { token } = await client.getToken({ username: ann.email, password, scope: "users:read" });
    expect(await whoIs(token.access_token)).toBe(ann.userId);
  });

  it("gets no token by client credentials alone", async () => {
    const { clientId: id, secret } = await makeApplication(scheduling);
    const config = { client: { id, secret }, auth: { tokenHost: site } };
    const token = new simple.ClientCredentials(config).getToken({});
    await expect(token).rejects.toMatchObject({
      data: { payload: { error: "unsupported_grant_type" } },
    });
  });
});

describe("@n8n/client-oauth2", () => {
  const settingsFor = (clientId: string, clientSecret?: string) => ({
    clientId,
    ...(clientSecret !== undefined && { clientSecret }),
    accessTokenUri: `${site}/oauth/token`,
    authorizationUri: `${site}/oauth/authorize`,
    redirectUri: callback,
    scopes: ["users:read"],
  });

  it.each(["header", "body"] as const)(
    "completes the flow with client authentication in the %s",
    async (authentication) => {
      const { clientId, secret } = await makeApplication(scheduling);
      const client = new ClientOAuth2({ ...settingsFor(clientId, secret), authentication });
      const first = await client.code.getToken(await allow(client.code.getUri({ state: "s" })));
      expect(await whoIs(first.accessToken)).toBe(ann.userId);
      const second = await first.refresh();
      expect(await whoIs(first.accessToken)).toBe(401);
      expect(await whoIs(second.accessToken)).toBe(ann.userId);
      expect(second.expired()).toBe(false);
    },
  );

  it("completes the flow as a public client with PKCE", async () => {
    const { clientId } = await makeApplication(scheduling, { isConfidential: false });
    const verifier = randomBytes(48).toString("base64url");
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const client = new ClientOAuth2(settingsFor(clientId));
    const link = client.code.getUri({
      query: { code_challenge: challenge, code_challenge_method: "S256" },
    });
    const first = await client.code.getToken(await allow(link), {
      body: { code_verifier: verifier },
    });
    expect(await whoIs(first.accessToken)).toBe(ann.userId);
    const second = await first.refresh();
    expect(await whoIs(second.accessToken)).toBe(ann.userId);
  });

  it("gets the reason of a refusal", async () => {
    const { clientId } = await makeApplication(scheduling);
    const client = new ClientOAuth2(settingsFor(clientId, "fds_wrong"));
    const link = new ClientOAuth2(settingsFor(clientId)).code.getUri();
    await expect(client.code.getToken(await allow(link))).rejects.toMatchObject({
      body: { error: "invalid_client" },
    });
  });
});
