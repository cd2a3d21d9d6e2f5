import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  codeFor,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";
import type { Visitor } from "../../test/visitor.ts";

const chosen = "a wholly other sentence";
let started: TestPeople;
let drawn = 0;
beforeAll(async () => {
  started = await startTestPeople();
});
afterAll(() => started.close());

async function setUp(): Promise<{ email: string; inside: Visitor }> {
  drawn += 1;
  const email = `person${drawn}@example.com`;
  const inside = await makePerson(started, email);
  await inside.get("/me");
  return { email, inside };
}

async function another(email: string): Promise<Visitor> {
  const visitor = started.visitor();
  await visitor.get("/sign-in");
  await visitor.submit({ email, password });
  return visitor;
}

const claimed = (email: string, password: string) =>
  started.people.checkPassword({ email, password, address: `192.0.2.${drawn}` });

describe("own name", () => {
  it("can be changed, on one line", async () => {
    const { inside } = await setUp();
    expect(await inside.submit({ name: " Ann\r\n\u200b of  Example " }, "/me/name")).toMatchObject({
      location: "/me?told=name",
    });
    expect((await inside.get("/me?told=name")).text).toContain('value="Ann of Example"');
    expect(inside.page).toContain("Your name is changed.");
  });

  it("older than the rules: stays until it is changed", async () => {
    const { email, inside } = await setUp();
    const name = `www.${"n".repeat(150)}`;
    await sql`update people.persons set name = ${name} where email = ${email}`.execute(
      started.opened.db,
    );
    expect((await inside.get("/me")).text).toContain(`value="${name}"`);
    expect(await inside.submit({}, "/me/name")).toMatchObject({ location: "/me?told=name" });
    await inside.get("/me");
    expect(await inside.submit({ current: password }, "/me/second-factor")).toMatchObject({
      location: "/me/second-factor",
    });
    await inside.get("/me");
    expect(await inside.submit({ name: `${name}n` }, "/me/name")).toMatchObject({ status: 400 });
  });

  it.each(["", " ", "n".repeat(81), "Ann https://x.example"])("refuses %j", async (name) => {
    const { inside } = await setUp();
    const answer = await inside.submit({ name }, "/me/name");
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('id="name-problem"');
  });
});

describe("own password", () => {
  it("is changed with the present one, and ends all other sessions", async () => {
    const { email, inside } = await setUp();
    const elsewhere = await another(email);
    const before = inside.cookies.get("frontdesk_session_80");
    const fields = { current: password, password: chosen };
    expect(await inside.submit(fields, "/me/password")).toMatchObject({ status: 303 });
    expect(await inside.get("/me")).toMatchObject({ status: 200 });
    expect(inside.cookies.get("frontdesk_session_80")).not.toBe(before);
    expect(await elsewhere.get("/me")).toMatchObject({ status: 303 });
    expect(await claimed(email, chosen)).toEqual({ personId: expect.any(String) });
  });

  it("changes only with the present one; ten guesses at most", async () => {
    const { email, inside } = await setUp();
    const { fields } = inside.form("/me/password");
    const guess = () => inside.post("/me/password", { ...fields, current: "x", password: chosen });
    for (let time = 0; time < 10; time += 1) expect(await guess()).toMatchObject({ status: 400 });
    expect(await guess()).toMatchObject({ status: 429 });
    expect(await claimed(email, chosen)).toBe("wrong");
  });
});

describe("own sessions", () => {
  it("are listed by browser, and one or all others can be ended", async () => {
    const { email, inside } = await setUp();
    const [phone, tablet] = [await another(email), await another(email)];
    await inside.get("/me");
    expect(inside.page.match(/name="session" value="[0-9a-f-]{36}"/g)).toHaveLength(2);
    const { fields } = inside.form("/me/sessions");
    await inside.post("/me/sessions", fields);
    const open = await Promise.all([phone, tablet].map((one) => one.get("/me")));
    expect(open.map(({ status }) => status).sort()).toEqual([200, 303]);
    await inside.post("/me/sessions", { ...fields, session: "others" });
    for (const one of [phone, tablet]) expect(await one.get("/me")).toMatchObject({ status: 303 });
    expect(await inside.get("/me")).toMatchObject({ status: 200 });
  });

  it("of another person: cannot be ended", async () => {
    const [ann, eve] = [await setUp(), await setUp()];
    await another(ann.email);
    await ann.inside.get("/me");
    const { session = "" } = ann.inside.form("/me/sessions").fields;
    expect(session).toMatch(/^[0-9a-f-]{36}$/);
    const { fields } = eve.inside.form("/me/name");
    for (const value of [session, "", "x", "'", "\u{1f986}"]) {
      const answer = await eve.inside.post("/me/sessions", { ...fields, session: value });
      expect(answer.status).toBe(303);
    }
    expect((await ann.inside.get("/me")).text).toContain(session);
  });
});

describe("own second factor", () => {
  async function begun() {
    const { email, inside } = await setUp();
    await inside.submit({ current: password }, "/me/second-factor");
    await inside.get("/me/second-factor");
    return { email, inside };
  }

  it("turns on at its first code; a wrong one leaves it off", async () => {
    const { email, inside } = await begun();
    expect(await inside.submit({ code: "000000" })).toMatchObject({ status: 400 });
    expect(await claimed(email, password)).toEqual({ personId: expect.any(String) });
  });

  it("asks for the current password, and for a confirmed address", async () => {
    const { inside } = await setUp();
    const wrong = await inside.submit({ current: "x" }, "/me/second-factor");
    expect(wrong).toMatchObject({ status: 400 });
    expect(wrong.text).toContain('id="factor-present-problem"');
    expect(await inside.get("/me/second-factor")).toMatchObject({ location: "/me" });

    const email = "squatter@example.com";
    const squatter = started.visitor();
    await squatter.get("/sign-up");
    await squatter.submit({ name: "S", email, password });
    await squatter.get("/sign-in");
    await squatter.submit({ email, password });
    await squatter.get("/me");
    const { fields } = squatter.form("/me/name");
    await squatter.post("/me/second-factor", { ...fields, current: password });
    expect(await squatter.get("/me/second-factor")).toMatchObject({ location: "/me" });
  });

  it("refuses the password alone, takes codes once, and is limited", async () => {
    const { email, inside } = await begun();
    const setup = inside.page;
    const code = () => codeFor(started, setup);
    await inside.submit({ code: code() });
    const codes = inside.page.match(/[0-9A-Z]{5}-[0-9A-Z]{5}/g) ?? [];
    expect(new Set(codes).size).toBe(10);
    expect(await claimed(email, password)).toBe("second-factor");

    const phone = await another(email);
    await phone.get("/second-factor");
    const { fields } = phone.form();
    const enter = (code: string) => phone.post("/second-factor", { ...fields, code });
    const [backup = ""] = codes;
    const race = await Promise.all([enter(backup), enter(backup), enter(backup)]);
    expect(race.filter(({ status }) => status === 303)).toHaveLength(1);
    const fresh = await another(email);
    await fresh.get("/second-factor");
    for (let time = 0; time < 8; time += 1) {
      expect(await fresh.submit({ code: "000000" })).toMatchObject({ status: 400 });
    }
    expect(await fresh.submit({ code: "000000" })).toMatchObject({ status: 400 });
    expect(await fresh.submit({ code: "000000" })).toMatchObject({ status: 400 });
    started.wait(60_000);
    expect(await fresh.submit({ code: code() })).toMatchObject({ status: 429 });
  });

  it("new: announced by mail", async () => {
    const { email, inside } = await begun();
    const before = started.mails.length;
    await inside.submit({ code: "000000" });
    expect(started.mails).toHaveLength(before);
    await inside.submit({ code: codeFor(started, inside.page) });
    expect(started.mails.slice(before)).toMatchObject([
      { to: email, subject: "Second factor turned on for Frontdesk" },
    ]);
  });

  it("unfinished setup: shows its secret for fifteen minutes without the password", async () => {
    const { inside } = await begun();
    const setup = inside.page;
    const { fields } = inside.form();
    started.wait(15 * 60_000 - 1);
    expect(await inside.get("/me/second-factor")).toMatchObject({ status: 200 });
    started.wait(1);
    expect(await inside.get("/me/second-factor")).toMatchObject({ location: "/me" });
    const code = codeFor(started, setup);
    const late = await inside.post("/me/second-factor/confirm", { ...fields, code });
    expect(late).toMatchObject({ status: 303, location: "/me" });
    await inside.get("/me");
    await inside.submit({ current: password }, "/me/second-factor");
    expect(await inside.get("/me/second-factor")).toMatchObject({ status: 200 });
  });

  it("ten wrong codes: one mail", async () => {
    const { email, inside } = await begun();
    const setup = inside.page;
    await inside.submit({ code: codeFor(started, setup) });
    const before = started.mails.length;
    const phone = await another(email);
    await phone.get("/second-factor");
    const guess = async (times: number) => {
      for (let time = 0; time < times; time += 1) await phone.submit({ code: "000000" });
    };
    await guess(9);
    expect(started.mails).toHaveLength(before);
    await guess(3);
    expect(started.mails.slice(before)).toMatchObject([
      { to: email, subject: "Ten wrong codes after your password for Frontdesk" },
    ]);
  });

  it("gets new backup codes, and the earlier ones sign nobody in", async () => {
    const { email, inside } = await begun();
    const setup = inside.page;
    const report = () => inside.page.match(/[0-9A-Z]{5}-[0-9A-Z]{5}/g) ?? [];
    await inside.submit({ code: codeFor(started, setup) });
    const [earlier = "", second = ""] = report();
    await inside.get("/me");
    expect(await inside.submit({ current: "x" }, "/me/backup-codes")).toMatchObject({
      status: 400,
    });
    await inside.submit({ current: password, code: second }, "/me/backup-codes");
    const [later = ""] = report();
    const phone = await another(email);
    await phone.get("/second-factor");
    expect(await phone.submit({ code: earlier })).toMatchObject({ status: 400 });
    expect(await phone.submit({ code: later })).toMatchObject({ status: 303 });
  });

  it("required within ten minutes of the password, and until the password changes", async () => {
    const { email, inside } = await begun();
    const setup = inside.page;
    await inside.submit({ code: codeFor(started, setup) });
    const late = await another(email);
    expect(await late.get("/second-factor")).toMatchObject({ status: 200 });
    started.wait(600_000);
    expect(await late.get("/second-factor")).toMatchObject({ location: "/sign-in" });

    const early = await another(email);
    await inside.get("/me");
    await inside.submit({ current: password, password: chosen }, "/me/password");
    expect(await early.get("/second-factor")).toMatchObject({ location: "/sign-in" });

    await inside.get("/me");
    const { fields } = inside.form("/me/backup-codes");
    const disableFactor = (current: string) =>
      inside.post("/me/second-factor/remove", {
        ...fields,
        current,
        code: codeFor(started, setup),
      });
    expect(await disableFactor(password)).toMatchObject({ status: 400 });
    expect(await claimed(email, chosen)).toBe("second-factor");
    // Until then, the owner may object to it.
    started.wait(7 * 86_400_000);
    expect(await disableFactor(chosen)).toMatchObject({ location: "/me?told=factor-off" });
    expect(await claimed(email, chosen)).toEqual({ personId: expect.any(String) });
    expect(started.mails.at(-1)?.subject).toContain("turned off");
  });
});
