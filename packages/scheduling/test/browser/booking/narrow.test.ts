import { spoken } from "@frontdesk/server/words/locale";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { phone, setUp, waiting } from "./customers.ts";
import { type HostedPage, startHosted } from "./hosted.ts";
import { makeApi } from "./public-api.ts";

let now = new Date();
let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted(makeApi(() => now));
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

async function linesOf(page: Page, selector: string, part: RegExp): Promise<number> {
  await page.locator(selector).first().waitFor();
  const counts = await page.evaluate<number[]>(`
    [...document.querySelectorAll(${JSON.stringify(selector)})].map((element) => {
    let text = element;
    while (text.firstChild !== null) text = text.firstChild;
    const { index, 0: found } = ${part}.exec(text.data);
    const range = document.createRange();
    range.setStart(text, index);
    range.setEnd(text, index + found.length);
    return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
  })`);
  return Math.max(...counts);
}

describe("booking page on a narrow phone", () => {
  it.each(
    ["2026-08-28", "2026-12-28"].flatMap((day) => spoken.map((locale) => [day, locale] as const)),
  )("days from %s have month and day names on one line in %s", async (day, locale) => {
    now = new Date(`${day}T08:00:00Z`);
    await using visit = await hosted.visit("/2", { ...phone, locale });
    expect(await linesOf(visit.page, ".month > span", /.+/)).toBe(1);
    expect(await linesOf(visit.page, ".day > span:first-child", /.+/)).toBe(1);
  });

  it("hyphenated words and times do not break", async () => {
    now = new Date("2026-08-28T08:00:00Z");
    const path = `${setUp(hosted, waiting, "2")}/verify?proof=x`;
    await using german = await hosted.visit(path, { ...phone, locale: "de" });
    expect(await linesOf(german.page, "h1", /E-\S?Mail/)).toBe(1);
    await using american = await hosted.visit(path, { ...phone, locale: "en-US" });
    expect(await linesOf(american.page, ".span", /\d+:\d\d.*M$/)).toBe(1);
  });
});
