import { few } from "@frontdesk/database/testing";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { violationsOn } from "@frontdesk/people/test/browser/faults";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildSdk } from "../sdk/build.ts";
import { openScripted, type ScriptedPages } from "../sdk/scripted.ts";
import { eventually, type Visitor, visit } from "../sdk/visitor.ts";

let browser: Browser;
let site: ScriptedPages;
beforeAll(async () => {
  site = await openScripted(await buildSdk());
  browser = await startChromium();
});
afterAll(async () => {
  await browser.close();
  await site[Symbol.asyncDispose]();
});

const amount = { currency: "EUR", exponent: 2, value: 1250 };

async function makePopup(config: object = { test: true, amount }): Promise<Visitor> {
  const visitor = await visit(browser, `${site.shop}/`);
  await visitor.page.getByRole("button", { name: "Begin" }).focus();
  await visitor.pay("first", config);
  await eventually(async () => expect(await visitor.heard()).toHaveLength(1));
  return visitor;
}

async function expectOutcome(
  visitor: Visitor,
  name: string,
  ...messages: unknown[]
): Promise<void> {
  await eventually(async () => expect((await visitor.outcomes())[name]).toEqual(messages));
}

describe("popup of the SDK", () => {
  it.each(few(["dark", "light"]))("is accessible while loading, %s", async (colorScheme) => {
    await using visitor = await visit(browser, `${site.shop}/`, { colorScheme });
    await visitor.pay("first", { test: true, amount }, "silent");
    await visitor.dialog.getByRole("button", { name: "Close" }).waitFor();
    expect(await violationsOn(visitor.page, "frontdesk-popup")).toEqual([]);
    const box = await visitor.dialog.getByRole("button").boundingBox();
    expect([box?.width, box?.height]).toEqual([44, 44]);
  });

  it.each([
    ["reduce", 0],
    ["no-preference", 1],
  ] as const)("respects reduced motion while loading: %s", async (reducedMotion, rescheduling) => {
    await using visitor = await visit(browser, `${site.shop}/`, { reducedMotion });
    await visitor.pay("first", { test: true, amount }, "silent");
    await visitor.dialog.waitFor();
    const { page } = visitor;
    const root = 'document.querySelector("frontdesk-popup").shadowRoot';
    expect(await page.evaluate(`${root}.getAnimations().length`)).toBe(rescheduling);
  });

  it("is a modal dialog and passes the config to the page", async () => {
    await using visitor = await makePopup({ test: true, amount, title: "Tea", locale: "da_DK" });
    const { page, dialog } = visitor;
    expect(await dialog.getAttribute("aria-label")).toBe("Tea");
    expect(await page.locator("iframe").getAttribute("title")).toBe("Tea");
    const address = `${site.api}/pay/popup?key=k&test=1&locale=da_DK`;
    expect((await visitor.popup()).url()).toBe(address);
    expect(await visitor.heard()).toEqual([
      {
        frontdesk: "v1",
        type: "open",
        config: { test: true, amount, title: "Tea" },
        origin: site.shop,
      },
    ]);
    expect(visitor.misdeeds).toEqual([]);
  });

  it("takes the focus, locks the page behind, and restores both", async () => {
    await using visitor = await makePopup();
    const { page } = visitor;
    const focused = () => page.evaluate("document.activeElement.localName");
    const overflow = () => page.evaluate("document.documentElement.style.overflow");
    expect([await focused(), await overflow()]).toEqual(["frontdesk-popup", "hidden"]);
    await page.keyboard.type("4100");
    expect(await page.frameLocator("iframe").getByRole("textbox").count()).toBe(1);
    await page.evaluate("document.querySelector('button').focus()");
    expect(await focused()).toBe("frontdesk-popup");
    await visitor.say({ type: "closed" });
    await expectOutcome(visitor, "first", "closed");
    expect([await focused(), await overflow()]).toEqual(["button", ""]);
    expect(await page.locator("frontdesk-popup").count()).toBe(0);
  });

  it("keeps the service's style under a hostile shop style", async () => {
    await using visitor = await makePopup();
    await visitor.say({ type: "size", height: 500 });
    await eventually(async () => {
      const box = await visitor.page.locator("iframe").boundingBox();
      expect(box).toMatchObject({ width: 440, height: 500 });
    });
    await visitor.say({ type: "size", height: 5_000 });
    const { height } = visitor.page.viewportSize()!;
    await eventually(async () => {
      const box = await visitor.page.locator("iframe").boundingBox();
      expect(box?.height).toBe(height - 32);
    });
  });

  it.each([
    [320, 568],
    [390, 844],
    [844, 390],
  ])("fills a phone of %i by %i", async (width, height) => {
    await using visitor = await visit(browser, site.shop, { viewport: { width, height } });
    await visitor.pay("first");
    await visitor.say({ type: "size", height: 300 });
    const box = await visitor.page.locator("iframe").boundingBox();
    expect(box).toEqual({ x: 0, y: 0, width, height });
  });

  it("opens before the document has a body", async () => {
    await using visitor = await visit(browser, `${site.shop}/early`);
    await eventually(async () => expect(await visitor.heard()).toHaveLength(1));
    expect(await visitor.page.evaluate("hadBody")).toBe(false);
    expect(await visitor.dialog.getAttribute("aria-label")).toBe("Early");
    await visitor.say({ type: "closed" });
    expect(await visitor.page.evaluate("outcome")).toBe("closed");
  });

  it("survives a replaced document body", async () => {
    await using visitor = await makePopup();
    await visitor.page.evaluate("document.body.replaceChildren()");
    await visitor.say({ type: "closed" });
    await expectOutcome(visitor, "first", "closed");
  });
});

describe("payment through the SDK", () => {
  const paid = { type: "paid", transaction: { id: "65" }, custom: { note: "Hi" } };

  it("calls back once, after the page closes", async () => {
    await using visitor = await makePopup();
    await visitor.say({ type: "busy", busy: true });
    await visitor.say(paid);
    expect(await visitor.outcomes()).toEqual({ first: [] });
    await visitor.say({ type: "closed" }, { type: "closed" }, paid);
    await expectOutcome(visitor, "first", { transaction: { id: "65" }, custom: { note: "Hi" } });
  });

  it("calls back without custom data and if the page never closes", async () => {
    await using visitor = await makePopup();
    await visitor.say({ type: "paid", transaction: { id: "65" } });
    await eventually(async () => {
      await visitor.page.clock.fastForward(5_000);
      expect(await visitor.outcomes()).toEqual({
        first: [{ transaction: { id: "65" }, custom: {} }],
      });
    });
  });

  it("calls back before another payment replaces it", async () => {
    await using visitor = await makePopup();
    await visitor.say(paid);
    await visitor.pay("second");
    await expectOutcome(visitor, "first", { transaction: { id: "65" }, custom: { note: "Hi" } });
    await visitor.say({ type: "closed" });
    await expectOutcome(visitor, "second", "closed");
  });

  it("returns a promise without a callback", async () => {
    await using visitor = await visit(browser, site.shop);
    const pay = `globalThis.promise = Frontdesk({ key: "k" }).pay({}).catch((error) => error); 0`;
    await visitor.page.evaluate(pay);
    await visitor.say(paid);
    await visitor.say({ type: "closed" });
    expect(await visitor.page.evaluate("promise")).toMatchObject({ transaction: { id: "65" } });
    await visitor.page.evaluate(pay);
    await visitor.say({ type: "closed" });
    expect(await visitor.page.evaluate("promise")).toBe("closed");
  });

  it("resists a second payment and closing while it runs", async () => {
    await using visitor = await makePopup();
    await visitor.say({ type: "busy", busy: true });
    await visitor.pay("second");
    await expectOutcome(visitor, "second", "Frontdesk: a payment is being made at this moment");
    await visitor.page.evaluate(
      "document.querySelector('frontdesk-popup').shadowRoot" +
        ".querySelector('dialog').dispatchEvent(new Event('cancel'))",
    );
    await visitor.page.clock.fastForward(60_000);
    expect(await visitor.outcomes()).toMatchObject({ first: [] });
    await visitor.say(paid);
    await visitor.say({ type: "closed" });
    await expectOutcome(visitor, "first", { transaction: { id: "65" }, custom: { note: "Hi" } });
  });
});
