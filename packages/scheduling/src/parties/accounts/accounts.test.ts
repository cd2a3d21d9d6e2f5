import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStranger, makeStudio, makeUser, suspend } from "../../../test/studio.ts";
import { isSubdomain, subdomainOf } from "./account.ts";

let scheduling: TestScheduling;
beforeAll(async () => {
  scheduling = await startTestScheduling({ settings: { publicUrl: "https://book.example.com" } });
});
afterAll(() => scheduling.close());

describe("accounts", () => {
  it("list the caller's memberships", async () => {
    const own = await makeStudio(scheduling, { name: "Own" });
    await makeStudio(scheduling, { name: "Foreign" });
    const { body } = await own.get("/v1/accounts");
    expect(body).toEqual([
      {
        id: own.accountId,
        name: "Own",
        subdomain: own.subdomain,
        rootdomain: "book.example.com",
        url: `https://book.example.com/v1/accounts/${own.subdomain}`,
        timezone: "Copenhagen",
        iana: "Europe/Copenhagen",
        week_start: null,
        permissions: "administrator",
        booking_rights: "manage_all",
        client_rights: "manage_all",
        project_rights: "manage_all",
        resource_rights: "manage_all",
        report_rights: "view",
        own_only: false,
        owner: true,
        created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
        updated_at: expect.any(String),
      },
    ]);
  });

  it("include the caller's rights", async () => {
    const own = await makeStudio(scheduling);
    const rights = { bookings: "manage_own", clients: "none" } as const;
    const member = await makeMember(scheduling, own, { permissions: "custom", rights });
    const [listed] = (await member.get("/v1/accounts")).body;
    expect(listed).toMatchObject({
      permissions: "custom",
      booking_rights: "manage_own",
      client_rights: "none",
      owner: false,
    });
  });

  it("are read by number or URL id, with their owner", async () => {
    const own = await makeStudio(scheduling, { name: "Own" });
    const byNumber = await own.get(`/v1/accounts/${own.accountId}`);
    const byName = await own.get(`/v1/accounts/${own.subdomain}`);
    expect(byNumber.body).toMatchObject({ name: "Own", owner: { timezone: "Copenhagen" } });
    expect(byName.body).toEqual(byNumber.body);
  });

  it("of other people answer 404", async () => {
    const studio = await makeStudio(scheduling);
    const stranger = await makeStranger(scheduling, studio);
    const nothing = { error: "not_found", error_description: "Not found" };
    for (const path of [`/v1/accounts/${studio.accountId}`, "/users", "/v1/accounts/none"]) {
      const { status, body } = await stranger.get(path);
      expect([status, body]).toEqual([404, nothing]);
    }
  });
});

describe("users", () => {
  it("see themselves", async () => {
    const studio = await makeStudio(scheduling);
    const { body } = await studio.get("/v1/me");
    expect(body).toMatchObject({
      id: studio.userId,
      first_name: "Pat",
      activation_state: "active",
    });
    const member = await studio.get("/users/me");
    expect(member.body).toMatchObject({ ...body, owner: true });
    expect((await studio.get(`/users/${studio.userId}`)).body).toEqual(member.body);
    for (const id of ["0", "you", "999999"]) {
      expect((await studio.get(`/users/${id}`)).status).toBe(404);
    }
  });

  it("are listed with their rights, page by page", async () => {
    const studio = await makeStudio(scheduling);
    const member = await makeMember(scheduling, studio, { permissions: "manager" });
    const { body, headers } = await studio.get("/users?limit=1&offset=1");
    expect(body).toMatchObject([
      { id: member.userId, permissions: "manager", booking_rights: "manage_own", owner: false },
    ]);
    expect(headers["x-total-count"]).toBe("2");
    expect(headers.link).toBe(`</v1/${studio.subdomain}/users?limit=1&offset=0>; rel="prev"`);
    expect((await studio.get("/users?page=2&per_page=1")).body).toEqual(body);
    expect((await studio.get("/users/?limit=0")).body).toHaveLength(2);
    const behind = await studio.get("/users?limit=1&offset=9");
    expect([behind.status, behind.body]).toEqual([200, []]);
    expect(behind.headers).toMatchObject({ "x-total-count": "2" });
  });

  it.each(["limit=-1", "offset=x", "limit=1.5"])("refuse the list query %s", async (query) => {
    const studio = await makeStudio(scheduling);
    const { status, body } = await studio.get(`/users?${query}`);
    const [field] = query.split("=");
    expect([status, body]).toMatchObject([
      422,
      { error: "unprocessable_entity", errors: { [field!]: [expect.any(String)] } },
    ]);
  });
});

describe("caller", () => {
  it("requires a valid token", async () => {
    const none = await scheduling.send("GET /v1/me");
    expect([none.status, none.headers["www-authenticate"]]).toEqual([401, "Bearer"]);
    expect(none.body.error_description).toBe("An access token is required");
    const wrong = await scheduling.send("GET /v1/me", { token: "fdp_wrong" });
    expect(wrong.body).toEqual({
      error: "invalid_token",
      error_description: "The access token is invalid, has expired or was revoked",
    });
    expect(wrong.headers["www-authenticate"]).toBe('Bearer error="invalid_token"');
  });

  it("may write Bearer in any case", async () => {
    const { token } = await makeUser(scheduling);
    const { status } = await scheduling.send("GET /v1/me", {
      headers: { authorization: `bEARER ${token}` },
    });
    expect(status).toBe(200);
  });

  it("needs the scope that the route asks for", async () => {
    const studio = await makeStudio(scheduling);
    const member = await makeMember(scheduling, studio, { scopes: ["bookings:read"] });
    const { status, body, headers } = await member.get("/users");
    expect([status, body]).toMatchObject([403, { error: "insufficient_scope" }]);
    expect(headers["www-authenticate"]).toContain('scope="users:read"');
    expect((await member.get("/v1/me")).status).toBe(200);
  });

  it("may read in a suspended account", async () => {
    const studio = await makeStudio(scheduling);
    await suspend(scheduling, studio);
    expect((await studio.get("/users")).status).toBe(200);
    expect((await studio.get(`/v1/accounts/${studio.accountId}`)).body.suspended).toBe(true);
  });

  it("gets 429 after 33 requests", async () => {
    const limited = await startTestScheduling({ limited: true });
    const studio = await makeStudio(limited);
    const first = await studio.get("/v1/me");
    expect(first.headers).toMatchObject({
      "x-ratelimit-limit": "33",
      "x-ratelimit-remaining": "32",
    });
    const rest = await Promise.all(Array.from({ length: 39 }, () => studio.get("/v1/me")));
    const replies = rest.filter(({ status }) => status === 429);
    expect(replies).toHaveLength(7);
    expect(Number(replies[0]!.headers["retry-after"])).toBeGreaterThanOrEqual(1);
    expect(replies[0]!.body).toMatchObject({ error: "rate_limited" });
    await limited.close();
  });
});

describe("unknown route of scheduling", () => {
  it("answers 404, or 405 for another method of a known path", async () => {
    const studio = await makeStudio(scheduling);
    expect((await studio.get("/nothing")).body).toEqual({
      error: "not_found",
      error_description: "Not found",
    });
    for (const path of [
      "/reports/resources",
      "/reports/resources/",
      "/reports/resources?limit=0",
      "/reports/resources/1/?x=/",
    ]) {
      const wrong = await studio.delete(path);
      expect([wrong.status, wrong.headers.allow]).toEqual([405, "GET, HEAD"]);
      expect(wrong.body).toMatchObject({ error: "method_not_allowed" });
    }
    for (const path of ["/reports/resources//", `/reports/resources${"/".repeat(10_000)}7`]) {
      expect((await studio.delete(path)).status).toBe(405);
    }
  });
});

describe("URL id of an account", () => {
  it.each([
    ["Café Ørsted & Søn", "cafe-rsted-s-n"],
    ["  3 Little Rooms", "little-rooms"],
    ["Me", "studio-me"],
    ["日本", "studio"],
  ])("from the name %j", (name, subdomain) => {
    expect(subdomainOf(name)).toBe(subdomain);
  });

  it("from random names is always valid", () => {
    fc.assert(fc.property(fc.string(), (name) => isSubdomain(subdomainOf(name))));
  });
});
