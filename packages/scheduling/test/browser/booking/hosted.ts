import { startChromium } from "@frontdesk/people/test/browser/chromium";
import { masterKey } from "@frontdesk/platform/test/harness";
import { createLog } from "@frontdesk/server/log";
import { createServer } from "@frontdesk/server/server";
import { freePort } from "@frontdesk/server/test/port";
import { bookingPages } from "../../../src/appointments/pages/routes.ts";
import { readSettings } from "../../../src/core/settings.ts";
import { makeApi, type PublicApi, publicRoutes } from "./public-api.ts";
import { openVisit, type Visit, type VisitOptions } from "./visit.ts";

export interface HostedPage extends AsyncDisposable {
  api: PublicApi;
  url: string;
  visit(path?: string, options?: VisitOptions): Promise<Visit>;
}

export async function startHosted(api = makeApi()): Promise<HostedPage> {
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
    visit: (path = "", options = {}) => openVisit(browser, `${url}${path}`, options),
    async [Symbol.asyncDispose]() {
      await browser.close();
      await server.close();
    },
  };
}
