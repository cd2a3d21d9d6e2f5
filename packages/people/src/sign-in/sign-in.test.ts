import { readFileSync } from "node:fs";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePerson, password, startTestPeople, type TestPeople } from "../../test/harness.ts";
import type { Visitor } from "../../test/visitor.ts";

let started: TestPeople;
beforeAll(async () => {
  started = await startTestPeople();
  await makePerson(started, "ann@example.com");
});
afterAll(() => started.close());

async function signIn(visitor: Visitor, fields: Record<string, string>) {
  await visitor.get("/sign-in");
  return await visitor.submit({ email: "ann@example.com", password, ...fields });
}

function settled(text: string): string {
  return text.replace(/name="form_token" value="[^"]+"/g, "");
}

describe("sign-in", () => {
  it("wrong password, unknown address and no address: the same answer", async () => {
    const wrong = await signIn(started.visitor(), { password: "not the password" });
    expect(wrong.status).toBe(400);
    for (const email of ["nobody@example.com", "no address", ""]) {
      const other = await signIn(started.visitor(), { email, password: "not the password" });
      const text = settled(other.text).replace(`value="${email}"`, 'value="ann@example.com"');
      expect(text).toBe(settled(wrong.text));
      expect(other.status).toBe(wrong.status);
      expect(Object.keys(other.headers)).toEqual(Object.keys(wrong.headers));
    }
  });

  it("starts a new session and ends the browser's old one", async () => {
    const visitor = started.visitor();
    visitor.cookies.set("frontdesk_session_80", "planted-by-somebody-else");
    await signIn(visitor, {});
    const first = visitor.cookies.get("frontdesk_session_80");
    expect(first).toMatch(/^[\w-]{43}$/);
    const other = started.visitor();
    other.cookies.set("frontdesk_session_80", "planted-by-somebody-else");
    expect(await other.get("/me")).toMatchObject({ status: 303 });

    const copy = started.visitor();
    copy.cookies.set("frontdesk_session_80", first ?? "");
    const form = started.visitor();
    await form.get("/sign-in");
    form.cookies.set("frontdesk_session_80", first ?? "");
    await form.submit({ email: "ann@example.com", password });
    expect(form.cookies.get("frontdesk_session_80")).not.toBe(first);
    expect(await copy.get("/me")).toMatchObject({ status: 303 });
    expect(await form.get("/me")).toMatchObject({ status: 200 });
  });

  it("lasts while it is used, and thirty days without use", async () => {
    const visitor = started.visitor();
    await signIn(visitor, {});
    const days = (count: number) => count * 86_400_000;
    for (const count of [29, 29, 29]) {
      started.wait(days(count));
      expect(await visitor.get("/me")).toMatchObject({ status: 200 });
    }
    started.wait(days(30) + 1);
    expect(await visitor.get("/me")).toMatchObject({ status: 303 });
  });

  it("lasts ninety days in any case", async () => {
    const visitor = started.visitor();
    await signIn(visitor, {});
    const days = (count: number) => count * 86_400_000;
    for (const count of [25, 25, 25]) {
      started.wait(days(count));
      expect(await visitor.get("/me")).toMatchObject({ status: 200 });
    }
    started.wait(days(15) - 1);
    expect(await visitor.get("/me")).toMatchObject({ status: 200 });
    started.wait(1);
    expect(await visitor.get("/me")).toMatchObject({ status: 303 });
  });

  it("sessions older than that limit: same end", async () => {
    const { db } = started.opened;
    const [visitor, fresh] = [started.visitor(), started.visitor()];
    await signIn(visitor, {});
    const day = 86_400_000;
    started.wait(29 * day);
    await signIn(fresh, {});
    const began = new Date(started.now().getTime() - 90 * day);
    const seen = new Date(started.now().getTime() - 1);
    await sql`update people.sessions set created_at = ${began}, seen_at = ${seen},
      expires_at = ${new Date(seen.getTime() + 30 * day)}
      where created_at < ${seen}`.execute(db);
    expect(await visitor.get("/me")).toMatchObject({ status: 200 });
    const file = new URL("../../migrations/0004-sessions.sql", import.meta.url);
    await sql.raw(readFileSync(file, "utf8")).execute(db);
    expect(await visitor.get("/me")).toMatchObject({ status: 303 });
    expect(await fresh.get("/me")).toMatchObject({ status: 200 });
  });

  it.each(["//evil.example", "/\\evil.example", "https://evil.example", "/\t/evil.example"])(
    "never leads to %j",
    async (next) => {
      const visitor = started.visitor();
      await visitor.get(`/sign-in?next=${encodeURIComponent(next)}`);
      expect(visitor.page).not.toContain("evil");
      const fields = { email: "ann@example.com", password, next };
      expect(await visitor.submit(fields)).toMatchObject({ status: 303, location: "/me" });
      const again = await visitor.get(`/sign-in?next=${encodeURIComponent(next)}`);
      expect(again.location).toBe("/me");
    },
  );

  it("cookie: unusable for scripts and other sites", async () => {
    const visitor = started.visitor();
    const [cookie] = [(await signIn(visitor, {})).headers["set-cookie"]].flat();
    expect(cookie).toMatch(
      /^frontdesk_session_80=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax; Max-Age/,
    );
  });

  it("cookie: other hosts cannot set it over https", async () => {
    const secure = await startTestPeople({ publicUrl: "https://desk.example" });
    const { headers } = await secure.visitor().get("/sign-in");
    expect(headers["set-cookie"]).toMatch(/^__Host-frontdesk_visitor=[^;]+; Path=\/; .*; Secure$/);
    await secure.close();
  });
});

describe("sign-in guesses", () => {
  it("end for a network after ten wrong ones, even with the right one, for a while", async () => {
    await makePerson(started, "guessed@example.com");
    const visitor = started.visitor();
    await visitor.get("/sign-in");
    const form = visitor.form();
    const guess = (text: string) =>
      visitor.post(form.action, { ...form.fields, email: "guessed@example.com", password: text });
    const tries = Array.from({ length: 15 }, (_, index) => guess(`guess number ${index}`));
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array(10).fill(400), ...Array(5).fill(429)]);
    expect(await guess(password)).toMatchObject({ status: 429 });

    const elsewhere = started.visitor();
    const owner = { email: "guessed@example.com", password };
    expect(await signIn(elsewhere, owner)).toMatchObject({ status: 303 });
    started.wait(15 * 60_000);
    expect(await guess(password)).toMatchObject({ status: 303 });
  });

  it("count the same for an unknown address", async () => {
    const visitor = started.visitor();
    for (let time = 0; time < 10; time += 1) {
      expect(await signIn(visitor, { email: "ghost@example.com" })).toMatchObject({ status: 400 });
    }
    expect(await signIn(visitor, { email: "ghost@example.com" })).toMatchObject({ status: 429 });
  });

  it("count together with those of a sign-in without a page", async () => {
    const address = "203.0.113.200";
    const { checkPassword } = started.people;
    const credentials = { email: "ann@example.com", address };
    expect(await checkPassword({ ...credentials, password })).toEqual({
      personId: expect.any(String),
    });
    for (let time = 0; time < 10; time += 1) {
      expect(await checkPassword({ ...credentials, password: "wrong" })).toBe("wrong");
    }
    expect(await checkPassword({ ...credentials, password })).toBe("throttled");
    const visitor = started.visitor(address);
    expect(await signIn(visitor, {})).toMatchObject({ status: 429 });
  });
});

describe("sign-in form", () => {
  const fields = { email: "ann@example.com", password };

  it.each([
    ["without a token", { form_token: "" }, { "sec-fetch-site": "same-origin" }],
    ["with another token", { form_token: "x".repeat(43) }, { "sec-fetch-site": "same-origin" }],
    ["from another site", {}, { "sec-fetch-site": "cross-site" }],
    ["from a sister site", {}, { "sec-fetch-site": "same-site" }],
    ["from nowhere", {}, { "sec-fetch-site": "none" }],
    ["from another origin", {}, { origin: "https://evil.example" }],
    ["from an origin that hides", {}, { origin: "null" }],
  ])("%s is refused as a page", async (_title, changed, headers) => {
    const visitor = started.visitor();
    await visitor.get("/sign-in");
    const form = visitor.form();
    const answer = await visitor.post(
      form.action,
      { ...form.fields, ...fields, ...changed },
      headers as Record<string, string>,
    );
    expect(answer.status).toBe(403);
    expect(answer.text).toContain("This form has expired. Go back, reload the page and try again.");
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });

  it("of another browser is refused", async () => {
    const [one, other] = [started.visitor(), started.visitor()];
    await one.get("/sign-in");
    await other.get("/sign-in");
    const answer = await other.post("/sign-in", { ...one.form().fields, ...fields });
    expect(answer.status).toBe(403);
    const bare = started.visitor();
    expect(await bare.post("/sign-in", { ...one.form().fields, ...fields })).toMatchObject({
      status: 403,
    });
  });

  it.each([
    { origin: "http://localhost" },
    { origin: "http://desk.local:4020", host: "desk.local:4020" },
    {},
  ])("older browser with %j: accepted", async (headers) => {
    const visitor = started.visitor();
    await visitor.get("/sign-in");
    const all = { ...visitor.form().fields, ...fields };
    const answer = await visitor.post("/sign-in", all, headers as Record<string, string>);
    expect(answer.status).toBe(303);
  });

  it("signing out needs the token of the session", async () => {
    const visitor = started.visitor();
    await signIn(visitor, {});
    expect(await visitor.post("/sign-out", {})).toMatchObject({ status: 403 });
    expect(await visitor.get("/me")).toMatchObject({ status: 200 });
  });
});

it("every page keeps scripts, frames and caches out", async () => {
  const visitor = started.visitor();
  for (const path of ["/sign-in", "/sign-up", "/forgot", "/check-mail", "/verify/x", "/join/x"]) {
    const { headers, text } = await visitor.get(path);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'self'; img-src data:; form-action 'self'; " +
        "frame-ancestors 'none'; base-uri 'none'",
      "referrer-policy": "same-origin",
      "x-frame-options": "DENY",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    expect(text).not.toMatch(/<script|style=|onload/);
  }
  const [, stylesheet = ""] = /href="(\/people-[0-9a-f]{16}\.css)"/.exec(visitor.page) ?? [];
  const { headers, status } = await visitor.get(stylesheet);
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "cache-control": "public, max-age=31536000, immutable",
  });
});
