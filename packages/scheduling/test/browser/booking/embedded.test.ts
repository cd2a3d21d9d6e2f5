import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { times } from "./customers.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
let shop: Server;
let shopUrl: string;
beforeAll(async () => {
  hosted = await startHosted();
  const { origin } = new URL(hosted.url);
  shop = createServer((_request, response) => {
    response.setHeader("content-type", "text/html");
    response.end(`<!doctype html><title>Shop</title>
      <script src="${origin}/book/v1.js" defer></script>
      <a href="${hosted.url}" data-frontdesk>Book a time</a>
      <div data-frontdesk-page="${hosted.url}/2"></div>
      <div data-frontdesk-page="https://elsewhere.example/book/jane"></div>`);
  });
  await new Promise<void>((resolve) => shop.listen(0, "127.0.0.1", resolve));
  shopUrl = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
  hosted.api.page.websites = [shopUrl];
});
afterAll(async () => {
  shop.close();
  await hosted[Symbol.asyncDispose]();
});

describe("website with the embedding script", () => {
  it("books inside the website, gets the result, and has no token in an address", async () => {
    await using visit = await hosted.visit();
    const { page } = visit;
    await page.goto(shopUrl);
    await page.evaluate(`addEventListener("frontdesk-booked", ({ detail }) => {
      document.title = detail.state;
    })`);
    const frame = page.frameLocator("div iframe");
    await frame.locator(".hours button").first().click();
    await frame.getByLabel("Name").fill("Carla");
    await frame.getByLabel("Email address").fill("carla@example.com");
    await frame.getByRole("button", { name: "Continue" }).click();
    await frame.getByRole("checkbox").check();
    await frame.getByRole("button", { name: "Book", exact: true }).click();
    await frame.getByText("Your booking is confirmed").waitFor();
    expect(await page.title()).toBe("confirmed");
    expect(page.frames().map((one) => one.url())).toEqual([`${shopUrl}/`, `${hosted.url}/2`]);
  });

  it("opens the page in a dialog and restores focus on closing", async () => {
    await using visit = await hosted.visit();
    const { page } = visit;
    await page.goto(shopUrl);
    await page.getByRole("link", { name: "Book a time" }).click();
    const frame = page.frameLocator("dialog iframe");
    await frame.getByRole("link", { name: "Haircut" }).click();
    await frame.locator(".hours button").first().waitFor();
    await page.getByRole("button", { name: "Close" }).click();
    await page.locator("dialog").waitFor({ state: "detached" });
  });

  it("fills elements added or changed later, once each", async () => {
    await using visit = await hosted.visit();
    const { page } = visit;
    await page.goto(shopUrl);
    await page.locator("div iframe").waitFor();
    await page.evaluate(`document.body.insertAdjacentHTML("beforeend",
      '<main><p data-frontdesk-page="${hosted.url}/2"></p></main>')`);
    await page.frameLocator("main iframe").locator(".hours button").first().waitFor();
    const change = (location: string) =>
      page.evaluate(`document.querySelector("main p").dataset.frontdeskPage = "${location}"`);
    await change(`${hosted.url}/2`);
    await page.waitForFunction(`!document.querySelector("main p").dataset.frontdeskPage`);
    expect(await page.locator("main iframe").count()).toBe(1);
    await change(hosted.url);
    await page.frameLocator("main iframe").getByRole("link", { name: "Haircut" }).waitFor();
    expect(await page.locator("main iframe").count()).toBe(1);
    expect(await page.locator("div iframe").count()).toBe(1);
  });

  it("fills elements and links in a shadow root after a function call", async () => {
    await using visit = await hosted.visit();
    const { page } = visit;
    await page.goto(shopUrl);
    await page.locator("div iframe").waitFor();
    await page.evaluate(`{
      const root = document.body.appendChild(document.createElement("section"))
        .attachShadow({ mode: "open" });
      root.innerHTML = '<p data-frontdesk-page="${hosted.url}/2"></p>' +
        '<a href="${hosted.url}" data-frontdesk>Book inside</a>';
      FrontdeskBooking(root);
    }`);
    await page.frameLocator("section iframe").locator(".hours button").first().waitFor();
    await page.getByRole("link", { name: "Book inside" }).click();
    await page.frameLocator("dialog iframe").getByRole("link", { name: "Haircut" }).waitFor();
  });

  it("shows nothing unless the business lists it", async () => {
    hosted.api.page.websites = ["https://shop.example"];
    await using visit = await hosted.visit();
    const { page } = visit;
    await page.goto(shopUrl);
    await page.locator("div iframe").waitFor();
    expect(await times(page).count()).toBe(0);
    expect(page.frames().map((one) => one.url())).not.toContain(`${hosted.url}/2`);
    hosted.api.page.websites = [shopUrl];
  });
});
