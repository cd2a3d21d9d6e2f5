import { partOf } from "@frontdesk/people/test/read-mail";
import { makePng, pictureSamples } from "@frontdesk/server/test/pictures";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type Counter, jane, makeCounter } from "../../../test/counter.ts";
import { startTestScheduling, type TestScheduling } from "../../../test/harness.ts";
import { mailsTo } from "../../../test/mailbox.ts";
import { makeStudio } from "../../../test/studio.ts";
import { shutAccountsOf } from "../../lifecycle/onboarding/disown.ts";

let scheduling: TestScheduling;
let counter: Counter;
beforeAll(async () => {
  const now = new Date("2027-02-20T09:00:00Z");
  scheduling = await startTestScheduling({ now: () => now });
});
beforeEach(async () => {
  counter = await makeCounter(scheduling);
});
afterAll(() => scheduling.close());

const logo = makePng({ width: 200, height: 50 }).toString("base64");

const load = async (url: string) =>
  await scheduling.server.inject({ url: url.replace(/^https?:\/\/[^/]+/, "") });

async function saved(picture: string | null): Promise<string> {
  const { status, body } = await counter.put("/booking_page", { logo: picture });
  expect(status).toBe(200);
  return body.logo_url;
}

const keptPictures = async () =>
  (
    await sql<{ name: string }>`select name from scheduling.pictures
      where account_id = ${counter.accountId}`.execute(scheduling.context.db)
  ).rows;

describe("logo", () => {
  it("stands on the page and on the client's own page, served as an inert picture", async () => {
    const url = await saved(logo);
    expect(url).toMatch(/\/public\/v1\/\d+\/logo\/[0-9a-f]{40}-200x50\.png$/);
    expect((await counter.get("/booking_page")).body.logo_url).toBe(url);
    const page = (await load(`/public/v1/${counter.subdomain}`)).json();
    expect(page.logo_url).toBe(url);
    const { body } = await counter.hold();
    expect(body.business.logo_url).toBe(url);
    for (const path of [
      `/book/${counter.subdomain}`,
      `/book/${counter.subdomain}/a/${body.token}`,
    ]) {
      const { body: text, headers } = await load(path);
      const src = new URL(url).pathname;
      expect(text).toContain(`<img class="logo" src="${src}" alt width="200" height="50"/>`);
      expect(headers["content-security-policy"]).toContain("img-src 'self' data:");
    }
    const { statusCode, headers, rawPayload } = await load(url);
    expect([statusCode, rawPayload.toString("base64")]).toEqual([200, logo]);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it("loses its metadata before it is stored", async () => {
    const { rawPayload } = await load(await saved(pictureSamples.jpg));
    expect(Buffer.from(pictureSamples.jpg, "base64").includes("SECRET")).toBe(true);
    expect(rawPayload.includes("SECRET")).toBe(false);
  });

  it("replaces the former one, stays without the field, and goes with null", async () => {
    const first = await saved(logo);
    const second = await saved(pictureSamples.webp);
    expect((await load(first)).statusCode).toBe(404);
    expect((await load(second)).headers["content-type"]).toBe("image/webp");
    await counter.put("/booking_page", { accent_color: "#336699" });
    expect((await load(second)).statusCode).toBe(200);
    expect(await saved(null)).toBeNull();
    expect((await load(second)).statusCode).toBe(404);
    expect(await keptPictures()).toEqual([]);
  });

  it("remains one of two saved at once", async () => {
    const both = await Promise.all([saved(logo), saved(pictureSamples.png)]);
    const { logo_url: url } = (await counter.get("/booking_page")).body;
    expect(both).toContain(url);
    expect((await load(url)).statusCode).toBe(200);
    expect(await keptPictures()).toHaveLength(1);
  });

  it.each([
    ["SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>").toString("base64")],
    ["no base64", "not a picture"],
    ["a large picture", makePng({ width: 2000, height: 10 }).toString("base64")],
    ["an animation", pictureSamples.animated],
  ])("refuses %s", async (_name, picture) => {
    const url = await saved(logo);
    const { status, body } = await counter.put("/booking_page", { logo: picture });
    const message = "must be a PNG, JPEG or WebP picture of at most 300 KB and 1024 by 1024 pixels";
    expect([status, body.errors]).toEqual([422, { logo: [message] }]);
    expect((await counter.get("/booking_page")).body.logo_url).toBe(url);
  });

  it("is in the head of mails, with the name of the business as alternative text", async () => {
    const url = await saved(logo);
    await counter.confirmed();
    const [mail] = await mailsTo(scheduling, jane.email, 1);
    const head = new RegExp(`<img src="${url}" alt="([^"]+)" width="192" height="48"`);
    const [, name] = head.exec(partOf(mail!, "text/html").content) ?? [];
    expect(name).toBe("Studio");
    const preview = { kind: "confirmed", language: "en" };
    const { body } = await counter.post("/booking_page/mail_preview", preview);
    expect(body.html).toMatch(head);
  });

  it("belongs to one account, and to no suspended one", async () => {
    const url = await saved(logo);
    const other = await makeStudio(scheduling);
    const foreign = url.replace(`/${counter.accountId}/`, `/${other.accountId}/`);
    expect((await load(foreign)).statusCode).toBe(404);
    await shutAccountsOf(scheduling.context, counter.userId);
    expect((await load(url)).statusCode).toBe(404);
    expect(await keptPictures()).toEqual([]);
  });
});
