import { thorough } from "@frontdesk/database/testing";
import { violationsOn } from "@frontdesk/people/test/browser/faults";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeShop } from "../shop.ts";
import { faultsOf, sideways } from "./accessibility.ts";
import {
  asksForCode,
  authorizations,
  bankOn,
  enterRightCode,
  enterWrongCode,
  makeRequested,
  paid,
} from "./customers.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());
beforeEach(async () => {
  hosted.shop = await makeShop(hosted.payments);
});

describe.runIf(thorough)("bank page", () => {
  async function faultsAround(page: Page): Promise<string[]> {
    const frame = await (await page.locator("dialog iframe").elementHandle())?.contentFrame();
    expect(await sideways(page)).toBe(0);
    return [...(await violationsOn(page)), ...(await faultsOf(frame!))];
  }

  const looks = ["dark", "light"] as const;
  it.each(looks.slice(thorough ? 0 : 1))(
    "is accessible and fits a phone, %s",
    async (colorScheme) => {
      await using visit = await makeRequested(hosted, asksForCode, { colorScheme });
      const { page } = visit;
      expect(await faultsAround(page)).toEqual([]);
      const box = await page.locator("dialog iframe").boundingBox();
      expect(box!.x).toBeGreaterThanOrEqual(0);
      expect(box!.x + box!.width).toBeLessThanOrEqual(320);
      await enterWrongCode(page);
      await bankOn(page).getByRole("alert").waitFor();
      expect(await faultsAround(page)).toEqual([]);
      expect(visit.misdeeds).toEqual([]);
    },
  );

  it("works by keyboard alone", async () => {
    await using visit = await makeRequested(hosted, asksForCode);
    const { page } = visit;
    const code = await bankOn(page).locator("#code-shown").innerText();
    await page.locator("dialog header button").focus();
    await page.keyboard.press("Tab");
    await page.keyboard.type(code);
    await page.keyboard.press("Enter");
    await paid(page).waitFor();
    expect(await authorizations(hosted)).toEqual(["approved"]);
  });

  it("accepts messages of its own frame only: another frame cannot end the challenge", async () => {
    await using visit = await makeRequested(hosted, asksForCode);
    const { page } = visit;
    await page.evaluate(`{
      const stranger = document.createElement("iframe");
      document.body.append(stranger);
      for (const source of [stranger.contentWindow, window, null]) {
        dispatchEvent(new MessageEvent("message", { data: { hints: ["forged"] }, source }));
      }
    }`);
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations(hosted)).toEqual(["approved"]);
  });

  it("accepts hints and ignores all other messages", async () => {
    await using visit = await makeRequested(hosted, asksForCode);
    const { page } = visit;
    await page.evaluate(`{
      const source = document.querySelector("dialog iframe").contentWindow;
      const said = [null, "hints", { hints: "x" }, { hints: [1n] }, { hints: [{}] }, { hints: [] }];
      for (const data of said) dispatchEvent(new MessageEvent("message", { data, source }));
    }`);
    await enterRightCode(page);
    await paid(page).waitFor();
    expect(await authorizations(hosted)).toEqual(["approved"]);
    expect(visit.misdeeds).toEqual([]);
  });
});
