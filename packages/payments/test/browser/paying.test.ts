import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeShop } from "../shop.ts";
import { hastenTo } from "./haste.ts";
import { enterCard, type HostedPage, press, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());
beforeEach(async () => {
  hosted.shop = await makeShop(hosted.payments);
});

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };
const tea = { currency: "EUR", value: "12.50", reference: "T-1", text: "Tea for two" };

describe("customer on the hosted page", () => {
  it("pays a link on a phone, in Danish", async () => {
    const link = hosted.link({ ...tea, locale: "da_DK" });
    await using visit = await hosted.visit(link, { ...phone, locale: "de-DE" });
    const { page, misdeeds } = visit;
    expect(await page.locator("h1").textContent()).toBe("Betal til Coffee & Jane");
    await enterCard(page);
    expect(await page.locator("#number").inputValue()).toBe("4100 0000 0000 0000");
    await page.getByRole("button", { name: "Betal 12,50 €" }).tap();
    await page.getByRole("heading", { name: "Beløbet er reserveret" }).waitFor();
    const receipt = (await page.locator(".receipt").innerText()).replace(/\s+/g, " ");
    const [transaction, ...more] = await hosted.transactions();
    expect(more).toEqual([]);
    expect(receipt).toContain("12,50 €");
    expect(receipt).toContain("•••• 0000");
    expect(receipt).toContain("T-1");
    expect(receipt).toContain(transaction.id);
    expect(transaction).toMatchObject({
      successful: true,
      amount: 1250,
      currency: "EUR",
      reference: "T-1",
    });
    expect(misdeeds).toEqual([]);
  });

  it("sees the reason for a decline and pays with another card", async () => {
    await using visit = await hosted.visit(hosted.link(tea));
    const { page } = visit;
    await enterCard(page, "4100000000000007");
    await press(page);
    const alert = page.getByRole("alert");
    await alert.getByText("There is not enough money on the card.").waitFor();
    await page.locator("#number").fill("5100 0000 0000 0000");
    await press(page);
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    const successes = (await hosted.transactions()).map(({ successful }) => successful);
    expect(successes).toEqual([true, false]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("pays once despite repeated presses of the button", async () => {
    await using visit = await hosted.visit(hosted.link(tea));
    const { page } = visit;
    await enterCard(page);
    const pressed = `document.querySelector("button[type=submit]").click()`;
    await page.evaluate(`[1, 2, 3, 4, 5].forEach(() => ${pressed})`);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await hosted.transactions()).toHaveLength(1);
  });

  it("pays by keyboard alone, from the amount to the receipt", async () => {
    await using visit = await hosted.visit(hosted.link({ currency: "DKK" }));
    const { page } = visit;
    await page.keyboard.type("12050");
    await page.keyboard.press("Backspace");
    await page.keyboard.press("Enter");
    await page.locator("#number").waitFor();
    for (const expected of ["Change amount", "Test mode", "Card number"]) {
      await page.keyboard.press("Tab");
      const focused = await page.evaluate(
        "document.activeElement.labels?.[0]?.textContent ?? document.activeElement.textContent",
      );
      expect(focused).toContain(expected);
    }
    await page.keyboard.type("4100000000000000");
    await page.keyboard.press("Tab");
    await page.keyboard.type("1240");
    await page.keyboard.press("Tab");
    await page.keyboard.type("123");
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await hosted.transactions()).toMatchObject([{ amount: 1205, currency: "DKK" }]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("the heading has the focus before each page is visible, and only then", async () => {
    await using visit = await hosted.visit(hosted.link({ currency: "DKK" }));
    const { page } = visit;
    await page.keyboard.type("1205");
    // A mutation observer runs before painting.
    await page.evaluate(`{
      globalThis.seen = [];
      let last;
      new MutationObserver(() => {
        const heading = document.querySelector("h1");
        const title = heading.textContent;
        if (title !== last) seen.push([title, document.activeElement === heading]);
        last = title;
      }).observe(document.body, { childList: true, subtree: true });
    }`);
    await page.keyboard.press("Enter");
    await page.getByRole("button", { name: "Change amount" }).press("Enter");
    await page.getByRole("button", { name: "Continue" }).press("Enter");
    await enterCard(page);
    await press(page);
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    const titles = [
      "Pay Coffee & Jane",
      "Enter the amount",
      "Pay Coffee & Jane",
      "Amount reserved",
    ];
    expect(await page.evaluate("seen")).toEqual(titles.map((title) => [title, true]));
  });

  it("agrees to card storage before paying a recurring link", async () => {
    await using visit = await hosted.visit(hosted.link({ ...tea, recurring: "y" }));
    const { page } = visit;
    await enterCard(page);
    await press(page);
    await page.getByText("Please tick the box to continue.").waitFor();
    expect(await hosted.transactions()).toEqual([]);
    await page.getByRole("checkbox").check();
    await press(page);
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    const [{ id, currency }] = (await hosted.transactions()) as [{ id: string; currency: string }];
    const { rows } = await sql<{ consent_text: string }>`
      select consent_text from payments.authorizations
      where merchant_id = ${hosted.shop.merchant.id}`.execute(hosted.payments.opened.db);
    const consent = "I agree that Coffee & Jane keeps my card and may charge it for future";
    expect(rows).toEqual([{ consent_text: `Tea for two\n${consent} payments.` }]);
    const again = { transactionId: id, currency, amount: 300 };
    const { merchant, app } = hosted.shop;
    expect((await app.post(`/merchants/${merchant.id}/transactions`, again)).status).toBe(201);
  });
});

describe("bank challenge", () => {
  it("opens in a dialog; after cancelling, a second attempt pays", async () => {
    await using visit = await hosted.visit(hosted.link(tea), phone);
    const { page } = visit;
    await enterCard(page, "4100000000030011");
    await press(page);
    const dialog = page.getByRole("dialog", { name: "Confirm with your bank" });
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alert").getByText("Your bank could not confirm").waitFor();
    await press(page);
    const bank = dialog.frameLocator("iframe");
    await bank.locator("input[name=code]").fill(await bank.locator("#code-shown").innerText());
    await bank.locator("button[value=answer]").click();
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await hosted.transactions()).toMatchObject([{ successful: true, tds: "full" }]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("cashier", () => {
  it("enters an amount on the keypad, changes it, and chooses the currency", async () => {
    await using visit = await hosted.visit(hosted.link({ locale: "en_GB" }), phone);
    const { page } = visit;
    await page.getByRole("button", { name: "Continue" }).tap({ force: true });
    expect(await page.locator("#number").count()).toBe(0);
    for (const key of ["1", "2", "00"]) {
      await page.getByRole("button", { name: key, exact: true }).tap();
    }
    expect(await page.locator("output").textContent()).toBe("€12.00");
    await page.getByRole("button", { name: "Continue" }).tap();
    await page.getByRole("button", { name: "Change amount" }).tap();
    await page.getByRole("button", { name: "Delete the last digit" }).tap();
    await page.getByLabel("Currency").selectOption("JPY");
    expect(await page.locator("output").textContent()).toBe("JP¥120");
    await page.getByRole("button", { name: "Continue" }).tap();
    await enterCard(page);
    await press(page);
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await hosted.transactions()).toMatchObject([{ amount: 120, currency: "JPY" }]);
    await page.getByRole("button", { name: "New payment" }).tap();
    await page.getByRole("heading", { name: "Enter the amount" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("bad connection", () => {
  it("a lost answer is requested again, and nothing is paid twice", async () => {
    await using visit = await hosted.visit(hosted.link(tea));
    const { page } = visit;
    await page.clock.install();
    let isLost = false;
    await page.route(/\/payments$/, async (route) => {
      if (isLost) return await route.continue();
      isLost = true;
      await route.fetch();
      await route.abort();
    });
    await enterCard(page);
    await press(page);
    await hastenTo(page, "Amount reserved");
    expect(isLost).toBe(true);
    expect(await hosted.transactions()).toHaveLength(1);
  });

  it("a payment in doubt can only be continued", async () => {
    await using visit = await hosted.visit(hosted.link(tea));
    const { page } = visit;
    await page.clock.install();
    await page.route(/\/payments$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await enterCard(page);
    await press(page);
    await hastenTo(page, "you will not be charged twice");
    expect(await page.locator("#number").getAttribute("readonly")).not.toBeNull();
    await page.unroute(/\/payments$/);
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await hosted.transactions()).toHaveLength(1);
  });

  it("nothing is charged if the card cannot be sent", async () => {
    await using visit = await hosted.visit(hosted.link(tea));
    const { page } = visit;
    await page.clock.install();
    await page.route(/\/vault$/, (route) => route.abort());
    await enterCard(page);
    await press(page);
    await hastenTo(page, "Nothing was charged");
    await page.unroute(/\/vault$/);
    await press(page);
    await page.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await hosted.transactions()).toHaveLength(1);
  });
});
