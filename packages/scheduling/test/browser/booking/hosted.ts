// The booking page on a server that listens, and customers with a browser who open it. What a page
// does that it must not is written down.
import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { masterKey } from "@frontdesk/platform/test/harness";
import { createLog } from "@frontdesk/server/log";
import { createServer } from "@frontdesk/server/server";
import { freePort } from "@frontdesk/server/test/port";
import type { BrowserContextOptions, Page } from "playwright-core";
import { bookingPages } from "../../../src/appointments/pages/routes.ts";
import { readSettings } from "../../../src/ground/settings.ts";
import { givenApi, type PublicApi, publicRoutes } from "./public-api.ts";

export interface Hosted extends AsyncDisposable {
  api: PublicApi;
  /** Of the business's page. */
  url: string;
  visit(path?: string, options?: BrowserContextOptions): Promise<Visit>;
}

export interface Visit extends AsyncDisposable {
  page: Page;
  misdeeds: string[];
}

export async function startHosted(api = givenApi()): Promise<Hosted> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const server = createServer({ log: createLog({ level: "silent" }) });
  const settings = { ...readSettings({ MASTER_KEY: masterKey }), publicUrl: origin };
  publicRoutes(server, api);
  bookingPages(server, { settings, now: api.now });
  await server.listen({ host: "127.0.0.1", port });
  const browser = await startChromium();
  const url = `${origin}/book/jane`;
  return {
    api,
    url,
    async visit(path = "", options = {}) {
      const zone = { locale: "en-GB", timezoneId: "Europe/Copenhagen" };
      const context = await browser.newContext({ ...zone, ...options });
      const page = await context.newPage();
      const misdeeds: string[] = [];
      page.on("request", (request) => {
        if (!request.url().startsWith(origin)) misdeeds.push(`asked ${request.url()}`);
      });
      page.on("pageerror", (error) => misdeeds.push(`failed: ${error.message}`));
      page.on("console", (message) => {
        if (message.type() === "error" && !/Failed to load resource/.test(message.text())) {
          misdeeds.push(`complained: ${message.text()}`);
        }
      });
      await page.goto(`${url}${path}`);
      return { page, misdeeds, [Symbol.asyncDispose]: () => context.close() };
    },
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.close();
    },
  };
}
