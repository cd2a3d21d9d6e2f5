import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { type App, asking, makeApp, makeMerchant } from "../../../../test/shop.ts";
import { newId, newShard } from "../../../core/ids.ts";

let payments: TestPayments;
let owner: App;
let users: string;
beforeAll(async () => {
  payments = await startTestPayments({ settings: { publicUrl: "https://pay.example.com" } });
});
beforeEach(async () => {
  owner = await makeApp(payments);
  const { id } = await makeMerchant(payments, owner, { name: null, descriptor: "CORNER SHOP" });
  users = `/merchants/${id}/users`;
  payments.mails.length = 0;
});
afterAll(() => payments.close());

const listed = async () => (await owner.get(`${users}?limit=100`)).body;
const linkOf = (mail = payments.mails.at(-1)) => new URL(mail?.link ?? "").pathname;
const accept = (link: string, name = "Ada Lovelace") =>
  asking(payments).post(link, new URLSearchParams({ name }).toString());

describe("users of a merchant", () => {
  it("are invited by mail and listed at once, without a name", async () => {
    const email = "Ada@Example.com";
    const { status, body } = await owner.post(users, { email });
    expect([status, body]).toEqual([201, { isMember: false }]);
    expect(await listed()).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f]{24}$/),
        email,
        role: "viewer",
        created: expect.any(String),
      },
    ]);
    expect(payments.mails).toHaveLength(1);
    const [mail] = payments.mails;
    expect(mail).toMatchObject({ to: email });
    expect(mail?.link).toMatch(/^https:\/\/pay\.example\.com\/invitations\/[\w-]{43}$/);
    expect(mail?.text).toContain(mail?.link);
  });

  it("read the merchant's name only in the mail's body, set apart", async () => {
    const { id } = await makeMerchant(payments, owner, { name: `Tom" says: pay \\` });
    await owner.post(`/merchants/${id}/users`, { email: "reader@example.com" });
    const [mail] = payments.mails;
    expect(mail?.subject).toBe("You are invited to become a user of a merchant");
    expect(mail?.text.split("\n")).toContain('    "Tom\' says: pay \\"');
    expect(mail?.html).toBeUndefined();
  });

  it("read no foreign address in the mail, even in an old name", async () => {
    const { id } = await makeMerchant(payments, owner, { descriptor: "WWW.EVIL.EXAMPLE" });
    const name = `https://evil.example\n\nhttps://evil.example ${"n".repeat(150)}`;
    for (const former of [null, name]) {
      await sql`update payments.merchants set name = ${former} where id = ${id}`.execute(
        payments.context.db,
      );
      await owner.post(`/merchants/${id}/users`, { email: "reader@example.com" });
      const mail = payments.mails.at(-1);
      expect(mail?.text.match(/:\/\/\S*|www\.\S*/gi)).toEqual([mail?.link?.replace("https", "")]);
      const line = mail?.text.split("\n").find((each) => each.startsWith("    ")) ?? "";
      expect(line).toMatch(/^ {4}"[^\n]{1,80}"$/);
    }
  });

  it("get their name after acceptance", async () => {
    await owner.post(users, "email=ada1@example.com");
    expect((await accept(linkOf())).status).toBe(200);
    expect(await listed()).toMatchObject([{ email: "ada1@example.com", name: "Ada Lovelace" }]);
  });

  it("get no mail if they are members, in any letter case", async () => {
    await owner.post(users, { email: "ada2@example.com" });
    await accept(linkOf());
    payments.mails.length = 0;
    const { status, body } = await owner.post(users, { email: "ADA2@example.com" });
    expect([status, body]).toEqual([201, { isMember: true }]);
    expect(payments.mails).toHaveLength(0);
    expect(await listed()).toHaveLength(1);
  });

  it("get a new link with a repeated invitation, and the old one ends", async () => {
    await owner.post(users, { email: "ada3@example.com" });
    const first = linkOf();
    const { body } = await owner.post(users, { email: "ada3@example.com" });
    expect(body).toEqual({ isMember: false });
    expect((await accept(first)).status).toBe(404);
    expect((await accept(linkOf())).status).toBe(200);
    expect(await listed()).toHaveLength(1);
  });

  it("are invited once by ten parallel callers", async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => owner.post(users, { email: "ada4@example.com" })),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201]));
    expect(await listed()).toHaveLength(1);
    const links = payments.mails.map((mail) => linkOf(mail));
    const accepted = await Promise.all(links.map((link) => accept(link)));
    const statuses = accepted.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(statuses.filter((status) => status === 404)).toHaveLength(links.length - 1);
  });

  it("belong to each merchant separately, and keep their first name", async () => {
    await owner.post(users, { email: "ada5@example.com" });
    await accept(linkOf());
    const other = await makeMerchant(payments, owner);
    await owner.post(`/merchants/${other.id}/users`, { email: "ada5@example.com" });
    const elsewhere = async () => (await owner.get(`/merchants/${other.id}/users?limit=9`)).body;
    expect((await elsewhere())[0]).not.toHaveProperty("name");
    const page = await asking(payments).get(linkOf());
    expect(page.text).toContain("Ada Lovelace (ada5@example.com)");
    expect(page.text).not.toContain("<input");
    expect((await accept(linkOf(), "Eve")).status).toBe(200);
    expect((await elsewhere())[0].name).toBe("Ada Lovelace");
  });

  it("are removed at any time, with their links", async () => {
    await owner.post(users, { email: "ada6@example.com" });
    const link = linkOf();
    const [{ id }] = await listed();
    const { status, text } = await owner.delete(`${users}/${id}`);
    expect([status, text]).toEqual([204, ""]);
    expect(await listed()).toEqual([]);
    expect((await accept(link)).status).toBe(404);
    expect((await owner.delete(`${users}/${id}`)).status).toBe(404);
    expect((await owner.delete(`${users}/${newId(newShard())}`)).status).toBe(404);
    await owner.post(users, { email: "ada6@example.com" });
    expect(await listed()).toMatchObject([{ id }]);
    await accept(linkOf());
    expect((await owner.delete(`${users}/${id}`)).status).toBe(204);
    expect(await listed()).toEqual([]);
  });

  it.each([
    ["nothing", {}],
    ["an empty text", { email: "" }],
    ["null", { email: null }],
    ["a number", { email: 7 }],
    ["no address", { email: "ada" }],
    ["two addresses", { email: "a@example.com, b@example.com" }],
    ["a header", { email: "a@example.com\r\nBcc: b@example.com" }],
    ["a long address", { email: `${"a".repeat(250)}@example.com` }],
  ])("are not invited by %s", async (_title, body) => {
    const answer = await owner.post(users, body);
    expect([answer.status, answer.body]).toEqual([
      400,
      [{ field: "email", message: expect.any(String) }],
    ]);
    expect([await listed(), payments.mails]).toEqual([[], []]);
  });

  it("are listed in pages", async () => {
    for (let count = 0; count < 4; count += 1) {
      await owner.post(users, { email: `page${count}@example.com` });
    }
    const list = async (query: string): Promise<string[]> =>
      (await owner.get(`${users}?${query}`)).body.map(({ id }: { id: string }) => id);
    const all = await list("limit=9");
    expect(all).toEqual([...all].sort().reverse());
    expect(await list(`limit=2&before=${all[0]}`)).toEqual(all.slice(1, 3));
    expect(await list(`limit=2&after=${all[3]}`)).toEqual([all[2], all[1]]);
    expect((await owner.get(users)).body).toEqual([{ field: "limit", message: "is required" }]);
  });

  it("are protected from too many mails of a merchant", async () => {
    const [, , merchantId] = users.split("/");
    for (let sent = 0; sent < 10; sent += 1) {
      const key = `${merchantId} victim@example.com`;
      await payments.context.limits.take("invitationsByRecipient", key);
    }
    expect((await owner.post(users, { email: "Victim@example.com" })).status).toBe(429);
  });
});
