import { password } from "@frontdesk/people/test/harness";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "./browser/house.ts";
import { nextMonday } from "./studio.ts";

let house: House;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const email = "jane@example.com";

async function begin(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Sign up" }).click();
  await page.getByLabel("Your name").fill("Jane Example");
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign up" }).click();
  await expect.poll(() => house.mails.filter(({ to }) => to === email).length).toBe(1);
  await page.goto(house.mails[0]!.link!);
  await page.getByLabel("Password").fill(password);
  await page.locator("form button").last().click();
  await page.getByLabel("Name").fill("Jane’s studio");
  await page.getByText("Massage", { exact: true }).click();
  await page.getByLabel("Country").selectOption("Denmark");
  await page.getByText("More:").click();
  await page.getByLabel("Currency").selectOption("Euro (EUR)");
  await page.getByLabel("Time zone").selectOption("UTC");
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("region", { name: "First steps" }).waitFor();
}

async function pay(address: string): Promise<void> {
  const context = await house.browser.newContext();
  const page = await context.newPage();
  await page.goto(address);
  await page.locator("#number").fill("4100000000000000");
  await page.locator("#expiry").fill("12 / 40");
  await page.locator("#code").fill("123");
  await page.locator("button[type=submit]").click();
  await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
  await context.close();
}

async function drag(page: Page, { x, y }: { x: number; y: number }, far: number): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (const part of [0.25, 0.5, 0.75, 1]) await page.mouse.move(x + far * part, y);
  await page.evaluate("new Promise((done) => requestAnimationFrame(() => setTimeout(done)))");
  await page.mouse.up();
}

describe("first day", () => {
  it("goes from sign-up to a customer's payment and a booking by drag", async () => {
    const viewport = { width: 1280, height: 800 };
    const context = await house.browser.newContext({
      baseURL: house.url,
      locale: "en-GB",
      timezoneId: "UTC",
      viewport,
    });
    const page = await context.newPage();
    await begin(page);

    await page.getByRole("link", { name: "Payment links" }).click();
    await page.getByRole("textbox", { name: "Amount" }).fill("25");
    await page.getByRole("textbox", { name: "Reference" }).fill("order 1");
    await page.getByRole("button", { name: "Create the link" }).click();
    const address = await page.getByLabel("Address").inputValue();
    await page.getByRole("link", { name: "Payments", exact: true }).first().click();
    await page.getByRole("heading", { name: "Payments" }).waitFor();
    await pay(address);
    const row = page.getByRole("row", { name: /order 1/ });
    await row.getByText("€25.00").waitFor();

    await page.getByRole("link", { name: "Staff & rooms" }).click();
    await page.getByRole("button", { name: "Add a room or thing" }).first().click();
    await page.getByRole("combobox", { name: "Type" }).selectOption("Meeting Room");
    await page.getByRole("textbox", { name: "Name" }).fill("Attic");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByRole("dialog", { name: "Attic" }).waitFor();

    const calendar = new URL(page.url()).pathname.replace(/resources.*/, "calendar");
    await page.goto(`${calendar}?date=${nextMonday()}&by=resources`);
    const lane = page.locator("[data-resource]").last();
    const free = (await lane.boundingBox())!;
    await drag(
      page,
      { x: free.x + 1.02 * (free.width / 8), y: free.y + 20 },
      free.width * (1.5 / 8),
    );
    await page.getByRole("link", { name: "Plain booking" }).click();
    const sheet = page.getByRole("dialog", { name: "Plain booking" });
    await sheet.getByLabel("Details").fill("Workshop");
    await sheet.getByRole("button", { name: "Book", exact: true }).click();
    const block = page.locator(".cal-block", { hasText: "Workshop" });
    await block.locator(".cal-when").getByText("10:00–11:30").waitFor();
    const box = (await block.boundingBox())!;
    await drag(page, { x: box.x + 12, y: box.y + 8 }, free.width / 8);
    await block.locator(".cal-when").getByText("11:00–12:30").waitFor();
    await page.getByRole("button", { name: "Undo" }).waitFor();
    await context.close();
  });
});
