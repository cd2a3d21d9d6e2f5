import { readFile } from "node:fs/promises";
import { few } from "@frontdesk/database/testing";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { freePort } from "@frontdesk/server/test/port";
import { sql } from "kysely";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  type Customer,
  type ExampleShop,
  enter,
  openExampleShop,
  openSite,
} from "../sdk/example-shop.ts";
import { eventually } from "../sdk/visitor.ts";
import { makeMerchant } from "../shop.ts";
import { hasten } from "./haste.ts";

let browser: Browser;
let shop: ExampleShop;
beforeAll(async () => {
  shop = await openExampleShop();
  browser = await startChromium();
});
afterAll(async () => {
  await browser.close();
  await shop[Symbol.asyncDispose]();
});

const good = "4100 0000 0000 0000";

async function expectOutcome(customer: Customer, outcome: RegExp): Promise<void> {
  await hasten(customer.page, async () => expect(await customer.outcome()).toMatch(outcome));
  expect(await customer.page.locator("frontdesk-popup").count()).toBe(0);
  expect(customer.misdeeds).toEqual([]);
}

const idIn = async (customer: Customer) => /[0-9a-f]{24}/.exec(await customer.outcome())?.[0];

describe("example shop", () => {
  it.each(
    few([
      ["a phone", { width: 320, height: 640 }],
      ["a desk", { width: 1280, height: 800 }],
    ]),
  )("takes a payment on %s and learns the answers to its fields", async (_title, viewport) => {
    await using customer = await enter(browser, shop.url, { viewport });
    await customer.press("Buy");
    await customer.popup.getByLabel("note").fill("With love");
    await customer.payBy(good);
    await expectOutcome(customer, /^Thank you! Your payment is [0-9a-f]{24}\.$/);
    const custom = { article: "darjeeling", note: "With love" };
    const [newest] = await shop.transactions();
    expect(newest).toMatchObject({
      id: await idIn(customer),
      amount: 1250,
      currency: "EUR",
      reference: "tea-1",
      custom,
      successful: true,
    });
    const attribute = await customer.page.getByRole("status").getAttribute("data-custom");
    expect(JSON.parse(attribute!)).toEqual(custom);
  });

  it("takes a second card after a decline of the first", async () => {
    await using customer = await enter(browser, shop.url);
    await customer.press("Buy");
    await customer.payBy("4100 0000 0000 0007");
    await customer.popup.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    expect(await customer.outcome()).toBe("");
    await customer.payBy(good);
    await expectOutcome(customer, /^Thank you!/);
    const [newest, before] = await shop.transactions();
    expect([newest.successful, before.successful]).toEqual([true, false]);
  });

  it("gets consent to a plan, stored with the payment", async () => {
    await using customer = await enter(browser, shop.url);
    await customer.press("Subscribe");
    await customer.popup.getByRole("checkbox").check();
    await customer.payBy(good);
    await expectOutcome(customer, /^Thank you!/);
    expect((await shop.transactions())[0]).toMatchObject({
      id: await idIn(customer),
      plan: [
        {
          amount: { currency: "EUR", exponent: 2, value: 900 },
          repeat: { interval: { unit: "month" } },
        },
      ],
    });
  });

  it("takes an amount chosen by the payer", async () => {
    await using customer = await enter(browser, shop.url);
    await customer.press("Give");
    await customer.popup.locator("[name=amount]").fill("7.50");
    await customer.popup.getByLabel("A word for the gardeners").fill("Grow!");
    await customer.payBy(good);
    await expectOutcome(customer, /^Thank you!/);
    const [newest] = await shop.transactions();
    expect(newest).toMatchObject({
      id: await idIn(customer),
      amount: 750,
      custom: { word: "Grow!" },
    });
    expect(newest.custom).toEqual({ word: "Grow!" });
  });

  it.each(["Escape", "the button", "Escape before anything came"])(
    "learns of no payment when the payer leaves by %s",
    async (path) => {
      await using customer = await enter(browser, shop.url);
      const { page, popup } = customer;
      const before = (await shop.transactions()).length;
      const isEarly = path.endsWith("came");
      if (isEarly) await page.route("**/pay/popup*", () => {});
      await customer.press("Buy");
      if (!isEarly) await popup.locator("[autocomplete=cc-number]").fill("4100");
      if (path === "the button") await popup.getByRole("button", { name: "Close" }).click();
      else await page.keyboard.press("Escape");
      await expectOutcome(customer, /^Nothing was paid/);
      expect(await page.evaluate("document.activeElement.id")).toBe("buy");
      expect(await shop.transactions()).toHaveLength(before);
    },
  );

  it("learns when another payment replaces the first", async () => {
    await using customer = await enter(browser, shop.url);
    await customer.press("Buy");
    await customer.popup.locator("[autocomplete=cc-number]").waitFor();
    await customer.page.evaluate("document.getElementById('subscribe').click()");
    await eventually(async () => {
      expect(await customer.outcome()).toBe("Another payment was begun instead.");
    });
    await customer.popup.getByRole("heading", { name: "A tin every month" }).waitFor();
  });

  it("never sees the card and contacts the service only", async () => {
    await using customer = await enter(browser, shop.url);
    const { page } = customer;
    const origins = new Set<string>();
    page.on("request", (request) => origins.add(new URL(request.url()).origin));
    await page.evaluate(`{
      globalThis.seen = [];
      addEventListener("message", ({ data }) => seen.push(JSON.stringify(data)));
      addEventListener("keydown", ({ key }) => seen.push(key), true);
    }`);
    await customer.press("Buy");
    await customer.payBy(good);
    await expectOutcome(customer, /^Thank you!/);
    const seen: string[] = await page.evaluate("seen");
    expect(seen.join()).toContain('"paid"');
    expect(seen.join()).not.toMatch(/4100|"code"|token/);
    expect([...origins]).toEqual([shop.api]);
    expect(await page.evaluate("document.documentElement.outerHTML")).not.toContain("4100");
  });

  it("has no screen reader violations while the popup is open", async () => {
    await using customer = await enter(browser, shop.url);
    await customer.press("Buy");
    await customer.popup.locator("[autocomplete=cc-number]").waitFor();
    const axe = await readFile(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
    await customer.page.evaluate(axe);
    const run =
      "axe.run({ iframes: false }).then(({ violations }) => violations.map(({ id }) => id))";
    expect(await customer.page.evaluate(run)).toEqual([]);
  });
});

describe("live merchant", () => {
  async function makeLive(website: string) {
    const fields = { test: false, website };
    const merchant = await makeMerchant(shop.payments, shop.shop.app, fields);
    const approve = sql`update payments.merchants set can_charge_card = true
      where id = ${merchant.id}`;
    await approve.execute(shop.payments.opened.db);
    return merchant;
  }
  const pay = `frontdesk.pay({ title: "Live" })
    .then(() => "paid", (error) => error.message ?? error)
    .then((outcome) => Object.assign(globalThis, { outcome })); 0`;
  const report = (page: Page) => page.evaluate("globalThis.outcome ?? ''");

  it("takes no payment on a foreign site", async () => {
    const merchant = await makeLive("https://tea.example");
    const site = await openSite(shop.api, merchant.key);
    await using customer = await enter(browser, site.url);
    await customer.page.evaluate(pay);
    await hasten(customer.page, async () => {
      expect(await report(customer.page)).toMatch(/may not be framed by this site$/);
    });
    expect(await customer.page.locator("frontdesk-popup").count()).toBe(0);
    await site.close();
  });

  it("takes payments on its own site", async () => {
    const port = await freePort();
    const merchant = await makeLive(`http://127.0.0.1:${port}/tea`);
    const site = await openSite(shop.api, merchant.key, port);
    await using customer = await enter(browser, site.url);
    await customer.page.evaluate(pay);
    await customer.payBy("4539 5787 6362 1486");
    await hasten(customer.page, async () => expect(await report(customer.page)).toBe("paid"));
    await site.close();
  });

  it("refuses a test payment", async () => {
    const merchant = await makeLive("https://tea.example");
    const site = await openSite(shop.api, merchant.key);
    await using customer = await enter(browser, site.url);
    await customer.press("Buy");
    await eventually(async () => {
      expect(await customer.outcome()).toMatch(/^Frontdesk: The payment page shows an error: /);
    });
    await customer.popup.getByRole("button").click();
    await eventually(async () => {
      expect(await customer.page.locator("frontdesk-popup").count()).toBe(0);
    });
    await site.close();
  });
});
