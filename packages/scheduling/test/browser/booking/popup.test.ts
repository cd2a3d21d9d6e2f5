import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed } from "./customers.ts";
import { type Paying, payThere, settled, startPaying } from "./paying.ts";

let served: Paying;
let website: Server;
let origin: string;
beforeAll(async () => {
  served = await startPaying();
  const { serviceId: id, shop } = served;
  const script = new URL("/book/v1.js", served.url);
  website = createServer(({ url }, response) => {
    const popup = url === "/popup" ? `data-frontdesk-popup="${shop.url}"` : "";
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Shop</title><script src="${script}" defer></script>
      <a href="${served.url}/${id}" data-frontdesk>Book a time</a>
      <div data-frontdesk-page="${served.url}/${id}" ${popup}></div>`);
  });
  await new Promise<void>((resolve) => website.listen(0, "127.0.0.1", resolve));
  origin = `http://localhost:${(website.address() as AddressInfo).port}`;
  const { status, text } = await served.studio.put("/booking_page", { websites: [origin] });
  if (status !== 200) throw new Error(text);
});
afterAll(async () => {
  website.close();
  await served[Symbol.asyncDispose]();
});

const bookingOn = (page: Page) => page.frameLocator("iframe[title=Booking]");
const dialogOn = (page: Page) => page.frameLocator("dialog iframe");

async function book(page: Page, frame = bookingOn(page)): Promise<void> {
  await frame.locator(".hours button").first().click();
  await frame.getByLabel("Name").fill("Carla");
  await frame.getByLabel("Email address").fill("carla@example.com");
  await page.waitForTimeout(2_100);
  await frame.getByRole("button", { name: "Continue" }).click();
  await frame.getByRole("button", { name: "Book and pay" }).click();
}

describe("deposit on an embedding website", () => {
  it("opens the payment popup over the website", async () => {
    await using visit = await served.visit();
    const { page } = visit;
    await page.goto(`${origin}/popup`);
    await book(page);
    const popup = page.frameLocator(`iframe[src^="${served.shop.url}"]`);
    await popup.getByLabel("Card number").fill("4100000000000000");
    await popup.getByLabel(/Expir/).fill("12/40");
    await popup.getByLabel(/Security code|CVC/).fill("123");
    await popup.getByRole("button", { name: /^Pay/ }).click();
    await bookingOn(page).getByText("Your booking is confirmed").waitFor();
    expect(page.url()).toBe(`${origin}/popup`);
    await settled(served, [{ capturedAmount: 2000 }]);
  });

  it("uses the payment page otherwise, and returns", async () => {
    const earlier = await served.shop.transactions();
    await using visit = await served.visit();
    const { page } = visit;
    await page.goto(origin);
    await page.getByRole("link", { name: "Book a time" }).click();
    await book(page, dialogOn(page));
    await page.waitForURL((url) => url.href.startsWith(served.shop.url));
    await payThere(page, served);
    await confirmed(page);
    await settled(served, [{ capturedAmount: 2000 }, ...earlier.map(() => ({}))]);
  });
});
