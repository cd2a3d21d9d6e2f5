import type { AddressInfo } from "node:net";
import { few } from "@frontdesk/database/testing";
import { startTestPayments, type TestPayments } from "@frontdesk/payments/test/harness";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { violationsOn } from "@frontdesk/people/test/browser/faults";
import { startTestScheduling, type TestScheduling } from "@frontdesk/scheduling/test/harness";
import type { Server } from "@frontdesk/server/server";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let payments: TestPayments;
let scheduling: TestScheduling;
let browser: Browser;
let page: Page;
const requests: string[] = [];
const complaints: string[] = [];
beforeAll(async () => {
  payments = await startTestPayments();
  scheduling = await startTestScheduling();
  browser = await startChromium();
  page = await browser.newPage();
  page.on("request", (request) => requests.push(request.url()));
  page.on("console", (message) => {
    if (message.type() === "error") complaints.push(message.text());
  });
  for (const { server } of [payments, scheduling]) {
    await server.listen({ host: "127.0.0.1", port: 0 });
  }
});
afterAll(async () => {
  await browser.close();
  await Promise.all([payments.close(), scheduling.close()]);
});

const ports: [title: string, server: () => Server, operation: string, words: string][] = [
  ["Frontdesk payments", () => payments.server, "#tag/apps/GET/me", "Retrieve the calling app"],
  ["Frontdesk scheduling", () => scheduling.server, "#tag/users/GET/v1/me", "Retrieve the caller"],
];

const looks = [
  [320, "dark"],
  [320, "light"],
  [1280, "light"],
  [1280, "dark"],
] as const;

const addressOf = (server: Server) =>
  `http://127.0.0.1:${(server.server.address() as AddressInfo).port}`;

describe.each(few(ports))("API documentation: %s", (title, serverOf, operation, words) => {
  it("is self-hosted, loads nothing external, and has samples to copy", async () => {
    const origin = addressOf(serverOf());
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("about:blank");
    requests.length = 0;
    await page.goto(`${origin}/docs${operation}`);
    await page.getByRole("heading", { name: words }).first().waitFor();
    expect(await page.title()).toBe(`${title} – API`);
    expect([...new Set(requests.map((url) => new URL(url).origin))]).toEqual([origin]);
    expect(complaints).toEqual([]);
    expect(await page.locator("a[href*='scalar.com']:visible").count()).toBe(0);
    expect(await page.locator("body").innerText()).not.toMatch(/scalar/i);
    expect(await page.locator("body").innerText()).toContain("curl '");
  });

  it.each(few(looks, title === "Frontdesk scheduling" ? 1 : 0))(
    "has no axe findings at %i px, %s",
    async (width, colorScheme) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme });
      await page.goto("about:blank");
      await page.goto(`${addressOf(serverOf())}/docs${operation}`);
      await page.getByRole("heading", { name: words }).first().waitFor();
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    },
  );
});
