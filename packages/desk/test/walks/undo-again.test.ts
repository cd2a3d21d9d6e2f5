// The service refuses an undo, its answer is lost, or the sheet is closed before the first answer.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson } from "../browser/person.ts";
import { en } from "../browser/texts.ts";
import { makeStudio, type Studio } from "../studio.ts";

let house: House;
let studio: Studio;
let massage: number;
beforeAll(async () => {
  house = await startHouse();
});
afterAll(() => house[Symbol.asyncDispose]());

beforeEach(async () => {
  studio = await makeStudio(await makePerson(house, { kind: "account" }));
  const nine = { start_date: studio.monday, start_time: 540, duration: 60 };
  massage = await studio.book({ ...nine, resource_id: studio.resources.ann, details: "Massage" });
});

const size = { viewport: { width: 1280, height: 800 } };
const undo = (page: Page) => page.getByRole("button", { name: en.parts.undo });
const block = (page: Page) => page.locator(".cal-block", { hasText: "Massage" });
const stored = async () =>
  (await studio.person.ask(`GET ${studio.root}/bookings/${massage}`)).status;
const refusal = { error: "refused", error_description: "Not on Mondays" };

async function deleted() {
  const { person, monday } = studio;
  const visit = await person.open(`/p/${person.workspace.id}/calendar?date=${monday}`, size);
  const { page } = visit;
  await block(page).click();
  await page.getByRole("dialog").getByRole("button", { name: en.bookings.sheet.delete }).click();
  await undo(page).waitFor();
  await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
  return visit;
}

describe("undo of a deleted booking", () => {
  it("stays with its reason after a refusal", async () => {
    await using visit = await deleted();
    const { page } = visit;
    await page.route(/\/bookings\/\d+\/restoration$/, (route) =>
      route.fulfill({ status: 422, json: refusal }),
    );
    await undo(page).press("Enter");
    await page.getByText("Not on Mondays").waitFor();
    await expect.poll(() => undo(page).and(page.locator(":focus")).count()).toBe(1);
    await page.unroute(/\/bookings\/\d+\/restoration$/);
    await undo(page).click();
    await block(page).waitFor();
    await expect.poll(() => page.getByText("Not on Mondays").count()).toBe(0);
    expect(await stored()).toBe(200);
    expect(visit.misdeeds).toEqual([]);
  });

  it("stays after a lost answer, and a repetition succeeds", async () => {
    await using visit = await deleted();
    const { page } = visit;
    await page.route(/\/bookings\/\d+\/restoration$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await undo(page).click();
    await page.getByText(en.parts.notKnown).waitFor();
    await page.unroute(/\/bookings\/\d+\/restoration$/);
    await undo(page).click();
    await undo(page).waitFor({ state: "detached" });
    await block(page).waitFor();
    expect(await page.getByText(en.parts.notDone).count()).toBe(0);
  });

  it("shows the wait for a slow answer", async () => {
    await using visit = await deleted();
    const { page } = visit;
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/bookings\/\d+\/restoration$/, async (route) => {
      await promise;
      await route.fallback();
    });
    await undo(page).click();
    await expect.poll(() => undo(page).isDisabled()).toBe(true);
    resolve();
    await undo(page).waitFor({ state: "detached" });
    await block(page).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("undo of a move", () => {
  it("succeeds on repetition after a lost answer", async () => {
    const { person, monday } = studio;
    const address = `/p/${person.workspace.id}/calendar?date=${monday}&by=resources`;
    await using visit = await person.open(address, size);
    const { page } = visit;
    const box = (await block(page).boundingBox())!;
    await page.mouse.move(box.x + 12, box.y + 8);
    await page.mouse.down();
    for (const part of [0.5, 1]) {
      await page.mouse.move(box.x + 12 + box.width * part, box.y + 8);
    }
    await page.mouse.up();
    await undo(page).waitFor();
    await page.route(/\/bookings\/\d+$/, async (route) => {
      if (route.request().method() !== "PUT") return await route.fallback();
      await route.fetch();
      await route.abort();
    });
    await undo(page).click();
    await page.getByText(en.parts.notKnown).waitFor();
    await page.unroute(/\/bookings\/\d+$/);
    await undo(page).click();
    await page.locator(".undo-bar").waitFor({ state: "detached" });
    const { body } = await person.ask(`GET ${studio.root}/bookings/${massage}`);
    expect(body.start_time).toBe(540);
  });
});

describe("undo of an archived client", () => {
  it("is offered if the sheet is closed before the answer", async () => {
    const { person, client } = studio;
    const address = `/p/${person.workspace.id}/clients/${client}`;
    await using visit = await person.open(address, size);
    const { page } = visit;
    const sheet = page.getByRole("dialog");
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/clients\/\d+$/, async (route) => {
      if (route.request().method() === "PUT") await promise;
      await route.fallback();
    });
    await sheet.getByRole("button", { name: en.studio.archive }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => sheet.count()).toBe(0);
    resolve();
    await undo(page).click();
    await undo(page).waitFor({ state: "detached" });
    const { body } = await person.ask(`GET ${studio.root}/clients/${client}`);
    expect(body.archived).toBe(false);
    expect(visit.misdeeds).toEqual([]);
  });
});
