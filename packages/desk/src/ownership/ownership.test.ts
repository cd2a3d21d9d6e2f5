import { Visitor } from "@frontdesk/people/test/visitor";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Behind, startBehind } from "../../test/behind.ts";
import { makePage } from "../../test/harness.ts";

let behind: Behind;
beforeAll(async () => {
  behind = await startBehind();
});
afterAll(() => behind.close());
beforeEach(() => {
  behind.shop.came.splice(0);
  behind.shop.answers.clear();
});

const id = "6".repeat(24);
const link = `/claim/${id}${"t".repeat(43)}`;

describe("claim of a test merchant", () => {
  it("sends a link to the contact address in the person's name", async () => {
    behind.shop.answers.set("POST /me/claims", [202, null]);
    const { visitor } = behind.page;
    await visitor.get("/begin");
    expect(visitor.page).toContain('href="/claim"');
    await visitor.get("/claim");
    const { status, text } = await visitor.submit({ merchant: ` ${id} ` });
    expect([status, text]).toEqual([200, expect.stringContaining("we sent a link")]);
    const [came] = behind.shop.came;
    expect(JSON.parse(came!.body)).toEqual({ merchantId: id });
    expect(came!.assertion).toMatchObject({ path: "/me/claims", aud: "payments" });
  });

  it("shows errors and keeps the input", async () => {
    const { visitor } = behind.page;
    await visitor.get("/claim");
    const response = await visitor.submit({ merchant: "<shop>" });
    expect([response.status, response.text]).toEqual([400, expect.stringContaining("no id of")]);
    expect(response.text).toContain("&lt;shop&gt;");
    behind.shop.answers.set("POST /me/claims", [429, { message: "Too many requests" }]);
    expect((await visitor.submit({ merchant: id })).text).toContain("Too many requests");
    behind.shop.answers.set("POST /me/claims", [500, { message: "Oops" }]);
    expect((await visitor.submit({ merchant: id })).text).toContain("is not available right now");
  });

  it("keeps the merchant and the link if the session ends first", async () => {
    const ended = await makePage(behind.desk);
    const nextAfter = async (path: string, sent: Record<string, string>) => {
      await ended.visitor.get(path);
      const { fields } = ended.visitor.form();
      const cookies = new Map(ended.visitor.cookies);
      ended.visitor.cookies.clear();
      const { location = "" } = await ended.visitor.post(path, { ...fields, ...sent });
      for (const [name, value] of cookies) ended.visitor.cookies.set(name, value);
      return new URL(location, "http://localhost").searchParams.get("next") ?? "";
    };
    const { text } = await ended.visitor.get(await nextAfter("/claim", { merchant: id }));
    expect(text).toContain(`value="${id}"`);
    expect(await nextAfter(link, {})).toBe(link);
    expect(behind.shop.came).toEqual([]);
  });

  it("needs a button press on the linked page, then leads home", async () => {
    behind.shop.answers.set("POST /me/claims/acceptance", [201, { merchant: { id, name: "A" } }]);
    const { visitor } = behind.page;
    const opened = await visitor.get(link);
    expect([opened.status, opened.text]).toEqual([
      200,
      expect.stringContaining("become the owner"),
    ]);
    expect(behind.shop.came).toEqual([]);
    expect(await visitor.submit({})).toMatchObject({ status: 303, location: "/" });
    expect(JSON.parse(behind.shop.came[0]!.body)).toEqual({ token: link.slice("/claim/".length) });
  });

  it("reports an invalid link, and asks a visitor to sign in first", async () => {
    behind.shop.answers.set("POST /me/claims/acceptance", [404, { message: "Not found" }]);
    const { visitor } = behind.page;
    await visitor.get(link);
    const { status, text } = await visitor.submit({});
    expect([status, text]).toEqual([404, expect.stringContaining("Request another link")]);
    const stranger = new Visitor(behind.desk.server, "127.0.0.1");
    const next = encodeURIComponent(link);
    expect((await stranger.get(link)).location).toBe(`/sign-in?next=${next}`);
    await behind.page.visitor.get(link);
    const form = behind.page.visitor.form();
    const fields = { ...form.fields, form_token: "another" };
    expect(await behind.page.visitor.post(form.action, fields)).toMatchObject({ status: 403 });
  });
});
