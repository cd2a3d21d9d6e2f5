import { few } from "@frontdesk/database/testing";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Customer, type ExampleShop, enter, openExampleShop } from "../sdk/example-shop.ts";
import { eventually } from "../sdk/visitor.ts";
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

async function makeRequested(number: string): Promise<Customer> {
  const customer = await enter(browser, shop.url, { viewport: { width: 390, height: 844 } });
  await customer.press("Buy");
  await customer.payBy(number);
  await bankOf(customer).getByRole("textbox").waitFor();
  return customer;
}

const bankOf = ({ popup }: Customer) => popup.frameLocator("iframe:visible");

describe("bank challenge in the popup over a shop of another origin", () => {
  it.each(
    few([
      ["4100 0000 0003 0011", "after a look at the browser"],
      ["4100 0000 0003 0010", "at once"],
    ]),
  )("outcome: %s, %s", async (number, _when) => {
    await using customer = await makeRequested(number);
    const bank = bankOf(customer);
    const code = /\b\d{6}\b/.exec((await bank.locator("body").textContent()) ?? "")?.[0];
    await bank.getByRole("textbox").fill(code!);
    await bank.getByRole("button", { name: "Confirm" }).click();
    await hasten(customer.page, async () => {
      expect(await customer.outcome()).toMatch(/^Thank you!/);
    });
    expect((await shop.transactions())[0]).toMatchObject({ successful: true, tds: "full" });
    expect(customer.misdeeds).toEqual([]);
  });

  it("the popup stays open during the challenge", async () => {
    await using customer = await makeRequested("4100 0000 0003 0010");
    await customer.page.evaluate("document.getElementById('subscribe').click()");
    await eventually(async () => {
      expect(await customer.outcome()).toBe("Frontdesk: a payment is being made at this moment");
    });
    await bankOf(customer).getByRole("button", { name: "Cancel" }).click();
    await customer.popup.getByRole("alert").filter({ hasText: /\w/ }).waitFor();
    // The page ignores the key until it reports the end.
    await eventually(async () => {
      await customer.page.keyboard.press("Escape");
      expect(await customer.outcome()).toMatch(/^Nothing was paid/);
    });
    expect((await shop.transactions())[0]).toMatchObject({
      successful: false,
      error: { code: 31 },
    });
  });
});
