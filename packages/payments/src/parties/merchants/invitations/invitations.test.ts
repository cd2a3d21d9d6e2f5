import { findInvitation } from "@frontdesk/people/invitations/accept";
import { invite } from "@frontdesk/people/invitations/invite";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { type App, asking, makeApp, makeMerchant } from "../../../../test/shop.ts";
import { newId, newShard } from "../../../core/ids.ts";

let payments: TestPayments;
let now = new Date();
let owner: App;
let users: string;
let invited = 0;
beforeAll(async () => {
  payments = await startTestPayments({ now: () => now });
});
beforeEach(async () => {
  now = new Date();
  owner = await makeApp(payments);
  const merchant = await makeMerchant(payments, owner);
  await owner.put(`/merchants/${merchant.id}`, { name: "<b>Tom & Sons</b>" });
  users = `/merchants/${merchant.id}/users`;
});
afterAll(() => payments.close());

async function makeLink(): Promise<string> {
  invited += 1;
  await owner.post(users, { email: `person${invited}@example.com` });
  return new URL(payments.mails.at(-1)?.link ?? "").pathname;
}
const browser = () => asking(payments);
const accept = (link: string, body = "name=Ada") => browser().post(link, body);
const nameOfFirst = async () => (await owner.get(`${users}?limit=1`)).body[0].name;

describe("merchant invitation", () => {
  it("has a page that runs, loads and leaks nothing", async () => {
    const { status, text, headers } = await browser().get(await makeLink());
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
      "cache-control": "no-store",
    });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toMatch(/^default-src 'none'; style-src 'sha256-[^']+'; /);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(text).toContain('<html lang="en">');
    expect(text).toContain('<label for="name">');
    expect(text).toContain("&lt;b&gt;Tom &amp; Sons&lt;/b&gt;");
    expect(text).not.toContain("<b>");
    expect(text).not.toContain("<script");
  });

  it("names the role in the mail and on its page", async () => {
    await owner.post(users, { email: "somebody@example.com", role: "support" });
    const { text = "", link = "" } = payments.mails.at(-1) ?? {};
    expect(text).toContain("Your role: support.");
    const page = await browser().get(new URL(link).pathname);
    expect(page.text).toContain("Your role: <strong>support</strong>");
  });

  it("is not accepted by being opened", async () => {
    const link = await makeLink();
    await browser().get(link);
    expect(await nameOfFirst()).toBeUndefined();
    expect((await accept(link)).status).toBe(200);
    expect(await nameOfFirst()).toBe("Ada");
  });

  it("is accepted once", async () => {
    const link = await makeLink();
    const first = await accept(link);
    expect(first.status).toBe(200);
    expect(first.text).toContain("You are now a user of");
    for (const answer of [await accept(link), await browser().get(link)]) {
      expect(answer.status).toBe(404);
      expect(answer.text).toContain("This invitation is not valid");
    }
  });

  it("is accepted once by ten parallel requests", async () => {
    const link = await makeLink();
    const answers = await Promise.all(Array.from({ length: 10 }, () => accept(link)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(9).fill(404)]);
  });

  it("is open for seven days", async () => {
    const link = await makeLink();
    const sent = now.getTime();
    now = new Date(sent + 7 * 86_400_000);
    expect((await browser().get(link)).status).toBe(404);
    expect((await accept(link)).status).toBe(404);
    now = new Date(sent + 7 * 86_400_000 - 1);
    expect((await accept(link)).status).toBe(200);
  });

  it.each([
    ["no name", "", "Please enter your name."],
    ["a blank name", "name=+%0A", "Please enter your name."],
    ["two names", "name=a&name=b", "Please enter your name."],
    ["a long name", `name=${"n".repeat(81)}`, "Please use at most 80 characters."],
    ["an address", "name=www.evil.example", "Please use no address: no :// and no www."],
  ])("asks again after %s", async (_title, form, problem) => {
    const link = await makeLink();
    const { status, text } = await accept(link, form);
    expect(status).toBe(400);
    expect(text).toContain(`<p id="problem" role="alert">${problem}</p>`);
    expect(text).toContain('aria-describedby="problem"');
    expect((await accept(link)).status).toBe(200);
  });

  it("accepts a one-line name of any script", async () => {
    const link = await makeLink();
    await accept(link, `name=${encodeURIComponent(" Ada\r\n  <script> 李 ")}`);
    expect(await nameOfFirst()).toBe("Ada <script> 李");
  });

  it.each([
    "nonsense",
    "a".repeat(43),
    "%00",
    "..%2f..",
    "<script>alert(1)</script>",
    "x".repeat(9000),
  ])("is not found under the token %.20s", async (token) => {
    const path = `/invitations/${token}`;
    const answers = [await browser().get(path), await accept(path)];
    for (const { status, text } of answers) {
      expect(status).toBe(404);
      expect(text).not.toContain("<script");
    }
  });

  it("of another service stays unused", async () => {
    const { db } = payments.context;
    const newPersonId = newId(newShard());
    const purpose = "calendar 7";
    const { token } = await invite(db, { email: "eve@example.com", purpose, newPersonId, now });
    expect((await accept(`/invitations/${token}`)).status).toBe(404);
    expect(await findInvitation(db, token, now)).toMatchObject({ purpose });
  });
});
