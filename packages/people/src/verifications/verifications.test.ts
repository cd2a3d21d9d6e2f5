import { afterAll, beforeAll, expect, it } from "vitest";
import {
  lastLink,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";
import type { Visitor } from "../../test/visitor.ts";

const dayMs = 86_400_000;

let started: TestPeople;
let drawn = 0;
beforeAll(async () => {
  started = await startTestPeople();
});
afterAll(() => started.close());

async function setUp(): Promise<{ email: string; link: string; visitor: Visitor }> {
  drawn += 1;
  const email = `person${drawn}@example.com`;
  const visitor = started.visitor();
  await visitor.get("/sign-up");
  await visitor.submit({ name: "Ann", email, password });
  return { email, link: lastLink(started, email), visitor };
}

async function signIn(email: string): Promise<Visitor> {
  const visitor = started.visitor();
  await visitor.get("/sign-in");
  await visitor.submit({ email, password });
  return visitor;
}

it("unconfirmed person: may sign in, and reads that the address is unconfirmed", async () => {
  const { email, link } = await setUp();
  const inside = await signIn(email);
  expect((await inside.get("/me")).text).toContain("not confirmed it yet");
  await inside.get(link);
  expect(inside.page).not.toContain('type="password"');
  expect(await inside.submit({})).toMatchObject({ status: 303, location: "/me" });
  expect((await inside.get("/me")).text).toContain("confirmed</span>");
});

it("a link confirms nothing without the password, nor with that of another person", async () => {
  const { email, link } = await setUp();
  await makePerson(started, "other@example.com");
  const stranger = await signIn("other@example.com");
  await stranger.get(link);
  expect(await stranger.submit({ password: "a wrong password" })).toMatchObject({ status: 400 });
  expect(stranger.page).toContain("The password is wrong.");
  expect((await (await signIn(email)).get("/me")).text).toContain("not confirmed it yet");
});

it("verification link: works once, and for three days", async () => {
  const used = await setUp();
  await used.visitor.get(used.link);
  const form = used.visitor.form();
  expect(await used.visitor.submit({ password })).toMatchObject({ status: 303 });
  expect(await used.visitor.get(used.link)).toMatchObject({ status: 200 });
  expect(used.visitor.page).toContain("Your address is confirmed");
  expect(used.visitor.page).toContain(used.email);
  const again = started.visitor();
  await again.get("/sign-in");
  const fields = { ...again.form().fields, password };
  expect(await again.post(form.action, fields)).toMatchObject({ status: 404 });
  expect(await again.get(used.link)).toMatchObject({ status: 404 });
  expect(again.page).toContain("If you used it, your address is confirmed");
  expect(again.page).not.toContain(used.email);

  const old = await setUp();
  started.wait(3 * dayMs - 1);
  expect(await old.visitor.get(old.link)).toMatchObject({ status: 200 });
  started.wait(1);
  expect(await old.visitor.get(old.link)).toMatchObject({ status: 404 });
});

it("closed verification link: reveals nothing about an unconfirmed address", async () => {
  const { email } = await setUp();
  const inside = await signIn(email);
  expect(await inside.get("/verify/of-nobody")).toMatchObject({ status: 404 });
  expect(inside.page).not.toContain("Your address is confirmed");
});

it("second verification link: both work", async () => {
  const { email, link } = await setUp();
  const inside = await signIn(email);
  await inside.get("/me");
  expect(await inside.submit({}, "/me/verification")).toMatchObject({
    location: "/me?told=mailed",
  });
  expect(lastLink(started, email)).not.toBe(link);
  expect(await inside.get(link)).toMatchObject({ status: 200 });
  for (let time = 0; time < 4; time += 1)
    await inside.post("/me/verification", inside.form().fields);
  await inside.get("/me");
  expect(await inside.submit({}, "/me/verification")).toMatchObject({ status: 429 });
});

it("verification: continues to the requested page on our origin only", async () => {
  const { link, visitor } = await setUp();
  await visitor.get(`${link}?next=${encodeURIComponent("//evil.example")}`);
  expect(visitor.page).not.toContain("evil");
  expect(await visitor.submit({ password, next: "//evil.example" })).toMatchObject({
    location: "/me",
  });
});

it("unconfirmed address: gets no mail about later actions", async () => {
  const { email } = await setUp();
  const inside = await signIn(email);
  const before = started.mails.filter(({ to }) => to === email).length;
  const other = "another long password";
  for (const [current, chosen] of [
    [password, other],
    [other, password],
  ]) {
    await inside.get("/me");
    const fields = { current: current!, password: chosen! };
    expect(await inside.submit(fields, "/me/password")).toMatchObject({ status: 303 });
  }
  expect(started.mails.filter(({ to }) => to === email)).toHaveLength(before);
});
