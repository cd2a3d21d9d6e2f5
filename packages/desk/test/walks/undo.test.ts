import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { Hands } from "../browser/hands.ts";
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
  studio = await makeStudio(await makePerson(house));
  const nine = { start_date: studio.monday, start_time: 540, duration: 60 };
  massage = await studio.book({ ...nine, resource_id: studio.resources.ann, details: "Massage" });
});

const stored = async () => (await studio.person.ask(`GET ${studio.root}/bookings/${massage}`)).body;
const report = (page: Page, text: string) => page.locator(".undo", { hasText: text }).waitFor();

async function openCalendar() {
  const { person, monday } = studio;
  const size = { viewport: { width: 1280, height: 800 } };
  const visit = await person.open(
    `/p/${person.workspace.id}/calendar?date=${monday}&by=resources`,
    size,
  );
  await visit.page.locator(".cal-block").waitFor();
  const hands = new Hands(visit.page);
  const isAt = (query: Locator) => expect.poll(() => hands.isAt(query)).toBe(true);
  return { visit, page: visit.page, hands, isAt };
}

async function moveToOne(page: Page, hands: Hands): Promise<void> {
  const labels = page.locator("[aria-live=assertive]");
  await hands.reach(page.getByRole("application"));
  await expect.poll(() => labels.innerText()).not.toBe("");
  while (!(await labels.innerText()).startsWith("Massage")) await hands.press("ArrowDown");
  await hands.press("m", ...Array<string>(16).fill("ArrowRight"), "Enter");
  await report(page, "13:00–14:00");
}

async function slowly(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/bookings/${massage}`, async (route) => {
    const response = await route.fetch();
    if (route.request().method() === "PUT") await promise;
    await route.fulfill({ response });
  });
  return resolve;
}

describe("keyboard focus in the undo bar", () => {
  it("stays during the next notice, then returns to its origin", async () => {
    const { visit, page, hands, isAt } = await openCalendar();
    await using _visit = visit;
    const undo = page.getByRole("button", { name: en.parts.undo });
    await moveToOne(page, hands);
    const goOn = await slowly(page);
    await hands.press("r", "ArrowRight", "ArrowRight", "Enter");
    await expect.poll(stored).toMatchObject({ duration: 90 });
    await hands.reach(undo);
    goOn();
    await report(page, "13:00–14:30");
    await isAt(undo);
    await hands.press("Enter");
    await expect.poll(stored).toMatchObject({ start_time: 780, duration: 60 });
    await isAt(page.getByRole("application"));
    expect([...hands.complaints]).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("stays at the user's own choice", async () => {
    const { visit, page, hands } = await openCalendar();
    await using _visit = visit;
    await moveToOne(page, hands);
    await hands.reach(page.getByRole("button", { name: en.parts.undo }));
    await page.evaluate("document.activeElement.blur()");
    await hands.reach(page.getByRole("application"));
    await hands.press("r", "ArrowRight", "ArrowRight", "Enter");
    await report(page, "13:00–14:30");
    await page.evaluate(`(() => {
      document.activeElement.blur();
      document.querySelector(".undo-bar > :last-child").click();
    })()`);
    await page.locator(".undo-bar").waitFor({ state: "detached" });
    expect(await page.evaluate("document.activeElement === document.body")).toBe(true);
    expect(visit.misdeeds).toEqual([]);
  });

  it("returns to its origin after a visit to another window too", async () => {
    const { visit, page, hands, isAt } = await openCalendar();
    await using _visit = visit;
    await moveToOne(page, hands);
    await hands.reach(page.getByRole("button", { name: en.parts.undo }));
    await page.evaluate(`(() => {
      const { activeElement } = document;
      activeElement.blur();
      activeElement.focus();
    })()`);
    await hands.press("Enter");
    await expect.poll(stored).toMatchObject({ start_time: 540 });
    await isAt(page.getByRole("application"));
    expect(visit.misdeeds).toEqual([]);
  });
});
