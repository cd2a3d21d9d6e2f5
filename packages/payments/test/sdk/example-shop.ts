import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { freePort } from "@frontdesk/server/test/port";
import type { Browser, BrowserContextOptions, FrameLocator, Page } from "playwright-core";
import { createSite } from "../../examples/shop/site.ts";
import { startTestPayments, type TestPayments } from "../harness.ts";
import { type Json, makeShop, type Shop } from "../shop.ts";

export interface ExampleShop extends AsyncDisposable {
  payments: TestPayments;
  shop: Shop;
  url: string;
  api: string;
  transactions(): Promise<Json[]>;
}

export async function openExampleShop(): Promise<ExampleShop> {
  const port = await freePort();
  const api = `http://127.0.0.1:${port}`;
  const payments = await startTestPayments({ live: true, settings: { publicUrl: api } });
  await payments.server.listen({ host: "127.0.0.1", port });
  const shop = await makeShop(payments);
  const site = await openSite(api, shop.merchant.key);
  return {
    payments,
    shop,
    url: site.url,
    api,
    transactions: async () =>
      (await shop.app.get(`/merchants/${shop.merchant.id}/transactions?limit=100`)).body,
    [Symbol.asyncDispose]: async () => {
      await site.close();
      await payments.close();
    },
  };
}

export async function openSite(api: string, key: string, port = 0) {
  const site = createSite({ api, key });
  site.listen(port, "127.0.0.1");
  await once(site, "listening");
  return {
    url: `http://127.0.0.1:${(site.address() as AddressInfo).port}/`,
    close: async () => {
      site.close();
      site.closeAllConnections();
      await once(site, "close");
    },
  };
}

export interface Customer extends AsyncDisposable {
  page: Page;
  popup: FrameLocator;
  misdeeds: string[];
  press(name: string): Promise<void>;
  payBy(number: string): Promise<void>;
  outcome(): Promise<string>;
}

export async function enter(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<Customer> {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  const page = await context.newPage();
  await page.clock.install();
  const misdeeds: string[] = [];
  page.on("pageerror", (error) => misdeeds.push(error.message));
  page.on("console", (message) => {
    if (/Content Security Policy|Refused to/.test(message.text())) misdeeds.push(message.text());
  });
  await page.goto(url);
  const popup = page.frameLocator("iframe");
  return {
    page,
    popup,
    misdeeds,
    press: (name) => page.getByRole("button", { name }).click(),
    payBy: async (number) => {
      await popup.locator("[autocomplete=cc-number]").fill(number);
      await popup.locator("[autocomplete=cc-exp]").fill("12 / 40");
      await popup.locator("[autocomplete=cc-csc]").fill("123");
      await popup.locator("button[type=submit]").click();
    },
    outcome: async () => (await page.getByRole("status").textContent()) ?? "",
    [Symbol.asyncDispose]: () => context.close(),
  };
}
