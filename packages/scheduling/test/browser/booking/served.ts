import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { freePort } from "@frontdesk/server/test/port";
import type { BrowserContextOptions } from "playwright-core";
import { makeBookable } from "../../agenda.ts";
import {
  type Json,
  startTestScheduling,
  type TestOptions,
  type TestScheduling,
} from "../../harness.ts";
import { makeStudio, type Studio } from "../../studio.ts";
import { openVisit, type Visit } from "./visit.ts";

export interface ServedPage extends AsyncDisposable {
  scheduling: TestScheduling;
  studio: Studio;
  url: string;
  offer(fields: object): Promise<Json>;
  visit(path?: string, options?: BrowserContextOptions): Promise<Visit>;
}

type Serving = Pick<TestOptions, "settings" | "now">;

const hours = { weekDays: [0, 1, 2, 3, 4, 5, 6], startTime: 9 * 60, endTime: 17 * 60 };
const timezone = "Europe/Copenhagen";

export async function startServed({ settings = {}, now }: Serving = {}): Promise<ServedPage> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const own = { publicUrl: origin, ...settings };
  const scheduling = await startTestScheduling({ settings: own, ...(now && { now }) });
  const studio = await makeStudio(scheduling, { timezone });
  await studio.put("/booking_page", {
    published: true,
    title: "Jane's studio",
    contact_email: "jane@example.com",
    privacy_url: "https://example.com/privacy",
    phone: "+45 12 34 56 78",
    address: "Nyhavn 1\n1051 Copenhagen",
  });
  await scheduling.server.listen({ host: "127.0.0.1", port });
  const browser = await startChromium();
  const url = `${origin}/book/${studio.subdomain}`;
  return {
    scheduling,
    studio,
    url,
    async offer(fields) {
      const ids = [];
      for (let count = 0; count < 2; count += 1) {
        ids.push(await makeBookable(scheduling, studio, { hours, timezone }));
      }
      const parts = [{ name: "Stylist", resource_ids: ids, choosable: false }];
      const terms = { duration: 60, price: 3550, currency: "EUR", visibility: "public", parts };
      const { status, body } = await studio.post("/services", { ...terms, ...fields });
      if (status !== 201) throw new Error(JSON.stringify(body));
      return body;
    },
    visit: (path = "", options = {}) => openVisit(browser, `${url}${path}`, options),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await scheduling.close();
    },
  };
}
