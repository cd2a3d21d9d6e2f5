import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  connect,
  makeGatewayShop,
  makePaymentInstallation,
  type PaymentInstallation,
} from "../../payment-gateway.ts";
import { confirmed, phone, times } from "./customers.ts";
import { type ServedPage, startServed } from "./served.ts";

let paymentInstallation: PaymentInstallation;
let served: ServedPage;
let shop: Awaited<ReturnType<typeof makeGatewayShop>>;
beforeAll(async () => {
  paymentInstallation = await makePaymentInstallation();
  served = await startServed({ settings: { paymentsAt: paymentInstallation.url } });
  shop = await makeGatewayShop(paymentInstallation);
  await connect(served.studio, shop);
  const cancellation = [{ minutes_before: 1440, refund_percent: 100 }];
  const fee = { no_show_fee: 2500, cancellation };
  await served.offer({ name: "Haircut", ...fee, minimum_notice: 2 * 1440 });
});
afterAll(async () => {
  await served[Symbol.asyncDispose]();
  await paymentInstallation.close();
});

async function passCode(page: Page): Promise<void> {
  const bank = page.getByRole("dialog").frameLocator("iframe");
  await bank.locator("input[name=code]").fill(await bank.locator("#code-shown").innerText());
  await bank.locator("button[value=answer]").click();
}

describe.each([
  ["a phone", phone, "4100000000000000"],
  [
    "a desk, with a card that asks for a code",
    { viewport: { width: 1280, height: 800 } },
    "4100000000030010",
  ],
])("no-show fee without a deposit, at %s", (_where, options, card) => {
  it("saves a card, charges nothing, and appears on every screen", async () => {
    const before = (await shop.transactions()).length;
    await using visit = await served.visit("", options);
    const { page, misdeeds } = visit;
    await page.getByRole("link", { name: "Haircut" }).click();
    await times(page).first().waitFor();
    await page.locator(".days button:enabled").nth(1).click();
    await times(page).first().click();
    await page.getByLabel("Name").fill("Carla Nielsen");
    await page.getByLabel("Email address").fill("carla@example.com");
    await page.waitForTimeout(2_100);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByText("Free to cancel until").waitFor();
    await page.getByText("If you do not come or cancel late, up to €25").waitFor();
    await page.getByText("Nothing is charged now.").waitFor();
    await page.getByRole("button", { name: "Book and enter card" }).click();
    await page.getByText("Please tick the box to continue.").waitFor();
    await page.getByLabel(/keeps my card and may charge up to €25/).check();
    const rest = page.getByLabel(/may charge up to €35.50 for the rest of the price. \(optional\)/);
    expect(await rest.isChecked()).toBe(false);
    await rest.check();
    await page.getByRole("button", { name: "Book and enter card" }).click();
    await page.waitForURL((url) => url.origin === paymentInstallation.url);
    await page.goBack();
    await page.getByRole("link", { name: "Enter card" }).click();
    await page.waitForURL((url) => url.origin === paymentInstallation.url);
    await page.getByLabel("Card number").fill(card);
    await page.getByLabel(/Expir/).fill("12/40");
    await page.getByLabel(/Security code|CVC/).fill("123");
    await page.getByText(/up to €25.*up to €35.50 for the rest of the price/).waitFor();
    expect(await page.getByRole("checkbox").count()).toBe(0);
    await page.getByRole("button", { name: "Save card" }).click();
    if (card.endsWith("30010")) await passCode(page);
    await confirmed(page);
    await page.getByText("Card kept").waitFor();
    const all = await shop.transactions();
    expect(all.slice(0, all.length - before)).toMatchObject([
      { amount: 0, successful: true, consents: { no_show: 2500, balance: 3550 } },
    ]);
    await page.getByRole("link", { name: "Cancel booking" }).click();
    await page.getByText("You can cancel free of charge.").waitFor();
    const own = misdeeds.filter((each) => !each.startsWith(`asked ${paymentInstallation.url}`));
    expect(own).toEqual([]);
  });
});
