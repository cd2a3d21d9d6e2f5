import { codeFor, password } from "@frontdesk/people/test/harness";
import type { Visitor } from "@frontdesk/people/test/visitor";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, startBehind } from "../../test/behind.ts";
import { makePage } from "../../test/harness.ts";

let behind: Behind;
let visitor: Visitor;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());
beforeEach(async () => {
  ({ visitor } = await makePage(behind.desk));
});

function asks(step_up: boolean): void {
  const notice = {
    application: "Planner",
    maker: "Max Maker",
    phrases: ["Change the accounts that you belong to"],
    step_up,
    accounts: [],
    redirect_url: "https://app.example/callback",
    parameters: { client_id: "planner" },
    continue_url: `${behind.studio.url}/oauth/continue`,
    declined_url: null,
  };
  behind.studio.answers.set("POST /v1/me/consents", [200, notice]);
}

async function enableFactor(): Promise<() => string> {
  await visitor.get("/me");
  await visitor.submit({ current: password }, "/me/second-factor");
  const { text } = await visitor.get("/me/second-factor");
  await visitor.submit({ code: codeFor(behind.desk, text) }, "/me/second-factor/confirm");
  behind.desk.wait(11 * 60_000);
  return () => codeFor(behind.desk, text);
}

async function allow(fields: Record<string, string> = {}) {
  await visitor.get("/oauth/authorize?client_id=planner");
  return await visitor.submit({ decision: "allow", ...fields }, "/oauth/consent");
}

it("consent: requires an existing second factor for sensitive scopes", async () => {
  asks(true);
  expect((await allow()).status).toBe(303);
  const code = await enableFactor();
  const bare = await allow();
  expect([bare.status, bare.location]).toEqual([400, undefined]);
  expect((await allow({ code: "000000" })).text).toContain('id="code-problem"');
  const { location = "" } = await allow({ code: code() });
  expect(location.startsWith(`${behind.studio.url}/oauth/continue?`)).toBe(true);
  expect((await visitor.get("/oauth/authorize?client_id=planner")).text).not.toContain('id="code"');
});

it("consent: requires no code for other scopes or a denial", async () => {
  asks(false);
  await enableFactor();
  expect((await allow()).status).toBe(303);
  asks(true);
  expect((await allow({ decision: "deny" })).status).toBe(303);
});

describe("consent: a decision after the session ended", () => {
  it.each([{}, { code: "000000" }])("goes on after a sign-in: %j", async (first) => {
    asks(true);
    await enableFactor();
    await visitor.get("/oauth/authorize?client_id=planner&state=s1");
    await visitor.submit({ decision: "allow", ...first }, "/oauth/consent");
    const { fields } = visitor.form("/oauth/consent");
    visitor.cookies.clear();
    const sent = { ...fields, client_id: "planner", state: "s1", decision: "allow" };
    const { location = "" } = await visitor.post("/oauth/consent", sent);
    const signIn = new URL(location, "http://localhost");
    expect([signIn.pathname, signIn.searchParams.get("told")]).toEqual(["/sign-in", "ended"]);
    const next = signIn.searchParams.get("next") ?? "";
    expect(next).toBe("/oauth/authorize?client_id=planner&state=s1");
    const again = await makePage(behind.desk);
    expect((await again.visitor.get(next)).text).toContain("Planner");
  });
});
