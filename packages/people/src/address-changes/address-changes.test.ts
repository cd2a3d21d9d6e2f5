import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type HookCalls, makeMover, startAddressChange } from "../../test/address-change.ts";
import { codeFor, lastLink, makePerson, password, type TestPeople } from "../../test/harness.ts";
import { invite } from "../invitations/invite.ts";
import { newPersonId } from "../persons/person-id.ts";
import { findPerson } from "../persons/store.ts";

const dayMs = 86_400_000;

let started: TestPeople;
let heard: HookCalls;
let mover: Awaited<ReturnType<typeof makeMover>>;
beforeAll(async () => {
  ({ started, heard } = await startAddressChange());
});
afterAll(() => started.close());
beforeEach(async () => {
  heard.made = [];
  mover = await makeMover(started);
});

describe("address change", () => {
  it("takes effect once its link is opened and confirmed in the person's session", async () => {
    const { former, email, ann, personId, addressOf, ask, signsIn } = mover;
    expect(await ask()).toMatchObject({ status: 303, location: "/me?told=address-mailed" });
    expect((await ann.get("/me")).text).toContain(`open the link in the mail to <strong>${email}`);
    expect(await addressOf()).toBe(former);
    const link = lastLink(started, email);
    expect((await ann.get(link)).text).toContain(former);
    expect(await addressOf()).toBe(former);
    expect(await ann.submit({})).toMatchObject({ status: 303, location: "/me?told=address" });
    const person = (await findPerson(started.opened.db, personId))!;
    expect([person.email, person.emailVerifiedAt]).toEqual([email, started.now()]);
    expect(heard.readdressed.at(-1)).toEqual({ personId, email });
    expect((await ann.get(link)).status).toBe(404);
    expect(await signsIn(former)).toBe(false);
    expect(await signsIn(email)).toBe(true);
  });

  it("takes the current password, and a code from a person with a second factor", async () => {
    const { email, ann, ask, mailsTo } = mover;
    expect(await ask({ current: "a wrong password" })).toMatchObject({ status: 400 });
    await ann.get("/me");
    await ann.submit({ current: password }, "/me/second-factor");
    const setup = (await ann.get("/me/second-factor")).text;
    await ann.submit({ code: codeFor(started, setup) });
    for (const code of [{}, { code: "000000" }]) {
      const response = await ask(code);
      expect([response.status, response.text.includes('id="address-code-problem"')]).toEqual([
        400,
        true,
      ]);
    }
    expect(mailsTo(email)).toEqual([]);
    started.wait(60_000);
    expect(await ask({ code: codeFor(started, setup) })).toMatchObject({ status: 303 });
    expect(mailsTo(email)).toHaveLength(1);
  });

  it.each(["no address", "ann@", ""])("refuses %s as an address", async (wrong) => {
    const { ask } = mover;
    const response = await ask({ email: wrong });
    expect([response.status, response.text.includes('id="new-email-problem"')]).toEqual([
      400,
      true,
    ]);
  });

  it("accepts pasted blanks, a scheme and invisible marks", async () => {
    const { email, ask, mailsTo } = mover;
    const pasted = ` mailto:${email}\u200b `;
    expect(await ask({ email: pasted })).toMatchObject({ status: 303 });
    expect(mailsTo(email)).toHaveLength(1);
  });

  it("refuses the present address", async () => {
    const { former, ask } = mover;
    expect(await ask({ email: former.toUpperCase() })).toMatchObject({ status: 400 });
  });

  it("refuses a visitor with the link, but neither session nor password", async () => {
    const { former, email, addressOf, ask, follow } = mover;
    await ask();
    const stranger = started.visitor();
    expect(await follow(email, stranger, { password: "a wrong password" })).toMatchObject({
      status: 400,
    });
    expect(await addressOf()).toBe(former);
    expect(await follow(email, stranger, { password })).toMatchObject({
      location: "/sign-in?told=address",
    });
    expect(await addressOf()).toBe(email);
  });

  it("ends the other sessions and the links mailed to the former address", async () => {
    const { former, email, ann, ask, follow, signsIn } = mover;
    const elsewhere = started.visitor();
    await signsIn(former, elsewhere);
    const forgot = started.visitor();
    await forgot.get("/forgot");
    await forgot.submit({ email: former });
    const reset = lastLink(started, former);
    await ask();
    await follow(email);
    expect((await elsewhere.get("/me")).status).toBe(303);
    expect((await ann.get("/me")).status).toBe(200);
    expect((await forgot.get(reset)).status).toBe(404);
  });

  it("keeps open invitations of the person", async () => {
    const { former, email, ann, ask, follow } = mover;
    const at = started.now();
    const invited = { email: former, purpose: "shop", newPersonId: newPersonId(at), now: at };
    const { token } = await invite(started.opened.db, invited);
    await ask();
    await follow(email);
    expect((await ann.get(`/join/${token}`)).status).toBe(200);
  });

  it("link: works for three days", async () => {
    const { email, ann, ask } = mover;
    await ask();
    started.wait(3 * dayMs - 1);
    expect((await ann.get(lastLink(started, email))).status).toBe(200);
    started.wait(1);
    expect((await ann.get(lastLink(started, email))).status).toBe(404);
    await started.people.keepHouse();
  });

  it("link: only the last one works, and none after a new password", async () => {
    const { email, ann, ask } = mover;
    await ask();
    const first = lastLink(started, email);
    await ask();
    expect((await ann.get(first)).status).toBe(404);
    await ann.get("/me");
    await ann.submit({ current: password, password: "another long password" }, "/me/password");
    expect((await ann.get(lastLink(started, email))).status).toBe(404);
  });

  it("mails at most five links an hour", async () => {
    const { email, ask, mailsTo } = mover;
    for (let time = 0; time < 5; time += 1) expect(await ask()).toMatchObject({ status: 303 });
    expect(await ask()).toMatchObject({ status: 429 });
    expect(mailsTo(email)).toHaveLength(5);
  });

  it("unconfirmed first address with a typo: receives no notice", async () => {
    const { email, count, idOf, ask, follow, signsIn, mailsTo } = mover;
    const slip = `slip${count}@example.com`;
    const visitor = started.visitor();
    await visitor.get("/sign-up");
    await visitor.submit({ name: "Bob", email: slip, password });
    expect(await signsIn(slip, visitor)).toBe(true);
    const before = mailsTo(slip).length;
    await ask({}, visitor);
    await follow(email, visitor);
    expect(await idOf(email)).toBeDefined();
    expect(mailsTo(slip)).toHaveLength(before);
    // An unconfirmed address cannot object, so no delay applies.
    expect(await ask({ email: `again${count}@example.org` }, visitor)).toMatchObject({
      status: 303,
    });
  });
});

describe("address change to another person's address", () => {
  it("confirmed: stays theirs; they get a mail, and the page does not reveal it", async () => {
    const { former, email, addressOf, ask, mailsTo } = mover;
    const other = await makePerson(started, email);
    const before = mailsTo(email).length;
    expect(await ask()).toMatchObject({ status: 303, location: "/me?told=address-mailed" });
    expect(mailsTo(email).slice(before)).toMatchObject([
      { subject: "You already have an account at Frontdesk" },
    ]);
    expect((await other.get("/me")).status).toBe(200);
    expect(await addressOf()).toBe(former);
  });

  it("confirmed between request and link: stays theirs", async () => {
    const { former, email, ann, addressOf, ask } = mover;
    await ask();
    const link = lastLink(started, email);
    await makePerson(started, email);
    await ann.get(link);
    const response = await ann.submit({});
    expect([response.status, response.text]).toEqual([
      409,
      expect.stringContaining("belongs to another account"),
    ]);
    expect(await addressOf()).toBe(former);
  });

  it("never confirmed: moves to the person with proof, and lists its objects", async () => {
    const { email, ann, personId, idOf, addressOf, ask } = mover;
    await ask();
    const link = lastLink(started, email);
    const stranger = started.visitor();
    await stranger.get("/sign-up");
    await stranger.submit({ name: "Stranger", email, password: "the stranger's password" });
    const strangerId = await idOf(email);
    heard.made = ["The studio “Harbour”: 1 other member"];
    expect((await ann.get(link)).text).toContain("The studio “Harbour”: 1 other member");
    await ann.submit({});
    expect([await addressOf(), await idOf(email)]).toEqual([email, personId]);
    expect(heard.erased.at(-1)).toEqual({
      personId: strangerId,
      leavesOwnerless: true,
      isDisowned: true,
    });
  });

  it("only invited: moves to the person", async () => {
    const { email, addressOf, ask, follow } = mover;
    const at = started.now();
    const invited = { email, purpose: "shop", newPersonId: newPersonId(at), now: at };
    await invite(started.opened.db, invited);
    await ask();
    await follow(email);
    expect(await addressOf()).toBe(email);
  });

  it("two requests at the same time: one person gets it, nothing is lost", async () => {
    const { email, ann, personId, count, idOf, ask } = mover;
    const bob = await makePerson(started, `bob${count}@example.com`);
    await ask();
    const first = lastLink(started, email);
    await ask({}, bob);
    const second = lastLink(started, email);
    await Promise.all([ann.get(first), bob.get(second)]);
    const answers = await Promise.all([ann.submit({}), bob.submit({})]);
    expect(answers.map(({ status }) => status).sort()).toEqual([303, 409]);
    const owner = answers[0]!.status === 303 ? personId : await idOf(email);
    expect(await idOf(email)).toBe(owner);
  });

  it("sign-up during the confirmation: one person gets it", async () => {
    const { email, ann, personId, idOf, ask } = mover;
    await ask();
    await ann.get(lastLink(started, email));
    const stranger = started.visitor();
    await stranger.get("/sign-up");
    const signing = { name: "Stranger", email, password: "the stranger's password" };
    const [changed] = await Promise.all([ann.submit({}), stranger.submit(signing)]);
    expect([changed.status, await idOf(email)]).toEqual([303, personId]);
  });
});
