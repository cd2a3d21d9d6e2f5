import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  lastLink,
  makePerson,
  password,
  startTestPeople,
  type TestPeople,
} from "../../test/harness.ts";

interface JoinedRow {
  personId: string;
  email: string;
  name: string;
}

let started: TestPeople;
const joined: JoinedRow[] = [];
let isFull = false;
beforeAll(async () => {
  started = await startTestPeople({
    onSignUp: async (_db, person) => {
      if (isFull) throw new Error("no more");
      joined.push(person);
    },
  });
});
afterAll(() => started.close());

async function signUp(fields: Record<string, string>) {
  const visitor = started.visitor();
  await visitor.get("/sign-up");
  return await visitor.submit({ name: "Ann", password, ...fields });
}

async function persons(email: string): Promise<object[]> {
  const { rows } = await sql<object>`
    select persons.id, hash from people.persons left join people.passwords on person_id = id
    where lower(email) = lower(${email})`.execute(started.opened.db);
  return rows;
}

describe("sign-up", () => {
  it("makes a person, tells the services in the same transaction, and mails a link", async () => {
    const email = "Ann@Example.com";
    expect(await signUp({ email })).toMatchObject({ status: 303, location: "/check-mail" });
    const [person] = joined.filter((one) => one.email === email);
    expect(person).toEqual({
      personId: expect.stringMatching(/^[0-9a-f]{24}$/),
      email,
      name: "Ann",
    });
    expect(started.mails).toMatchObject([
      { to: email, subject: "Confirm your address for Frontdesk" },
    ]);
  });

  it("cleans a pasted name and address", async () => {
    const email = " mailto:pia@bücher.example\u200e";
    expect(await signUp({ email, name: "\u202eنمی\u200cخواهم\u202c\n" })).toMatchObject({
      status: 303,
    });
    const cleaned = "pia@xn--bcher-kva.example";
    expect(joined.at(-1)).toMatchObject({ email: cleaned, name: "نمی\u200cخواهم" });
    expect((await persons(cleaned)).length).toBe(1);
  });

  it("a service refuses the person: makes nothing", async () => {
    isFull = true;
    const answer = await signUp({ email: "full@example.com" });
    isFull = false;
    expect(answer).toMatchObject({ status: 500 });
    expect(answer.text).toContain("The error is on our side");
    expect(await persons("full@example.com")).toEqual([]);
  });

  it("known address: same answer, no change, mail to its owner", async () => {
    const email = "known@example.com";
    const first = await signUp({ email });
    const before = await persons(email);
    const second = await signUp({ email: "KNOWN@example.com", password: "an entirely other one" });
    expect([second.status, second.location, second.text]).toEqual([
      first.status,
      first.location,
      first.text,
    ]);
    expect(await persons(email)).toEqual(before);
    expect(started.mails.at(-1)).toMatchObject({
      to: email,
      subject: expect.stringMatching(/already have an account/),
    });
    expect(lastLink(started, email)).toMatch(/^\/reset\//);
  });

  it("five with one address at once: one person", async () => {
    const email = "race@example.com";
    const race = await Promise.all(
      Array.from({ length: 5 }, (_, index) =>
        signUp({ email, password: `sentence number ${index}` }),
      ),
    );
    expect(race.map(({ location }) => location)).toEqual(Array(5).fill("/check-mail"));
    expect(await persons(email)).toHaveLength(1);
    expect(joined.filter((one) => one.email === email)).toHaveLength(1);
    const subjects = started.mails.filter(({ to }) => to === email).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith("Confirm"))).toHaveLength(1);
  });

  it("invited person without a password: sets one by mail only", async () => {
    const email = "invited@example.com";
    await sql`insert into people.persons (id, email, created_at, updated_at)
      values (${"1".repeat(24)}, ${email}, now(), now())`.execute(started.opened.db);
    await signUp({ email, password: "chosen by a stranger" });
    expect(await persons(email)).toMatchObject([{ hash: null }]);
    const owner = started.visitor();
    await owner.get(lastLink(started, email));
    expect(await owner.submit({ password })).toMatchObject({ location: "/sign-in?told=password" });
    expect(joined.at(-1)).toEqual({ personId: "1".repeat(24), email, name: "" });
  });
});

describe("sign-up form", () => {
  it("shows problems next to their fields, and keeps all entries except the password", async () => {
    const { status, text } = await signUp({ name: " ", email: "no <b>mail", password: "short" });
    expect(status).toBe(400);
    expect(text).toContain("<title>Error: Sign up");
    for (const name of ["name", "email", "password"]) {
      expect(text).toContain(`id="${name}-problem"`);
      const input = new RegExp(`<input id="${name}"[^>]*>`).exec(text)?.[0];
      expect(input).toMatch(new RegExp(`aria-describedby="[^"]*${name}-problem"`));
      expect(input).toContain('aria-invalid="true"');
    }
    expect(text).toContain('value="no &lt;b&gt;mail"');
    expect(text).not.toContain("short");
  });

  it("shows a name with HTML in it as text", async () => {
    const email = "html@example.com";
    const name = `<script>alert("1")</script>'`;
    const visitor = started.visitor();
    await visitor.get("/sign-up");
    await visitor.submit({ name, email, password });
    await visitor.get(lastLink(started, email));
    await visitor.submit({ password });
    const { text } = await visitor.get("/me");
    expect(text).not.toContain("<script>");
    expect(text).toContain("&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;&#39;");
  });

  it.each([
    ["a long name", { name: "n".repeat(81) }, 400],
    ["a huge password", { password: "long ".repeat(10_000) }, 400],
    ["a password above the ceiling", { password: "long ".repeat(20_000) }, 413],
    ["a huge address", { email: `${"a".repeat(50_000)}@example.com` }, 400],
    ["NUL in the address", { email: "a\u0000@example.com" }, 400],
    ["a line break in the address", { email: "a@example.com\r\nbcc: b@example.com" }, 400],
    ["a list for an address", { "email[]": "a@example.com", email: "" }, 400],
    ["a prototype", { "__proto__[x]": "1", email: "" }, 400],
    ["a body beyond all bounds", { name: "n".repeat(1_100_000) }, 413],
  ])("%s: refused with a page", async (_title, fields, status) => {
    const answer = await signUp({ email: "hostile@example.com", ...fields } as Record<
      string,
      string
    >);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(answer.headers.connection).toBe("keep-alive");
    expect(await persons("hostile@example.com")).toEqual([]);
  });

  it("one network: thirty persons an hour", async () => {
    const visitor = started.visitor("203.0.113.77");
    await visitor.get("/sign-up");
    const form = visitor.form();
    const tries = Array.from({ length: 32 }, (_, index) => {
      const email = `crowd${index}@example.com`;
      return visitor.post(form.action, { ...form.fields, name: "C", email, password });
    });
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 303)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it("one network: five mails an hour to an address; its owner can use another", async () => {
    const email = "sought@example.com";
    const from = async (address: string) => {
      const visitor = started.visitor(address);
      await visitor.get("/sign-up");
      return (await visitor.submit({ name: "C", email, password })).status;
    };
    const stranger = "203.0.113.88";
    for (let time = 0; time < 5; time += 1) expect(await from(stranger)).toBe(303);
    expect(await from(stranger)).toBe(429);
    expect(await from("203.0.113.89")).toBe(303);
    const ofSubscriber = [];
    for (let network = 0; network < 9; network += 1) {
      ofSubscriber.push(await from(`2001:db8:88:${network.toString(16)}::1`));
    }
    expect(ofSubscriber.filter((status) => status === 303)).toHaveLength(6);
    expect(await from("203.0.113.90")).toBe(429);
    expect(started.mails.filter(({ to }) => to === email)).toHaveLength(12);
  });

  it("signed-in person: redirected", async () => {
    const ann = await makePerson(started, "inside@example.com");
    expect(await ann.get("/sign-up?next=/developers")).toMatchObject({ location: "/developers" });
  });
});

it.each([
  [false, "Check the spam folder"],
  [true, "This installation has no mail server yet"],
])("folder for mails: the page names it: %s", async (isFolder, words) => {
  const post = { isFolder, send: async () => {} };
  const other = await startTestPeople({ post });
  const page = await other.visitor().get("/check-mail");
  expect(page.text).toContain(words);
  expect(page.text.includes("The log shows")).toBe(isFolder);
  await other.close();
});
