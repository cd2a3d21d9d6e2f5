import { findPersonOfEmail } from "@frontdesk/people/persons/store";
import { asserted } from "@frontdesk/people/test/asserted";
import { departureOf } from "@frontdesk/server/test/openapi";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type AssertionInput, sendByDesk } from "../../../test/desk.ts";
import type { Endpoint } from "../../../test/endpoints.ts";
import {
  type Json,
  type Reply,
  startTestScheduling,
  type TestScheduling,
} from "../../../test/harness.ts";
import {
  askToken,
  callback,
  makeAccess,
  makeApplication,
  makePerson,
  makeUnconfirmed,
  type Person,
  password,
} from "../../../test/oauth.ts";
import { makeStudio } from "../../../test/studio.ts";
import { findUserOfPerson } from "../../parties/users/store.ts";

type Route = `${"GET" | "POST" | "PUT" | "DELETE"} /v1/me${string}`;

let scheduling: TestScheduling;
let document: Json;
let max: Person;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  document = (await scheduling.send("GET /openapi.json")).body;
});
afterAll(() => scheduling.close());
beforeEach(async () => {
  max = await makePerson(scheduling, "Max Maker");
});

async function ask(
  { personId }: Pick<Person, "personId">,
  route: Route,
  labels: AssertionInput & { body?: object } = {},
): Promise<Reply> {
  const reply = await sendByDesk(scheduling, route, { personId, ...labels });
  const [method = "", path = ""] = route.split(" ");
  const described = path.replace(/grants\/\d+/, (part) =>
    path.includes("applications") ? "grants/{userId}" : part,
  );
  const endpoint = { method, path: described.replace(/\/\d+/g, "/{id}") } as Endpoint;
  expect(departureOf(document, endpoint, reply)).toBeUndefined();
  return reply;
}

const planner = { name: "Planner", redirect_urls: [callback], scopes: ["bookings:read"] };
const register = (body: object = {}) =>
  ask(max, "POST /v1/me/applications", { body: { ...planner, ...body } });

const isClient = async (client_id: string, client_secret: string) => {
  const request = { grant_type: "refresh_token", refresh_token: "fdr_unknown" };
  const { body } = await askToken(scheduling, { ...request, client_id, client_secret });
  return body.error === "invalid_grant";
};

async function fill(table: "applications" | "personal_tokens", count: number): Promise<void> {
  const { db } = scheduling.context;
  const { id } = (await findUserOfPerson(db, max.personId))!;
  const fields = {
    applications: sql`owner_id, client_id, name, redirect_urls, confidential, may_use_passwords,
      scopes, created_at, updated_at) select ${id}, md5(${id}::text || n), 'App', array[''], false,
      false, array['bookings:read'], now(), now()`,
    personal_tokens: sql`user_id, name, hash, prefix, scopes, created_at) select ${id}, 'Script',
      decode(md5(${id}::text || n), 'hex'), 'fdp_1234', array['bookings:read'], now()`,
  };
  await sql`insert into ${sql.table(`scheduling.${table}`)} (${fields[table]}
    from generate_series(1, ${count}) n`.execute(db);
}

describe("a person", () => {
  it("has at most a hundred applications, however many requests at once", async () => {
    await fill("applications", 98);
    const answers = await Promise.all(Array.from({ length: 5 }, () => register()));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([201, 201, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.error).toBe("too_many");
    const { visitor } = max;
    await visitor.get("/developers/applications/new");
    const { status, text } = await visitor.submit(
      { name: "One more", redirects: callback, scopes: "bookings:read", access: "604800" },
      "/developers/applications",
    );
    expect([status, text]).toEqual([
      409,
      expect.stringContaining("100 already. Please delete one first."),
    ]);
    const { id } = answers.find(({ status }) => status === 201)!.body;
    await ask(max, `DELETE /v1/me/applications/${id}`);
    expect((await register()).status).toBe(201);
  });

  it("has at most a hundred valid tokens, however many requests at once", async () => {
    await fill("personal_tokens", 98);
    const body = { name: "Script", scopes: ["bookings:read"], days: 30, current: password };
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => ask(max, "POST /v1/me/tokens", { body })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 409, 409]);
    await ask(max, "DELETE /v1/me/tokens");
    expect((await ask(max, "POST /v1/me/tokens", { body })).status).toBe(201);
  });
});

describe("developer at the desk", () => {
  it("registers an application and sees its secret once", async () => {
    const { status, body: created } = await register();
    expect([status, created]).toMatchObject([
      201,
      {
        ...planner,
        confidential: true,
        may_use_passwords: false,
        access_seconds: 604_800,
        requests_per_window: 33,
        client_secret: expect.stringMatching(/^fds_[\w-]{43}$/),
        authorize_url: expect.stringMatching(/\/oauth\/authorize$/),
        token_url: expect.stringMatching(/\/oauth\/token$/),
      },
    ]);
    expect(await isClient(created.client_id, created.client_secret)).toBe(true);
    const { client_secret, ...view } = created;
    expect((await ask(max, `GET /v1/me/applications/${created.id}`)).body).toEqual(view);
    expect((await ask(max, "GET /v1/me/applications")).body).toEqual([view]);
  });

  it("registers a public application without a secret", async () => {
    const { body } = await register({ confidential: false, access_seconds: 7200 });
    expect(body).toMatchObject({ confidential: false, client_secret: null, access_seconds: 7200 });
    const labels = { provedAt: Date.now() };
    const renewed = await ask(max, `POST /v1/me/applications/${body.id}/secret`, labels);
    const words = "is false: a public application has no secret";
    expect([renewed.status, renewed.body.errors]).toEqual([422, { confidential: [words] }]);
  });

  it.each([
    [{ name: " " }, "name", "must have 1 to 60 characters"],
    [{ name: "x".repeat(61) }, "name"],
    [{ name: "see https://evil.example" }, "name"],
    [
      { redirect_urls: [] },
      "redirect_urls",
      "must contain a URL, unless the application may use passwords",
    ],
    [{ redirect_urls: [callback, "http://app.example.com/"] }, "redirect_urls.1"],
    [{ redirect_urls: ["https://app.example.com/#here"] }, "redirect_urls.0"],
    [{ redirect_urls: Array(21).fill(callback) }, "redirect_urls"],
    [{ scopes: [] }, "scopes"],
    [{ scopes: ["bookings:destroy"] }, "scopes.0"],
    [{ access_seconds: 60 }, "access_seconds"],
    [
      { confidential: false, may_use_passwords: true },
      "may_use_passwords",
      "is for confidential applications only",
    ],
  ])("cannot register with %j", async (more, field, words: string | undefined = undefined) => {
    const { status, body } = await register(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    if (words !== undefined) expect(body.errors[field]).toEqual([words]);
    expect((await ask(max, "GET /v1/me/applications")).body).toEqual([]);
  });

  it("with an unconfirmed address cannot register or create tokens", async () => {
    const { visitor, email } = await makeUnconfirmed(scheduling);
    expect((await visitor.get("/me")).status).toBe(200);
    const personId = (await findPersonOfEmail(scheduling.context.db, email))!.id;
    const response = await ask({ personId }, "POST /v1/me/applications", { body: planner });
    expect([response.status, response.body.error]).toEqual([403, "unconfirmed_address"]);
    const body = { name: "Script", scopes: ["bookings:read"], days: 30, current: password };
    expect((await ask({ personId }, "POST /v1/me/tokens", { body })).status).toBe(403);
  });

  it("changes an application unless another change came first", async () => {
    const { body: created } = await register();
    const path = `/v1/me/applications/${created.id}` as const;
    const { headers } = await ask(max, `GET ${path}`);
    const changed = await ask(max, `PUT ${path}`, { body: { name: " Diary " } });
    expect([changed.status, changed.body]).toMatchObject([200, { ...planner, name: "Diary" }]);
    const { context, send } = scheduling;
    const authorization = await asserted(context, `PUT ${path}`, {
      personId: max.personId,
      aud: "scheduling",
    });
    const late = { authorization, "if-match": headers.etag as string };
    const response = await send(`PUT ${path}`, { headers: late, body: { name: "Late" } });
    expect(response.status).toBe(412);
    const answer = await ask(max, `PUT ${path}`, { body: { redirect_urls: [] } });
    expect(Object.keys(answer.body.errors)).toEqual(["redirect_urls"]);
    expect((await ask(max, `GET ${path}`)).body.name).toBe("Diary");
  });

  it("narrowing scopes narrows existing grants", async () => {
    const { id } = await makeApplication(scheduling, { ownerId: max.userId });
    const ann = await makePerson(scheduling);
    await makeAccess(scheduling, { userId: ann.userId, applicationId: id });
    const body = { scopes: ["bookings:read"] };
    await ask(max, `PUT /v1/me/applications/${id}`, { body });
    expect((await ask(ann, "GET /v1/me/grants")).body).toMatchObject([
      { application_id: id, name: "Planner", maker_name: "Max Maker", scopes: ["bookings:read"] },
    ]);
  });

  it("rotates a secret only after a recent second factor", async () => {
    const { body: created } = await register();
    const path = `POST /v1/me/applications/${created.id}/secret` as const;
    for (const provedAt of [null, Date.now() - 11 * 60_000]) {
      const { status, body } = await ask(max, path, { provedAt, hasSecondFactor: true });
      expect([status, body.code]).toEqual([403, "step_up_required"]);
    }
    expect(await isClient(created.client_id, created.client_secret)).toBe(true);
    const { status, body } = await ask(max, path, { provedAt: Date.now() });
    expect(status).toBe(201);
    expect(await isClient(created.client_id, created.client_secret)).toBe(false);
    expect(await isClient(created.client_id, body.client_secret)).toBe(true);
  });

  it("lists users of an application, revokes one, and deletes the application", async () => {
    const { id } = await makeApplication(scheduling, { ownerId: max.userId });
    const ann = await makePerson(scheduling);
    const { accessToken } = await makeAccess(scheduling, {
      userId: ann.userId,
      applicationId: id,
    });
    const path = `/v1/me/applications/${id}` as const;
    const { body } = await ask(max, `GET ${path}/grants`);
    const holder = { user_id: ann.userId, name: "Ann Example", email: ann.email };
    expect(body).toMatchObject({ total: 1, holders: [holder] });
    const ending = `DELETE ${path}/grants/${ann.userId}` as const;
    expect((await ask(max, ending)).status).toBe(204);
    expect((await ask(max, ending)).status).toBe(404);
    expect((await scheduling.send("GET /v1/me", { token: accessToken })).status).toBe(401);
    expect((await ask(max, `DELETE ${path}`)).status).toBe(204);
    expect((await ask(max, `GET ${path}`)).status).toBe(404);
  });
});

describe("application of another developer", () => {
  it.each<[Route, object?]>([
    ["GET /v1/me/applications/:id"],
    ["PUT /v1/me/applications/:id", { name: "Mine" }],
    ["DELETE /v1/me/applications/:id"],
    ["POST /v1/me/applications/:id/secret"],
    ["GET /v1/me/applications/:id/grants"],
    ["DELETE /v1/me/applications/:id/grants/1"],
  ])("returns 404 for %s", async (route, body) => {
    const { id } = await makeApplication(scheduling);
    const path = route.replace(":id", String(id)) as Route;
    const labels = { provedAt: Date.now(), ...(body !== undefined && { body }) };
    expect((await ask(max, path, labels)).status).toBe(404);
  });
});

describe("person at the desk", () => {
  const make = (more: object = {}) => {
    const fields = { name: "Script", scopes: ["accounts:read"], days: 30, current: password };
    return ask(max, "POST /v1/me/tokens", { body: { ...fields, ...more } });
  };

  it("creates a token, sees it once, and revokes it", async () => {
    const { status, body } = await make();
    const { token, ...view } = body;
    expect([status, token]).toEqual([201, expect.stringMatching(/^fdp_[\w-]{43}$/)]);
    expect(view).toMatchObject({ prefix: token.slice(0, 8), last_used_at: null });
    const daysLeft = (Date.parse(view.expires_at) - Date.parse(view.created_at)) / 86_400_000;
    expect(daysLeft).toBeCloseTo(30, 3);
    expect((await ask(max, "GET /v1/me/tokens")).body).toEqual([view]);
    expect((await scheduling.send("GET /v1/accounts", { token })).status).toBe(200);
    const other = await makePerson(scheduling);
    expect((await ask(other, `DELETE /v1/me/tokens/${view.id}`)).status).toBe(404);
    expect((await ask(max, `DELETE /v1/me/tokens/${view.id}`)).status).toBe(204);
    expect((await scheduling.send("GET /v1/accounts", { token })).status).toBe(401);
    expect((await ask(max, `DELETE /v1/me/tokens/${view.id}`)).status).toBe(404);
  });

  it("creates a lasting token, and revokes all", async () => {
    expect((await make({ days: null })).body.expires_at).toBeNull();
    await make();
    expect((await ask(max, "DELETE /v1/me/tokens")).status).toBe(204);
    expect((await ask(max, "GET /v1/me/tokens")).body).toEqual([]);
  });

  it.each([
    [{ current: "a guess that is wrong" }, "current", "is wrong"],
    [{ name: " " }, "name", "must have 1 to 60 characters"],
    [{ name: "x".repeat(61) }, "name"],
    [{ scopes: [] }, "scopes"],
    [{ days: 0 }, "days"],
    [{ days: 366 }, "days"],
  ])("creates no token with %j", async (more, field, words: string | undefined = undefined) => {
    const { status, body } = await make(more);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
    if (words !== undefined) expect(body.errors[field]).toEqual([words]);
    expect((await ask(max, "GET /v1/me/tokens")).body).toEqual([]);
  });

  it("wrong passwords are throttled", async () => {
    const messages = [];
    for (let tries = 0; tries < 12; tries += 1) {
      messages.push((await make({ current: "a guess that is wrong" })).body.error);
    }
    expect(messages).toContain("too_many_guesses");
  });

  it("revokes one grant, or all", async () => {
    const tokens: string[] = [];
    const ids: number[] = [];
    for (let created = 0; created < 3; created += 1) {
      const { id: applicationId } = await makeApplication(scheduling);
      const access = await makeAccess(scheduling, { userId: max.userId, applicationId });
      tokens.push(access.accessToken);
      ids.push(applicationId);
    }
    const states = async () =>
      Promise.all(
        tokens.map(async (token) => (await scheduling.send("GET /v1/me", { token })).status),
      );
    expect((await ask(max, `DELETE /v1/me/grants/${ids[0]!}`)).status).toBe(204);
    expect((await ask(max, `DELETE /v1/me/grants/${ids[0]!}`)).status).toBe(404);
    expect(await states()).toEqual([401, 200, 200]);
    expect((await ask(max, "DELETE /v1/me/grants")).status).toBe(204);
    expect(await states()).toEqual([401, 401, 401]);
    expect((await ask(max, "GET /v1/me/grants")).body).toEqual([]);
  });
});

it("no token can reach the desk's own routes, with any scopes", async () => {
  const studio = await makeStudio(scheduling);
  const paths = Object.entries<Json>(document.paths).filter(([path]) => /^\/v1\/me\/./.test(path));
  expect(paths.length).toBeGreaterThanOrEqual(8);
  for (const [path, operations] of paths) {
    for (const method of Object.keys(operations)) {
      const location = path.replace(/\{\w+\}/g, "1");
      const route = `${method.toUpperCase()} ${location}` as Route;
      const { status, body } = await scheduling.send(route, { token: studio.token });
      expect([route, status, body.error_description]).toEqual([
        route,
        403,
        "Only a person signed in at the desk may do this",
      ]);
    }
  }
});
