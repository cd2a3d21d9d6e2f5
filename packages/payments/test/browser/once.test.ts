import { violationsOn } from "@frontdesk/people/test/browser/faults";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Links, makeLinks } from "../links.ts";
import { enterCard, type HostedPage, press, startHosted } from "./hosted.ts";

let hosted: HostedPage;
let links: Links;
let now: number;
beforeAll(async () => {
  now = Date.now();
  hosted = await startHosted({ now: () => new Date(now) });
  links = await makeLinks(hosted.payments, hosted.shop);
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const invoice = { currency: "EUR", value: "12.50", reference: "INV-7", once: "y" };
const usedText = "A payment for this has been made already. Nothing more was charged.";

async function payWith(page: Page): Promise<void> {
  await enterCard(page);
  await press(page);
  await page.locator(".receipt h1").waitFor();
}

describe("single-use link", () => {
  it("shows a second visitor the receipt without card data", async () => {
    const url = await links.sign(invoice);
    await using first = await hosted.visit(url);
    await using second = await hosted.visit(url, { viewport: { width: 320, height: 640 } });
    await payWith(first.page);
    expect(await first.page.locator("main").innerText()).toContain("•••• 0000");
    await payWith(second.page);
    const text = await second.page.locator("main").innerText();
    expect(text).toContain(usedText);
    expect(text).toContain("€12.50");
    expect(text).toContain("INV-7");
    expect(text).not.toContain("••••");
    const [only, ...others] = await hosted.transactions();
    expect(text).toContain(only.id);
    expect(others).toEqual([]);
    expect(await violationsOn(second.page)).toEqual([]);
    expect([...first.misdeeds, ...second.misdeeds]).toEqual([]);
    await using third = await hosted.visit(url);
    expect(await third.page.locator("main").innerText()).toContain(usedText);
  });

  it("tells of a capture soon after the payment, also after a reload", async () => {
    const url = await links.sign({ ...invoice, reference: "INV-6", capture: "n" });
    await using visit = await hosted.visit(url);
    const { page } = visit;
    await payWith(page);
    const title = page.locator(".receipt h1");
    expect(await title.innerText()).toBe("Amount reserved");
    const [{ id }] = await hosted.transactions();
    await hosted.shop.app.post(`/transactions/${id}/captures`, { amount: 1250 });
    await page.getByRole("heading", { name: "Payment completed" }).waitFor();
    expect(await page.locator("main").innerText()).toContain("•••• 0000");
    await page.reload();
    expect(await title.innerText()).toBe("Payment completed");
    expect(visit.misdeeds).toEqual([]);
  });

  it.each([
    [500, "Payment completed", "€5.00"],
    [1250, "Refunded", "€12.50"],
  ])("says that %i of it was refunded", async (amount, title, refunded) => {
    const reference = `INV-8-${amount}`;
    const url = await links.sign({ ...invoice, reference });
    await using visit = await hosted.visit(url);
    await payWith(visit.page);
    const { app } = hosted.shop;
    const [{ id }] = await hosted.transactions();
    const captured = await app.post(`/transactions/${id}/captures`, { amount: 1250 });
    expect(captured.body).toMatchObject({ transaction: { capturedAmount: 1250 } });
    const back = await app.post(`/transactions/${id}/refunds`, { amount });
    expect(back.body).toMatchObject({ transaction: { refundedAmount: amount } });
    await using again = await hosted.visit(url);
    const { page } = again;
    expect(await page.locator(".receipt h1").innerText()).toBe(title);
    const line = page.locator("dl div").filter({ hasText: "Refunded" });
    expect(await line.innerText()).toMatch(new RegExp(`${refunded}$`));
    const text = await page.locator("main").innerText();
    expect(text).toContain(usedText);
    expect(text).toContain(reference);
    expect(await violationsOn(page)).toEqual([]);
  });

  it("tells a shop's popup that the link is paid", async () => {
    const link = await links.sign({ ...invoice, reference: "INV-9" });
    await using paid = await hosted.visit(link);
    await payWith(paid.page);
    await using visit = await hosted.visit(`${hosted.url}/a-shop`);
    const { page } = visit;
    await page.setContent(`<script src="${hosted.url}/sdk/v1.js"></script>`);
    const config = JSON.stringify({ test: true, link });
    const labels = await page.evaluate(`Frontdesk({ key: "k" }).pay(${config}).catch(String)`);
    expect(labels).toMatch(/^Error: Frontdesk: The link takes one payment, which is [0-9a-f]{24}$/);
    await page.frameLocator("iframe").getByText(usedText).waitFor();
  });
});

describe("expired link", () => {
  it("says so on opening and on a page opened before the expiry", async () => {
    const until = new Date(now + 60_000).toISOString();
    const url = await links.sign({ currency: "EUR", value: "12.50", until });
    await using early = await hosted.visit(url);
    now += 60_000;
    await enterCard(early.page);
    await press(early.page);
    await early.page.getByRole("alert").getByText("The link has expired.").waitFor();
    await using late = await hosted.visit(url);
    const text = await late.page.locator("main").innerText();
    expect(text).toContain("The link has expired.");
    expect(text).toContain("Please ask the sender for a new link.");
  });
});
