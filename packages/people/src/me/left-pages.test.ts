// Browsers send forms twice, late, or after a sign-out in another tab.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  codeFor,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";
import type { Visitor } from "../../test/visitor.ts";

let started: TestPeople;
let drawn = 0;
beforeAll(async () => {
  started = await startTestPeople();
});
afterAll(() => started.close());

async function openMe(): Promise<Visitor> {
  drawn += 1;
  const inside = await makePerson(started, `left${drawn}@example.com`);
  await inside.get("/me");
  return inside;
}

const formHeaders = {
  "sec-fetch-site": "same-origin",
  host: "localhost",
  referer: "http://localhost/me?told=name",
};

describe("form of a browser without a session", () => {
  it("the sign-in explains it and leads back to its page", async () => {
    const inside = await openMe();
    const { fields } = inside.form("/me/name");
    inside.cookies.clear();
    const { location = "" } = await inside.post("/me/name", fields, formHeaders);
    expect(location).toBe(`/sign-in?told=ended&next=${encodeURIComponent("/me?told=name")}`);
    expect((await inside.get(location)).text).toContain(
      "Your session ended, and nothing was changed",
    );
  });

  it.each([
    "https://elsewhere.example/me",
    "not an address",
    "http://localhost//elsewhere.example",
  ])("leads to no other site: %s", async (referer) => {
    const visitor = started.visitor();
    const { location } = await visitor.post("/me/name", {}, { ...formHeaders, referer });
    expect(location).toBe("/sign-in?told=ended");
  });
});

it.each([
  "/me/name",
  "/me/password",
  "/me/address",
  "/me/sessions",
  "/me/second-factor/confirm",
  "/me/second-factor/remove",
  "/me/backup-codes",
])("address of a form (%s): leads to the account page", async (path) => {
  const inside = await openMe();
  expect(await inside.get(path)).toMatchObject({ status: 303, location: "/me" });
});

describe("second factor", () => {
  it("first code twice: the page offers new backup codes", async () => {
    const inside = await openMe();
    await inside.submit({ current: password }, "/me/second-factor");
    await inside.get("/me/second-factor");
    const { action, fields } = inside.form();
    const code = codeFor(started, inside.page);
    expect((await inside.post(action, { ...fields, code })).text).toContain("Your backup codes");
    const { location = "" } = await inside.post(action, { ...fields, code });
    expect((await inside.get(location)).text).toContain("If you did not see its backup codes");
  });

  it("new backup codes twice: the page explains the second refusal", async () => {
    const inside = await openMe();
    await inside.submit({ current: password }, "/me/second-factor");
    await inside.get("/me/second-factor");
    const setup = inside.page;
    await inside.submit({ code: codeFor(started, setup) });
    started.wait(60_000);
    await inside.get("/me");
    const { fields } = inside.form("/me/backup-codes");
    const sent = { ...fields, current: password, code: codeFor(started, setup) };
    const first = await inside.post("/me/backup-codes", sent);
    expect(first.text).toContain("Your backup codes");
    const second = await inside.post("/me/backup-codes", sent);
    expect(second.text).toContain("If you pressed twice, your codes are new");
  });

  it("another tab turned it off: the page says so", async () => {
    const inside = await openMe();
    const sent = { ...inside.form("/me/second-factor").fields, current: password, code: "123456" };
    const { location = "" } = await inside.post("/me/backup-codes", sent);
    expect((await inside.get(location)).text).toContain("The second factor is off.");
  });
});
