import { createHash } from "node:crypto";
import { CompiledQuery } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  type Access,
  allowed,
  askToken,
  authorizePath,
  callback,
  credentials,
  makeAccess,
  makeApplication,
  makePerson,
  type Person,
} from "../../../test/oauth.ts";
import type { RegistrationResult } from "./applications/register.ts";
import { removeExpiredAccess } from "./clean.ts";

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

const accessTo = (application: RegistrationResult): Promise<Access> =>
  makeAccess(scheduling, {
    userId: ann.userId,
    applicationId: application.id,
    scopes: ["users:read"],
  });

type TokenAction = "revoke" | "introspect";

const ask = (what: TokenAction, application: RegistrationResult, fields: Record<string, string>) =>
  scheduling.send(`POST /oauth/${what}`, {
    body: new URLSearchParams({ ...credentials(application), ...fields }).toString(),
  });

async function isGood(token: string): Promise<boolean> {
  return (await scheduling.send("GET /v1/me", { token })).status === 200;
}

const refresh = (application: RegistrationResult, refreshToken: string) =>
  askToken(scheduling, {
    grant_type: "refresh_token",
    refresh_token: refreshToken,
    ...credentials(application),
  });

describe("token revocation", () => {
  it("of an access token ends only that token", async () => {
    const { accessToken, refreshToken } = await accessTo(planner);
    const { status } = await ask("revoke", planner, { token: accessToken });
    expect([status, await isGood(accessToken)]).toEqual([200, false]);
    expect((await refresh(planner, refreshToken)).status).toBe(200);
  });

  it("of a refresh token ends the grant, also for a public application", async () => {
    const { accessToken, refreshToken } = await accessTo(mobile);
    const fields = { token: refreshToken, token_type_hint: "access_token" };
    expect((await ask("revoke", mobile, fields)).status).toBe(200);
    expect(await isGood(accessToken)).toBe(false);
    expect((await refresh(mobile, refreshToken)).body.error).toBe("invalid_grant");
  });

  it("of a replaced refresh token ends its successors", async () => {
    const { refreshToken } = await accessTo(planner);
    const { body } = await refresh(planner, refreshToken);
    await ask("revoke", planner, { token: refreshToken });
    expect(await isGood(body.access_token)).toBe(false);
    expect((await refresh(planner, refreshToken)).body.error).toBe("invalid_grant");
  });

  it("of an unknown token succeeds", async () => {
    expect((await ask("revoke", planner, { token: "fda_unknown" })).status).toBe(200);
  });

  it("refuses another application's token and keeps it valid", async () => {
    const { accessToken } = await accessTo(planner);
    const { status, body } = await ask("revoke", mobile, { token: accessToken });
    expect([status, body.error]).toEqual([400, "unauthorized_client"]);
    expect(body.error_description).toBe("The token belongs to another application");
    expect(await isGood(accessToken)).toBe(true);
  });

  it.each<[string, Record<string, string>, number, string]>([
    ["without a token", {}, 400, "invalid_request: token is missing"],
    ["with a wrong secret", { token: "x", client_secret: "fds_wrong" }, 401, "invalid_client"],
  ])("refuses a request %s", async (_title, fields, status, message) => {
    const answer = await ask("revoke", planner, fields);
    const { error, error_description } = answer.body;
    expect([answer.status, `${error}: ${error_description}`]).toEqual([
      status,
      expect.stringContaining(message),
    ]);
  });
});

describe("token introspection", () => {
  it("describes an access token", async () => {
    const { accessToken } = await accessTo(planner);
    expect((await ask("introspect", planner, { token: accessToken })).body).toEqual({
      active: true,
      scope: "users:read",
      client_id: planner.clientId,
      username: ann.email,
      token_type: "bearer",
      exp: time / 1000 + 604_800,
      iat: time / 1000,
      sub: String(ann.userId),
      iss: "http://127.0.0.1:4020",
    });
  });

  it("shows the address only with its scope", async () => {
    const { userId } = ann;
    const allowed = { userId, applicationId: planner.id, scopes: ["bookings:read"] } as const;
    const { accessToken, refreshToken } = await makeAccess(scheduling, allowed);
    for (const token of [accessToken, refreshToken]) {
      const { body } = await ask("introspect", planner, { token });
      expect(body).toMatchObject({ active: true, scope: "bookings:read", sub: String(userId) });
      expect(JSON.stringify(body)).not.toContain(ann.email);
    }
  });

  it("describes a refresh token until its use", async () => {
    const { refreshToken } = await accessTo(planner);
    const request = { token: refreshToken };
    const { body } = await ask("introspect", planner, request);
    expect(body).toMatchObject({ active: true, exp: time / 1000 + 60 * 86_400 });
    await refresh(planner, refreshToken);
    expect((await ask("introspect", planner, request)).body).toEqual({ active: false });
  });

  it("shows nothing for an invalid token or another application's", async () => {
    const other = await makeApplication(scheduling);
    const { accessToken, refreshToken } = await accessTo(other);
    const { accessToken: own } = await accessTo(planner);
    time += 604_800_000;
    for (const token of [accessToken, refreshToken, own, "unknown"]) {
      expect((await ask("introspect", planner, { token })).body).toEqual({ active: false });
    }
    ann = await makePerson(scheduling);
  });

  it("requires an application with a secret", async () => {
    const { accessToken } = await accessTo(mobile);
    const { status, body } = await ask("introspect", mobile, { token: accessToken });
    expect([status, body.error]).toEqual([401, "invalid_client"]);
    expect(body.error_description).toBe("Only applications with a secret may send this request");
  });
});

describe("server metadata", () => {
  it("names every endpoint below the issuer", async () => {
    const { status, body } = await scheduling.send("GET /.well-known/oauth-authorization-server");
    expect([status, body]).toMatchObject([
      200,
      {
        issuer: "http://127.0.0.1:4020",
        authorization_endpoint: "http://127.0.0.1:4020/oauth/authorize",
        token_endpoint: "http://127.0.0.1:4020/oauth/token",
        response_types_supported: ["code"],
        code_challenge_methods_supported: ["S256"],
        authorization_response_iss_parameter_supported: true,
      },
    ]);
    for (const name of ["token", "revocation", "introspection"]) {
      const { pathname } = new URL(body[`${name}_endpoint`]);
      expect((await scheduling.send(`POST ${pathname}`, { body: "a=b" })).status).not.toBe(404);
    }
  });

  it("and token endpoint allow scripts of any site (CORS)", async () => {
    for (const path of ["/.well-known/oauth-authorization-server", "/oauth/token"] as const) {
      const { status, headers } = await scheduling.send(`OPTIONS ${path}`, {
        headers: { origin: "https://app.example.com", "access-control-request-method": "POST" },
      });
      expect([status, headers["access-control-allow-origin"]]).toEqual([204, "*"]);
    }
    const page = await ann.visitor.get(authorizePath(planner.clientId));
    expect(page.headers).not.toHaveProperty("access-control-allow-origin");
  });
});

describe("grant of a person", () => {
  it("appears in the list and ends with all its tokens on request", async () => {
    const person = await makePerson(scheduling);
    const { id: applicationId } = await makeApplication(scheduling, { name: "Sync <b>" });
    const scopes = ["reports:read"] as const;
    const first = await makeAccess(scheduling, { userId: person.userId, applicationId, scopes });
    const second = await makeAccess(scheduling, { userId: person.userId, applicationId, scopes });
    const { text } = await person.visitor.get("/me/applications");
    expect(text.match(/Sync &lt;b&gt;<\/strong>/g)).toHaveLength(1);
    expect(text).toContain("See reports");
    const { location } = await person.visitor.submit({}, "/me/applications");
    expect(location).toBe("/me/applications?told=ended");
    expect((await person.visitor.get(location!)).text).toContain("No application has access");
    for (const token of [first.accessToken, second.accessToken]) {
      expect(await isGood(token)).toBe(false);
    }
  });

  it("revoking all ends all of the person's grants, and no others", async () => {
    const person = await makePerson(scheduling);
    const { userId } = person;
    const accesses = await Promise.all(
      [planner.id, mobile.id].map((applicationId) =>
        makeAccess(scheduling, { userId, applicationId }),
      ),
    );
    const other = await accessTo(planner);
    expect((await person.visitor.get("/me/applications")).text).toContain("Revoke all access");
    await person.visitor.submit({ application: "all" }, "/me/applications");
    const tokens = [...accesses, other].map(({ accessToken }) => isGood(accessToken));
    expect(await Promise.all(tokens)).toEqual([false, false, true]);
  });

  it("cannot be ended by another person", async () => {
    const { accessToken } = await accessTo(planner);
    const eve = await makePerson(scheduling);
    await makeAccess(scheduling, { userId: eve.userId, applicationId: planner.id });
    await eve.visitor.get("/me/applications");
    await eve.visitor.submit({ user: String(ann.userId) }, "/me/applications");
    expect(await isGood(accessToken)).toBe(true);
  });
});

describe("access clean-up", () => {
  it("removes exactly the expired data", async () => {
    const { db } = scheduling.context;
    const old = await accessTo(planner);
    await allowed(ann.visitor, authorizePath(planner.clientId));
    time += 62 * 86_400_000;
    const person = await makePerson(scheduling);
    const { accessToken, refreshToken } = await makeAccess(scheduling, {
      userId: person.userId,
      applicationId: planner.id,
    });
    await removeExpiredAccess(scheduling.context);
    const left = await Promise.all(
      ["grants", "authorization_codes", "access_tokens", "refresh_tokens"].map(async (table) => {
        const { rows } = await db.executeQuery<{ count: number }>(
          CompiledQuery.raw(`select count(*) from scheduling.${table}`),
        );
        return rows[0]!.count;
      }),
    );
    expect(left).toEqual([1, 0, 1, 1]);
    expect([await isGood(old.accessToken), await isGood(accessToken)]).toEqual([false, true]);
    expect((await refresh(planner, refreshToken)).status).toBe(200);
    time += 61_000;
    await removeExpiredAccess(scheduling.context);
    const { rows } = await db.executeQuery<{ sealed: number }>(
      CompiledQuery.raw("select count(sealed_successor) as sealed from scheduling.refresh_tokens"),
    );
    expect(rows).toEqual([{ sealed: 0 }]);
  });
});

describe("log of OAuth requests", () => {
  it("holds no code, token, secret or password", async () => {
    const person = await makePerson(scheduling);
    const verifier = "v".repeat(43);
    const challenge = createHash("sha256").update(verifier).digest("base64url");
    const state = "a-state-of-the-application";
    const { code } = await allowed(
      person.visitor,
      authorizePath(mobile.clientId, {
        state,
        code_challenge: challenge,
        code_challenge_method: "S256",
      }),
    );
    const { body } = await askToken(scheduling, {
      grant_type: "authorization_code",
      code: code!,
      redirect_uri: callback,
      code_verifier: verifier,
      client_id: mobile.clientId,
    });
    await scheduling.send("GET /v1/me", { token: body.access_token });
    await scheduling.send(`GET /v1/me?access_token=${body.access_token}`);
    await refresh(planner, "fdr_guess");
    const secrets = [code, body.access_token, body.refresh_token, planner.secret, verifier, state];
    for (const secret of [...secrets, challenge, "fdr_guess", "correct horse"]) {
      expect(secret).toEqual(expect.any(String));
      expect(scheduling.logged()).not.toContain(secret);
    }
    expect(scheduling.logged()).toContain('"path":"/oauth/token"');
  });
});
