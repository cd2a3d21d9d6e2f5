import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { connect, givenPaymentPlace, givenTillShop, type PaymentPlace } from "../../till.ts";
import { type Served, startServed } from "./served.ts";

let place: PaymentPlace;
let served: Served;
let website: Server;
let origin: string;
beforeAll(async () => {
  place = await givenPaymentPlace();
  served = await startServed({ settings: { paymentsAt: place.url } });
  await connect(served.studio, await givenTillShop(place));
  const deposit = { kind: "fixed", value: 2000 };
  const { id } = await served.offer({ name: "Haircut", deposit, minimum_notice: 2 * 1440 });
  const script = new URL("/book/v1.js", served.url);
  website = createServer(({ url }, response) => {
    const popup = url === "/popup" ? `data-frontdesk-popup="${place.url}"` : "";
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Shop</title><script src="${script}" defer></script>
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
  await place.close();
});

const bookingOn = (page: Page) => page.frameLocator("iframe[title=Booking]");

/** Books on the website, as far as the payment. */
async function book(page: Page): Promise<void> {
  const frame = bookingOn(page);
  await frame.locator(".hours button").first().click();
  await frame.getByLabel("Name").fill("Carla");
  await frame.getByLabel("Email address").fill("carla@example.com");
  await page.waitForTimeout(2_100);
  await frame.getByRole("button", { name: "Continue" }).click();
  await frame.getByRole("button", { name: "Book and pay" }).click();
}

describe("a deposit that is asked for on a website", () => {
  it("is paid in the popup over it, which it is not left for", async () => {
    await using visit = await served.visit();
    const { page } = visit;
    await page.goto(`${origin}/popup`);
    await book(page);
    const popup = page.frameLocator(`iframe[src^="${place.url}"]`);
    await popup.getByLabel("Card number").fill("4100000000000000");
    await popup.getByLabel(/Expir/).fill("12/40");
    await popup.getByLabel(/Security code|CVC/).fill("123");
    await popup.getByRole("button", { name: /^Pay/ }).click();
    await bookingOn(page).getByText("Your booking is confirmed").waitFor();
    expect(page.url()).toBe(`${origin}/popup`);
  });

  it("is paid on the page of the payment service where the website asks for none", async () => {
    await using visit = await served.visit();
    const { page } = visit;
    await page.goto(origin);
    await book(page);
    await page.waitForURL((url) => url.origin === place.url);
  });
});
