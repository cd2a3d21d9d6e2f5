import { few } from "@frontdesk/database/testing";
import { translatable, translatorKinds, withoutMarks } from "@frontdesk/server/test/translator";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, done, enter, paid, reachDetails, setUp, times } from "./customers.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

type State = [title: string, path: () => string, reach: (page: Page) => Promise<void>];

const states: State[] = [
  ["the list of services", () => "", (page) => page.getByText("€80").first().waitFor()],
  ["times", () => "/2", (page) => times(page).first().waitFor()],
  [
    "another day of times",
    () => "/2",
    async (page) => {
      await times(page).first().waitFor();
      await page.locator(".days button:enabled").last().click();
      await times(page).first().waitFor();
    },
  ],
  [
    "faults of details",
    () => "",
    async (page) => {
      await reachDetails(page);
      await page.getByRole("button", { name: "Continue" }).click();
      await page.locator(".fault").first().waitFor();
      await page.getByLabel("Name").fill("Carla");
    },
  ],
  [
    "cancelling a paid appointment",
    () => setUp(hosted, { ...done, payment: { ...paid, state: "paid" } }),
    async (page) => {
      await page.getByRole("link", { name: "Cancel booking" }).click();
      await page.getByRole("button", { name: "Cancel and get €20 back" }).waitFor();
    },
  ],
];

const rows = translatorKinds.flatMap((kind) =>
  states.map(([title, path, reach]) => [title, kind, path, reach] as const),
);

describe("browser with page translation", () => {
  it.each(few(rows))("%s have the same texts and amounts (%s)", async (...row) => {
    const [, translatedBy, path, reach] = row;
    const address = path();
    await using own = await hosted.visit(address);
    await reach(own.page);
    await using translated = await hosted.visit(address, { translatedBy });
    await reach(translated.page);
    const seen = async (page: Page) =>
      withoutMarks(await page.locator("main").innerText())
        .replaceAll(/\d+:\d\d/g, "")
        .replaceAll(/^.+ – (?:.+ Time|GMT.*)$/gm, "")
        .replaceAll(/\n{2,}/g, "\n");
    expect(await seen(translated.page)).toBe(await seen(own.page));
    expect(await translated.page.evaluate(translatable)).toEqual([]);
    expect(translated.misdeeds).toEqual([]);
  });

  it.each(few(translatorKinds))(
    "booking works and shows the right state throughout (%s)",
    async (translatedBy) => {
      await using visit = await hosted.visit("", { translatedBy });
      const { page } = visit;
      await reachDetails(page);
      await enter(page);
      const book = page.getByRole("button", { name: "Book", exact: true });
      await book.waitFor();
      expect(await page.locator("main").innerText()).not.toContain("Enter your name");
      await page.getByRole("checkbox").check();
      await book.click();
      await confirmed(page);
      expect(await page.locator("main").innerText()).not.toContain("Check and book");
      expect(visit.misdeeds).toEqual([]);
    },
  );
});
