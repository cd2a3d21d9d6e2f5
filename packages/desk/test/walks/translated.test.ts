import { few } from "@frontdesk/database/testing";
import {
  type TranslatorKind,
  translatorBy,
  translatorKinds,
  withoutMarks,
} from "@frontdesk/server/test/translator";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

const at = (rest = "") => `/p/${jane.workspace.id}${rest}`;

async function translate(page: Page, kind: TranslatorKind): Promise<void> {
  await page.addInitScript(translatorBy(kind));
  await page.reload();
  await page.locator("main").waitFor();
  await expect.poll(() => page.evaluate("globalThis.isTranslated")).toBe(true);
}

const label = async (page: Page, part: string) =>
  withoutMarks(await page.locator(part).first().innerText()).replaceAll(/\s+/g, "");

const kinds = few(translatorKinds, 2).map((kind, index) => [kind, index] as const);

describe.each(kinds)("desk in a translating browser (%s)", (kind, index) => {
  // All kinds together send more requests in a minute than one person may.
  beforeAll(async () => {
    jane = await makePerson(house, { kind: "merchant" });
  });

  it("updates a payment's amounts and states", async () => {
    const id = await pay(house, jane, { value: 2500, reference: "order 17" });
    await using visit = await jane.open(at(`/payments/${id}`));
    await using plain = await jane.open(at(`/payments/${id}`));
    const { page, misdeeds } = visit;
    const sheet = page.getByRole("dialog", { name: "Payment of €25.00" });
    await sheet.getByText("€25.00 left to capture").waitFor();
    await translate(page, kind);
    for (const [name, typed, act] of [
      ["Capture", "20", "Capture €20.00"],
      ["Refund", "5", "Refund €5.00"],
      ["Refund", "2.50", "Refund €2.50"],
    ] as const) {
      await sheet.getByRole("button", { name, exact: true }).click();
      const asking = page.getByRole("dialog", { name: new RegExp(`^${name}`) });
      await asking.getByLabel("Amount (EUR)").fill("1");
      await asking.getByLabel("Amount (EUR)").fill(typed);
      await asking.getByRole("button", { name: act }).click();
      await asking.waitFor({ state: "detached" });
      await plain.page.reload();
      await plain.page.locator(".payment-trail li").last().waitFor();
      const both = () => Promise.all([page, plain.page].map((one) => label(one, ".payment")));
      await expect.poll(async () => new Set(await both()).size, { timeout: 20_000 }).toBe(1);
    }
    expect(misdeeds).toEqual([]);
  });

  it("updates the list of payments and the remaining amounts", async () => {
    const [earlier, later] = [`order 18-${index}`, `order 19-${index}`];
    const id = await pay(house, jane, { value: 3100, reference: earlier });
    await using visit = await jane.open(at("/payments"));
    await using plain = await jane.open(at("/payments"));
    const { page, misdeeds } = visit;
    await page.getByRole("row", { name: new RegExp(earlier) }).waitFor();
    await translate(page, kind);
    await page.getByRole("row", { name: new RegExp(earlier) }).waitFor();
    const path = `POST /api/payments/transactions/${id}/captures`;
    expect(await jane.ask(path, { amount: 3100 })).toMatchObject({ status: 201 });
    await page.getByRole("row", { name: new RegExp(`${earlier}.*Paid`) }).waitFor();
    await pay(house, jane, { value: 4200, reference: later });
    await page.getByRole("row", { name: new RegExp(later) }).waitFor();
    await plain.page.reload();
    await plain.page.getByRole("row", { name: new RegExp(later) }).waitFor();
    expect(await label(page, "table")).toBe(await label(plain.page, "table"));
    expect(misdeeds).toEqual([]);
  });
});
