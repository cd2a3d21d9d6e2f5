import { gzipSync } from "node:zlib";
import type { Browser, Page as Tab } from "playwright-core";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { behavioursOf } from "../behaviour.ts";
import { startServer, type TestServer } from "../server.ts";
import { bundleForBrowser } from "./bundle.ts";
import { startChromium } from "./chromium.ts";
import type { readCookies, Trip, tellWebhook, tryBehaviour } from "./page.ts";
import { openSite, type Site } from "./site.ts";

const library = new URL("../../src/index.ts", import.meta.url);

interface Globals {
  tryBehaviour: typeof tryBehaviour;
  readCookies: typeof readCookies;
  tellWebhook: typeof tellWebhook;
}

/** What is seen where the browser has a hand in it that a page cannot see. */
const browsersOwn: Record<string, unknown[]> = {
  // It repeats by itself what was sent on a connection that it had used before.
  "repeats a GET that is answered with 408": [[200, "3:", expect.toBeOneOf([1, 2, 3])]],
  // It may drop what has not been read yet when the connection breaks.
  "gives what arrived of a truncated body": [
    "broken_response",
    200,
    expect.toBeOneOf(["half", ""]),
  ],
};

const names = behavioursOf("fetch in a browser").map(({ name }) => name);

describe("a bundle for browsers", () => {
  it("is smaller than 6 KB, minified and compressed", async () => {
    const code = await bundleForBrowser(library, true);
    expect(gzipSync(code).length).toBeLessThan(6 * 1024);
  });

  it("holds no Node code", async () => {
    const code = await bundleForBrowser(library);
    expect(code).not.toMatch(/\bnode:|\brequire\(|\bundici\/|from "|\bprocess\.|\bBuffer\b/);
  });
});

describe("on fetch in a browser, a client", () => {
  let browser: Browser;
  let tab: Tab;
  let server: TestServer;
  let site: Site;

  beforeAll(async () => {
    server = await startServer();
    site = await openSite(await bundleForBrowser(new URL("./page.ts", import.meta.url)));
    browser = await startChromium();
    tab = await browser.newPage();
    await tab.goto(site.url);
  });

  afterAll(async () => {
    await browser.close();
    await site[Symbol.asyncDispose]();
    await server[Symbol.asyncDispose]();
  });

  const attempt = (name: string) => {
    const { url, otherUrl } = server;
    const trip: Trip = { name, url, otherUrl, on: "fetch in a browser" };
    return tab.evaluate((given) => (globalThis as unknown as Globals).tryBehaviour(given), trip);
  };

  it.each(names)("%s", async (name) => {
    const { observations, failure } = await attempt(name);
    expect(failure).toBeUndefined();
    expect(observations).not.toEqual([]);
    const actual = observations.map((one) => one.actual);
    const expected = observations.map((one) => one.expected);
    expect(actual).toEqual(browsersOwn[name] ?? expected);
  });

  it("is excepted from nothing but what it is asked", () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(browsersOwn)));
  });

  it("knows a webhook that was signed from any other", async () => {
    const [secret, other] = ["whsec_c2lnbmVkIGhlcmU=", "whsec_c2lnbmVkIHRoZXJl"] as const;
    const [at, body] = [new Date(), '{"name":"Zoë"}'];
    const headers = {
      "webhook-id": "7",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("7", at, body),
    };
    const received = { headers, body, secrets: [other, secret] };
    const tell = (given: typeof received) => (globalThis as unknown as Globals).tellWebhook(given);
    expect(await tab.evaluate(tell, received)).toEqual({ name: "Zoë" });
    const unknown = { ...received, secrets: [other] };
    expect(await tab.evaluate(tell, unknown)).toBe("signature_mismatch");
  });

  it("sends no cookie of the page", async () => {
    await tab.context().addCookies([{ name: "session", value: "secret", url: site.url }]);
    const ask = async (url: string) => [
      await fetch("/cookies").then((response) => response.text()),
      await (globalThis as unknown as Globals).readCookies(url),
    ];
    const seen = await tab.evaluate(ask, site.url);
    expect(seen).toEqual(["session=secret", "none"]);
  });

  it("may not read what another origin does not allow it to", async () => {
    await using stranger = await openSite("");
    const read = (url: string) => fetch(url).then(() => "read", String);
    expect(await tab.evaluate(read, stranger.url)).toContain("Failed to fetch");
  });
});
