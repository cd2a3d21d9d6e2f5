import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { create, makePaid, makeResource } from "../browser/filled.ts";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
});
afterAll(() => house[Symbol.asyncDispose]());

/** Of a double click, at the place of the first. */
async function clickSecond({ mouse }: Page): Promise<void> {
  await mouse.down({ clickCount: 2 });
  await mouse.up({ clickCount: 2 });
}

function changesOf(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) => {
    if (request.method() !== "GET" && request.url().includes("/api/")) sent.push(request.method());
  });
  return sent;
}

/** Nothing follows. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle", { timeout: 2_000 }).catch(() => undefined);
}

describe("second click of a double click", () => {
  it("leaves the sheet open after the first one opened it", async () => {
    await create(jane, "clients", { name: "Eve Falk" });
    await using visit = await jane.open(studio.path("clients"));
    const { page } = visit;
    await page.getByRole("link", { name: "Eve Falk" }).click();
    const sheet = page.getByRole("dialog", { name: "Eve Falk" });
    await sheet.getByLabel(en.studio.name).waitFor();
    await clickSecond(page);
    await settle(page);
    expect(await sheet.count()).toBe(1);
    // A single click outside the sheet still closes it.
    await page.mouse.click(20, 500);
    await sheet.waitFor({ state: "detached" });
    expect(visit.misdeeds).toEqual([]);
  });

  it("does not remove the next entry of the list", async () => {
    const id = await makeResource(jane, "Room B");
    for (const day of ["2031-03-03", "2031-03-05"]) {
      await create(jane, "downtimes", { resource_ids: [id], from: day, to: day });
    }
    await using visit = await jane.open(studio.path(`resources/${id}`));
    const { page } = visit;
    const entries = page.getByRole("list", { name: en.resources.timeOff }).getByRole("button");
    await expect.poll(() => entries.count()).toBe(2);
    await entries.first().click();
    await expect.poll(() => entries.count()).toBe(1);
    await clickSecond(page);
    await settle(page);
    expect(await entries.count()).toBe(1);
  });
});

describe("held Enter key", () => {
  it("sends one refund, and does not refund the rest", async () => {
    const paid = await makePaid(house, jane, { amount: 4000 });
    await using visit = await jane.open(studio.path(`payments/${paid}`));
    const { page } = visit;
    await page.getByRole("button", { name: en.payments.refund }).click();
    const dialog = page.getByRole("dialog", { name: en.payments.refund });
    await dialog.getByRole("textbox").fill("10");
    const sent = changesOf(page);
    await page.keyboard.down("Enter");
    await dialog.waitFor({ state: "detached" });
    for (let repeats = 0; repeats < 10; repeats += 1) {
      await page.keyboard.down("Enter");
      await page.waitForTimeout(50);
    }
    await page.keyboard.up("Enter");
    await settle(page);
    expect(sent).toEqual(["POST"]);
    expect(await dialog.count()).toBe(0);
  });
});
