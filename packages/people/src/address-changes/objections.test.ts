import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type HookCalls, makeMover, startAddressChange } from "../../test/address-change.ts";
import { codeFor, lastLink, password, type TestPeople } from "../../test/harness.ts";

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
  heard.ended = [];
  heard.periods = [];
  heard.listAccess = () => [];
  mover = await makeMover(started);
});

describe("address change, mails to the former address", () => {
  it("the request and the change: one mail each, with a link to object", async () => {
    const { former, email, ask, follow, mailsTo } = mover;
    await ask();
    const [mail] = mailsTo(former).slice(-1);
    expect(mail).toMatchObject({ subject: "Request to change your address at Frontdesk" });
    expect(mail!.text).toContain(email);
    await follow(email);
    const [notice] = mailsTo(former).slice(-1);
    expect(notice).toMatchObject({ subject: "Your address at Frontdesk has changed" });
    expect(notice!.text).toContain(email);
    expect(notice!.text).toContain("2026-");
    expect(notice!.link).toBe(mail!.link);
  });

  it("objection to a request: ends it", async () => {
    const { former, email, ann, addressOf, ask, follow } = mover;
    await ask();
    const proof = lastLink(started, email);
    const owner = started.visitor();
    expect((await owner.get(lastLink(started, former))).status).toBe(200);
    expect((await ann.get(proof)).status).toBe(200);
    const objected = await follow(former, owner);
    expect([objected.status, objected.text]).toEqual([
      200,
      expect.stringContaining("The address stays"),
    ]);
    expect((await ann.get(proof)).status).toBe(404);
    expect(await addressOf()).toBe(former);
  });

  it("objection to a change: for seven days, restores the address, ends all sessions", async () => {
    const { former, email, ann, personId, addressOf, ask, follow, signsIn } = mover;
    await ask();
    await follow(email);
    started.wait(7 * dayMs - 1);
    const owner = started.visitor();
    expect(await follow(former, owner)).toMatchObject({ status: 200 });
    expect(await addressOf()).toBe(former);
    expect(heard.readdressed.at(-1)).toEqual({ personId, email: former });
    expect((await ann.get("/me")).status).toBe(303);
    // The thief knew the password.
    expect(await signsIn(former)).toBe(false);
    await owner.get("/forgot");
    await owner.submit({ email: former });
    await owner.get(lastLink(started, former));
    expect(await owner.submit({ password })).toMatchObject({ status: 303 });
    expect(await signsIn(former)).toBe(true);
  });

  it("objection: ends a second factor and program access made by the thief", async () => {
    const { former, email, ann, personId, ask, follow, signsIn } = mover;
    await ask();
    await follow(email);
    await ann.get("/me");
    await ann.submit({ current: password }, "/me/second-factor");
    const setup = (await ann.get("/me/second-factor")).text;
    expect(await ann.submit({ code: codeFor(started, setup) })).toMatchObject({ status: 200 });
    await follow(former, started.visitor());
    expect(heard.ended).toEqual([personId]);
    const owner = started.visitor();
    await owner.get("/forgot");
    await owner.submit({ email: former });
    await follow(former, owner, { password });
    expect(await signsIn(former)).toBe(true);
  });

  it("objection: lists and ends the access since the request", async () => {
    const { former, email, ask, follow, mailsTo } = mover;
    heard.listAccess = ({ until }) => [until > since ? "A new key" : "An older key"];
    const since = started.now();
    await ask();
    const early = await started.visitor().get(lastLink(started, former));
    expect(early.text).not.toContain("key");
    await follow(email);
    started.wait(60_000);
    const owner = started.visitor();
    const { text } = await owner.get(lastLink(started, former));
    expect(text).toContain("<li>A new key</li>");
    expect(text).toContain("<li>An older key</li>");
    await owner.submit({});
    const until = new Date(started.now().getTime() + 10_000);
    expect(heard.periods).toEqual([{ since, until }]);
    expect(mailsTo(former).at(-1)!.text).toMatch(/are what they were:\n\n- A new key\n/);
  });

  it("objection: keeps a second factor older than the request", async () => {
    const { former, email, ann, ask, follow, signsIn } = mover;
    await ann.get("/me");
    await ann.submit({ current: password }, "/me/second-factor");
    const setup = (await ann.get("/me/second-factor")).text;
    await ann.submit({ code: codeFor(started, setup) });
    started.wait(60_000);
    await ask({ code: codeFor(started, setup) });
    await follow(email);
    await follow(former, started.visitor());
    const owner = started.visitor();
    await owner.get("/forgot");
    await owner.submit({ email: former });
    await follow(former, owner, { password });
    expect(await signsIn(former)).toBe(false);
  });

  it("after an objection: no second one, and the next change waits as long", async () => {
    const { former, email, count, ask, follow, mailsTo } = mover;
    await ask();
    await follow(email);
    const objection = lastLink(started, former);
    const next = `next${count}@example.org`;
    const response = await ask({ email: next });
    expect([response.status, response.text]).toEqual([
      400,
      expect.stringContaining("You can change it again from"),
    ]);
    expect(mailsTo(next)).toEqual([]);
    started.wait(7 * dayMs);
    expect((await started.visitor().get(objection)).status).toBe(404);
    expect(await ask({ email: next })).toMatchObject({ status: 303 });
  });

  it("objection: restores an address that a stranger has since signed up with", async () => {
    const { former, email, personId, idOf, ask, follow } = mover;
    await ask();
    await follow(email);
    const objection = lastLink(started, former);
    const stranger = started.visitor();
    await stranger.get("/sign-up");
    await stranger.submit({ name: "Stranger", email: former, password: "the stranger's one" });
    const owner = started.visitor();
    await owner.get(objection);
    expect(await owner.submit({})).toMatchObject({ status: 200 });
    expect(await idOf(former)).toBe(personId);
  });

  it("erasing the person: removes the change and pending mails to both addresses", async () => {
    const { email, personId, ask } = mover;
    await ask();
    const link = lastLink(started, email);
    const { people, opened } = started;
    await people.erasePerson(opened.db, { personId, leavesOwnerless: true });
    expect((await started.visitor().get(link)).status).toBe(404);
  });
});
