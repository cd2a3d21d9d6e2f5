import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Links, makeLinks } from "../links.ts";
import { hasten } from "./haste.ts";
import { enterCard, type HostedPage, press, startHosted } from "./hosted.ts";

let hosted: HostedPage;
let links: Links;
beforeAll(async () => {
  hosted = await startHosted();
  links = await makeLinks(hosted.payments, hosted.shop);
  await links.requireSignature(true);
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const tea = { currency: "EUR", value: "12.50", reference: "tea-1", text: "Tea" };

describe("merchant with required link signatures", () => {
  it.each([
    ["as it is", tea],
    ["with a consent, in any language", { ...tea, recurring: "y", locale: "pl" }],
    ["without a text", { value: "12.50", reference: "tea-1", recurring: "y" }],
  ])("takes a payment by a signed link %s", async (_title, parameters) => {
    const before = (await hosted.transactions()).length;
    await using visit = await hosted.visit(await links.sign(parameters));
    const { page, misdeeds } = visit;
    await enterCard(page);
    if ("recurring" in parameters) await page.getByRole("checkbox").check();
    await press(page);
    await page.locator(".receipt h1").waitFor();
    const [newest, ...others] = await hosted.transactions();
    expect(newest).toMatchObject({ amount: 1250, reference: "tea-1", successful: true });
    expect(others).toHaveLength(before);
    expect(misdeeds).toEqual([]);
  });

  it("takes an entered amount", async () => {
    await using visit = await hosted.visit(await links.sign({ reference: "tip" }));
    const { page } = visit;
    await page.keyboard.type("777");
    await page.getByRole("button", { name: "Continue" }).click();
    await enterCard(page);
    await press(page);
    await page.locator(".receipt h1").waitFor();
    expect((await hosted.transactions())[0]).toMatchObject({ amount: 777, reference: "tip" });
  });

  it("takes a payment in a popup by a link signed on the shop's server", async () => {
    const link = await links.sign({ ...tea, reference: "tea-2", recurring: "y" });
    await using visit = await hosted.visit(`${hosted.url}/a-shop`);
    const { page, misdeeds } = visit;
    await page.clock.install();
    await page.setContent(`<script src="${hosted.url}/sdk/v1.js"></script>`);
    const config = { test: true, link, title: "Darjeeling", custom: { tin: "red" } };
    await page.evaluate(`void Frontdesk({ key: "k" }).pay(${JSON.stringify(config)})
      .catch(String).then((outcome) => Object.assign(window, { outcome }))`);
    const popup = page.frameLocator("iframe");
    await popup.getByRole("heading", { name: "Darjeeling" }).waitFor();
    await enterCard(popup);
    await popup.getByRole("checkbox").check();
    await popup.locator("button[type=submit]").click();
    await hasten(page, async () => {
      expect(await page.evaluate("window.outcome")).toMatchObject({ custom: { tin: "red" } });
    });
    expect((await hosted.transactions())[0]).toMatchObject({
      amount: 1250,
      reference: "tea-2",
      custom: { tin: "red" },
      unplanned: { merchant: true },
    });
    expect(misdeeds).toEqual([]);
  });

  it("tells a shop whose page opens a popup without a signature", async () => {
    const { key } = hosted.shop.merchant;
    await using visit = await hosted.visit(`${hosted.url}/a-shop`);
    const { page } = visit;
    await page.setContent(`<script src="${hosted.url}/sdk/v1.js"></script>`);
    const amount = { currency: "EUR", exponent: 2, value: 1 };
    const config = JSON.stringify({ test: true, amount });
    const labels = await page.evaluate(`Frontdesk({ key: "${key}" }).pay(${config}).catch(String)`);
    expect(labels).toMatch(/^Error: Frontdesk: The payment page shows an error/);
  });
});
