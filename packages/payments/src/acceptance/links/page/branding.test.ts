import { makePng, pictureSamples } from "@frontdesk/server/test/pictures";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { startTestPayments, type TestPayments } from "../../../../test/harness.ts";
import { contentOf } from "../../../../test/links.ts";
import { makeShop, type Shop } from "../../../../test/shop.ts";

let payments: TestPayments;
let shop: Shop;
beforeAll(async () => {
  payments = await startTestPayments();
});
afterAll(() => payments.close());
beforeEach(async () => {
  shop = await makeShop(payments);
});

const logo = makePng({ width: 200, height: 50 }).toString("base64");
const path = () => `/merchants/${shop.merchant.id}/branding`;
const change = (body: object) => shop.app.put(path(), body);
const branding = async () => (await shop.app.get(path())).body;
const openPage = (more = "") =>
  payments.send(`GET /pay/?key=${shop.merchant.key}&test=1&value=5&currency=EUR${more}`);
const load = (url: string) => payments.server.inject({ url: url.replace(/^https?:\/\/[^/]+/, "") });

describe("branding", () => {
  it("gives the payment page logo and colour, and leaves its policy tight", async () => {
    expect(await branding()).toEqual({ color: null, logoUrl: null });
    const before = await openPage();
    expect((await change({ color: "#8a2be2", logo })).status).toBe(204);
    const { color, logoUrl } = await branding();
    expect(color).toBe("#8a2be2");
    const page = await openPage();
    const { logo: src } = contentOf(page.text).payee;
    expect(logoUrl.endsWith(src)).toBe(true);
    expect(src).toMatch(/^\/pay\/logo\/[0-9a-f-]{36}\/[0-9a-f]{40}-200x50\.png$/);
    expect(page.text).toContain(`<img class="logo" src="${src}" alt="" width="200" height="50">`);
    expect(page.text).toContain("--accent:#8a2be2");
    const policyOf = (headers: object) =>
      String((headers as Record<string, unknown>)["content-security-policy"]).split("; ");
    const [former, policy] = [policyOf(before.headers), policyOf(page.headers)];
    expect(policy).toContain("img-src 'self' data:");
    expect(policy.filter((rule) => !former.includes(rule))).toEqual([
      expect.stringMatching(/^style-src 'sha256-\S+' 'sha256-\S+'$/),
    ]);
    const { statusCode, headers, rawPayload } = await load(logoUrl);
    expect([statusCode, rawPayload.toString("base64")]).toEqual([200, logo]);
    expect(headers).toMatchObject({
      "content-type": "image/png",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });

  it("changes only given fields, and forgets a former logo", async () => {
    await change({ color: "#8a2be2", logo: pictureSamples.jpg });
    const first = await branding();
    expect((await load(first.logoUrl)).rawPayload.includes("SECRET")).toBe(false);
    await change({ color: "#0b6352" });
    expect(await branding()).toEqual({ ...first, color: "#0b6352" });
    await change({ logo: pictureSamples.png });
    expect((await load(first.logoUrl)).statusCode).toBe(404);
    await change({ logo: null, color: null });
    expect(await branding()).toEqual({ color: null, logoUrl: null });
    expect(contentOf((await openPage()).text).payee).not.toHaveProperty("logo");
    const { rows } = await sql`select act, before, after from payments.merchant_acts
      where merchant_id = ${shop.merchant.id} and act = 'branding.update'
      order by at, id`.execute(payments.opened.db);
    expect(rows).toHaveLength(4);
    expect(rows[0]).toMatchObject({ before: { color: null, logoUrl: null }, after: first });
  });

  it.each([
    [
      "color",
      "must be darker: white text on it needs a contrast of 4.5 to 1",
      { color: "#ffee00" },
    ],
    ["color", "must be #RRGGBB", { color: "red" }],
    [
      "logo",
      "must be a PNG, JPEG or WebP picture of at most 300 KB and 1024 by 1024 pixels",
      { logo: Buffer.from("<svg/>").toString("base64") },
    ],
  ])("refuses an unfit %s: %s", async (field, message, body) => {
    const answer = await change({ ...body, ...(field === "logo" && { color: "#8a2be2" }) });
    expect([answer.status, answer.body]).toMatchObject([400, [{ field, message }]]);
    expect(await branding()).toEqual({ color: null, logoUrl: null });
  });

  it("of another merchant is neither readable nor served under the own key", async () => {
    await change({ logo });
    const { logoUrl } = await branding();
    const other = await makeShop(payments);
    expect((await other.app.get(path())).status).toBe(403);
    expect((await other.app.put(path(), { logo: null })).status).toBe(403);
    const foreign = logoUrl.replace(shop.merchant.key, other.merchant.key);
    expect((await load(foreign)).statusCode).toBe(404);
    expect((await load(logoUrl.replace(shop.merchant.key, "x"))).statusCode).toBe(404);
  });
});
