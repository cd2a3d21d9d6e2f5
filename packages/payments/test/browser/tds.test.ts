import { few } from "@frontdesk/database/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeShop } from "../shop.ts";
import {
  asksForCode,
  authorizations,
  bankOn,
  codeField,
  enterRightCode,
  enterWrongCode,
  makePressed,
  makeRequested,
  paid,
} from "./customers.ts";
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

const looksFirst = "4100 0000 0003 0011";
const insists = "4100 0000 0003 0020";
const unconfirmed = "Your bank could not confirm the payment. Try again or use another card.";

async function paysAfterAll(page: Page): Promise<void> {
  await page.getByRole("alert").getByText(unconfirmed).waitFor();
  expect(await page.locator("iframe").count()).toBe(0);
  await enterCard(page);
  await press(page);
  await paid(page).waitFor();
}

describe("customer with a bank challenge", () => {
  it.each([
    ["at once", asksForCode],
    ["after a look at the browser", looksFirst],
  ])("pays after it: %s", async (_title, card) => {
    await using visit = await makeRequested(hosted, card);
    const { page, misdeeds } = visit;
    await enterRightCode(page);
    await paid(page).waitFor();
    const [transaction] = await hosted.transactions();
    expect(transaction).toMatchObject({ successful: true, tds: "full", amount: 1250 });
    const receipt = await page.locator(".receipt").innerText();
    expect(receipt).toContain(transaction.id);
    expect(receipt).toContain(`•••• ${card.slice(-4)}`);
    expect(await authorizations(hosted)).toEqual(["approved"]);
    expect(misdeeds).toEqual([]);
  });

  it("may enter two wrong codes", async () => {
    await using visit = await makeRequested(hosted, asksForCode);
    const { page } = visit;
    await enterWrongCode(page);
    await bankOn(page).getByText("2 tries are left.").waitFor();
    await enterWrongCode(page);
    await bankOn(page).getByText("One try is left.").waitFor();
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations(hosted)).toEqual(["approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("is declined after three wrong codes and may try another card", async () => {
    await using visit = await makeRequested(hosted, asksForCode);
    const { page } = visit;
    await enterWrongCode(page);
    await bankOn(page).getByText("2 tries are left.").waitFor();
    await enterWrongCode(page);
    await bankOn(page).getByText("One try is left.").waitFor();
    await enterWrongCode(page);
    await paysAfterAll(page);
    expect(await authorizations(hosted)).toEqual(["declined 31", "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("may cancel on the bank's page and try another card", async () => {
    await using visit = await makeRequested(hosted, asksForCode);
    const { page } = visit;
    await bankOn(page).getByRole("button", { name: "Cancel" }).tap();
    await paysAfterAll(page);
    expect(await authorizations(hosted)).toEqual(["declined 31", "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each(
    few([
      ["the button", (page: Page) => page.locator("dialog header button").tap()],
      ["the Escape key", (page: Page) => page.locator("dialog header button").press("Escape")],
    ]),
  )("may leave the bank by %s, and the acquirer sees no authorisation", async (_title, leave) => {
    await using visit = await makeRequested(hosted, asksForCode);
    const { page } = visit;
    await leave(page);
    await paysAfterAll(page);
    expect(await authorizations(hosted)).toEqual(["approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each(
    few([
      ["the bank's time is over", { issuerWithinMs: 500 }],
      ["the bank lets the time pass", { challengeWithinMs: 500 }],
    ]),
  )("reads that %s and may try another card", async (_title, times) => {
    await using hasty = await startHosted({ times });
    await using visit = await makePressed(hasty, asksForCode);
    await paysAfterAll(visit.page);
    expect(await authorizations(hasty)).toEqual(["declined 31", "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("pays once if the final answer is lost", async () => {
    await using visit = await makeRequested(hosted, asksForCode);
    const { page } = visit;
    await page.clock.install();
    let lost = 0;
    await page.route(/\/payments$/, async (route) => {
      if (lost === 2) return await route.continue();
      lost += 1;
      await route.fetch();
      await route.abort();
    });
    await enterRightCode(page);
    await hastenTo(page, "Amount reserved");
    expect(lost).toBe(2);
    expect(await authorizations(hosted)).toEqual(["approved"]);
  });
});

describe("customer without a challenge", () => {
  it.each(
    few(
      [
        ["is out of reach", "4100 0000 0003 0006", undefined],
        ["knows the customer", "4100 0000 0003 0001", "full"],
        ["only took part", "4100 0000 0003 0002", "attempt"],
        ["is unavailable", "4100 0000 0003 0005", undefined],
      ],
      2,
    ),
  )("pays: it %s", async (_title, card, tds) => {
    await using visit = await makePressed(hosted, card);
    await paid(visit.page).waitFor();
    const [transaction] = await hosted.transactions();
    expect(transaction.tds).toBe(tds);
    expect(await authorizations(hosted)).toEqual(["approved"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each(
    few([
      ["fails", "4100 0000 0003 0003", 31],
      ["rejects", "4100 0000 0003 0004", 31],
    ]),
  )("is declined if it %s, and may try another card", async (_title, card, error) => {
    await using visit = await makePressed(hosted, card);
    await paysAfterAll(visit.page);
    expect(await authorizations(hosted)).toEqual([`declined ${error}`, "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("3-D Secure mode of a merchant", () => {
  async function setMode(mode: string): Promise<void> {
    const { app, merchant } = hosted.shop;
    const { status } = await app.put(`/merchants/${merchant.id}/tds`, { mode });
    expect(status).toBe(204);
  }

  it("`avoid` challenges only if the bank insists, within the same payment", async () => {
    await setMode("avoid");
    await using visit = await makeRequested(hosted, insists);
    const { page } = visit;
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations(hosted)).toEqual(["declined 30", "approved"]);
    expect((await hosted.transactions())[0]).toMatchObject({ successful: true, tds: "full" });
    expect(visit.misdeeds).toEqual([]);
  });

  it("`full` refuses a card that is not enrolled", async () => {
    await setMode("full");
    await using visit = await makePressed(hosted, "4100 0000 0000 0000");
    const { page } = visit;
    await page.getByRole("alert").getByText(unconfirmed).waitFor();
    await enterCard(page, asksForCode);
    await press(page);
    await codeField(page).waitFor();
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations(hosted)).toEqual(["declined 30", "approved"]);
    expect(visit.misdeeds).toEqual([]);
  });
});
