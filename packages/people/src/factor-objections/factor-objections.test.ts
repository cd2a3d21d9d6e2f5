import { atomically } from "@frontdesk/database/atomically";
import { sql } from "kysely";
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
  heard.ended = [];
  heard.periods = [];
  heard.listAccess = () => [];
  mover = await makeMover(started);
});

async function enrol(): Promise<string> {
  const { ann } = mover;
  await ann.get("/me");
  await ann.submit({ current: password }, "/me/second-factor");
  const setup = (await ann.get("/me/second-factor")).text;
  expect(await ann.submit({ code: codeFor(started, setup) })).toMatchObject({ status: 200 });
  return setup;
}

async function disableFactor(setup: string) {
  const { ann } = mover;
  await ann.get("/me");
  const { fields } = ann.form("/me/backup-codes");
  const off = { ...fields, current: password, code: codeFor(started, setup) };
  return await ann.post("/me/second-factor/remove", off);
}

async function endLost(personId: string): Promise<void> {
  const { opened, people } = started;
  const report = { personId, operatorId: undefined };
  await atomically(opened.db, (db) => people.reportLostFactor(db, report));
  await sql`update people.lost_factors set due_at = now()
    where person_id = ${personId}`.execute(opened.db);
  await atomically(opened.db, (db) => people.endLostFactor(db, personId));
}

async function recovers(address: string): Promise<boolean> {
  const owner = started.visitor();
  await owner.get("/forgot");
  await owner.submit({ email: address });
  await mover.follow(address, owner, { password });
  return await mover.signsIn(address);
}

describe("mailed link against a new second factor", () => {
  it("ends the factor, the password, all sessions and program access", async () => {
    const { former, ann, personId, signsIn, mailsTo } = mover;
    await enrol();
    const link = lastLink(started, former);
    expect(link).toContain("/second-factor-objections/");
    const owner = started.visitor();
    expect((await owner.get(link)).status).toBe(200);
    // Opening it ends nothing.
    expect((await ann.get("/me")).status).toBe(200);
    const { status, text } = await owner.submit({});
    expect([status, text]).toEqual([200, expect.stringContaining("Choose a new password")]);
    expect((await ann.get("/me")).status).toBe(303);
    expect(await signsIn(former)).toBe(false);
    expect(heard.ended).toEqual([personId]);
    expect(mailsTo(former).at(-1)).toMatchObject({
      subject: expect.stringContaining("Second factor and password removed"),
    });
    expect(await recovers(former)).toBe(true);
    expect((await owner.get(link)).status).toBe(404);
  });

  it("ends access given since the factor, and lists that of the seven days before", async () => {
    const { former, mailsTo } = mover;
    const enrolledAt = started.now();
    await enrol();
    heard.listAccess = ({ since, until }) =>
      until <= enrolledAt ? [`A key from ${since.toISOString()}`] : ["A <new> key"];
    started.wait(60_000);
    const owner = started.visitor();
    const { text } = await owner.get(lastLink(started, former));
    const before = `A key from ${new Date(enrolledAt.getTime() - 7 * dayMs).toISOString()}`;
    expect(text).toContain("<li>A &lt;new&gt; key</li>");
    expect(text).toContain(`<li>${before}</li>`);
    expect(heard.periods).toEqual([]);
    await owner.submit({});
    const until = new Date(started.now().getTime() + 10_000);
    expect(heard.periods).toEqual([{ since: enrolledAt, until }]);
    const mail = mailsTo(former).at(-1)!.text;
    expect(mail).toMatch(/are what they were:\n\n- A <new> key\n/);
    expect(mail).toMatch(/days older and stays.*:\n\n- A key from/);
  });

  it("ends a pending request for another address", async () => {
    const { former, email, ann, ask } = mover;
    const setup = await enrol();
    const link = lastLink(started, former);
    started.wait(60_000);
    await ask({ code: codeFor(started, setup) });
    const proof = lastLink(started, email);
    const owner = started.visitor();
    await owner.get(link);
    await owner.submit({});
    expect((await ann.get(proof)).status).toBe(404);
  });

  it("ends the older factor after an objection to a stolen address", async () => {
    const { former, email, addressOf, ask, follow } = mover;
    const setup = await enrol();
    const link = lastLink(started, former);
    started.wait(60_000);
    await ask({ code: codeFor(started, setup) });
    await follow(email);
    const owner = started.visitor();
    expect((await follow(former, owner)).text).toContain("an unknown second factor");
    expect(await addressOf()).toBe(former);
    expect(await recovers(former)).toBe(false);
    await owner.get(link);
    expect((await owner.submit({})).status).toBe(200);
    expect(await recovers(former)).toBe(true);
  });

  it("stays useful: a thief can turn the factor off only after seven days", async () => {
    const { former, personId } = mover;
    const enrolledAt = started.now();
    const setup = await enrol();
    const link = lastLink(started, former);
    started.wait(60_000);
    const response = await disableFactor(setup);
    const from = new Date(enrolledAt.getTime() + 7 * dayMs).toISOString().slice(0, 10);
    expect(response.status).toBe(400);
    expect(response.text).toContain(`You can turn it off from ${from}`);
    const owner = started.visitor();
    expect((await owner.get(link)).status).toBe(200);
    await owner.submit({});
    expect([heard.ended, heard.periods[0]?.since]).toEqual([[personId], enrolledAt]);
  });

  it("works for seven days, and for the factor of its mail only", async () => {
    const { former } = mover;
    const setup = await enrol();
    const link = lastLink(started, former);
    started.wait(7 * dayMs);
    expect(await disableFactor(setup)).toMatchObject({ status: 303 });
    await enrol();
    expect((await started.visitor().get(link)).status).toBe(404);
    const next = lastLink(started, former);
    started.wait(7 * dayMs - 1);
    expect((await started.visitor().get(next)).status).toBe(200);
    started.wait(1);
    expect((await started.visitor().get(next)).status).toBe(404);
  });

  it("works after an operator ended the factor, also for a factor that came later", async () => {
    const { former, personId } = mover;
    const enrolledAt = started.now();
    await enrol();
    const link = lastLink(started, former);
    started.wait(60_000);
    await endLost(personId);
    expect(await mover.signsIn(former, mover.ann)).toBe(true);
    started.wait(60_000);
    await enrol();
    const owner = started.visitor();
    expect((await owner.get(link)).status).toBe(200);
    expect((await owner.submit({})).status).toBe(200);
    expect(heard.periods).toMatchObject([{ since: enrolledAt }]);
    expect(await recovers(former)).toBe(true);
    expect((await owner.get(link)).status).toBe(404);
  });

  it("expires seven days after a factor that an operator ended", async () => {
    const { former, personId } = mover;
    await enrol();
    const link = lastLink(started, former);
    await endLost(personId);
    started.wait(7 * dayMs + 1);
    expect((await started.visitor().get(link)).status).toBe(404);
    await started.people.keepHouse();
    const { rows } = await sql`
      select from people.ended_factors where person_id = ${personId}`.execute(started.opened.db);
    expect(rows).toEqual([]);
  });
});
