import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import {
  codeFor,
  lastLink,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";
import type { Visitor } from "../../test/visitor.ts";
import { mayGuess, passwordGuesses } from "../throttle/guesses.ts";

const cookie = "frontdesk_device_80";
const wrong = "not the password";

let started: TestPeople;
let drawn = 0;
let email: string;
let owner: Visitor;
beforeAll(async () => {
  started = await startTestPeople();
});
beforeEach(async () => {
  drawn += 1;
  email = `ann${drawn}@example.com`;
  owner = await makePerson(started, email);
});
afterAll(() => started.close());

async function besiege(address = email): Promise<void> {
  for (let guess = 0; guess < 60; guess += 1) {
    const network = `192.0.2.${guess}`;
    await mayGuess(started.opened.db, passwordGuesses(address, network), started.now());
  }
}

function device(value = owner.cookies.get(cookie) ?? ""): Visitor {
  const visitor = started.visitor();
  visitor.cookies.set(cookie, value);
  return visitor;
}

async function signIn(visitor: Visitor, text = password): Promise<number> {
  await visitor.get("/sign-in");
  return (await visitor.submit({ email, password: text })).status;
}

describe("known device", () => {
  it("accepts the right password despite strangers' guesses", async () => {
    await besiege();
    expect(await signIn(started.visitor())).toBe(429);
    expect(await signIn(device())).toBe(303);
    expect(await signIn(started.visitor())).toBe(429);
  });

  it("lets its owner prove the password in a session", async () => {
    await besiege();
    await owner.get("/me");
    const answer = await owner.submit({ current: password }, "/me/second-factor");
    expect(answer.location).toBe("/me/second-factor");
  });

  it("allows ten wrong guesses until the next success", async () => {
    await besiege();
    const visitor = device();
    const guess = async (times: number) => {
      for (let time = 0; time < times; time += 1) expect(await signIn(visitor, wrong)).toBe(400);
    };
    await guess(9);
    expect(await signIn(visitor)).toBe(303);
    const again = device(visitor.cookies.get(cookie));
    for (let time = 0; time < 10; time += 1) expect(await signIn(again, wrong)).toBe(400);
    expect(await signIn(again, wrong)).toBe(429);
    expect(await signIn(again)).toBe(429);
    started.wait(24 * 3_600_000);
    await besiege();
    expect(await signIn(device())).toBe(429);
    started.wait(3_600_000);
    expect(await signIn(device())).toBe(303);
    await besiege();
    expect(await signIn(device())).toBe(303);
  });

  it("twenty guesses at once: allows ten", async () => {
    await besiege();
    const visitor = device();
    await visitor.get("/sign-in");
    const { action, fields } = visitor.form();
    const guess = () => visitor.post(action, { ...fields, email, password: wrong });
    const answers = await Promise.all(Array.from({ length: 20 }, guess));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(10).fill(429)]);
  });

  it("ends with a password change", async () => {
    const before = device();
    started.wait(1);
    await owner.get("/me");
    await owner.submit({ current: password, password: "another sentence" }, "/me/password");
    await besiege();
    expect(await signIn(before, "another sentence")).toBe(429);
    expect(await signIn(device(), "another sentence")).toBe(303);
  });

  it("belongs to one person, and cannot be forged", async () => {
    const value = owner.cookies.get(cookie) ?? "";
    expect(value).toMatch(/^[\w-]{60,}$/);
    email = "bob@example.com";
    await makePerson(started, email);
    await besiege();
    const edited = value.slice(0, -2) + (value.endsWith("A") ? "BB" : "AA");
    for (const created of [value, edited, "x", "%"])
      expect(await signIn(device(created))).toBe(429);
  });

  it("does not replace the second factor", async () => {
    await owner.get("/me");
    await owner.submit({ current: password }, "/me/second-factor");
    await owner.get("/me/second-factor");
    const code = codeFor(started, owner.page);
    await owner.submit({ code }, "/me/second-factor/confirm");
    const visitor = device();
    await visitor.get("/sign-in");
    const { location } = await visitor.submit({ email, password });
    expect(location).toBe("/second-factor");
    expect(await visitor.get("/me")).toMatchObject({ status: 303 });
  });

  it("is sent to nothing else and hidden from scripts", async () => {
    const visitor = started.visitor();
    await visitor.get("/sign-in");
    const { headers } = await visitor.submit({ email, password });
    const line = [headers["set-cookie"]].flat().find((each) => String(each).startsWith(cookie));
    expect(line).toMatch(/; Path=\/; HttpOnly; SameSite=Lax; Max-Age=34560000$/);
    expect(await signIn(started.visitor(), wrong)).toBe(400);
  });
});

describe("device after a password reset by mail", () => {
  const chosen = "a wholly other sentence";

  it("signs in during any number of strangers' guesses", async () => {
    await besiege();
    const visitor = started.visitor();
    await visitor.get("/forgot");
    await visitor.submit({ email });
    await visitor.get(lastLink(started, email));
    expect(await visitor.submit({ password: chosen })).toMatchObject({ status: 303 });
    const elsewhere = started.visitor();
    expect(await signIn(elsewhere, chosen)).toBe(303);
    await besiege();
    expect(await signIn(visitor, chosen)).toBe(303);
  });
});
