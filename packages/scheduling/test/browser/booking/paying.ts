// A business with a real payment service, and a controllable clock of services and browsers.
import type { Page } from "playwright-core";
import { expect } from "vitest";
import {
  connect,
  type GatewayShop,
  makeGatewayShop,
  makePaymentInstallation,
} from "../../payment-gateway.ts";
import { type ServedPage, startServed } from "./served.ts";

export interface Paying extends ServedPage {
  shop: GatewayShop;
  serviceId: number;
  pass(minutes: number): void;
  later(minutes: number): Promise<void>;
}

export const terms = {
  name: "Massage",
  price: 8000,
  deposit: { kind: "fixed", value: 2000 },
  cancellation: [
    { minutes_before: 2 * 1440, refund_percent: 100 },
    { minutes_before: 60, refund_percent: 50 },
  ],
  minimum_notice: 3 * 1440,
};

export async function startPaying(): Promise<Paying> {
  const paymentInstallation = await makePaymentInstallation();
  let ahead = 0;
  const now = () => new Date(Date.now() + ahead);
  const served = await startServed({ now, settings: { paymentsAt: paymentInstallation.url } });
  const shop = await makeGatewayShop(paymentInstallation);
  await connect(served.studio, shop);
  const { id: serviceId } = await served.offer(terms);
  return {
    ...served,
    shop,
    serviceId,
    pass(minutes) {
      ahead += minutes * 60_000;
    },
    async later(minutes) {
      ahead += minutes * 60_000;
      await served.scheduling.money.finding.drain();
      await served.scheduling.sweeping.drain();
    },
    async [Symbol.asyncDispose]() {
      await served[Symbol.asyncDispose]();
      await paymentInstallation.close();
    },
  };
}

export async function typed(page: Page): Promise<void> {
  await page.locator(".hours button").first().click();
  await page.getByLabel("Name").fill("Carla Nielsen");
  await page.getByLabel("Email address").fill("carla@example.com");
}

export async function sent(page: Page, { shop }: Paying, name = "Book and pay"): Promise<void> {
  await typed(page);
  await page.waitForTimeout(2_100);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name }).click();
  await page.waitForURL((url) => url.href.startsWith(shop.url));
}

export async function payThere(
  page: Page,
  { url }: Paying,
  card = "4100000000000000",
): Promise<void> {
  await page.getByLabel("Card number").fill(card);
  await page.getByLabel(/Expir/).fill("12/40");
  await page.getByLabel(/Security code|CVC/).fill("123");
  await page.getByRole("button", { name: /^Pay/ }).click();
  await answerBank(page, card);
  await page.waitForURL((to) => to.href.startsWith(url));
}

async function answerBank(page: Page, card: string): Promise<void> {
  if (card !== challengedCard) return;
  const bank = page.frameLocator("dialog iframe");
  await bank.getByLabel("One-time code").waitFor();
  const code = await bank.locator("#code-shown").innerText();
  await bank.getByLabel("One-time code").fill(code);
  await bank.getByRole("button", { name: "Confirm" }).click();
}

export const challengedCard = "4100000000030010";

export async function settled({ scheduling, shop }: Paying, targets: object[]): Promise<void> {
  await scheduling.money.settling.drain();
  await expect.poll(() => shop.transactions()).toMatchObject(targets);
}
