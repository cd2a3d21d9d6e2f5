import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { thorough } from "@frontdesk/database/testing";
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { violationsOn } from "@frontdesk/people/test/browser/faults";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Json, startTestScheduling, type TestScheduling } from "../harness.ts";

const email = "ann@example.com";
const password = "correct horse battery";

let scheduling: TestScheduling;
let browser: Browser;
let page: Page;
let site: string;
let planner: Server;
let callback: string;
const arrived: URL[] = [];
const complaints: string[] = [];
beforeAll(async () => {
  scheduling = await startTestScheduling();
  site = await listening(scheduling.server.server, () =>
    scheduling.server.listen({ host: "127.0.0.1", port: 0 }),
  );
  planner = createServer((request, response) => {
    arrived.push(new URL(request.url ?? "/", callback));
    response.end("<!doctype html><title>Planner</title><p>Welcome back");
  });
  callback = `${await listening(planner, async () => planner.listen(0, "127.0.0.1"))}/callback`;
  browser = await startChromium();
  page = await browser.newPage();
  page.on("console", (message) => {
    // Info messages are no errors: fast typing happens before a page's autofocus.
    if (message.type() !== "info") complaints.push(message.text());
  });
});
afterAll(async () => {
  await browser.close();
  planner.close();
  await scheduling.close();
});

async function listening(server: Server, listen: () => Promise<unknown>): Promise<string> {
  await listen();
  if (!server.listening) await new Promise((resolve) => server.once("listening", resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let inspected = 0;

const smallTargets = `[...document.querySelectorAll(
    "button, select, summary, nav a, a.way, a.button, input, .choice, .boxes label")]
  .filter((one) => !/^(checkbox|radio|hidden)$/.test(one.type) && one.checkVisibility())
  .filter((one) => one.getBoundingClientRect().height < 44)
  .map((one) => one.outerHTML)`;

async function inspect(): Promise<void> {
  const path = new URL(page.url()).pathname;
  inspected += 1;
  for (const [location, width] of [320, 1100].entries()) {
    await page.setViewportSize({ width, height: 800 });
    const view = width === 320 ? (["dark", "light"] as const) : (["light", "dark"] as const);
    // Locally each page in one of both schemes.
    for (const colorScheme of thorough ? view : view.slice(0, inspected % 2 === location ? 1 : 0)) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      const violations = await violationsOn(page);
      expect([path, colorScheme, width, violations]).toEqual([path, colorScheme, width, []]);
    }
    const widest = await page.evaluate<number>("document.documentElement.scrollWidth");
    expect([path, widest]).toEqual([path, width]);
    expect([path, await page.evaluate(smallTargets)]).toEqual([path, []]);
  }
}

async function press(name: string): Promise<string> {
  const byRole = page.getByRole("button", { name, exact: true });
  const target =
    (await byRole.count()) > 0 ? byRole : page.getByRole("link", { name, exact: true });
  await Promise.all([page.waitForEvent("load"), target.first().click()]);
  return new URL(page.url()).pathname;
}

async function linkMailed(): Promise<string> {
  const links = () => scheduling.logged().match(/\/verify\/[\w-]+/g) ?? [];
  await expect.poll(links).not.toEqual([]);
  return links().at(-1)!;
}

describe("consent in a browser", () => {
  const own: Record<string, string> = {};

  async function signUp(): Promise<void> {
    await page.goto(`${site}/sign-up`);
    await page.getByLabel("Name").fill("Ann Example");
    await page.getByLabel("Email address").fill(email);
    await page.getByLabel("Password").fill(password);
    await press("Sign up");
    await page.goto(site + (await linkMailed()));
    await page.getByLabel("Password from your sign-up").fill(password);
    expect(await press("Confirm")).toBe("/developers");
    await inspect();
  }

  async function register(): Promise<void> {
    expect(await press("Register an application")).toBe("/developers/applications/new");
    await inspect();
    expect(await press("Register")).toBe("/developers/applications");
    expect(await page.title()).toMatch(/^Error: /);
    await inspect();
    await page.getByLabel("Name").fill("Planner");
    await page.getByLabel("Redirect addresses").fill(callback.replace(/:\d+\//, "/"));
    for (const choice of await page.getByRole("checkbox", { name: /^(See|Change) / }).all()) {
      await choice.check();
    }
    await press("Register");
    await inspect();
    own.client_id = await page.locator("#client-id").innerText();
    own.client_secret = await page.locator("#client-secret").innerText();
    expect(await press("All applications")).toBe("/developers");
    await inspect();
  }

  async function allow(): Promise<void> {
    const query = new URLSearchParams({
      response_type: "code",
      client_id: own.client_id!,
      redirect_uri: callback,
      scope: "users:read resources:read bookings:read bookings:write",
      state: "the state",
    });
    await page.goto(`${site}/oauth/authorize?${query}`);
    expect(await page.getByRole("heading", { level: 1 }).innerText()).toBe("Allow Planner?");
    expect(await page.innerText("main")).toContain("In your account Ann's studio.");
    await inspect();
    expect(await press("Allow")).toBe("/callback");
    expect(await page.title()).toBe("Planner");
    expect(arrived[0]!.searchParams.get("state")).toBe("the state");
  }

  async function bookByApplication(): Promise<void> {
    const code = arrived[0]!.searchParams.get("code")!;
    const fields = { ...own, grant_type: "authorization_code", code, redirect_uri: callback };
    const answer = await fetch(`${site}/oauth/token`, {
      method: "POST",
      body: new URLSearchParams(fields),
    });
    const { access_token: token } = (await answer.json()) as { access_token: string };
    const ask = async (path: string, body?: object): Promise<Json> => {
      const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
      const method = body === undefined ? "GET" : "POST";
      const sent = { method, headers, ...(body && { body: JSON.stringify(body) }) };
      return await (await fetch(`${site}/v1${path}`, sent)).json();
    };
    const me = { first_name: "Ann", last_name: "Example", email };
    expect(await ask("/me")).toMatchObject(me);
    const { id } = await ask("/ann-s-studio/resources/me");
    const wish = { resource_id: id, start_date: "2031-03-03", start_time: 600, duration: 60 };
    const booking = await ask("/ann-s-studio/bookings", wish);
    expect(booking).toMatchObject({ start_time: 600, end_time: 660, booker: { email } });
    expect(await ask("/ann-s-studio/bookings")).toEqual([booking]);
  }

  async function revoke(): Promise<void> {
    await page.goto(`${site}/developers`);
    await page.locator("summary", { hasText: "Permissions" }).click();
    await inspect();
    expect(await press("Revoke access of Planner")).toBe("/me/applications");
    await inspect();
  }

  it("a person registers an application, which books until the person revokes it", async () => {
    await signUp();
    await register();
    await allow();
    await bookByApplication();
    await revoke();
  });

  it("sees an error for a broken link", async () => {
    await page.goto(`${site}/oauth/authorize?client_id=nobody`);
    await inspect();
  });

  it("the browser reports no error", () => {
    const refusals = complaints.filter((text) => !/status of 400/.test(text));
    expect(refusals).toEqual([]);
  });
});
