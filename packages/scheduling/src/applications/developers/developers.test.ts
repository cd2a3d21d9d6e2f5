import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  askToken,
  callback,
  makeAccess,
  makeApplication,
  makePerson,
  type Person,
  password,
} from "../../../test/oauth.ts";
import { isGood, refresh, tokensFor } from "../../../test/token-requests.ts";
import { scopes } from "../../core/rights.ts";
import { findApplication } from "../oauth/applications/store.ts";

let scheduling: TestScheduling;
let max: Person;
let clockMs = Date.now();
beforeAll(async () => {
  scheduling = await startTestScheduling({ now: () => new Date(clockMs) });
  max = await makePerson(scheduling, "Max Maker");
});
afterAll(() => scheduling.close());

const filled = {
  name: "Planner",
  redirects: `${callback}\r\nhttp://localhost:3000/`,
  kind: "confidential",
  passwords: "",
  scopes: "bookings:read",
};

async function register(more: Record<string, string> = {}) {
  await max.visitor.get("/developers/applications/new");
  return await max.visitor.submit({ ...filled, ...more }, "/developers/applications");
}

const textOf = (page: string, id: string) =>
  new RegExp(`id="${id}">([^<]*)<`).exec(page)?.[1] ?? "";

const isClient = async (clientId: string, secret: string) => {
  const { body } = await askToken(scheduling, {
    grant_type: "refresh_token",
    refresh_token: "fdr_unknown",
    client_id: clientId,
    client_secret: secret,
  });
  return body.error === "invalid_grant";
};

describe("developer", () => {
  it("registers an application and sees its secret once", async () => {
    const { status, text } = await register();
    expect(status).toBe(200);
    const [clientId, secret] = [textOf(text, "client-id"), textOf(text, "client-secret")];
    expect(secret).toMatch(/^fds_[\w-]{43}$/);
    expect(await isClient(clientId, secret)).toBe(true);
    const { text: list } = await max.visitor.get("/developers");
    expect(list).toContain(clientId);
    expect(list).not.toContain(secret);
    expect(await findApplication(scheduling.context.db, clientId)).toMatchObject({
      name: "Planner",
      ownerId: max.userId,
      redirectUrls: [callback, "http://localhost:3000/"],
      isConfidential: true,
      mayUsePasswords: false,
      scopes: ["bookings:read"],
      requestsPerWindow: 33,
    });
  });

  it("chooses every scope herself", async () => {
    const { text } = await max.visitor.get("/developers/applications/new");
    expect(text.match(/type="checkbox" name="scopes"/g)).toHaveLength(scopes.length);
    expect(text).not.toMatch(/name="scopes"[^>]* checked/);
  });

  it("registers a public application without a secret or password grant", async () => {
    const { status, location } = await register({ kind: "public", passwords: "yes" });
    expect([status, location]).toEqual([303, expect.stringMatching(/^\/developers\/app.*\/\d+$/)]);
    const { text } = await max.visitor.get(location!);
    const application = await findApplication(scheduling.context.db, textOf(text, "client-id"));
    expect(application).toMatchObject({ isConfidential: false, secretHash: null });
    expect(application).toMatchObject({ mayUsePasswords: false });
    expect(text).not.toContain("/secret");
  });

  it.each<[string, Record<string, string>, string]>([
    ["a name", { name: " \u200b " }, "Please enter a name."],
    ["a shorter name", { name: "n".repeat(61) }, "at most 60 characters"],
    ["an address", { redirects: "" }, "Please enter a redirect address."],
    ["a safe address", { redirects: "http://example.com/" }, "must begin with https://"],
    ["an address that is one", { redirects: "javascript:alert(1)" }, "must be a whole address"],
    [
      "fewer addresses",
      {
        redirects: Array(21)
          .fill(0)
          .map((_, i) => `https://a.example/${i}`)
          .join("\n"),
      },
      "at most 20",
    ],
    ["a scope", { scopes: "everything" }, "Please choose at least one permission."],
  ])("must enter %s", async (_title, more, problem) => {
    const { status, text } = await register(more);
    expect(status).toBe(400);
    expect(text).toContain(problem);
    expect(text).toContain("<title>Error: ");
  });

  it("sees hostile names as text", async () => {
    const { id } = await makeApplication(scheduling, {
      ownerId: max.userId,
      name: '"><img src=x onerror=alert(1)>',
    });
    for (const path of ["/developers", `/developers/applications/${id}`]) {
      const { text } = await max.visitor.get(path);
      expect(text).not.toContain("<img");
      expect(text).toContain("&lt;img");
    }
  });

  it("changes an application", async () => {
    const { id, clientId } = await makeApplication(scheduling, { ownerId: max.userId });
    const path = `/developers/applications/${id}`;
    await max.visitor.get(path);
    const changed = {
      name: "New name",
      redirects: callback,
      passwords: "yes",
      scopes: "audit:read",
    };
    const { location } = await max.visitor.submit(changed, path);
    expect(location).toBe(`${path}?told=saved`);
    expect((await max.visitor.get(location!)).text).toContain("Saved.");
    expect(await findApplication(scheduling.context.db, clientId)).toMatchObject({
      name: "New name",
      redirectUrls: [callback],
      mayUsePasswords: true,
      scopes: ["audit:read"],
    });
    expect((await max.visitor.submit({ ...changed, name: "" }, path)).status).toBe(400);
  });

  it("gets access tokens for seven days, or two hours by choice", async () => {
    const { text } = await max.visitor.get("/developers/applications/new");
    const options = [...text.matchAll(/<option value="(\d+)"( selected)?>([^<]+)</g)];
    expect(options.map(([, value, chosen, words]) => [value, chosen !== undefined, words])).toEqual(
      [
        ["604800", true, "Seven days"],
        ["7200", false, "Two hours"],
      ],
    );
    const { text: page } = await register({ access_seconds: "7200" });
    const [clientId, secret] = [textOf(page, "client-id"), textOf(page, "client-secret")];
    const match = (await findApplication(scheduling.context.db, clientId))!;
    expect(match.accessSeconds).toBe(7200);
    const application = { id: match.id, clientId, secret };
    const short = await tokensFor(scheduling, { person: max, application });
    expect(short).toMatchObject({ expires_in: 7200 });
    const usual = await makeApplication(scheduling);
    const long = await tokensFor(scheduling, { person: max, application: usual });
    expect(long).toMatchObject({ expires_in: 604_800 });
    clockMs += 7_200_000 - 1;
    expect(await isGood(scheduling, short.access_token)).toBe(true);
    clockMs += 1;
    const good = [short, long].map(({ access_token }) => isGood(scheduling, access_token));
    expect(await Promise.all(good)).toEqual([false, true]);
    const again = await refresh(scheduling, application, { refresh_token: short.refresh_token });
    expect([again.status, again.body.expires_in]).toEqual([200, 7200]);
    const path = `/developers/applications/${match.id}`;
    expect((await max.visitor.get(path)).text).toContain('value="7200" selected');
    await max.visitor.submit({ ...filled, access_seconds: "604800" }, path);
    const renewed = { refresh_token: again.body.refresh_token };
    expect((await refresh(scheduling, application, renewed)).body.expires_in).toBe(604_800);
  });

  it("rotates a secret: the old one fails, tokens stay valid", async () => {
    const { id, clientId, secret } = await makeApplication(scheduling, { ownerId: max.userId });
    const { accessToken } = await makeAccess(scheduling, {
      userId: max.userId,
      applicationId: id,
    });
    await max.visitor.get(`/developers/applications/${id}`);
    const fields = { current: password };
    const { text } = await max.visitor.submit(fields, `/developers/applications/${id}/secret`);
    const renewed = textOf(text, "client-secret");
    expect(await isClient(clientId, secret!)).toBe(false);
    expect(await isClient(clientId, renewed)).toBe(true);
    expect((await scheduling.send("GET /v1/me", { token: accessToken })).status).toBe(200);
  });

  it("lists users of an application and revokes one", async () => {
    const { id } = await makeApplication(scheduling, { ownerId: max.userId });
    const ann = await makePerson(scheduling, "Ann Example");
    const bob = await makePerson(scheduling, "Bob Other");
    const ofAnn = await makeAccess(scheduling, { userId: ann.userId, applicationId: id });
    const ofBob = await makeAccess(scheduling, { userId: bob.userId, applicationId: id });
    const { text } = await max.visitor.get(`/developers/applications/${id}`);
    expect(text).toContain(ann.email);
    expect(text).toContain("See and change bookings");
    await max.visitor.submit({ user: String(ann.userId) }, `/developers/applications/${id}/end`);
    const statusOf = async (token: string) =>
      (await scheduling.send("GET /v1/me", { token })).status;
    expect(await statusOf(ofAnn.accessToken)).toBe(401);
    expect(await statusOf(ofBob.accessToken)).toBe(200);
  });

  it("deletes an application with its grants", async () => {
    const { id, clientId, secret } = await makeApplication(scheduling, { ownerId: max.userId });
    const { accessToken } = await makeAccess(scheduling, {
      userId: max.userId,
      applicationId: id,
    });
    await max.visitor.get(`/developers/applications/${id}`);
    const { location } = await max.visitor.submit({}, `/developers/applications/${id}/delete`);
    expect(location).toBe("/developers?told=deleted");
    expect((await scheduling.send("GET /v1/me", { token: accessToken })).status).toBe(401);
    expect(await isClient(clientId, secret!)).toBe(false);
    expect((await max.visitor.get(`/developers/applications/${id}`)).status).toBe(404);
  });

  it("sees the use of the rate limit", async () => {
    const limited = await startTestScheduling({ limited: true });
    const person = await makePerson(limited);
    const { id } = await makeApplication(limited, { ownerId: person.userId });
    const path = `/developers/applications/${id}`;
    expect((await person.visitor.get(path)).text).toContain("0 of 33");
    const { accessToken: token } = await makeAccess(limited, {
      userId: person.userId,
      applicationId: id,
    });
    for (let call = 0; call < 3; call += 1) await limited.send("GET /v1/me", { token });
    expect((await person.visitor.get(path)).text).toContain("3 of 33");
    await limited.close();
  });
});

describe("another developer", () => {
  it.each(["", "/secret", "/end", "/delete"])("gets 404 for an application%s", async (end) => {
    const { id, clientId } = await makeApplication(scheduling);
    const path = `/developers/applications/${id}`;
    if (end === "") expect((await max.visitor.get(path)).status).toBe(404);
    await max.visitor.get("/developers/applications/new");
    const { fields } = max.visitor.form("/developers/applications");
    const sent = { ...fields, ...filled, name: "Taken over" };
    expect((await max.visitor.post(`${path}${end}`, sent)).status).toBe(404);
    expect(await findApplication(scheduling.context.db, clientId)).toMatchObject({
      name: "Planner",
    });
  });

  it.each(["0", "x", "1.5", "99999999999999999999", "-1"])("gets 404 for %s", async (id) => {
    expect((await max.visitor.get(`/developers/applications/${id}`)).status).toBe(404);
  });

  it.each([
    "/developers",
    "/developers/applications/new",
    "/developers/applications/1",
    "/developers/tokens",
    "/me/applications",
  ])("must sign in to see %s", async (path) => {
    const { status, headers } = await scheduling.send(`GET ${path}`);
    expect(status).toBe(303);
    expect(headers.location).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
  });

  it.each([
    "/developers/applications",
    "/developers/applications/ID",
    "/developers/applications/ID/secret",
    "/developers/applications/ID/end",
    "/developers/applications/ID/delete",
    "/developers/tokens",
    "/developers/tokens/revoke",
    "/me/applications",
  ])("cannot have another site post to %s", async (path) => {
    const { id } = await makeApplication(scheduling, { ownerId: max.userId });
    const own = path.replace("ID", String(id));
    await max.visitor.get("/developers/applications/new");
    const { fields } = max.visitor.form("/developers/applications");
    const there = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
    const answers = [
      await max.visitor.post(own, { ...fields, ...filled }, there),
      await max.visitor.post(own, { ...filled, form_token: "" }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403]);
  });
});
