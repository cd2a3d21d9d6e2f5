import { violationsOn } from "@frontdesk/people/test/browser/faults";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Links, makeLinks } from "../links.ts";
import { enterCard, type HostedPage, press, startHosted } from "./hosted.ts";

let hosted: HostedPage;
let links: Links;
let aheadMs = 0;
const now = () => new Date(Date.now() + aheadMs);
beforeAll(async () => {
  hosted = await startHosted({ now });
  links = await makeLinks(hosted.payments, hosted.shop);
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const back = "https://book.example/a/token";
const held = (more: Record<string, string> = {}) => {
  const until = new Date(now().getTime() + 15 * 60_000).toISOString();
  const link = { currency: "EUR", value: "20.00", reference: "visit-1", text: "Massage" };
  return links.sign({ ...link, back, until, starts: "2030-03-01T10:00:00+01:00", ...more });
};

describe("link with a held time", () => {
  it("after the hold's end the page leads back instead of showing a dead form", async () => {
    const link = await held();
    await using visit = await hosted.visit(`${hosted.url}/a-shop`);
    const { page, misdeeds } = visit;
    await page.clock.install();
    await page.goto(link);
    await page.getByText("Time left: 14:").first().waitFor();
    aheadMs += 16 * 60_000;
    await page.clock.fastForward(16 * 60_000);
    await page.clock.runFor(5_000);
    await page.getByRole("heading", { name: "This payment link does not work" }).waitFor();
    await page.getByText("The link has expired.").waitFor();
    const byRole = page.getByRole("link", { name: "Back to booking" });
    expect(await byRole.getAttribute("href")).toBe(back);
    expect(await page.locator("#number").count()).toBe(0);
    expect(misdeeds).toEqual([]);
  });

  it("the page does not leave a running payment", async () => {
    const link = await held();
    await using visit = await hosted.visit(`${hosted.url}/a-shop`);
    const { page } = visit;
    await page.clock.install();
    await page.goto(link);
    await enterCard(page, "4100000000030010");
    await press(page);
    const bank = page.getByRole("dialog").frameLocator("iframe");
    await bank.locator("input[name=code]").waitFor();
    await page.clock.fastForward(16 * 60_000);
    await page.clock.runFor(5_000);
    await bank.locator("input[name=code]").fill(await bank.locator("#code-shown").innerText());
    await bank.locator("button[value=answer]").click();
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
  });
});

describe("receipt of a deposit", () => {
  it("shows service and start of the booking, after paying and on reopening", async () => {
    const starts = "2030-03-01T10:00:00+01:00[Europe/Copenhagen]";
    const link = await held({ reference: "visit-2", once: "y", locale: "en", starts });
    const messages = ["€20.00", "Massage", "Friday", "March 1", "10:00", "Copenhagen"];
    await using first = await hosted.visit(link);
    await enterCard(first.page);
    await press(first.page);
    await first.page.locator(".receipt h1").waitFor();
    const paid = await first.page.locator("main").innerText();
    expect(messages.filter((words) => !paid.includes(words))).toEqual([]);
    await using second = await hosted.visit(link);
    const again = await second.page.locator("main.receipt").innerText();
    expect(messages.filter((words) => !again.includes(words))).toEqual([]);
    expect(await violationsOn(second.page)).toEqual([]);
  });
});
