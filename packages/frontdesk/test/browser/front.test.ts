import type { AddressInfo } from "node:net";
import { thorough } from "@frontdesk/database/testing";
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
beforeAll(async () => {
  payments = await startTestPayments();
  scheduling = await startTestScheduling();
  browser = await startChromium();
  page = await browser.newPage();
  for (const server of [payments.server, payments.admin, scheduling.server]) {
    await server.listen({ host: "127.0.0.1", port: 0 });
  }
});
afterAll(async () => {
  await browser.close();
  await Promise.all([payments.close(), scheduling.close()]);
});

const ports: [title: string, server: () => Server, ways: string[]][] = [
  ["Payments", () => payments.server, ["/docs", "/openapi.json", "/health"]],
  [
    "Scheduling",
    () => scheduling.server,
    ["/sign-in", "/sign-up", "/developers", "/docs", "/openapi.json", "/health"],
  ],
  ["The admin listener", () => payments.admin, ["/payments/metrics"]],
];

describe.each(ports)("front page of a port: %s", (title, serverOf, ways) => {
  it("shows the next step, and all links work", async () => {
    const server = serverOf();
    await page.goto(`http://127.0.0.1:${(server.server.address() as AddressInfo).port}/`);
    expect(await page.textContent("h1")).toBe(title);
    const links = await page.locator("a.way").all();
    const paths = await Promise.all(links.map((link) => link.getAttribute("href")));
    expect(paths).toEqual(ways);
    for (const url of ways) expect((await server.inject({ url })).statusCode).toBeLessThan(400);
  });

  const looks = [
    [320, "dark"],
    [1280, "light"],
    [320, "light"],
    [1280, "dark"],
  ] as const;
  it.each(thorough ? looks : looks.slice(0, 2))(
    "has no axe findings at %i px, %s",
    async (width, colorScheme) => {
      const { port } = serverOf().server.address() as AddressInfo;
      await page.setViewportSize({ width, height: 740 });
      await page.emulateMedia({ colorScheme });
      await page.goto(`http://127.0.0.1:${port}/`);
      expect(await violationsOn(page)).toEqual([]);
      expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    },
  );
});
