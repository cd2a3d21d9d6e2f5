// Keyboard users keep their place while a button waits, and after it is gone.
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

let house: House;
let jane: Person;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "account" });
  studio = studioAt(jane);
});
afterAll(() => house[Symbol.asyncDispose]());

const answer = { message: "Not now", error: "conflict", error_description: "Not now" };

/** Refuses each change after the button was drawn as waiting. */
const refuseLate = (page: Page) =>
  page.route(/\/api\/scheduling\//, async (route) => {
    if (route.request().method() === "GET") return await route.fallback();
    await new Promise((done) => setTimeout(done, 500));
    await route.fulfill({ status: 409, json: answer });
  });

async function booked(): Promise<number> {
  const { id: resource } = await bookable(studio, "Salon");
  const parts = [{ resource_ids: [resource] }];
  const cut = { name: "Cut", duration: 60, parts };
  const { id: service_id } = await studio.make("/services", cut);
  const { id: client_id } = await studio.make("/clients", { name: "Eve Falk" });
  const starts_at = `${nextMonday()}T10:00:00Z`;
  const wish = { service_id, client_id, resource_ids: [resource], starts_at };
  return (await studio.make("/appointments", wish)).id;
}

describe("focus of a waiting button", () => {
  it("returns after a refusal", async () => {
    const { id } = await studio.make("/clients", { name: "Zoo" });
    await using visit = await jane.open(studio.path(`clients/${id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: "Zoo" });
    await sheet.getByRole("textbox", { name: "Notes" }).fill("Mine");
    await refuseLate(page);
    const save = sheet.getByRole("button", { name: en.studio.save, exact: true });
    await save.press("Enter");
    await sheet.getByText("Not now").waitFor();
    await expect.poll(() => save.and(page.locator(":focus")).count()).toBe(1);
    expect(visit.misdeeds).toEqual([]);
  });

  it("returns without a jump after the person scrolled", async () => {
    const { id } = await studio.make("/clients", { name: "Pond" });
    const size = { viewport: { width: 1280, height: 320 } };
    await using visit = await jane.open(studio.path(`clients/${id}`), size);
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: "Pond" });
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(/\/clients\/\d+$/, async (route) => {
      if (route.request().method() === "PUT") await promise;
      await route.fallback();
    });
    const archive = sheet.getByRole("button", { name: en.studio.archive });
    await archive.press("Enter");
    await expect.poll(() => archive.isDisabled()).toBe(true);
    const body = sheet.locator("section").last();
    await body.hover();
    await page.mouse.wheel(0, 5_000);
    const isOutside = async () => ((await archive.or(restored).boundingBox())?.y ?? 0) < 0;
    const restored = sheet.getByRole("button", { name: en.studio.restore });
    await expect.poll(isOutside).toBe(true);
    resolve();
    await expect.poll(() => restored.and(page.locator(":focus")).count()).toBe(1);
    expect(await isOutside()).toBe(true);
    expect(visit.misdeeds).toEqual([]);
  });

  it("goes to the sheet if the button is gone", async () => {
    const id = await booked();
    await using visit = await jane.open(studio.path(`appointments/${id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: "Eve Falk" });
    const cancelled = sheet.getByRole("button", { name: en.appointments.cancel, exact: true });
    await cancelled.focus();
    await jane.ask(`POST ${studio.root}/appointments/${id}/cancel`, { by: "business" });
    await cancelled.waitFor({ state: "detached" });
    const isInside = `document.activeElement.closest("[role=dialog]") !== null`;
    await expect.poll(() => page.evaluate(isInside)).toBe(true);
  });
});
