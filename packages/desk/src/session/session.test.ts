import { codeFor, password } from "@frontdesk/people/test/harness";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { bodyOf } from "../../test/behind.ts";
import { ask, makePage, type Page, startTestDesk, type TestDesk } from "../../test/harness.ts";

let desk: TestDesk;
beforeAll(async () => {
  desk = await startTestDesk();
});
afterAll(() => desk.close());

async function enableFactor({ visitor }: Page): Promise<{ key: string; backup: string[] }> {
  await visitor.get("/me");
  await visitor.submit({ current: password }, "/me/second-factor");
  await visitor.get("/me/second-factor");
  const key = visitor.page;
  await visitor.submit({ code: codeFor(desk, key) }, "/me/second-factor/confirm");
  const backup = [...visitor.page.matchAll(/<li>([^<]+)<\/li>/g)].map(([, code]) => code!);
  return { key, backup };
}

const prove = async (page: Page, code: string) =>
  await bodyOf(await page.ask("POST /session/proof", { body: JSON.stringify({ code }) }));
const session = async (page: Page) => (await bodyOf(await page.ask("GET /session")))[1];

describe("session of the desk", () => {
  it("names the signed-in person", async () => {
    const page = await makePage(desk);
    expect(await session(page)).toEqual({
      person: {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        email: expect.stringMatching(/@example.com$/),
        name: "Ann Example",
        emailVerified: true,
      },
      hasSecondFactor: false,
      provedAt: null,
      isOperator: false,
    });
  });

  it("is empty without a cookie", async () => {
    const [status, { code }] = await bodyOf(await ask(desk, "GET /session"));
    expect([status, code]).toEqual([401, "signed_out"]);
  });
});

describe("second factor of a desk session", () => {
  it("renews its proof in the session by a code or a backup code", async () => {
    const page = await makePage(desk);
    const { key, backup } = await enableFactor(page);
    const first = await session(page);
    expect(first).toMatchObject({ hasSecondFactor: true, provedAt: expect.any(String) });
    desk.wait(11 * 60_000);
    const [status, { provedAt }] = await prove(page, codeFor(desk, key));
    expect(status).toBe(200);
    expect(Date.parse(provedAt) - Date.parse(first.provedAt)).toBeGreaterThanOrEqual(11 * 60_000);
    expect(await session(page)).toMatchObject({ provedAt });
    desk.wait(60_000);
    const [again, later] = await prove(page, backup[0] ?? "");
    expect([again, Date.parse(later.provedAt) > Date.parse(provedAt)]).toEqual([200, true]);
    expect((await prove(page, backup[0] ?? ""))[1].code).toBe("wrong_code");
  });

  it("refuses a repeated code, and a person without a factor", async () => {
    const page = await makePage(desk);
    expect(await prove(page, "123456")).toMatchObject([403, { code: "second_factor_needed" }]);
    const { key } = await enableFactor(page);
    desk.wait(60_000);
    const code = codeFor(desk, key);
    expect((await prove(page, code))[0]).toBe(200);
    expect(await prove(page, code)).toMatchObject([422, { code: "wrong_code" }]);
  });

  it("allows ten guesses per hour, and a mail warns the person", async () => {
    const page = await makePage(desk);
    const { key } = await enableFactor(page);
    const { email } = (await session(page)).person;
    for (let count = 0; count < 10; count += 1) {
      expect(await prove(page, "000000")).toMatchObject([422, { code: "wrong_code" }]);
    }
    desk.wait(60_000);
    expect(await prove(page, codeFor(desk, key))).toMatchObject([429, { code: "too_many_codes" }]);
    expect(desk.mails.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringContaining("Ten wrong codes"),
    });
    desk.wait(60 * 60_000);
    expect((await prove(page, codeFor(desk, key)))[0]).toBe(200);
  });

  it("needs the password for setup, and its first code proves it", async () => {
    const page = await makePage(desk);
    const post = async (path: string, body: object) =>
      await bodyOf(await page.ask(`POST /session/factor${path}`, { body: JSON.stringify(body) }));
    expect(await post("", { current: "x" })).toMatchObject([422, { code: "wrong_password" }]);
    const [status, { key, uri, picture }] = await post("", { current: password });
    expect([status, uri.includes(`secret=${key}`)]).toEqual([201, true]);
    expect(picture).toMatch(/^data:image\/svg/);
    expect(await post("/confirmation", { code: "000000" })).toMatchObject([
      422,
      { code: "wrong_code" },
    ]);
    expect(await session(page)).toMatchObject({ hasSecondFactor: false });
    const [done, { backupCodes }] = await post("/confirmation", { code: codeFor(desk, uri) });
    expect([done, new Set(backupCodes).size]).toEqual([201, 10]);
    const provedAt = expect.any(String);
    expect(await session(page)).toMatchObject({ hasSecondFactor: true, provedAt });
    expect(await post("", { current: password })).toMatchObject([409, { code: "factor_in_use" }]);
    expect(desk.mails.at(-1)?.subject).toContain("turned on");
  });

  it("has a proof for one session only", async () => {
    const page = await makePage(desk);
    const { key } = await enableFactor(page);
    const { email } = (await session(page)).person;
    desk.wait(60_000);
    const { visitor } = await makePage(desk);
    visitor.cookies.clear();
    await visitor.get("/sign-in");
    await visitor.submit({ email, password });
    await visitor.get("/second-factor");
    await visitor.submit({ code: codeFor(desk, key) });
    const before = await session(page);
    desk.wait(60_000);
    const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const elsewhere: Page = {
      visitor,
      cookie,
      ask: (route, asking) => ask(desk, route, { cookie, ...asking }),
    };
    expect((await prove(elsewhere, codeFor(desk, key)))[0]).toBe(200);
    expect(await session(page)).toEqual(before);
  });

  it("refuses a proof from another origin", async () => {
    const page = await makePage(desk);
    const answer = await page.ask("POST /session/proof", {
      body: '{"code":"123456"}',
      headers: { "sec-fetch-site": "same-site" },
    });
    expect(await bodyOf(answer)).toMatchObject([403, { code: "foreign_page" }]);
  });
});
