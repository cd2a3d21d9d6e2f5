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

async function begun(): Promise<{ email: string; inside: Visitor }> {
  drawn += 1;
  const email = `ann${drawn}@example.com`;
  const inside = await makePerson(started, email);
  await inside.get("/me");
  await inside.submit({ current: password }, "/me/second-factor");
  await inside.get("/me/second-factor");
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

describe("second-factor proof", () => {
  it("removal and new backup codes: need a code", async () => {
    const { email, inside } = await begun();
    const setup = inside.page;
    await inside.submit({ code: codeFor(started, setup) });
    const codes = inside.page.match(/[0-9A-Z]{5}-[0-9A-Z]{5}/g) ?? [];
    const before = started.mails.length;
    await inside.get("/me");
    const { fields } = inside.form("/me/backup-codes");
    for (const path of ["/me/second-factor/remove", "/me/backup-codes"]) {
      for (const code of [{}, { code: "" }, { code: "000000" }]) {
        const response = await inside.post(path, { ...fields, current: password, ...code });
        expect([path, response.status]).toEqual([path, 400]);
        expect(response.text).toContain('id="code-problem"');
      }
    }
    await inside.post("/me/second-factor", { ...fields, current: password });
    expect(await inside.get("/me/second-factor")).toMatchObject({ location: "/me" });
    expect(await claimed(email, password)).toBe("second-factor");
    expect(started.mails).toHaveLength(before);

    const drawn = { ...fields, current: password, code: codes[0]! };
    expect(await inside.post("/me/backup-codes", drawn)).toMatchObject({ status: 200 });
    expect(started.mails.slice(before)).toMatchObject([
      { to: email, subject: "New backup codes for Frontdesk" },
    ]);
  });

  it("turning it on: ends the sessions without proof", async () => {
    const { email, inside } = await begun();
    const elsewhere = await another(email);
    expect(await elsewhere.get("/me")).toMatchObject({ status: 200 });
    await inside.submit({ code: codeFor(started, inside.page) });
    expect(await elsewhere.get("/me")).toMatchObject({ status: 303 });
    expect(await inside.get("/me")).toMatchObject({ status: 200 });
  });

  it("guesses of strangers: the owner's browser still works", async () => {
    const { email, inside } = await begun();
    const setup = inside.page;
    await inside.submit({ code: codeFor(started, setup) });
    for (let network = 0; network < 3; network += 1) {
      const stranger = await another(email);
      await stranger.get("/second-factor");
      const { fields } = stranger.form();
      for (let time = 0; time < 11; time += 1) {
        await stranger.post("/second-factor", { ...fields, code: "000000" });
      }
    }
    started.wait(60_000);
    const far = await another(email);
    await far.get("/second-factor");
    expect(await far.submit({ code: codeFor(started, setup) })).toMatchObject({ status: 429 });

    await inside.get("/me");
    await inside.post("/sign-out", inside.form("/me/name").fields);
    await inside.get("/sign-in");
    await inside.submit({ email, password });
    await inside.get("/second-factor");
    expect(await inside.submit({ code: codeFor(started, setup) })).toMatchObject({ status: 303 });
    expect(await inside.get("/me")).toMatchObject({ status: 200 });
  });

  it("guesses of one network: browsers of another still work", async () => {
    const { email, inside } = await begun();
    const setup = inside.page;
    await inside.submit({ code: codeFor(started, setup) });
    const stranger = await another(email);
    await stranger.get("/second-factor");
    const { fields } = stranger.form();
    for (let time = 0; time < 12; time += 1) {
      await stranger.post("/second-factor", { ...fields, code: "000000" });
    }
    started.wait(60_000);
    const phone = await another(email);
    await phone.get("/second-factor");
    expect(await phone.submit({ code: codeFor(started, setup) })).toMatchObject({ status: 303 });
  });
});
