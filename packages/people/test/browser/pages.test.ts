import type { AddressInfo } from "node:net";
import { thorough } from "@frontdesk/database/testing";
import type { Browser, Page } from "playwright-core";
import { decodeQR } from "qr/decode.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { invite } from "../../src/invitations/invite.ts";
import { codeFor, lastLink, password, startTestPeople, type TestPeople } from "../harness.ts";
import { startChromium } from "./chromium.ts";
import { violationsOn } from "./faults.ts";

const email = "ann@example.com";

let started: TestPeople;
let browser: Browser;
let page: Page;
let copy: Page;
let site: string;
const complaints: string[] = [];
beforeAll(async () => {
  started = await startTestPeople({ navigation: [{ path: "/me", title: "Developers" }] });
  await started.server.listen({ host: "127.0.0.1", port: 0 });
  site = `http://127.0.0.1:${(started.server.server.address() as AddressInfo).port}`;
  browser = await startChromium();
  page = await browser.newPage({ javaScriptEnabled: false });
  copy = await browser.newPage();
  page.on("console", (message) => {
    // Informational messages are no complaints: a page's focus may come after fast typing.
    if (message.type() !== "info") complaints.push(message.text());
  });
});
afterAll(async () => {
  await browser.close();
  await started.close();
});

let inspected = 0;

const smallTargets = `[...document.querySelectorAll(
    "button, select, summary, nav a, a.way, a.button, input, .choice, .boxes label")]
  .filter((one) => !/^(checkbox|radio|hidden)$/.test(one.type) && one.checkVisibility())
  .filter((one) => one.getBoundingClientRect().height < 44)
  .map((one) => one.outerHTML)`;

/** Axe is a script, so it runs on a copy of the page with scripts on. */
async function inspect(): Promise<void> {
  const path = new URL(page.url()).pathname;
  const body = await page.content();
  await copy.route("**/copy", (route) => route.fulfill({ body, contentType: "text/html" }));
  await copy.goto(`${site}/copy`);
  inspected += 1;
  for (const [location, width] of [320, 1100].entries()) {
    await copy.setViewportSize({ width, height: 800 });
    const view = width === 320 ? (["dark", "light"] as const) : (["light", "dark"] as const);
    // A local run checks each page in one scheme.
    for (const colorScheme of thorough ? view : view.slice(0, inspected % 2 === location ? 1 : 0)) {
      await copy.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await violationsOn(copy);
      expect([path, colorScheme, width, violations]).toEqual([path, colorScheme, width, []]);
    }
    const widest = await copy.evaluate<number>("document.documentElement.scrollWidth");
    expect([path, widest]).toEqual([path, width]);
    expect([path, await copy.evaluate(smallTargets)]).toEqual([path, []]);
  }
  await copy.unroute("**/copy");
}

async function scan(screenshot: Buffer): Promise<string> {
  const drawn = await copy.evaluate<{ width: number; height: number; data: string }>(`
    (async () => {
      const bytes = Uint8Array.fromBase64("${screenshot.toString("base64")}");
      const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const { width, height } = bitmap;
      const canvas = new OffscreenCanvas(width, height).getContext("2d");
      canvas.drawImage(bitmap, 0, 0);
      const { data } = canvas.getImageData(0, 0, width, height);
      return { width, height, data: new Uint8Array(data.buffer).toBase64() };
    })()`);
  return decodeQR({ ...drawn, data: Buffer.from(drawn.data, "base64") });
}

const focused = () => page.evaluate<string>("document.activeElement.name");

async function enter(): Promise<string> {
  await Promise.all([page.waitForEvent("load"), page.keyboard.press("Enter")]);
  const { pathname, search } = new URL(page.url());
  return pathname + search;
}

async function tabTo(name: string): Promise<void> {
  for (let stage = 0; stage < 60; stage += 1) {
    const here = await page.evaluate<string>(
      "document.activeElement.id || document.activeElement.textContent",
    );
    if (here === name) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not lead to ${name}`);
}

async function begin(name: string): Promise<void> {
  await expect.poll(focused).toBe(name);
}

describe("pages by keyboard alone and without scripts", () => {
  async function signUp(): Promise<void> {
    await page.goto(`${site}/sign-up`);
    await begin("name");
    await inspect();
    expect(await enter()).toBe("/sign-up");
    expect(await page.title()).toBe("Error: Sign up – Frontdesk");
    await begin("name");
    await inspect();
    await page.keyboard.type("Ann Example");
    await page.keyboard.press("Tab");
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    expect(await enter()).toBe("/check-mail");
    await inspect();
    await page.goto(site + lastLink(started, email));
    await begin("password");
    await inspect();
    await page.keyboard.type(password);
    expect(await enter()).toBe("/me");
    await inspect();
  }

  async function addFactor(): Promise<void> {
    await tabTo("factor-present");
    await page.keyboard.type(password);
    expect(await enter()).toBe("/me/second-factor");
    await inspect();
    const address = await page.locator("details code").textContent();
    expect(await scan(await page.locator("main").screenshot())).toBe(address);
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 320, height: 800 });
    expect(await scan(await page.locator("main").screenshot())).toBe(address);
    await page.emulateMedia({ colorScheme: "light" });
    await tabTo("code");
    await page.keyboard.type("000000");
    expect(await enter()).toBe("/me/second-factor/confirm");
    await begin("code");
    await inspect();
    await page.keyboard.type(codeFor(started, await page.content()));
    expect(await enter()).toBe("/me/second-factor/confirm");
    const [backupCode = ""] = /\w{5}-\w{5}/.exec(await page.innerText("main")) ?? [];
    await inspect();
    await page.goto(`${site}/me`);
    await inspect();
    await tabTo("Sign out");
    expect(await enter()).toBe("/sign-in?told=signed-out");
    await begin("email");
    await inspect();
    await page.keyboard.type(email);
    await page.keyboard.press("Tab");
    await page.keyboard.type("not the password");
    expect(await enter()).toBe("/sign-in");
    await begin("password");
    await inspect();
    await page.keyboard.type(password);
    expect(await enter()).toBe("/second-factor");
    await begin("code");
    await inspect();
    await page.keyboard.type(backupCode);
    expect(await enter()).toBe("/me");
  }

  async function leaveNameEmpty(): Promise<void> {
    await tabTo("name");
    await page.keyboard.press("Control+A");
    await page.keyboard.press("Delete");
    expect(await enter()).toBe("/me/name");
    await begin("name");
    await inspect();
  }

  async function choosePassword(): Promise<void> {
    await page.context().clearCookies();
    await page.goto(`${site}/forgot`);
    await begin("email");
    await inspect();
    await page.keyboard.type(email);
    expect(await enter()).toBe("/check-mail");
    await page.goto(site + lastLink(started, email));
    await begin("password");
    await inspect();
    await page.keyboard.type("another sentence of mine");
    expect(await enter()).toBe("/sign-in?told=password");
    await inspect();
    await page.goto(`${site}/verify/not-open`);
    await inspect();
  }

  it("a person signs up, adds a second factor, sees errors and chooses a password", async () => {
    await signUp();
    await addFactor();
    await leaveNameEmpty();
    await choosePassword();
  });

  it("a visitor reads that a form is out of date", async () => {
    await page.goto(`${site}/forgot`);
    await begin("email");
    await page.context().clearCookies();
    await page.keyboard.type(email);
    expect(await enter()).toBe("/forgot");
    expect(await page.innerText("h1")).toBe("This did not work");
    await inspect();
  });

  async function join(): Promise<void> {
    const { token } = await invite(started.opened.db, {
      email: "bo@example.com",
      purpose: "shop",
      newPersonId: "b".repeat(24),
      now: started.now(),
    });
    await page.goto(`${site}/join/${token}`);
    await begin("name");
    await inspect();
    await page.keyboard.type("Bo Jensen");
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    expect(await enter()).toBe("/me");
    await inspect();
  }

  it("an invited person joins, and restores a changed address", async () => {
    await join();
    const [former, later] = ["bo@example.com", "bo@example.org"];
    await page.goto(`${site}/me`);
    await page.focus("#new-email");
    await page.keyboard.type(later);
    await page.keyboard.press("Tab");
    await page.keyboard.type(password);
    expect(await enter()).toBe("/me?told=address-mailed");
    await inspect();
    const objection = lastLink(started, former);
    await page.goto(site + objection);
    await inspect();
    await page.goto(site + lastLink(started, later));
    await inspect();
    await page.focus("button:text('Confirm')");
    expect(await enter()).toBe("/me?told=address");
    await page.goto(site + objection);
    await inspect();
    await page.focus("button:text('Restore the address')");
    expect(await enter()).toBe(objection);
    expect(await page.innerText("h1")).toBe("The address stays");
    await inspect();
  });

  it("the browser console has no complaints", () => {
    // The console also reports error statuses.
    expect(complaints.filter((text) => !/status of 4\d\d/.test(text))).toEqual([]);
  });
});
