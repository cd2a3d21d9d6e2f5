import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sendByDesk } from "../../../test/desk.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import {
  askToken,
  callback,
  makeAccess,
  makeApplication,
  makePerson,
  type Person,
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
    const { status, text } = await register({ kind: "public", passwords: "yes" });
    expect(status).toBe(200);
    const application = await findApplication(scheduling.context.db, textOf(text, "client-id"));
    expect(application).toMatchObject({ isConfidential: false, secretHash: null });
    expect(application).toMatchObject({ mayUsePasswords: false });
    expect(text).not.toContain("client-secret");
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
    await makeApplication(scheduling, {
      ownerId: max.userId,
      name: '"><img src=x onerror=alert(1)>',
    });
    const { text } = await max.visitor.get("/developers");
    expect(text).not.toContain("<img");
    expect(text).toContain("&lt;img");
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
    const route = `PUT /v1/me/applications/${match.id}` as const;
    const body = { access_seconds: 604_800 };
    await sendByDesk(scheduling, route, { personId: max.personId, body });
    const renewed = { refresh_token: again.body.refresh_token };
    expect((await refresh(scheduling, application, renewed)).body.expires_in).toBe(604_800);
  });

  it("deletes an application with its grants", async () => {
    const { id, clientId, secret } = await makeApplication(scheduling, { ownerId: max.userId });
    const { accessToken } = await makeAccess(scheduling, {
      userId: max.userId,
      applicationId: id,
    });
    await max.visitor.get("/developers");
    const { location } = await max.visitor.submit({}, `/developers/applications/${id}/delete`);
    expect(location).toBe("/developers?told=deleted");
    expect((await scheduling.send("GET /v1/me", { token: accessToken })).status).toBe(401);
    expect(await isClient(clientId, secret!)).toBe(false);
    expect((await max.visitor.get(location!)).text).not.toContain(clientId);
  });
});

describe("another developer", () => {
  const deletion = async (id: number | string) => {
    await max.visitor.get("/developers/applications/new");
    const { fields } = max.visitor.form("/developers/applications");
    return await max.visitor.post(`/developers/applications/${id}/delete`, fields);
  };

  it("gets 404 for an application/delete", async () => {
    const { id, clientId } = await makeApplication(scheduling);
    expect((await deletion(id)).status).toBe(404);
    expect(await findApplication(scheduling.context.db, clientId)).toMatchObject({
      name: "Planner",
    });
  });

  it.each(["0", "x", "1.5", "99999999999999999999", "-1"])("gets 404 for %s", async (id) => {
    expect((await deletion(id)).status).toBe(404);
  });

  it.each([
    "/developers",
    "/developers/applications/new",
    "/developers/tokens",
    "/me/applications",
  ])("must sign in to see %s", async (path) => {
    const { status, headers } = await scheduling.send(`GET ${path}`);
    expect(status).toBe(303);
    expect(headers.location).toBe(`/sign-in?next=${encodeURIComponent(path)}`);
  });

  it.each([
    "/developers/applications",
    "/developers/applications/ID/delete",
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
