import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { lastLink, password, startTestPeople, type TestPeople } from "../../test/harness.ts";
import type { Visitor } from "../../test/visitor.ts";
import { createHookRegistry, type Erasing } from "../lifecycle-hooks/hooks.ts";
import { findPersonOfEmail } from "../persons/store.ts";

const chosen = "a wholly other sentence";

let started: TestPeople;
let created: string[];
const erased: Erasing[] = [];
const welcomed: string[] = [];
beforeAll(async () => {
  const hooks = createHookRegistry();
  hooks.add("here", {
    listNewAccess: async () => created,
    onPersonErased: async (_db, erasing) => void erased.push(erasing),
  });
  started = await startTestPeople({
    lifecycleHooks: hooks,
    onSignUp: async (_db, { personId }) => void welcomed.push(personId),
  });
});
afterAll(() => started.close());

let count = 0;
let email: string;
let stranger: Visitor;
let strangerId: string;
beforeEach(async () => {
  count += 1;
  created = ["The studio “Harbour”: 1 other member"];
  email = `victim${count}@example.com`;
  stranger = started.visitor();
  await stranger.get("/sign-up");
  await stranger.submit({ name: "Stranger", email, password });
  await stranger.get("/sign-in");
  await stranger.submit({ email, password });
  strangerId = (await findPersonOfEmail(started.opened.db, email))!.id;
});

async function ownerAtLink(): Promise<Visitor> {
  const owner = started.visitor();
  await owner.get("/forgot");
  await owner.submit({ email });
  await owner.get(lastLink(started, email));
  return owner;
}

describe("reset of an unproved address", () => {
  it("shows its owner the objects made with it, and asks about them", async () => {
    const owner = await ownerAtLink();
    expect(owner.page).toContain("The studio “Harbour”: 1 other member");
    const answer = await owner.submit({ password: chosen, made: "" });
    expect([answer.status, answer.text.includes('id="made-problem"')]).toEqual([400, true]);
  });

  it("objects of a stranger: the owner starts as a new person", async () => {
    const owner = await ownerAtLink();
    expect(await owner.submit({ password: chosen, made: "remove" })).toMatchObject({
      location: "/sign-in?told=password",
    });
    const { id, name, emailVerifiedAt } = (await findPersonOfEmail(started.opened.db, email))!;
    expect([id === strangerId, name, emailVerifiedAt]).toEqual([false, null, started.now()]);
    expect(erased.at(-1)).toEqual({
      personId: strangerId,
      leavesOwnerless: true,
      isDisowned: true,
    });
    expect(welcomed.at(-1)).toBe(id);
    expect(await stranger.get("/me")).toMatchObject({ status: 303 });
    const claimed = { email, password, address: "192.0.2.1" };
    expect(await started.people.checkPassword(claimed)).toBe("wrong");
    expect(await started.people.checkPassword({ ...claimed, password: chosen })).toEqual({
      personId: id,
    });
  });

  it("objects of the owner: everything stays, and the address is proved", async () => {
    const owner = await ownerAtLink();
    await owner.submit({ password: chosen, made: "keep" });
    const { id, emailVerifiedAt } = (await findPersonOfEmail(started.opened.db, email))!;
    expect([id, emailVerifiedAt]).toEqual([strangerId, started.now()]);
  });

  it("reset link: no question if the stranger created nothing", async () => {
    created = [];
    const owner = await ownerAtLink();
    expect(owner.page).not.toContain('name="made"');
    expect(await owner.submit({ password: chosen })).toMatchObject({ status: 303 });
  });
});

it("proved address: never starts anew", async () => {
  await stranger.get(lastLink(started, email));
  await stranger.submit({});
  const owner = await ownerAtLink();
  expect(owner.page).not.toContain('name="made"');
  await owner.submit({ password: chosen, made: "remove" });
  expect((await findPersonOfEmail(started.opened.db, email))!.id).toBe(strangerId);
});
