import { startChromium } from "@frontdesk/people/test/browser/chromium";
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

/** The key `silent` makes the page stay silent. */
async function makePopup(key = "k", options = {}): Promise<Visitor> {
  const visitor = await visit(browser, `${site.shop}/`, options);
  await visitor.pay("first", {}, key);
  if (key === "k") await eventually(async () => expect(await visitor.heard()).toHaveLength(1));
  return visitor;
}

async function expectOutcome(
  visitor: Visitor,
  name: string,
  ...messages: unknown[]
): Promise<void> {
  await eventually(async () => expect((await visitor.outcomes())[name]).toEqual(messages));
}

const types = async (visitor: Visitor) => (await visitor.heard()).map(({ type }) => type);
const cancel = "document.querySelector('frontdesk-popup').shadowRoot.querySelector('dialog')";

describe("payer leaving the popup", () => {
  it.each(["button", "Escape"])("may leave by %s before the page has loaded", async (path) => {
    await using visitor = await makePopup("silent");
    const { page } = visitor;
    if (path === "button") await page.getByRole("button", { name: "Close" }).click();
    else await page.keyboard.press("Escape");
    await expectOutcome(visitor, "first", "closed");
    expect(await page.locator("frontdesk-popup").count()).toBe(0);
  });

  it("reads the close button in the payment's language", async () => {
    await using visitor = await visit(browser, site.shop, { locale: "sv-SE" });
    await visitor.pay("first", {}, "silent");
    expect(await visitor.page.getByRole("button", { name: "Stäng" }).count()).toBe(1);
    await visitor.pay("second", { locale: "nn_NO" }, "silent");
    expect(await visitor.page.getByRole("button", { name: "Lukk" }).count()).toBe(1);
    expect(await visitor.dialog.getAttribute("aria-label")).toBe("Betaling");
  });

  it("the popup asks the page, and the page closes", async () => {
    await using visitor = await makePopup();
    await visitor.page.evaluate(`${cancel}.dispatchEvent(new Event('cancel'))`);
    await eventually(async () => expect(await types(visitor)).toEqual(["open", "close"]));
    expect(await visitor.outcomes()).toEqual({ first: [] });
    await visitor.say({ type: "closed" });
    await expectOutcome(visitor, "first", "closed");
  });

  it.each(["closed", "superseded", "silent"])(
    "does not call a payment with an unknown outcome closed: %s",
    async (path) => {
      await using visitor = await makePopup();
      await visitor.say({ type: "busy", busy: true });
      await visitor.say({ type: "busy", busy: false, doubt: "in doubt" });
      if (path === "closed") await visitor.say({ type: "closed" });
      else if (path === "superseded") await visitor.pay("second", {}, "silent");
      else await visitor.page.evaluate(`${cancel}.dispatchEvent(new Event('cancel'))`);
      if (path === "silent") await visitor.page.clock.fastForward(1_000);
      await eventually(async () => {
        const [error] = (await visitor.outcomes()).first ?? [];
        expect(error).toBe("in doubt");
      });
    },
  );

  it("may leave if the page does not answer", async () => {
    await using visitor = await makePopup();
    await visitor.page.evaluate(`${cancel}.dispatchEvent(new Event('cancel'))`);
    await visitor.page.clock.fastForward(1_000);
    await expectOutcome(visitor, "first", "closed");
  });

  it("stays if a payment began at that moment", async () => {
    await using visitor = await makePopup();
    await visitor.page.evaluate(`${cancel}.dispatchEvent(new Event('cancel'))`);
    await visitor.say({ type: "busy", busy: true });
    await eventually(async () => expect(await types(visitor)).toEqual(["open", "close"]));
    await visitor.page.clock.fastForward(10_000);
    expect(await visitor.outcomes()).toEqual({ first: [] });
  });

  it("cannot close the dialog without the page", async () => {
    await using visitor = await makePopup();
    await visitor.say({ type: "busy", busy: true });
    await visitor.page.evaluate(`${cancel}.close()`);
    await eventually(async () => expect(await types(visitor)).toEqual(["open", "close"]));
    expect(await visitor.dialog.isVisible()).toBe(true);
    expect(await visitor.outcomes()).toEqual({ first: [] });
  });
});

describe("second payment", () => {
  it("replaces the first, also of another instance", async () => {
    await using visitor = await makePopup();
    await visitor.pay("second", { title: "Second" }, "other");
    await expectOutcome(visitor, "first", "superseded");
    expect(await visitor.page.locator("frontdesk-popup").count()).toBe(1);
    expect(await visitor.dialog.getAttribute("aria-label")).toBe("Second");
    await visitor.say({ type: "closed" });
    await expectOutcome(visitor, "second", "closed");
    expect(await visitor.page.evaluate("document.documentElement.style.overflow")).toBe("");
  });

  it("knows the first if the script was loaded twice", async () => {
    await using visitor = await visit(browser, `${site.shop}/twice`);
    await visitor.pay("first");
    await visitor.pay("second");
    await expectOutcome(visitor, "first", "superseded");
  });
});

describe("impossible payment", () => {
  it("fails at once, while the payer reads the reason", async () => {
    await using visitor = await makePopup("silent");
    await visitor.say({ type: "failed", message: "The key is not known" });
    await expectOutcome(visitor, "first", "Frontdesk: The key is not known");
    expect(await visitor.page.locator("iframe").isVisible()).toBe(true);
    await visitor.page.clock.fastForward(60_000);
    await visitor.say({ type: "closed" });
    await eventually(async () => expect(await visitor.dialog.count()).toBe(0));
    expect(await visitor.outcomes()).toEqual({ first: ["Frontdesk: The key is not known"] });
  });

  it("with a wrong configuration opens nothing", async () => {
    await using visitor = await visit(browser, site.shop);
    await visitor.pay("first", { ammount: 5 });
    await expectOutcome(visitor, "first", "Frontdesk: config.ammount is not known");
    expect(await visitor.dialog.count()).toBe(0);
    const promised = `Frontdesk({ key: "k" }).pay().catch(({ name, message }) => name + message)`;
    expect(await visitor.page.evaluate(promised)).toBe(
      "TypeErrorFrontdesk: config must be an object",
    );
  });

  const silence = /^Frontdesk: the payment page did not load/;

  it("fails if the page loads and stays silent", async () => {
    await using visitor = await makePopup("silent");
    await visitor.page.frameLocator("iframe").locator("input").waitFor({ state: "attached" });
    await eventually(async () => {
      await visitor.page.clock.fastForward(5_000);
      expect((await visitor.outcomes()).first).toEqual([expect.stringMatching(silence)]);
    });
    expect(await visitor.dialog.count()).toBe(0);
  });

  it("fails if the page never loads", async () => {
    await using visitor = await visit(browser, site.shop);
    await visitor.page.route("**/pay/popup*", () => {});
    await visitor.pay("first");
    await visitor.page.clock.fastForward(15_000);
    expect(await visitor.outcomes()).toEqual({ first: [] });
    await visitor.page.clock.fastForward(15_000);
    await expectOutcome(visitor, "first", expect.stringMatching(silence));
  });

  it("fails if the shop's policy forbids the frame", async () => {
    await using visitor = await visit(browser, `${site.shop}/strict`);
    await visitor.pay("first");
    await eventually(async () => {
      await visitor.page.clock.fastForward(5_000);
      expect((await visitor.outcomes()).first).toEqual([expect.stringMatching(silence)]);
    });
  });

  it("fails without a key", async () => {
    await using visitor = await visit(browser, site.shop);
    for (const options of ["", "{}", "{ key: '' }", "{ key: 7 }"]) {
      const create = `try { Frontdesk(${options}) } catch (error) { error.message }`;
      expect(await visitor.page.evaluate(create)).toContain(
        "key must be the merchant's public key",
      );
    }
  });
});

describe("messages from elsewhere", () => {
  const paid = { frontdesk: "v1", type: "paid", transaction: { id: "65" } };

  it("have no effect", async () => {
    await using visitor = await makePopup();
    const { page } = visitor;
    const popup = await visitor.popup();
    // From the shop, from a frame in the popup, and malformed.
    await page.evaluate(`postMessage(${JSON.stringify(paid)}, "*")`);
    await popup.evaluate(`{
      const inner = document.createElement("iframe");
      inner.srcdoc = '<script>top.postMessage(${JSON.stringify(paid)}, "*")</script>';
      document.body.append(inner);
      new Promise((resolve) => inner.addEventListener("load", () => resolve(0)));
    }`);
    for (const other of [null, 7, "paid", { type: "paid" }, { ...paid, frontdesk: "v2" }]) {
      await popup.evaluate(`parent.postMessage(${JSON.stringify(other)}, "*")`);
    }
    await visitor.say({ type: "unheard of" }, { type: "closed" });
    await expectOutcome(visitor, "first", "closed");
  });

  it("have no effect after the frame went to another site", async () => {
    await using visitor = await makePopup();
    const frame = "document.querySelector('frontdesk-popup').shadowRoot.querySelector('iframe')";
    await visitor.page.evaluate(`${frame}.src = "/"; 0`);
    await eventually(async () => expect((await visitor.popup()).url()).toBe(`${site.shop}/`));
    await (await visitor.popup()).evaluate(`parent.postMessage(${JSON.stringify(paid)}, "*")`);
    await visitor.pay("second");
    await expectOutcome(visitor, "first", "superseded");
  });
});
