import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { confirmed, phone, times } from "./customers.ts";
import { faultsOf } from "./faults.ts";
import { typed } from "./paying.ts";
import { type ServedPage, startServed } from "./served.ts";

let served: ServedPage;
let ahead = 0;
let serviceId: number;
beforeAll(async () => {
  served = await startServed({ now: () => new Date(Date.now() + ahead) });
  const offered = await served.offer({ name: "Haircut", minimum_notice: 3 * 1440 });
  serviceId = offered.id;
});
afterAll(async () => await served[Symbol.asyncDispose]());

beforeEach(() => {
  ahead = 0;
});

async function pass(page: Page, seconds: number): Promise<void> {
  ahead += seconds * 1_000;
  await page.clock.runFor(seconds * 1_000);
}

async function visit() {
  const customer = await served.visit("", phone);
  await customer.page.clock.install();
  await customer.page.goto(`${served.url}/${serviceId}`);
  return customer;
}

const report = (page: Page) => page.locator(".timer [role=status]");

describe("hold during typing", () => {
  it("expires: the page offers the nearest times and keeps the input", async () => {
    await using customer = await visit();
    const { page } = customer;
    await typed(page);
    const was = await page.locator(".under .span").innerText();
    await pass(page, 301);
    await page.getByRole("heading", { name: "This booking was not completed" }).waitFor();
    const near = page.locator(".near-times button");
    await near.nth(2).waitFor();
    expect(was).toContain((await near.first().innerText()).replace(/^.* /, ""));
    expect(await faultsOf(page)).toEqual([]);
    await near.first().tap();
    expect(await page.getByLabel("Name").inputValue()).toBe("Carla Nielsen");
    expect(await page.getByLabel("Email address").inputValue()).toBe("carla@example.com");
    await pass(page, 3);
    await page.getByRole("button", { name: "Continue" }).tap();
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    await confirmed(page);
  });

  it("expires before the press: the page says so", async () => {
    await using customer = await visit();
    const { page } = customer;
    await typed(page);
    await page.getByRole("button", { name: "Continue" }).tap();
    await page.getByRole("heading", { name: "Check and book" }).waitFor();
    ahead += 301_000;
    await page.getByRole("button", { name: "Book", exact: true }).tap();
    await page.getByRole("heading", { name: "This booking was not completed" }).waitFor();
    await page.locator(".near-times button").first().tap();
    await page.getByRole("button", { name: "Continue" }).tap();
    await page.getByRole("heading", { name: "Check and book" }).waitFor();
  });

  describe("hold in two tabs", () => {
    async function bookedInOne(page: Page): Promise<Page> {
      await typed(page);
      const left = await page.context().newPage();
      await left.clock.install();
      await left.goto(page.url());
      await left.getByRole("heading", { name: "Your details" }).waitFor();
      await pass(page, 3);
      await page.getByRole("button", { name: "Continue" }).tap();
      await page.getByRole("button", { name: "Book", exact: true }).tap();
      await confirmed(page);
      return left;
    }

    it("shows as booked in both after one extends it", async () => {
      await using customer = await visit();
      const left = await bookedInOne(customer.page);
      await left.getByRole("button", { name: "More time" }).tap();
      await confirmed(left);
    });

    it("shows as booked in both after expiry", async () => {
      await using customer = await visit();
      const left = await bookedInOne(customer.page);
      await pass(left, 301);
      await confirmed(left);
    });
  });

  it("can be released on a reloaded page, also of an unlisted service", async () => {
    const { public_id: secret } = await served.offer({ name: "Beard", visibility: "unlisted" });
    await using customer = await served.visit(`/${secret}`, phone);
    const { page } = customer;
    await times(page).first().tap();
    await page.getByRole("heading", { name: "Your details" }).waitFor();
    await page.reload();
    await page.getByRole("button", { name: "Give up this time" }).tap();
    await page.getByRole("heading", { name: "Beard" }).waitFor();
    await times(page).first().waitFor();
  });

  it("extends by two minutes up to ten times, announced each time", async () => {
    await using customer = await visit();
    const { page } = customer;
    await times(page).first().tap();
    await expect.poll(() => report(page).innerText()).toContain("Time left: 5 min");
    await pass(page, 245);
    await expect.poll(() => report(page).innerText()).toContain("Time left: 1 min");
    const more = page.getByRole("button", { name: "More time" });
    await more.tap();
    await expect.poll(() => report(page).innerText()).toContain("Time left: 3 min");
    for (let times = 2; times <= 10; times += 1) {
      const answered = page.waitForResponse((answer) => answer.url().endsWith("/extend"));
      await more.tap();
      await answered;
    }
    await expect.poll(() => report(page).innerText()).toContain("Time left: 21 min");
    await more.waitFor({ state: "detached" });
  });
});
