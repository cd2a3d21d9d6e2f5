import { readFile } from "node:fs/promises";
import { createPayout } from "@frontdesk/payments/ledger/payouts/create";
import { setIban } from "@frontdesk/payments/operating/operator/merchants/merchant";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf } from "../browser/looking.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

const iban = "DE89370400440532013000";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
});
beforeEach(async () => {
  jane = await makePerson(house, { kind: "merchant" });
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (rest = "") => `/p/${jane.workspace.id}/balance${rest}`;
const merchantId = () => jane.workspace.merchant?.id ?? "";

async function makeCapture(value: number, reference: string): Promise<string> {
  const id = await pay(house, jane, { value, reference });
  await post(`transactions/${id}/captures`, { amount: value });
  return id;
}

async function post(path: string, body: object): Promise<void> {
  const { status } = await jane.ask(`POST /api/payments/${path}`, body);
  expect(status).toBe(201);
}

async function makeMoves(): Promise<string> {
  await setIban(house.payments.context, merchantId(), iban);
  await makeCapture(6000, "order 1");
  const { id } = await createPayout(house.payments.context, merchantId());
  const second = await makeCapture(2500, "order 2");
  await post(`transactions/${second}/refunds`, { amount: 500 });
  return id;
}

describe("balance on the desk", () => {
  it("starts empty with the date of the first payout", async () => {
    await using visit = await jane.open(at());
    const { page, misdeeds } = visit;
    await page.getByText(en.balance.empty).waitFor();
    await page.getByText(en.balance.firstUnknown).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    expect(misdeeds).toEqual([]);
  });

  it("lists daily revenue, lines and pending payouts", async () => {
    const payout = await makeMoves();
    await using visit = await jane.open(at());
    const { page, misdeeds } = visit;
    const lines = page.getByRole("table", { name: en.balance.lines });
    await lines.getByRole("row", { name: /Refund .*-€5.00 .*€20.00/ }).waitFor();
    await lines.getByRole("row", { name: /Payment .*€25.00 .*€25.00/ }).waitFor();
    await lines.getByRole("row", { name: /Payout .*-€60.00 .*€0.00/ }).waitFor();
    await lines.getByRole("row", { name: /Payment .*€60.00 .*€60.00/ }).waitFor();
    const figures = page.locator(".balance-figures");
    expect(await figures.innerText()).toMatch(/now\s+€20.00\s+On its way to the bank\s+€60.00/);
    await page
      .getByRole("img", { name: en.balance.chart({ taken: "€85.00", back: "€5.00" }) })
      .waitFor();
    await page.getByRole("row", { name: /€85.00 €5.00 €0.00/ }).waitFor();
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: en.balance.linesCsv }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("lines.csv");
    const table = await readFile(await saved.path(), "utf8");
    expect(table).toMatch(/^\ufeffid,created,/);
    expect(table).toContain(",-60.00,");
    await page.getByRole("table", { name: en.balance.payouts }).getByRole("link").click();
    await page.waitForURL(`**/payouts/${payout}`);
    await page.getByRole("heading", { name: en.balance.payoutOf({ amount: "€60.00" }) }).waitFor();
    const paid = page.getByRole("table", { name: en.balance.lines });
    await paid.getByRole("row", { name: /Payment/ }).waitFor();
    expect(await paid.getByRole("row").count()).toBe(2);
    expect(await faultsOf(page)).toEqual([]);
    expect(misdeeds).toEqual([]);
  });

  it("has a monthly statement that prints alone", async () => {
    await makeMoves();
    await using visit = await jane.open(at());
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { name: en.balance.statements }).waitFor();
    const months = page.locator(".balance-months").getByRole("link");
    expect(await months.count()).toBe(12);
    await months.first().click();
    const facts = page.locator(".statement-facts");
    await facts.waitFor();
    expect((await facts.innerText()).split(/\n+/)).toEqual([
      "Balance before",
      "€0.00",
      "Captured",
      "€85.00",
      "Refunded",
      "-€5.00",
      "Fees",
      "€0.00",
      "Disputes",
      "€0.00",
      "Paid out",
      "-€60.00",
      "Balance now",
      "€20.00",
    ]);
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const ink = `getComputedStyle(document.querySelector(".statement-lines thead th")).color`;
    expect(await page.evaluate(ink)).toBe("rgb(0, 0, 0)");
    expect(await page.getByRole("button", { name: en.balance.print }).isVisible()).toBe(false);
    expect(await page.getByRole("navigation").first().isVisible()).toBe(false);
    expect(await page.getByText("Jane’s studio").last().isVisible()).toBe(true);
    await page.emulateMedia({ media: "screen", colorScheme: "light" });
    await page.getByRole("link", { name: en.balance.back }).click();
    await months.nth(1).click();
    await page.getByText(en.balance.nothing).waitFor();
    expect(await facts.innerText()).toMatch(/before\s+€0.00[\s\S]+Balance after\s+€0.00/);
    await page.goto(at("/months/1999-01"));
    await page.getByText(/the last twelve months only/).waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("has no visual faults", async () => {
    await makeMoves();
    await using visit = await jane.open(at());
    const { page } = visit;
    await page.getByRole("row", { name: /Refund · .*-€5.00/ }).waitFor();
    await page.getByRole("table", { name: en.balance.payouts }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
    await page.locator(".balance-months").getByRole("link").first().click();
    await page.getByRole("button", { name: en.balance.print }).waitFor();
    expect(await faultsInAllLooks(page)).toEqual([]);
  });
});
