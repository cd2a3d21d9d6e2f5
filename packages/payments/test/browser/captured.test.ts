import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { payMessages } from "../../src/acceptance/links/locales/catalogues.ts";
import { type Links, makeLinks } from "../links.ts";
import { enterCard, type HostedPage, press, startHosted } from "./hosted.ts";

let hosted: HostedPage;
let links: Links;
beforeAll(async () => {
  hosted = await startHosted();
  links = await makeLinks(hosted.payments, hosted.shop);
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

describe("receipt", () => {
  it.each([
    ["y", "en", payMessages("en").paid],
    ["n", "en", payMessages("en").reserved],
    ["y", "da", payMessages("da").paid],
    ["n", "da", payMessages("da").reserved],
  ])("capture=%s reads in %s: %s", async (capture, locale, title) => {
    const url = await links.sign({ currency: "EUR", value: "12.50", capture, locale });
    await using visit = await hosted.visit(url);
    const { page } = visit;
    await enterCard(page);
    await press(page);
    await page.locator(".receipt h1").waitFor();
    expect(await page.locator(".receipt h1").innerText()).toBe(title);
    await page.reload();
    expect(await page.locator(".receipt h1").innerText()).toBe(title);
    const [newest] = await hosted.transactions();
    expect(newest.capturedAmount).toBe(capture === "y" ? 1250 : 0);
  });

  it("the popup shows the same text", async () => {
    const link = await links.sign({ currency: "EUR", value: "12.50", capture: "y" });
    await using visit = await hosted.visit(`${hosted.url}/a-shop`);
    const { page } = visit;
    await page.setContent(`<script src="${hosted.url}/sdk/v1.js"></script>`);
    const config = JSON.stringify({ test: true, link });
    await page.evaluate(`void Frontdesk({ key: "k" }).pay(${config})`);
    const popup = page.frameLocator("iframe");
    await enterCard(popup);
    await popup.locator("button[type=submit]").click();
    await popup.getByRole("heading", { name: "Payment completed" }).waitFor();
  });
});
