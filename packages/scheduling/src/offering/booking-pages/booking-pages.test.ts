import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { makeMember, makeStranger, makeStudio, type Studio } from "../../../test/studio.ts";
import { ownerOf } from "../../lifecycle/onboarding/actor.ts";
import { changePage } from "./change.ts";

let scheduling: TestScheduling;
let studio: Studio;
beforeAll(async () => {
  scheduling = await startTestScheduling();
  studio = await makeStudio(scheduling);
});
afterAll(() => scheduling.close());

const needed = { contact_email: "salon@example.com", privacy_url: "https://example.com/privacy" };
const first = {
  published: false,
  title: null,
  intro: null,
  contact_email: null,
  phone: null,
  address: null,
  privacy_url: null,
  terms_url: null,
  privacy_text: null,
  terms_text: null,
  websites: [],
  accent_color: null,
  logo_url: null,
  notices_to: [],
  reminders: [1440],
  texts: {},
  retention_months: 24,
};

describe("booking page", () => {
  it("starts with defaults and changes only given fields", async () => {
    const own = await makeStudio(scheduling);
    const { body, headers } = await own.get("/booking_page");
    const url = expect.stringMatching(new RegExp(`^http://[^/]+/book/${own.subdomain}$`));
    expect(body).toEqual({ ...first, url });
    const input = {
      ...needed,
      published: true,
      title: "Salon",
      intro: "Welcome",
      phone: "+45 12",
      address: "Here 1",
      terms_url: "http://example.com/terms",
      privacy_text: null,
      terms_text: null,
      websites: ["https://example.com", "http://localhost:3000"],
      accent_color: "336699",
      notices_to: ["desk@example.com"],
      reminders: [2880, 60],
      texts: { reminder: { da: { subject: "Vi ses {date}", paragraph: "{service}" } } },
      retention_months: 6,
    };
    const match = { "if-match": String(headers.etag) };
    const changed = await own.put("/booking_page", input, match);
    const view = { ...input, accent_color: "#336699", logo_url: null, url: body.url };
    expect([changed.status, changed.body]).toEqual([200, view]);
    expect((await own.get("/booking_page")).body).toEqual(view);
    expect((await own.put("/booking_page", { title: "Other" }, match)).status).toBe(412);
    const less = await own.put("/booking_page", { title: " ", accent_color: null });
    expect(less.body).toEqual({ ...view, title: null, accent_color: null });
    const audit = await own.get(`/audit?kind=booking_page&subject_id=${own.accountId}`);
    expect(audit.body).toMatchObject([
      { action: "update", before: first, after: view },
      { action: "update", after: { title: null } },
    ]);
  });

  it.each([
    ["contact_email", { ...needed, published: true, contact_email: null }],
    ["privacy_url", { ...needed, published: true, privacy_url: "" }],
    ["contact_email", { contact_email: "nobody" }],
    ["privacy_url", { privacy_url: "javascript:alert(1)" }],
    ["terms_url", { terms_url: "https://me:secret@example.com/" }],
    ["privacy_text", { privacy_text: "x".repeat(20_001) }],
    ["terms_text", { terms_text: "x".repeat(20_001) }],
    ["title", { title: "x".repeat(101) }],
    ["intro", { intro: "x".repeat(5001) }],
    ["phone", { phone: "1".repeat(41) }],
    ["address", { address: "x".repeat(501) }],
    ["websites.0", { websites: ["https://example.com/shop"] }],
    ["websites.0", { websites: ["http://example.com"] }],
    ["websites.0", { websites: ["*"] }],
    ["websites.0", { websites: ["https://*"] }],
    ["websites.0", { websites: ["https://*.example.com"] }],
    ["websites.1", { websites: ["https://example.com", "https://example.com"] }],
    ["accent_color", { accent_color: "#FFEE00" }],
    ["accent_color", { accent_color: "red" }],
    ["notices_to.0", { notices_to: ["nobody"] }],
    ["reminders", { reminders: [60, 120, 180, 240] }],
    ["reminders.0", { reminders: [4] }],
    ["reminders.1", { reminders: [60, 60] }],
    ["texts.reminder.danish", { texts: { reminder: { danish: {} } } }],
    ["texts.moved.da.subject", { texts: { moved: { da: { subject: "{customer}" } } } }],
    ["texts.moved.da.paragraph", { texts: { moved: { da: { paragraph: "a {date} {}" } } } }],
    ["texts.moved.da.subject", { texts: { moved: { da: { subject: "One\nBcc: two" } } } }],
    ["retention_months", { retention_months: 0 }],
    ["retention_months", { retention_months: 121 }],
  ])("refuses an invalid %s: %j", async (field, fields) => {
    const { status, body } = await studio.put("/booking_page", fields);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect((await studio.get("/booking_page")).body).toMatchObject(first);
  });

  it("reports all problems at once", async () => {
    const { body } = await studio.put("/booking_page", {
      published: true,
      accent_color: "#FFEE00",
      texts: { moved: { da: { paragraph: "{name}" } } },
    });
    expect(body.errors).toEqual({
      contact_email: ["is required to publish the page"],
      privacy_url: ["is required to publish the page"],
      accent_color: ["must be dark enough for white text: a contrast of 4.5 to 1"],
      "texts.moved.da.paragraph": [
        "has {name}; allowed are service, resource, date, time and business",
      ],
    });
  });

  it("publishing requires a confirmed address if there is a mail server", async () => {
    const { context } = scheduling;
    const own = await makeStudio(scheduling);
    const set = async (at: Date | null) =>
      await sql`update people.persons set email_verified_at = ${at} where id = (
        select person_id from scheduling.users where id = ${own.userId})`.execute(context.db);
    const publish = async (isFolder: boolean) => {
      const post = { ...context.post, isFolder };
      const owner = await ownerOf(context, own.accountId);
      const change = { body: { ...needed, published: true }, check: () => {} };
      return await changePage({ ...context, post }, owner, change);
    };
    await set(null);
    const published = ["requires the owner to confirm their email address first"];
    await expect(publish(false)).rejects.toMatchObject({
      status: 422,
      body: { errors: { published } },
    });
    expect((await own.get("/booking_page")).body.published).toBe(false);
    await set(new Date());
    expect(await publish(false)).toMatchObject({ published: true });
    await own.put("/booking_page", { published: false });
    await set(null);
    expect(await publish(true)).toMatchObject({ published: true });
  });

  it("publishing needs no website: the service hosts the notices", async () => {
    const own = await makeStudio(scheduling, { name: "Hairdo <b>" });
    const get = (path: string) =>
      scheduling.server.inject({ url: `/book/${own.subdomain}${path}` });
    const text = "We keep <names>.\nFor a year.\n\n\nAsk us.";
    const notice = { contact_email: needed.contact_email, privacy_text: text };
    expect((await own.put("/booking_page", { ...notice, published: true })).status).toBe(200);
    const page = await scheduling.server.inject({ url: `/public/v1/${own.subdomain}` });
    const url = expect.stringMatching(new RegExp(`/book/${own.subdomain}/privacy$`));
    expect(page.json()).toMatchObject({ privacy_url: url, terms_url: null });
    const response = await get("/privacy?locale=da");
    expect(response.statusCode).toBe(200);
    expect(response.body).toContain('<html lang="da">');
    expect(response.body).toContain("<h1>Privatliv</h1>");
    expect(response.body).toContain("Hairdo &lt;b&gt;");
    expect(response.body).toContain('<p class="lines">We keep &lt;names&gt;.\nFor a year.</p>');
    expect(response.body).toContain('<p class="lines">Ask us.</p>');
    expect(response.body).not.toContain("<script");
    expect(response.headers["content-security-policy"]).toContain("default-src 'none'");
    expect((await get("/terms")).statusCode).toBe(404);
    const answer = await own.put("/booking_page", { privacy_text: " " });
    expect(answer.body.errors).toEqual({ privacy_url: ["is required to publish the page"] });
    const replaced = {
      privacy_text: null,
      privacy_url: needed.privacy_url,
      terms_text: "Be kind.",
    };
    expect((await own.put("/booking_page", replaced)).status).toBe(200);
    expect((await get("/privacy")).statusCode).toBe(404);
    expect((await get("/terms")).body).toContain('<p class="lines">Be kind.</p>');
    const after = await scheduling.server.inject({ url: `/public/v1/${own.subdomain}` });
    expect(after.json()).toMatchObject({ privacy_url: needed.privacy_url });
  });

  it("requires an administrator with the scope", async () => {
    const reader = await makeMember(scheduling, studio, {
      permissions: "administrator",
      scopes: ["services:read"],
    });
    expect((await reader.get("/booking_page")).status).toBe(200);
    const { body } = await reader.put("/booking_page", {});
    expect(body.error).toBe("insufficient_scope");
    const colleague = await makeMember(scheduling, studio, { permissions: "manager" });
    expect((await colleague.get("/booking_page")).status).toBe(403);
    expect((await colleague.put("/booking_page", {})).status).toBe(403);
    const stranger = await makeStranger(scheduling, studio);
    expect((await stranger.get("/booking_page")).status).toBe(404);
  });

  it("a new recipient of mails requires the scopes for their content", async () => {
    const own = await makeStudio(scheduling);
    const [all, narrow] = [
      await makeMember(scheduling, own, { permissions: "administrator" }),
      await makeMember(scheduling, own, {
        permissions: "administrator",
        scopes: ["services:read", "services:write"],
      }),
    ];
    const notices_to = ["desk@example.com"];
    const failure = await narrow.put("/booking_page", { notices_to });
    expect([failure.status, failure.headers["www-authenticate"]]).toEqual([
      403,
      'Bearer error="insufficient_scope", scope="appointments:read clients:read"',
    ]);
    expect((await all.put("/booking_page", { notices_to })).status).toBe(200);
    const kept = await narrow.put("/booking_page", { title: "Salon", notices_to });
    expect([kept.status, kept.body.notices_to]).toEqual([200, notices_to]);
    expect((await narrow.put("/booking_page", { notices_to: [] })).status).toBe(200);
  });
});
