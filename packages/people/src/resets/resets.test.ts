import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  lastLink,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";

const chosen = "a wholly other sentence";
const hourMs = 3_600_000;

let started: TestPeople;
let drawn = 0;
beforeAll(async () => {
  started = await startTestPeople();
});
afterAll(() => started.close());

async function setUp() {
  drawn += 1;
  const email = `person${drawn}@example.com`;
  return { email, inside: await makePerson(started, email) };
}

async function ask(email: string, address?: string) {
  const visitor = started.visitor(address);
  await visitor.get("/forgot");
  return { visitor, answer: await visitor.submit({ email }) };
}

async function letsIn(email: string, password: string): Promise<boolean> {
  const address = `192.0.2.${drawn}`;
  return typeof (await started.people.checkPassword({ email, password, address })) === "object";
}

describe("reset request", () => {
  it("known and unknown address: same answer, mail to the known one only", async () => {
    const { email } = await setUp();
    const before = started.mails.length;
    const response = await ask(email.toUpperCase());
    const unknown = await ask("nobody@example.com");
    expect(response.answer).toMatchObject({ status: 303, location: "/check-mail", text: "" });
    expect(unknown.answer).toMatchObject({ status: 303, location: "/check-mail", text: "" });
    expect(started.mails.slice(before)).toMatchObject([{ to: email }]);
  });

  it("known and unknown address: a quarter of a second each", async () => {
    const usual = await startTestPeople({ answerMs: undefined });
    await makePerson(usual, "known@example.com");
    for (const email of ["known@example.com", "unknown@example.com"]) {
      const visitor = usual.visitor();
      await visitor.get("/forgot");
      const before = performance.now();
      await visitor.submit({ email });
      expect(performance.now() - before).toBeGreaterThanOrEqual(249);
    }
    await usual.close();
  });

  it.each(["nobody-else@example.com", "person1@example.com"])(
    "five an hour for %s from one network; other networks unaffected",
    async (email) => {
      started.wait(hourMs);
      const address = `203.0.113.${email.length}`;
      const statuses: number[] = [];
      for (let time = 0; time < 6; time += 1) {
        statuses.push((await ask(email, address)).answer.status);
      }
      expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
      for (let time = 0; time < 10; time += 1) {
        expect((await ask(email)).answer.status).toBe(303);
      }
      started.wait(hourMs);
      expect((await ask(email, address)).answer.status).toBe(303);
    },
  );

  it("eight mails an hour to an address from all networks of a subscriber", async () => {
    const { email } = await setUp();
    const before = started.mails.length;
    const statuses = [];
    for (let network = 0; network < 20; network += 1) {
      const address = `2001:db8:77:${(0xab00 + network).toString(16)}::1`;
      statuses.push((await ask(email, address)).answer.status);
    }
    expect(statuses.filter((status) => status === 303)).toHaveLength(8);
    expect(started.mails).toHaveLength(before + 8);
  });

  it("twenty mails an hour to an address; the owner then has the link", async () => {
    const { email } = await setUp();
    const before = started.mails.length;
    for (let subscriber = 0; subscriber < 30; subscriber += 1) {
      const address = `2001:db8:${(0x100 + subscriber).toString(16)}::1`;
      const { answer } = await ask(email, address);
      expect(answer).toMatchObject({ status: 303, location: "/check-mail", text: "" });
    }
    expect(started.mails).toHaveLength(before + 20);
    started.wait(hourMs - 1);
    const { visitor } = await ask("nobody@example.com");
    await visitor.get(lastLink(started, email));
    expect(await visitor.submit({ password: chosen })).toMatchObject({ status: 303 });
    await ask(email);
    expect(started.mails.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringContaining("Choose a password"),
    });
  });

  it("repeated: same link, valid for another hour", async () => {
    const { email } = await setUp();
    const links = [];
    for (let time = 0; time < 3; time += 1) {
      await ask(email);
      links.push(lastLink(started, email));
      started.wait(hourMs - 1);
    }
    expect(new Set(links).size).toBe(1);
    const { visitor } = await ask(email);
    started.wait(hourMs - 1);
    await visitor.get(links[0]!);
    expect(await visitor.submit({ password: chosen })).toMatchObject({ status: 303 });
    await ask(email);
    expect(lastLink(started, email)).not.toBe(links[0]);
    expect(await visitor.get(links[0]!)).toMatchObject({ status: 404 });
  });

  it("repeated day and night: no link lasts longer than a day", async () => {
    const { email } = await setUp();
    await ask(email);
    const first = lastLink(started, email);
    for (let hours = 0; hours < 25; hours += 1) {
      started.wait(hourMs - 1);
      await ask(email);
    }
    const later = lastLink(started, email);
    expect(later).not.toBe(first);
    started.wait(hourMs - 1);
    const visitor = started.visitor();
    expect(await visitor.get(first)).toMatchObject({ status: 404 });
    expect(await visitor.get(later)).toMatchObject({ status: 200 });
  });

  it("sign-up with a known address: mails the same link", async () => {
    const { email } = await setUp();
    await ask(email);
    const link = lastLink(started, email);
    const stranger = started.visitor();
    await stranger.get("/sign-up");
    await stranger.submit({ name: "Stranger", email, password });
    expect(started.mails.at(-1)?.subject).toContain("already have an account");
    expect(lastLink(started, email)).toBe(link);
  });

  it("the database does not contain the link", async () => {
    const { email } = await setUp();
    await ask(email);
    const token = lastLink(started, email).replace("/reset/", "");
    const { rows } = await sql<{ row: string }>`
      select encode(token_hash, 'hex') || encode(coalesce(seed, ''), 'hex') as row
      from people.proofs`.execute(started.opened.db);
    const existing = rows.map(({ row }) => row).join();
    expect(existing).not.toContain(Buffer.from(token, "base64url").toString("hex"));
  });

  it("needs an address only", async () => {
    expect((await ask("a@example.com,b@example.com")).answer.status).toBe(400);
    expect((await ask(`${"a".repeat(60_000)}@example.com`)).answer.status).toBe(400);
    expect((await ask(`${"a".repeat(100_000)}@example.com`)).answer.status).toBe(413);
  });
});

describe("reset link", () => {
  it("ends every session and every other link, and tells the owner", async () => {
    const { email, inside } = await setUp();
    const { visitor } = await ask(email);
    const link = lastLink(started, email);
    await visitor.get(link);
    expect(await visitor.submit({ password: chosen })).toMatchObject({ status: 303 });
    expect(await inside.get("/me")).toMatchObject({ status: 303 });
    expect(await letsIn(email, chosen)).toBe(true);
    expect(await letsIn(email, password)).toBe(false);
    expect(await visitor.get(link)).toMatchObject({ status: 404 });
    expect(started.mails.at(-1)).toMatchObject({
      to: email,
      subject: "New password for Frontdesk",
    });
  });

  it("no other access: offers to end none", async () => {
    const { email } = await setUp();
    const { visitor } = await ask(email);
    expect((await visitor.get(lastLink(started, email))).text).not.toContain("end_access");
  });

  it("five attempts at once: one succeeds", async () => {
    const { email } = await setUp();
    const { visitor } = await ask(email);
    await visitor.get(lastLink(started, email));
    const { action, fields } = visitor.form();
    const sentence = (index: number) => `sentence of caller ${index}`;
    const answers = await Promise.all(
      [0, 1, 2, 3, 4].map((index) =>
        visitor.post(action, { ...fields, password: sentence(index) }),
      ),
    );
    const winners = answers.flatMap(({ status }, index) => (status === 303 ? [index] : []));
    expect(winners).toHaveLength(1);
    expect(await letsIn(email, sentence(winners[0]!))).toBe(true);
    expect(answers.filter(({ status }) => status === 404)).toHaveLength(4);
  });

  it("concurrent sign-in with the old password: gets no session", async () => {
    const { email } = await setUp();
    for (const [old, fresh] of [
      [password, chosen],
      [chosen, password],
      [password, chosen],
    ] as const) {
      const { visitor } = await ask(email);
      await visitor.get(lastLink(started, email));
      const others = Array.from({ length: 3 }, () => started.visitor());
      for (const other of others) await other.get("/sign-in");
      await Promise.all([
        visitor.submit({ password: fresh }),
        ...others.map((other) => other.submit({ email, password: old })),
      ]);
      for (const other of others) expect(await other.get("/me")).toMatchObject({ status: 303 });
      started.wait(hourMs);
    }
  });

  it("works for an hour, and opening it uses nothing up", async () => {
    const { email } = await setUp();
    const { visitor } = await ask(email);
    const link = lastLink(started, email);
    started.wait(hourMs - 1);
    expect(await visitor.get(link)).toMatchObject({ status: 200 });
    expect(await visitor.get(link)).toMatchObject({ status: 200 });
    started.wait(1);
    expect(await visitor.submit({ password: chosen })).toMatchObject({ status: 404 });
    expect(await letsIn(email, password)).toBe(true);
  });

  it("stays open after a refused password", async () => {
    const { email } = await setUp();
    const { visitor } = await ask(email);
    await visitor.get(lastLink(started, email));
    const answer = await visitor.submit({ password: "short" });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.text).toContain("at least 10");
    expect(await visitor.submit({ password: chosen })).toMatchObject({ status: 303 });
  });

  it("confirms its address", async () => {
    const email = "unconfirmed@example.com";
    const stranger = started.visitor();
    await stranger.get("/sign-up");
    await stranger.submit({ name: "Stranger", email, password });
    const { visitor } = await ask(email);
    await visitor.get(lastLink(started, email));
    await visitor.submit({ password: chosen });
    await visitor.get("/sign-in");
    await visitor.submit({ email, password: chosen });
    expect((await visitor.get("/me")).text).toContain("confirmed</span>");
    expect(await letsIn(email, password)).toBe(false);
  });

  it.each(["x", "\u0000", "..%2f", "x".repeat(10_000), "%00"])("refuses %j", async (token) => {
    const visitor = started.visitor();
    const { status } = await visitor.get(`/reset/${encodeURIComponent(token)}`);
    expect(status).toBe(404);
  });
});
