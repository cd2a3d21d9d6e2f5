import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson, password, startTestPeople, type TestPeople } from "../../test/harness.ts";
import { invite } from "../invitations/invite.ts";
import { createHookRegistry } from "../lifecycle-hooks/hooks.ts";
import { findPerson, setFirstName } from "../persons/store.ts";

let started: TestPeople;
let drawn = 0;
const joined: object[] = [];
const signedUp: object[] = [];
const renamed: object[] = [];
beforeAll(async () => {
  const hooks = createHookRegistry();
  hooks.add("shop", {
    describeInvitation: async (_db, { purpose }) =>
      purpose === "shop" ? "<Tom> & Sons, as support" : undefined,
    onJoin: async (_db, one) => {
      if (one.purpose === "closed") throw new Error("closed");
      joined.push(one);
    },
    onPersonChanged: async (_db, one) => void renamed.push(one),
  });
  started = await startTestPeople({
    lifecycleHooks: hooks,
    onSignUp: async (_db, one) => void signedUp.push(one),
  });
});
afterAll(() => started.close());

async function setUp({ purpose = "shop", email = "" } = {}) {
  drawn += 1;
  const to = email === "" ? `person${drawn}@example.com` : email;
  const newPersonId = drawn.toString(16).padStart(24, "0");
  const { db } = started.opened;
  const { personId, token } = await invite(db, {
    email: to,
    purpose,
    newPersonId,
    now: started.now(),
  });
  return { email: to, personId, path: `/join/${token}`, token };
}

describe("joining without a password", () => {
  it("sets one, confirms the address, signs in, and tells the service", async () => {
    const { email, personId, path, token } = await setUp();
    const visitor = started.visitor();
    const opened = (await visitor.get(path)).text;
    expect(opened).toContain(email);
    expect(opened).toContain("invited to <strong>&lt;Tom&gt; &amp; Sons, as support</strong>");
    expect(await visitor.submit({ name: "Bo Jensen", password })).toMatchObject({
      location: "/me",
    });
    expect((await visitor.get("/me")).text).toContain("Bo Jensen");
    expect(await findPerson(started.opened.db, personId)).toMatchObject({
      name: "Bo Jensen",
      emailVerifiedAt: started.now(),
    });
    expect(joined).toEqual([{ personId, purpose: "shop" }]);
    expect(signedUp).toEqual([]);
    expect(renamed).toEqual([{ personId, name: "Bo Jensen" }]);
    expect(await started.visitor().get(path)).toMatchObject({ status: 404 });
    expect(started.logged()).not.toContain(token);
  });

  it("keeps an existing name despite the form", async () => {
    const { personId, path } = await setUp();
    await setFirstName(started.opened.db, personId, "Bo Jensen");
    const before = renamed.length;
    const visitor = started.visitor();
    await visitor.get(path);
    expect(await visitor.submit({ name: "See https://evil.example", password })).toMatchObject({
      status: 303,
    });
    expect(await findPerson(started.opened.db, personId)).toMatchObject({ name: "Bo Jensen" });
    expect(renamed.slice(before)).toEqual([]);
  });

  it("form cannot change the address", async () => {
    const { personId, path, email } = await setUp();
    const visitor = started.visitor();
    await visitor.get(path);
    await visitor.submit({ name: "Bo", password, email: "evil@example.com" });
    expect(await findPerson(started.opened.db, personId)).toMatchObject({ email });
  });

  it("invalid form: shows the problems, keeps the invitation", async () => {
    const { path } = await setUp();
    const visitor = started.visitor();
    await visitor.get(path);
    const answer = await visitor.submit({ name: "", password: "short" });
    expect(answer.status).toBe(400);
    expect(answer.text).toContain('id="name-problem"');
    expect(answer.text).toContain('id="password-problem"');
    expect(await visitor.submit({ name: "Bo", password })).toMatchObject({ status: 303 });
  });

  it("service refuses: no password, invitation stays open", async () => {
    const { email, path } = await setUp({ purpose: "closed" });
    const visitor = started.visitor();
    await visitor.get(path);
    expect(await visitor.submit({ name: "Bo", password })).toMatchObject({ status: 500 });
    const credentials = { email, password, address: "192.0.2.1" };
    expect(await started.people.checkPassword(credentials)).toBe("wrong");
    expect(await started.visitor().get(path)).toMatchObject({ status: 200 });
  });

  it("three attempts at once: one joins", async () => {
    const { personId, path } = await setUp();
    const visitor = started.visitor();
    await visitor.get(path);
    const { action, fields } = visitor.form();
    const send = () => visitor.post(action, { ...fields, name: "Bo", password });
    const statuses = (await Promise.all([send(), send(), send()])).map(({ status }) => status);
    expect(statuses).toContain(303);
    expect(
      joined.filter((one) => (one as { personId: string }).personId === personId),
    ).toHaveLength(1);
  });
});

describe("joining with a password", () => {
  it("signs in first, then accepts", async () => {
    const email = "known@example.com";
    const inside = await makePerson(started, email);
    const { personId, path } = await setUp({ email });
    expect(await started.visitor().get(path)).toMatchObject({
      location: `/sign-in?next=${encodeURIComponent(path)}`,
    });
    await inside.get(path);
    expect(inside.page).toContain("&lt;Tom&gt; &amp; Sons, as support");
    expect(inside.page).not.toContain('type="password"');
    expect(await inside.submit({})).toMatchObject({ status: 303, location: "/me" });
    expect(joined).toContainEqual({ personId, purpose: "shop" });
  });

  it("the link alone cannot set a new password", async () => {
    const email = "owner@example.com";
    await makePerson(started, email);
    const { path } = await setUp({ email });
    const stranger = started.visitor();
    await stranger.get("/sign-in");
    const fields = { ...stranger.form().fields, name: "Eve", password: "a sentence of Eve" };
    expect(await stranger.post(path, fields)).toMatchObject({ status: 303, location: path });
    const credentials = { email, password, address: "192.0.2.2" };
    expect(await started.people.checkPassword(credentials)).toEqual({
      personId: expect.any(String),
    });
  });

  it("another signed-in person cannot accept", async () => {
    const other = await makePerson(started, "other@example.com");
    const { path, email } = await setUp();
    expect((await other.get(path)).text).toContain(`for <strong>${email}</strong>`);
    expect(await other.post(path, {})).toMatchObject({ status: 403 });
    await other.get("/me");
    const fields = other.form().fields;
    expect(await other.post(path, fields)).toMatchObject({ status: 303, location: path });
    expect(await started.visitor().get(path)).toMatchObject({ status: 200 });
  });
});
