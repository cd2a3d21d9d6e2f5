import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  makeEnvironment,
  type PaymentsProcess,
  type ProcessEnvironment,
  startProcess,
} from "@frontdesk/payments/test/process";
import { codeFor, password } from "@frontdesk/people/test/harness";
import { basic } from "@frontdesk/scheduling/test/operator";
import { freePort } from "@frontdesk/server/test/port";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { command } from "./command.ts";
import { migrations } from "./migrations.ts";
import { RemoteVisitor } from "./remote-visitor.ts";

let environment: ProcessEnvironment;
let started: PaymentsProcess;
let deskUrl = "";
let schedulingUrl = "";
let ann: RemoteVisitor;
beforeAll(async () => {
  environment = await makeEnvironment(migrations);
  const [deskPort, schedulingPort] = [String(await freePort()), String(await freePort())];
  deskUrl = `http://127.0.0.1:${deskPort}`;
  schedulingUrl = `http://127.0.0.1:${schedulingPort}`;
  Object.assign(environment.environment, { DESK_PORT: deskPort, SCHEDULING_PORT: schedulingPort });
  const main = fileURLToPath(new URL("../src/main.ts", import.meta.url));
  started = await startProcess(environment, main);
  ann = new RemoteVisitor(deskUrl);
});
afterAll(async () => {
  await started.end("SIGTERM");
  await environment.remove();
});

const email = "ann@example.com";

async function mailedLink(page: "verify" | "join"): Promise<string> {
  const link = new RegExp(`http://[^\\s=]+/${page}/[^\\s]+`);
  const folder = join(environment.environment.FRONTDESK_DATA_DIR ?? "", "mail");
  const find = () => {
    const texts = readdirSync(folder).map((name) => readFileSync(join(folder, name), "utf8"));
    return link.exec(texts.join("\n").replaceAll("=\r\n", ""))?.[0];
  };
  await expect.poll(() => find()).toBeDefined();
  return find() ?? "";
}

describe("single sign-on", () => {
  it("starts at the desk, the target of the mailed link", async () => {
    await ann.get("/sign-up");
    await ann.submit({ name: "Ann Example", email, password });
    const link = new URL(await mailedLink("verify"));
    expect(link.origin).toBe(deskUrl);
    await ann.get(link.pathname);
    expect((await ann.submit({ password })).location).toBe("/");
  });

  it("asks a new user for merchant or account, shows errors, and creates a workspace", async () => {
    expect(await ann.get("/")).toMatchObject({ status: 303, location: "/begin" });
    await ann.get("/begin");
    const unnamed = await ann.submit({ name: "", kind: "account" });
    expect([unnamed.status, unnamed.text.includes("Enter the name")]).toEqual([400, true]);
    await ann.get("/begin");
    const { fields } = ann.form("/begin");
    const named = { name: "Ann’s corner", timezone: "Copenhagen" };
    const sent = { ...fields, ...named, kind: "account" };
    expect((await ann.post("/begin", sent, { "sec-fetch-site": "same-site" })).status).toBe(403);
    const { location = "" } = await ann.post("/begin", sent);
    const start = await ann.get(location);
    expect([start.status, start.text.includes('<div id="app">')]).toEqual([200, true]);
    const [status, existing] = await ann.ask("GET", "/api/places");
    const account = {
      id: expect.any(Number),
      name: "Ann’s corner",
      subdomain: "ann-s-corner",
      timezone: "Copenhagen",
      iana: "Europe/Copenhagen",
      weekStart: null,
      isOwner: true,
      isAdministrator: true,
      rights: {
        bookings: "manage_all",
        clients: "manage_all",
        projects: "manage_all",
        resources: "manage_all",
        reports: "view",
      },
    };
    const [, id] = /^\/p\/([^/]+)\/home$/.exec(location) ?? [];
    const by = (offset: number) => ({ at: expect.stringMatching(/Z$/), offset });
    const transitions = expect.arrayContaining([by(60), by(120)]);
    const zone = { iana: "Europe/Copenhagen", transitions };
    const firstSteps = true;
    const position = { id, name: "Ann’s corner", merchant: null, account, zone, firstSteps };
    expect(location).toBe(`/p/${id}/home`);
    const now = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
    expect([status, existing]).toEqual([200, { now, places: [position], away: [] }]);
  });

  it("passes scheduling's API with the person's rights", async () => {
    const [status, accounts] = await ann.ask("GET", "/api/scheduling/v1/accounts");
    expect([status, accounts]).toMatchObject([200, [{ name: "Ann’s corner" }]]);
  });

  it("redirects scheduling's pages to the desk", async () => {
    for (const path of ["/sign-in?next=%2Fdevelopers", "/forgot", "/developers", "/join/abc"]) {
      const answer = await fetch(schedulingUrl + path, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location")]).toEqual([303, deskUrl + path]);
    }
  });

  it("leads the addresses of developers to their screen", async () => {
    for (const path of ["/developers", "/developers/tokens", "/me/applications"]) {
      const { status, location } = await ann.get(path);
      expect([status, location]).toEqual([303, expect.stringMatching(/^\/p\/[^/]+\/developers$/)]);
    }
  });

  it("refuses consent requests of an invalid application or from another site", async () => {
    const asking = "response_type=code&client_id=nobody&redirect_uri=https://evil.example/";
    const page = await ann.get(`/oauth/authorize?${asking}`);
    expect([page.status, page.location]).toEqual([400, undefined]);
    expect(page.text).toContain("You allowed nothing");
    const forged = { decision: "allow", client_id: "nobody" };
    expect((await ann.post("/oauth/consent", forged)).status).toBe(403);
  });

  it("shows the consent page and sends the code to the application", async () => {
    const redirect = "https://app.example.com/callback";
    const [, registered] = await ann.ask("POST", "/api/scheduling/v1/me/applications", {
      name: "Planner",
      redirect_urls: [redirect],
      confidential: false,
      scopes: ["users:read"],
    });
    const { client_id: clientId } = registered as { client_id: string };
    const asking = new URLSearchParams({
      response_type: "code",
      client_id: clientId,
      redirect_uri: redirect,
      state: "s",
      code_challenge: createHash("sha256").update("v".repeat(43)).digest("base64url"),
      code_challenge_method: "S256",
    });
    const existing = `${schedulingUrl}/oauth/authorize?${asking}`;
    const led = await fetch(existing, { redirect: "manual" });
    expect(led.headers.get("location")).toBe(`${deskUrl}/oauth/authorize?${asking}`);
    const page = await ann.get(`/oauth/authorize?${asking}`);
    expect(page.text).toContain("Allow Planner?");
    expect(page.headers["content-security-policy"]).toContain("form-action 'self' https:");
    const { fields } = ann.form("/oauth/consent");
    expect(fields).toMatchObject({ client_id: clientId, scope: "users:read", state: "s" });
    const { location: path = "" } = await ann.submit({ decision: "allow" }, "/oauth/consent");
    expect(path.startsWith(`${schedulingUrl}/oauth/continue?`)).toBe(true);
    const done = await fetch(path, { redirect: "manual" });
    expect((await fetch(path, { redirect: "manual" })).status).toBe(409);
    const location = done.headers.get("location") ?? "";
    const { origin, searchParams } = new URL(location);
    expect([origin, searchParams.get("state")]).toEqual(["https://app.example.com", "s"]);
    const exchanged = await fetch(`${schedulingUrl}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams({
        grant_type: "authorization_code",
        client_id: clientId,
        code: searchParams.get("code") ?? "",
        redirect_uri: redirect,
        code_verifier: "v".repeat(43),
      }),
    });
    expect(exchanged.status).toBe(200);
  });
});

describe("operator", () => {
  it("gets the role by a command, and acts with a second factor", async () => {
    const path = "/api/operator/payments/merchants?limit=1";
    expect(await ann.ask("GET", path)).toMatchObject([403, { code: "operator_needed" }]);
    await command(["operator", "add", email], {
      ...environment.environment,
      OPERATOR_PORT: new URL(started.operatorUrl).port,
    });
    expect(await ann.ask("GET", path)).toMatchObject([403, { code: "second_factor_needed" }]);
    await ann.get("/me");
    await ann.submit({ current: password }, "/me/second-factor");
    await ann.get("/me/second-factor");
    const code = codeFor({ now: () => new Date() }, ann.page);
    await ann.submit({ code }, "/me/second-factor/confirm");
    expect((await ann.ask("GET", path))[0]).toBe(200);
    expect((await ann.ask("GET", "/api/operator/scheduling/actions"))[0]).toBe(200);
  });
});

it("merchant invitation: accepts it at the desk with name and password", async () => {
  // biome-ignore lint/suspicious/noExplicitAny: tests read any response.
  const post = async (path: string, key: string | undefined, body: object): Promise<any> => {
    const authorization = key === undefined ? {} : { authorization: basic(key) };
    const headers = { "content-type": "application/json", ...authorization };
    const sent = { method: "POST", headers, body: JSON.stringify(body) };
    return await (await fetch(started.url + path, sent)).json();
  };
  const { app } = await post("/apps", undefined, { name: "shop" });
  const { merchant } = await post("/merchants", app.key, {
    test: true,
    currency: "EUR",
    email: "jane@example.com",
    website: "https://example.com",
    descriptor: "Jane's coffee",
    company: { country: "DK" },
  });
  await post(`/merchants/${merchant.id}/users`, app.key, {
    email: "bob@example.com",
    role: "support",
  });
  const link = await mailedLink("join");
  expect(new URL(link).origin).toBe(deskUrl);
  const token = link.slice(link.lastIndexOf("/"));
  expect(await (await fetch(link)).text()).toContain("coffee, as support</strong>");
  const old = await fetch(`${started.url}/invitations${token}`, { redirect: "manual" });
  expect([old.status, old.headers.get("location")]).toEqual([303, link]);
  const bob = new RemoteVisitor(deskUrl);
  await bob.get(new URL(link).pathname);
  expect((await bob.submit({ name: "Bob Builder", password })).location).toBe("/");
  const users = await fetch(`${started.url}/merchants/${merchant.id}/users?limit=5`, {
    headers: { authorization: basic(app.key) },
  });
  expect(await users.json()).toMatchObject([{ email: "bob@example.com", name: "Bob Builder" }]);
});

it("assertion: services refuse a forged one", async () => {
  const headers = { authorization: "Desk e30.e30", "x-desk": "1" };
  for (const url of [`${schedulingUrl}/v1/me`, `${started.url}/me`]) {
    expect((await fetch(url, { headers })).status).toBe(401);
  }
  const admin = `${started.operatorUrl}/payments/operator/actions?limit=50`;
  expect((await fetch(admin, { headers })).status).toBe(401);
  const key = { authorization: basic(environment.environment.OPERATOR_KEY ?? "") };
  const kept = await (await fetch(admin, { headers: key })).text();
  expect(kept).toContain("key.refuse");
});
