import { few } from "@frontdesk/database/testing";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeShop } from "../shop.ts";
import { hasten, hastenTo } from "./haste.ts";
import { enterCard, type HostedPage, press, startHosted, type Visit } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());
beforeEach(async () => {
  hosted.shop = await makeShop(hosted.payments, { website: "https://shop.example/start" });
});

async function pay({ page }: Visit, requests: { url: string; referer: string | undefined }[] = []) {
  await page.context().route(/\.example\//, async (route) => {
    const { referer } = await route.request().allHeaders();
    requests.push({ url: route.request().url(), referer });
    await route.fulfill({ contentType: "text/html", body: "<h1>Thanks</h1>" });
  });
  await page.clock.install();
  await enterCard(page);
  await press(page);
  await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
}

const link = (redirect?: string) =>
  hosted.link({ value: "5", reference: "R&1", ...(redirect !== undefined && { redirect }) });

describe("leaving after payment", () => {
  it("the browser goes to the merchant's own website with the payment's data only", async () => {
    await using visit = await hosted.visit(link("https://shop.example/thanks?order=1#top"));
    const { page } = visit;
    const requests: { url: string; referer: string | undefined }[] = [];
    await pay(visit, requests);
    await hastenTo(page, "Thanks");
    const [{ id }] = (await hosted.transactions()) as [{ id: string }];
    const query = `order=1&transactionId=${id}&reference=R%261`;
    expect(page.url()).toBe(`https://shop.example/thanks?${query}#top`);
    expect(requests).toEqual([{ url: page.url().replace("#top", ""), referer: undefined }]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("a second registered website works like the first", async () => {
    const { app, merchant } = hosted.shop;
    await app.put(`/merchants/${merchant.id}/links`, { sites: ["https://book.example"] });
    await using visit = await hosted.visit(link("https://book.example/a/token"));
    await pay(visit);
    await hastenTo(visit.page, "Thanks");
    expect(visit.page.url()).toContain("https://book.example/a/token?transactionId=");
    expect(visit.misdeeds).toEqual([]);
  });

  it("going back shows the receipt, without a second payment or redirect", async () => {
    await using visit = await hosted.visit(link("https://shop.example/thanks"));
    const { page } = visit;
    await pay(visit);
    await hastenTo(page, "Thanks");
    await page.goBack();
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    await page.getByRole("link", { name: "Continue to shop.example" }).waitFor();
    await page.reload();
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await page.locator("form").count()).toBe(0);
    expect(await page.evaluate("JSON.stringify(history.state)")).not.toContain("4100");
    expect(await hosted.transactions()).toHaveLength(1);
    expect(visit.misdeeds).toEqual([]);
  });

  it("the page names another site and goes there only after a click", async () => {
    await using visit = await hosted.visit(link("https://elsewhere.example/?a=b"));
    const { page } = visit;
    const requests: { url: string; referer: string | undefined }[] = [];
    await pay(visit, requests);
    const onward = page.getByRole("link", { name: "Continue to elsewhere.example" });
    await onward.waitFor();
    expect(await page.locator("text=Taking you").count()).toBe(0);
    expect(requests).toEqual([]);
    await onward.click();
    await page.getByRole("heading", { name: "Thanks" }).waitFor();
    expect(page.url()).toContain("https://elsewhere.example/?a=b&transactionId=");
    expect(requests.map(({ referer }) => referer)).toEqual([undefined]);
  });

  it("a test merchant may redirect to localhost", async () => {
    await using visit = await hosted.visit(link(`${hosted.url}/health`));
    await pay(visit);
    await hasten(visit.page, async () => {
      expect(visit.page.url()).toMatch(/\/health\?transactionId=[0-9a-f]{24}&reference=R%261$/);
    });
  });

  it("without a redirect, coming back to the page shows the receipt", async () => {
    await using visit = await hosted.visit(link());
    const { page } = visit;
    await pay(visit);
    await page.goto(`${hosted.url}/health`);
    await page.goBack();
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await hosted.transactions()).toHaveLength(1);
  });
});

describe("hostile link", () => {
  const script = `"><script>alert(1)</script><img src=x onerror=alert(1)>`;
  it.each(
    few<[string, Record<string, string>, string]>(
      [
        ["script in its texts", { text: script, reference: script, locale: script }, "Pay Coffee"],
        ["script as value", { value: script }, "This payment link does not work"],
        ["script as currency", { currency: script, value: "1" }, "This payment link does not work"],
        ["script as key", { key: script }, "This payment link does not work"],
        [
          "a redirect that runs",
          { redirect: "javascript:alert(1)" },
          "This payment link does not work",
        ],
        ["a huge text", { text: "x".repeat(5_000) }, "This payment link does not work"],
        ["a long word", { text: "x".repeat(600), reference: "y".repeat(200) }, "Pay Coffee"],
        [
          "a value of yen and a half",
          { value: "10.5", currency: "JPY" },
          "This payment link does not",
        ],
      ],
      3,
    ),
  )("with %s runs nothing and shows a page", async (_title, parameters, heading) => {
    const url = hosted.link({ value: "5", ...parameters });
    await using visit = await hosted.visit(url, { viewport: { width: 320, height: 600 } });
    const { page } = visit;
    await page.getByRole("heading", { name: heading }).waitFor();
    const overflow = await page.evaluate("document.documentElement.scrollWidth");
    expect(overflow).toBeLessThanOrEqual(320);
    expect(visit.misdeeds).toEqual([]);
  });
});
