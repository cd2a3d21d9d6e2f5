import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
const second = { id: "" };
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  second.id = await begunBy(jane);
  studio = studioAt(jane);
  await bookable(studio, "Room A");
});
afterAll(() => house[Symbol.asyncDispose]());

async function begunBy({ visitor, ask, workspace }: Person): Promise<string> {
  await visitor.get("/begin");
  const { fields } = visitor.form("/begin");
  const chosen = { currency: "EUR", country: "DK", timezone: "UTC", kind: "both" };
  await visitor.post("/begin", { ...fields, ...chosen, name: "Second place" });
  const { body } = await ask("GET /api/places");
  return body.places.find(({ id }: { id: string }) => id !== workspace.id).id;
}

/** The resource is closed at weekends. */
const monday = "2031-03-03";

async function holdChanges(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(/\/api\/scheduling\//, async (route) => {
    if (route.request().method() !== "GET") await promise;
    await route.fallback();
  });
  return resolve;
}

async function sent(page: Page): Promise<{ release(): void; answered: Promise<unknown> }> {
  const release = await holdChanges(page);
  const sheet = page.getByRole("dialog", { name: en.bookings.sheet.new });
  await sheet.getByRole("combobox", { name: en.studio.resource }).selectOption({ index: 1 });
  await sheet.getByLabel(en.bookings.fields.date).fill(monday);
  await sheet.getByLabel(en.bookings.fields.details).fill("Only once");
  const answered = page.waitForResponse((one) => one.request().method() === "POST");
  await sheet.getByRole("button", { name: en.home.book, exact: true }).click();
  return { release, answered };
}

describe("booking saved after its form closed", () => {
  it("leaves no draft", async () => {
    await using visit = await jane.open(studio.path("bookings"));
    const { page } = visit;
    await page.getByRole("button", { name: en.home.book, exact: true }).first().click();
    const { release, answered } = await sent(page);
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    release();
    await answered;
    await page.goForward();
    const details = page
      .getByRole("dialog", { name: en.bookings.sheet.new })
      .getByLabel(en.bookings.fields.details);
    await expect.poll(() => details.inputValue()).toBe("");
    expect(visit.misdeeds).toEqual([]);
  });

  it("clears the form if reopened before the response", async () => {
    await using visit = await jane.open(studio.path("bookings"));
    const { page } = visit;
    await page.getByRole("button", { name: en.home.book, exact: true }).first().click();
    const { release, answered } = await sent(page);
    await page.goBack();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await page.goForward();
    const details = page
      .getByRole("dialog", { name: en.bookings.sheet.new })
      .getByLabel(en.bookings.fields.details);
    expect(await details.inputValue()).toBe("Only once");
    release();
    await answered;
    await expect.poll(() => details.inputValue()).toBe("");
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("refusal after a change of workspace", () => {
  it("names its workspace and shows nothing else of it", async () => {
    await using visit = await jane.open(studio.path("clients/new"));
    const { page } = visit;
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const json = { error: "invalid", error_description: "no", errors: { name: ["is odd"] } };
    await page.route(/\/clients$/, async (route) => {
      if (route.request().method() === "GET") return await route.fallback();
      await released;
      await route.fulfill({ status: 422, json });
    });
    await page.getByRole("dialog").getByLabel(en.studio.name).first().fill("Eve Falk");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: en.studio.save, exact: true })
      .click();
    await page.evaluate(`__TSR_ROUTER__.navigate({ to: "/p/${second.id}/home" })`);
    await page.getByRole("button", { name: "Workspace: Second place" }).waitFor();
    release();
    await page.getByText("Jane’s studio:").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/p/${second.id}/home`);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("response that asks for half a minute", () => {
  it("shows the remaining time, then repeats the change", async () => {
    await using visit = await jane.open(studio.path("clients/new"));
    const { page } = visit;
    let isBusy = true;
    await page.route(/\/clients$/, async (route) => {
      if (route.request().method() === "GET" || !isBusy) return await route.fallback();
      const headers = { "retry-after": "30" };
      await route.fulfill({ status: 429, headers, json: { error: "rate_limited" } });
    });
    await page.getByRole("dialog").getByLabel(en.studio.name).first().fill("Eve Holm");
    await page
      .getByRole("dialog")
      .getByRole("button", { name: en.studio.save, exact: true })
      .click();
    await page.getByText(/^Not saved yet. Retrying in (?:30|29|28) s/).waitFor();
    isBusy = false;
    await page.getByRole("button", { name: "Retry now" }).click();
    await page.getByRole("dialog", { name: "Eve Holm" }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });
});
