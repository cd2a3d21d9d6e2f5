import { readFileSync } from "node:fs";
import { sql } from "kysely";
import type { BrowserContextOptions, FrameLocator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { defaultTimes } from "../../src/tds/directory.ts";
import { givenShop } from "../shop.ts";
import { enterCard, type Hosted, press, startHosted, type Visit } from "./hosted.ts";

let hosted: Hosted;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());
beforeEach(async () => {
  hosted.shop = await givenShop(hosted.payments);
});
afterEach(() => {
  Object.assign(hosted.payments.context.tds.times, defaultTimes);
});

const phone = { viewport: { width: 320, height: 640 }, isMobile: true, hasTouch: true };
const asksForCode = "4100 0000 0003 0010";
const looksFirst = "4100 0000 0003 0011";
const insists = "4100 0000 0003 0020";
const unconfirmed = "Your bank could not confirm the payment. Try again or use another card.";

/** A customer on a phone who has pressed the button with a card. */
async function givenPressed(card: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const visit = await hosted.visit(hosted.link({ value: "12.50" }), { ...phone, ...options });
  await enterCard(visit.page, card);
  await press(visit.page);
  return visit;
}

/** And whose bank asks for a code. */
async function givenAsked(card: string, options?: BrowserContextOptions): Promise<Visit> {
  const visit = await givenPressed(card, options);
  await codeField(visit.page).waitFor();
  return visit;
}

const bankOn = (page: Page): FrameLocator => page.frameLocator("dialog iframe");
const codeField = (page: Page) => bankOn(page).getByLabel("One-time code");
const paid = (page: Page) => page.getByRole("heading", { name: "Payment completed" });
const confirm = (page: Page) => bankOn(page).getByRole("button", { name: "Confirm" }).tap();

async function enterRightCode(page: Page): Promise<void> {
  await codeField(page).fill(await bankOn(page).locator("#code-shown").innerText());
  await confirm(page);
}

async function enterWrongCode(page: Page): Promise<void> {
  const right = await bankOn(page).locator("#code-shown").innerText();
  await codeField(page).fill(right === "000000" ? "111111" : "000000");
  await confirm(page);
}

/** The customer reads that the bank did not confirm, and pays with another card. */
async function paysAfterAll(page: Page): Promise<void> {
  await page.getByRole("alert").getByText(unconfirmed).waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  await enterCard(page);
  await press(page);
  await paid(page).waitFor();
}

/** What was asked of the acquirer, in order: the state and the error of each. */
async function authorizations() {
  const { rows } = await sql<{ state: string; error: number | null }>`
    select a.state, t.error_code as error from payments.authorizations a
    left join payments.transactions t on t.shard = a.shard and t.authorization_id = a.id
    where a.merchant_id = ${hosted.shop.merchant.id} order by a.id`.execute(
    hosted.payments.opened.db,
  );
  return rows.map(({ state, error }) => `${state} ${error ?? ""}`.trim());
}

describe("a customer whose bank asks for a code", () => {
  it.each([
    ["at once", asksForCode],
    ["after a look at the browser", looksFirst],
  ])("pays with it: %s", async (_title, card) => {
    await using visit = await givenAsked(card);
    const { page, misdeeds } = visit;
    await enterRightCode(page);
    await paid(page).waitFor();
    const [transaction] = await hosted.transactions();
    expect(transaction).toMatchObject({ successful: true, tds: "full", amount: 1250 });
    const receipt = await page.locator(".receipt").innerText();
    expect(receipt).toContain(transaction.id);
    expect(receipt).toContain(`•••• ${card.slice(-4)}`);
    expect(await authorizations()).toEqual(["approved"]);
    expect(misdeeds).toEqual([]);
  });

  it("may err twice", async () => {
    await using visit = await givenAsked(asksForCode);
    const { page } = visit;
    await enterWrongCode(page);
    await bankOn(page).getByText("2 tries are left.").waitFor();
    await enterWrongCode(page);
    await bankOn(page).getByText("One try is left.").waitFor();
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations()).toEqual(["approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("is refused after three wrong codes, and may try another card", async () => {
    await using visit = await givenAsked(asksForCode);
    const { page } = visit;
    await enterWrongCode(page);
    await bankOn(page).getByText("2 tries are left.").waitFor();
    await enterWrongCode(page);
    await bankOn(page).getByText("One try is left.").waitFor();
    await enterWrongCode(page);
    await paysAfterAll(page);
    expect(await authorizations()).toEqual(["declined 31", "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("may cancel on the bank's page, and try another card", async () => {
    await using visit = await givenAsked(asksForCode);
    const { page } = visit;
    await bankOn(page).getByRole("button", { name: "Cancel" }).tap();
    await paysAfterAll(page);
    expect(await authorizations()).toEqual(["declined 31", "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each([
    ["the button", (page: Page) => page.locator("dialog header button").tap()],
    ["the Escape key", (page: Page) => page.locator("dialog header button").press("Escape")],
  ])("may leave the bank by %s, which nobody was asked to authorise", async (_title, leave) => {
    await using visit = await givenAsked(asksForCode);
    const { page } = visit;
    await leave(page);
    await paysAfterAll(page);
    expect(await authorizations()).toEqual(["approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each([
    ["the bank's time is over", { issuerWithinMs: 500 }],
    ["the bank lets the time pass", { challengeWithinMs: 500 }],
  ])("is told when %s, and may try another card", async (_title, times) => {
    Object.assign(hosted.payments.context.tds.times, times);
    await using visit = await givenPressed(asksForCode);
    await paysAfterAll(visit.page);
    expect(await authorizations()).toEqual(["declined 31", "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("pays once when the answer is lost that says so", async () => {
    await using visit = await givenAsked(asksForCode);
    const { page } = visit;
    let lost = 0;
    await page.route(/\/payments$/, async (route) => {
      if (lost === 2) return await route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(lost).toBe(2);
    expect(await authorizations()).toEqual(["approved"]);
  });
});

describe("a customer whose bank does not ask", () => {
  it.each([
    ["knows the customer", "4100 0000 0003 0001", "full"],
    ["only took part", "4100 0000 0003 0002", "attempt"],
    ["is unavailable", "4100 0000 0003 0005", undefined],
    ["is out of reach", "4100 0000 0003 0006", undefined],
  ])("pays: it %s", async (_title, card, tds) => {
    await using visit = await givenPressed(card);
    await paid(visit.page).waitFor();
    const [transaction] = await hosted.transactions();
    expect(transaction.tds).toBe(tds);
    expect(await authorizations()).toEqual(["approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each([
    ["fails", "4100 0000 0003 0003", 31],
    ["rejects", "4100 0000 0003 0004", 31],
  ])("is refused where it %s, and may try another card", async (_title, card, error) => {
    await using visit = await givenPressed(card);
    await paysAfterAll(visit.page);
    expect(await authorizations()).toEqual([`declined ${error}`, "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("a merchant's mode", () => {
  async function setMode(mode: string): Promise<void> {
    const { app, merchant } = hosted.shop;
    const { status } = await app.put(`/merchants/${merchant.id}/tds`, { mode });
    expect(status).toBe(204);
  }

  it("`avoid` asks only when the bank insists, in the same payment", async () => {
    await setMode("avoid");
    await using visit = await givenAsked(insists);
    const { page } = visit;
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations()).toEqual(["declined 30", "approved"]);
    expect((await hosted.transactions())[0]).toMatchObject({ successful: true, tds: "full" });
    expect(visit.misdeeds).toEqual([]);
  });

  it("`full` refuses a card that is not enrolled", async () => {
    await setMode("full");
    await using visit = await givenPressed("4100 0000 0000 0000");
    const { page } = visit;
    await page.getByRole("alert").getByText(unconfirmed).waitFor();
    await enterCard(page, asksForCode);
    await press(page);
    await codeField(page).waitFor();
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations()).toEqual(["declined 30", "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("the bank's page", () => {
  const axe = readFileSync(new URL(import.meta.resolve("axe-core/axe.min.js")), "utf8");
  const rules = `{ runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa",
    "best-practice"] }`;

  async function violations(page: Page): Promise<string[]> {
    const frame = await (await page.locator("dialog iframe").elementHandle())?.contentFrame();
    const found: string[] = [];
    for (const document of [page.mainFrame(), frame!]) {
      await document.evaluate(axe);
      const report = await document.evaluate(`axe.run(document, ${rules})`);
      const { violations } = report as { violations: { id: string }[] };
      found.push(...violations.map(({ id }) => `${document.url()}: ${id}`));
      expect(await document.evaluate(sideways)).toBe(0);
    }
    return found;
  }
  const sideways = "document.documentElement.scrollWidth - document.documentElement.clientWidth";

  it.each(["light", "dark"] as const)("is accessible and fits a phone, %s", async (colorScheme) => {
    await using visit = await givenAsked(asksForCode, { colorScheme });
    const { page } = visit;
    expect(await violations(page)).toEqual([]);
    const box = await page.locator("dialog iframe").boundingBox();
    expect(box!.x).toBeGreaterThanOrEqual(0);
    expect(box!.x + box!.width).toBeLessThanOrEqual(320);
    await enterWrongCode(page);
    await bankOn(page).getByRole("alert").waitFor();
    expect(await violations(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("is answered by keyboard alone", async () => {
    await using visit = await givenAsked(asksForCode);
    const { page } = visit;
    const code = await bankOn(page).locator("#code-shown").innerText();
    await page.locator("dialog header button").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await paid(page).waitFor();
    expect(await authorizations()).toEqual(["approved"]);
  });

  it("speaks for itself only: other frames cannot end the challenge", async () => {
    await using visit = await givenAsked(asksForCode);
    const { page } = visit;
    await page.evaluate(`{
      const stranger = document.createElement("iframe");
      document.body.append(stranger);
      for (const source of [stranger.contentWindow, window, null]) {
        dispatchEvent(new MessageEvent("message", { data: { hints: ["forged"] }, source }));
      }
    }`);
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations()).toEqual(["approved"]);
  });

  it("is heard when it gives hints, and not whatever else it says", async () => {
    await using visit = await givenAsked(asksForCode);
    const { page } = visit;
    await page.evaluate(`{
      const source = document.querySelector("dialog iframe").contentWindow;
      const said = [null, "hints", { hints: "x" }, { hints: [1n] }, { hints: [{}] }, { hints: [] }];
      for (const data of said) dispatchEvent(new MessageEvent("message", { data, source }));
    }`);
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations()).toEqual(["approved"]);
    expect(visit.misdeeds).toEqual([]);
  });
});
