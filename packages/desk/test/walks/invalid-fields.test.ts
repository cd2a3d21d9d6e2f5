import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
const created = { service: 0, client: 0 };
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  const capacity = await bookable(studio, "Room A");
  const service = { name: "Massage", duration: 60, parts: [{ resource_ids: [capacity.id] }] };
  created.service = (await studio.make("/services", service)).id;
  created.client = (await studio.make("/clients", { name: "Eve Falk" })).id;
});
afterAll(() => house[Symbol.asyncDispose]());

const message = "is not what it can be";
const inStudio = (...fields: string[]) => {
  const errors = Object.fromEntries(fields.map((field) => [field, [message]]));
  return { status: 422, json: { error: "invalid", error_description: message, errors } };
};
const inShop = (...fields: string[]) => {
  const problems = fields.map((field) => ({ field, message }));
  return { status: 400, json: problems };
};

interface Form {
  at(): string;
  field: string | RegExp;
  answer: object;
  change(page: Page): Promise<void>;
  save?(page: Page): Promise<void>;
}

const forms: Readonly<Record<string, Form>> = {
  "a client in a sheet": {
    at: () => `clients/${created.client}`,
    field: "Name",
    answer: inStudio("phone", "name"),
    change: (page) => page.getByRole("dialog").getByLabel(en.studio.name).fill("Eve Holm"),
  },
  "a long service in a sheet": {
    at: () => `services/${created.service}`,
    field: "Name",
    answer: inStudio("name"),
    change: (page) => page.getByRole("dialog").getByLabel(en.studio.name).first().fill("Another"),
  },
  "a booking page under the head of the page": {
    at: () => "booking-page",
    field: "Title",
    answer: inStudio("title", "phone"),
    change: (page) => page.getByLabel(en.bookingPage.title).first().fill("Another"),
    save: (page) =>
      page
        .getByLabel(en.bookingPage.title)
        .first()
        .locator("xpath=ancestor::form")
        .getByText(en.studio.save, { exact: true })
        .click(),
  },
  "the profile of a shop, as payments refuses it": {
    at: () => "settings/merchant",
    field: "Name",
    answer: inShop("name", "descriptor"),
    change: (page) => page.getByLabel(en.studio.name).first().fill("Another"),
    save: (page) =>
      page
        .getByLabel(en.studio.name)
        .first()
        .locator("xpath=ancestor::form")
        .getByText(en.studio.save, { exact: true })
        .click(),
  },
};

const look = `(() => {
  const focused = document.activeElement;
  const { left, right, top, bottom } = focused.getBoundingClientRect();
  const middle = (left + right) / 2;
  const covered = [top + 3, (top + bottom) / 2, bottom - 3].filter((y) => {
    const above = document.elementFromPoint(middle, y);
    return above === null || !(focused.contains(above) || above.contains(focused));
  });
  const [label] = focused.labels;
  const box = label.getBoundingClientRect();
  const above = document.elementFromPoint(box.left + 3, (box.top + box.bottom) / 2);
  return {
    isWrong: focused.getAttribute("aria-invalid"),
    label: label.textContent,
    covered: label.contains(above) ? covered : [...covered, "label"],
    outline: getComputedStyle(focused).outlineStyle,
  };
})()`;

const cases = Object.entries(forms).flatMap(([name, form]) =>
  ([360, 1280] as const).map((width) => [name, width, form] as const),
);

describe("first refused field", () => {
  it.each(cases)("of %s has the focus and is in view at %i px", async (_name, width, form) => {
    const options = { viewport: { width, height: 560 }, reducedMotion: "reduce" } as const;
    await using visit = await jane.open(studio.path(form.at()), options);
    const { page } = visit;
    await form.change(page);
    await page.route(/\/api\/(?:scheduling|payments)\//, (route) =>
      route.request().method() === "GET" ? route.fallback() : route.fulfill(form.answer),
    );
    const save =
      form.save ??
      ((page) =>
        page
          .getByRole("dialog")
          .getByRole("button", { name: en.studio.save, exact: true })
          .click());
    await save(page);
    const line = page.getByRole("alert").filter({ hasText: /thing(?:s)? to correct/ });
    await line.waitFor();
    await expect
      .poll(() => page.evaluate(look))
      .toMatchObject({
        isWrong: "true",
        label: expect.stringMatching(form.field),
        covered: [],
        outline: "solid",
      });
    await save(page);
    await line.getByRole("button").first().click();
    expect(await page.evaluate(look)).toMatchObject({ isWrong: "true", covered: [] });
    expect(visit.misdeeds).toEqual([]);
  });
});
