import { few } from "@frontdesk/database/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { sideways } from "./accessibility.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

const input = { value: "129.95", text: "Two nights\nwith breakfast", reference: "B-1" };
const parts = [".payee", ".total", ".text", ".reference", ".test", ".box", ".button", ".lock-line"];

/** Pixels. */
async function locations(page: Page, within: string): Promise<unknown[]> {
  return await page.evaluate(`${JSON.stringify(parts)}.flatMap((part) =>
    [...document.querySelectorAll("${within} " + part)].map((one) => {
      const { top, height } = one.getBoundingClientRect();
      return [part, Math.round(top), Math.round(height)];
    }))`);
}

async function waiting(width: number, parameters: Record<string, string> = input) {
  const visit = await hosted.visit("about:blank", { viewport: { width, height: 800 } });
  const { page } = visit;
  const { promise, resolve: let_ } = Promise.withResolvers<void>();
  await page.route("**/pay/*.js", async (route) => {
    await promise;
    await route.continue();
  });
  await page.goto(hosted.link(parameters), { waitUntil: "commit" });
  await page.locator("#content").waitFor({ state: "attached" });
  const pass = (ms: number) =>
    page.evaluate(`for (const one of document.getAnimations()) {
      one.pause();
      one.currentTime = ${ms};
    }`);
  return { visit, page, pass, let: let_ };
}

describe("page before its script arrives", () => {
  it.each(few([360, 1280, 768, 320]))("has the final layout at %i px", async (width) => {
    const { visit, page, pass, let: come } = await waiting(width);
    await using _closing = visit;
    await pass(1_000);
    expect(await page.locator(".skeleton").isVisible()).toBe(true);
    const before = await locations(page, ".skeleton");
    come();
    await page.locator("#number").waitFor();
    expect(before).toEqual(await locations(page, "main"));
    expect(before).toHaveLength(parts.length + 2);
    expect(visit.misdeeds).toEqual([]);
  });

  it("is blank for a moment, then names the missing script", async () => {
    const { visit, page, pass } = await waiting(360);
    await using _closing = visit;
    await pass(100);
    expect(await page.locator(".skeleton").isVisible()).toBe(false);
    await pass(200);
    expect(await page.locator(".skeleton").isVisible()).toBe(true);
    expect(await sideways(page)).toBe(0);
    await pass(3_001);
    expect(await page.locator(".skeleton").isVisible()).toBe(false);
    expect(await page.locator(".unscripted").isVisible()).toBe(true);
  });

  it.each([{}, { ...input, recurring: "y" }])(
    "shows no skeleton of an uncertain form: %j",
    async (one) => {
      const { visit, page } = await waiting(360, one);
      await using _closing = visit;
      expect(await page.locator(".skeleton").count()).toBe(0);
    },
  );
});
