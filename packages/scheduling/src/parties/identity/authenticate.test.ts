import { beginPost } from "@frontdesk/server/test/raw";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStudio, type Studio } from "../../../test/studio.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

describe("cross-origin request", () => {
  const origin = "https://app.example.com";

  it.each([
    ["/me", "GET", "GET, HEAD"],
    ["/accounts", "GET", "GET, HEAD, POST"],
    ["/:account/bookings", "POST", "GET, HEAD, POST"],
    ["/:account/bookings/1", "PUT", "GET, HEAD, PUT, DELETE"],
  ])("preflight needs no token: %s", async (path, method, all) => {
    const response = await scheduling.send(
      `OPTIONS /v1${path.replace(":account", studio.subdomain)}`,
      { headers: { origin, "access-control-request-method": method } },
    );
    expect([response.status, response.text]).toEqual([204, ""]);
    expect(response.headers).toMatchObject({
      "access-control-allow-origin": "*",
      "access-control-allow-methods": all,
      "access-control-allow-headers": expect.stringContaining("Authorization"),
    });
  });

  it("needs a token for the request itself, and can read why it was refused", async () => {
    const answer = await scheduling.send("GET /v1/me", { headers: { origin } });
    expect([answer.status, answer.headers["access-control-allow-origin"]]).toEqual([401, "*"]);
    const { token } = studio;
    const response = await scheduling.send("GET /v1/me", { token, headers: { origin } });
    expect([response.status, response.headers["access-control-allow-origin"]]).toEqual([200, "*"]);
  });
});

describe("invalid request", () => {
  it("resolves `me` for a resource and a member only", async () => {
    const changes = Object.entries(scheduling.server.swagger().paths ?? {}).flatMap(
      ([path, item]) =>
        ["put", "post", "delete"]
          .filter((method) => method in item)
          .map((method) => [method, path]),
    ) as [string, string][];
    const named = changes.filter(([, path]) => /^\/v1\/\{account\}\/\w+\/\{id\}/.test(path));
    expect(named.length).toBeGreaterThan(20);
    for (const [method, path] of named) {
      const url = path.replace("{account}", studio.subdomain).replace("{id}", "me");
      const route = `${method.toUpperCase()} ${url.replace(/\{\w+\}/, "1")}` as "PUT /";
      const { status } = await scheduling.send(route, { token: studio.token, body: {} });
      expect([route, status]).toEqual([route, 404]);
    }
  });

  it("answers 404 for an account name with NUL", async () => {
    for (const url of ["/v1/%00/resources", "/v1/a%00/changes/stream"] as const) {
      const { status } = await scheduling.send(`GET ${url}`, { token: studio.token });
      expect([url, status]).toEqual([url, 404]);
    }
  });

  it.each([
    ['{"__proto__":{"name":"x"}}', "__proto__"],
    ['{"constructor":{"prototype":{}}}', "constructor.prototype"],
  ])("gets 422 by field name, even for names of the prototype: %s", async (body, field) => {
    const { server } = scheduling;
    const { statusCode, json } = await server.inject({
      method: "POST",
      url: `/v1/${studio.subdomain}/clients`,
      headers: {
        authorization: `Bearer ${studio.token}`,
        "content-type": "application/json",
      },
      payload: body,
    });
    expect([statusCode, Object.keys(json().errors)]).toEqual([422, [field]]);
  });

  it("lists all problems in the order of the fields", async () => {
    const events = ["nothing", "bookings", "nobody", ...Array(20).fill("noone")];
    const { status, body } = await studio.post("/webhooks", { paused: 7, events, name: 1 });
    const nested = [0, 2, 3, 4, 5, 6, 7].map((index) => `events.${index}`);
    const fields = ["name", "payload_url", ...nested, "events.8"];
    expect([status, Object.keys(body.errors)]).toEqual([422, fields]);
  });
});

describe("request with a slow body", () => {
  it.each([
    [
      "a revocation of its token came first",
      "delete from scheduling.personal_tokens where user_id =",
      401,
    ],
    [
      "the removal of its member came first",
      "delete from scheduling.memberships where user_id =",
      404,
    ],
  ])("fails if %s", async (_, statement, expected) => {
    const { token, userId } = await makeMember(scheduling, studio, {
      permissions: "administrator",
    });
    const { server, context } = scheduling;
    const path = `/v1/${studio.subdomain}/clients`;
    const begun = { path, authorization: `Bearer ${token}`, text: '{"name":"Too late"}' };
    if (!server.server.listening) await server.listen({ host: "127.0.0.1", port: 0 });
    const [kept, ended] = [await beginPost(server, begun), await beginPost(server, begun)];
    expect(await kept()).toBe(201);
    await sql`${sql.raw(statement)} ${userId}`.execute(context.db);
    expect(await ended()).toBe(expected);
  });
});

describe("account in a path", () => {
  const names = async (subdomain: string) =>
    (await scheduling.send(`GET /v1/${subdomain}/clients?limit=1`, { token: studio.token })).status;

  it("is cached by number after the first call", async () => {
    const { accountIds } = scheduling.context;
    accountIds.clear();
    expect(await names(studio.subdomain)).toBe(200);
    expect(accountIds.get(studio.subdomain)).toBe(studio.accountId);
    expect(await names(studio.subdomain)).toBe(200);
  });

  it("answers 404 to non-members and before its creation", async () => {
    const { accountIds } = scheduling.context;
    const other = await makeStudio(scheduling);
    expect(await names(other.subdomain)).toBe(404);
    expect(await names("not-opened-yet")).toBe(404);
    expect(accountIds.has("not-opened-yet")).toBe(false);
  });

  it("never resolves to another account, even with a wrong cached number", async () => {
    const { accountIds } = scheduling.context;
    const other = await makeStudio(scheduling);
    accountIds.set(other.subdomain, studio.accountId);
    expect(await names(other.subdomain)).toBe(404);
    accountIds.set(studio.subdomain, other.accountId);
    expect(await names(studio.subdomain)).toBe(404);
    expect(await names(studio.subdomain)).toBe(200);
  });

  it("is addressed by number only on routes that permit it", async () => {
    expect(await names(String(studio.accountId))).toBe(404);
    const { token } = studio;
    const { status } = await scheduling.send(`GET /v1/accounts/${studio.accountId}`, { token });
    expect(status).toBe(200);
  });
});
