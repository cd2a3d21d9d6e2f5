import { afterAll, beforeAll, expect, it } from "vitest";
import { codeFor, lastLink, password, startTestPeople, type TestPeople } from "../harness.ts";
import type { Visitor } from "../visitor.ts";

const email = "ann@example.com";
const chosen = "a wholly other sentence";

let started: TestPeople;
beforeAll(async () => {
  started = await startTestPeople();
});
afterAll(() => started.close());

async function signUp(ann: Visitor): Promise<string> {
  await ann.get("/sign-up?next=/me%3Fx%3D1");
  expect(await ann.submit({ name: " Ann   Example ", email, password })).toMatchObject({
    status: 303,
    location: "/check-mail",
  });
  expect((await ann.get("/check-mail")).text).toContain("Check your mail");
  const link = lastLink(started, email);
  expect(link).toMatch(/^\/verify\/[\w-]{43}\?next=%2Fme%3Fx%3D1$/);
  expect((await ann.get(link)).text).toContain(email);
  expect(await ann.submit({ password })).toMatchObject({ status: 303, location: "/me?x=1" });
  expect((await ann.get("/me")).text).toContain("Ann Example");
  expect(ann.page).toContain("confirmed");
  return link;
}

async function signOutAndIn(ann: Visitor): Promise<void> {
  expect(await ann.post("/sign-out", ann.form().fields)).toMatchObject({
    location: "/sign-in?told=signed-out",
  });
  expect(await ann.get("/me")).toMatchObject({ location: "/sign-in?next=%2Fme" });
  await ann.get("/sign-in?next=%2Fme");
  expect(await ann.submit({ email: "ANN@Example.com", password })).toMatchObject({
    status: 303,
    location: "/me",
  });
}

async function addFactor(ann: Visitor): Promise<{ setup: string; backup: string }> {
  await ann.get("/me");
  await ann.submit({ current: password }, "/me/second-factor");
  const setup = (await ann.get("/me/second-factor")).text;
  expect((await ann.submit({ code: codeFor(started, setup) })).text).toContain("only now");
  const [backup = ""] = /[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(ann.page) ?? [];
  return { setup, backup };
}

async function signInWithFactor(phone: Visitor, setup: string): Promise<void> {
  await phone.get("/sign-in");
  expect(await phone.submit({ email, password })).toMatchObject({ location: "/second-factor" });
  expect(await phone.get("/me")).toMatchObject({ status: 303 });
  await phone.get("/second-factor");
  expect(await phone.submit({ code: codeFor(started, setup) })).toMatchObject({ status: 400 });
  started.wait(30_000);
  expect(await phone.submit({ code: codeFor(started, setup) })).toMatchObject({
    status: 303,
    location: "/me",
  });
  expect((await phone.get("/me")).text).toContain("Backup codes left: 10");
}

async function resetPassword(visitor: Visitor): Promise<void> {
  await visitor.get("/forgot");
  expect(await visitor.submit({ email })).toMatchObject({ location: "/check-mail" });
  await visitor.get(lastLink(started, email));
  expect(await visitor.submit({ password: chosen })).toMatchObject({
    location: "/sign-in?told=password",
  });
}

it("journey: sign-up, confirmation, sign-in, second factor, password reset", async () => {
  const [ann, phone, borrowed] = [started.visitor(), started.visitor(), started.visitor()];
  const link = await signUp(ann);
  await signOutAndIn(ann);
  const { setup, backup } = await addFactor(ann);
  await signInWithFactor(phone, setup);

  await resetPassword(borrowed);
  expect(await phone.get("/me")).toMatchObject({ status: 303 });
  await borrowed.get("/sign-in");
  expect(await borrowed.submit({ email, password })).toMatchObject({ status: 400 });
  expect(await borrowed.submit({ email, password: chosen })).toMatchObject({
    location: "/second-factor",
  });
  await borrowed.get("/second-factor");
  expect(await borrowed.submit({ code: backup.toLowerCase() })).toMatchObject({ location: "/me" });
  expect((await borrowed.get("/me")).text).toContain("Backup codes left: 9");

  for (const secretText of [password, chosen, backup, link.slice(8, 51)]) {
    expect(started.logged()).not.toContain(secretText);
  }
});
