import { codeFor, password } from "@frontdesk/people/test/harness";
import type { Visitor } from "@frontdesk/people/test/visitor";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
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
