import { violationsOn } from "@frontdesk/people/test/browser/faults";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeLinks } from "../links.ts";
import { makeShop } from "../shop.ts";
import { hasten, hastenTo } from "./haste.ts";
import { enterCard, type HostedPage, press, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());
beforeEach(async () => {
  hosted.shop = await makeShop(hosted.payments, { website: "https://shop.example/start" });
});

const phone = { viewport: { width: 320, height: 640 } };
const kept = { verify: "y", reference: "client-1", text: "In case you do not come" };

describe("card verification link", () => {
  it("says that nothing is charged, and stores the card after consent", async () => {
    await using visit = await hosted.visit(hosted.link(kept), phone);
    const { page } = visit;
    await page.getByRole("heading", { name: "Save your card with Coffee & Jane" }).waitFor();
    expect(await page.title()).toBe("Save your card with Coffee & Jane");
    const text = await page.locator("main").innerText();
    expect(text).toContain("Nothing is charged now.");
    expect(text).toContain("In case you do not come");
    expect(text).not.toMatch(/€|EUR|Pay/);
    await enterCard(page);
    await page.getByRole("button", { name: "Save card" }).click();
    await page.getByText("Please tick the box to continue.").waitFor();
    expect(await hosted.transactions()).toEqual([]);
    await page.getByRole("checkbox").check();
    await page.getByRole("button", { name: "Save card" }).click();
    await page.getByRole("heading", { name: "Card saved" }).waitFor();
    const receipt = await page.locator("main").innerText();
    expect(receipt).toContain("Nothing is charged now.");
    expect(receipt).toContain("•••• 0000");
    expect(receipt).toContain("Coffee & Jane");
    expect(receipt).not.toContain("New payment");
    expect(await violationsOn(page)).toEqual([]);
    expect(await hosted.transactions()).toMatchObject([
      { amount: 0, reference: "client-1", unplanned: { merchant: true }, successful: true },
    ]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("runs the bank's challenge and returns to the redirect", async () => {
    const redirect = "https://shop.example/book";
    await using visit = await hosted.visit(hosted.link({ ...kept, redirect, locale: "da" }));
    const { page } = visit;
    await page
      .context()
      .route(/\.example\//, (route) =>
        route.fulfill({ contentType: "text/html", body: "<h1>Tak</h1>" }),
      );
    await page.getByRole("heading", { name: "Gem dit kort hos Coffee & Jane" }).waitFor();
    await page.getByText("Der trækkes ikke noget nu.").waitFor();
    await enterCard(page, "4100000000030010");
    await page.getByRole("checkbox").check();
    await press(page);
    const bank = page.getByRole("dialog").frameLocator("iframe");
    await bank.locator("input[name=code]").fill(await bank.locator("#code-shown").innerText());
    await page.clock.install();
    await bank.locator("button[value=answer]").click();
    await page.getByRole("heading", { name: "Kortet er gemt" }).waitFor();
    await hastenTo(page, "Tak");
    const [{ id }] = (await hosted.transactions()) as [{ id: string }];
    expect(page.url()).toBe(`${redirect}?transactionId=${id}&reference=client-1`);
    expect(await hosted.transactions()).toMatchObject([{ amount: 0, tds: "full" }]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("shows a second visitor that the card is stored", async () => {
    const links = await makeLinks(hosted.payments, hosted.shop);
    const url = await links.sign({ ...kept, once: "y" });
    await using first = await hosted.visit(url);
    await enterCard(first.page);
    await first.page.getByRole("checkbox").check();
    await press(first.page);
    await first.page.getByRole("heading", { name: "Card saved" }).waitFor();
    await using second = await hosted.visit(url);
    await second.page.getByRole("heading", { name: "Card saved" }).waitFor();
    const text = await second.page.locator("main").innerText();
    expect(text).toContain("Nothing is charged now.");
    expect(text).not.toContain("••••");
    expect(text).not.toContain("payment");
    expect(await hosted.transactions()).toHaveLength(1);
  });

  it("stores a card in a popup by a link signed on the shop's server", async () => {
    const links = await makeLinks(hosted.payments, hosted.shop);
    const link = await links.sign(kept);
    await using visit = await hosted.visit(`${hosted.url}/a-shop`);
    const { page } = visit;
    await page.clock.install();
    await page.setContent(`<script src="${hosted.url}/sdk/v1.js"></script>`);
    await page.evaluate(`void Frontdesk({ key: "k" }).pay(${JSON.stringify({ test: true, link })})
      .catch(String).then((outcome) => Object.assign(window, { outcome }))`);
    const popup = page.frameLocator("iframe");
    await popup.getByRole("heading", { name: "Save your card with Coffee & Jane" }).waitFor();
    await popup.getByText("Nothing is charged now.").waitFor();
    await enterCard(popup);
    await popup.getByRole("checkbox").check();
    await popup.getByRole("button", { name: "Save card" }).click();
    await hasten(page, async () => {
      expect(await page.evaluate("window.outcome")).toHaveProperty("transaction.id");
    });
    expect(await hosted.transactions()).toMatchObject([{ amount: 0, reference: "client-1" }]);
    expect(visit.misdeeds).toEqual([]);
  });
});
