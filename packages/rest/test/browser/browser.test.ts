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

/** A page cannot see the browser's part. */
const browsersOwn: Record<string, unknown[]> = {
  "repeats a GET that is answered with 408": [[200, "3:", expect.toBeOneOf([1, 2, 3])]],
  // A broken connection may lose unread data.
  "gives what arrived of a truncated body": [
    "broken_response",
    200,
    expect.toBeOneOf(["half", ""]),
  ],
};

const names = behavioursOf("fetch in a browser").map(({ name }) => name);

describe("browser bundle", () => {
  it("is smaller than 6 KB, minified and compressed", async () => {
    const code = await bundleForBrowser(library, true);
    expect(gzipSync(code).length).toBeLessThan(6 * 1024);
  });

  it("contains no Node code", async () => {
    const code = await bundleForBrowser(library);
    expect(code).not.toMatch(/\bnode:|\brequire\(|\bundici\/|from "|\bprocess\.|\bBuffer\b/);
  });
});

describe("client on fetch in a browser", () => {
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
    return tab.evaluate((trip) => (globalThis as unknown as Globals).tryBehaviour(trip), trip);
  };

  it.each(names)("%s", async (name) => {
    const { observations, failure } = await attempt(name);
    expect(failure).toBeUndefined();
    expect(observations).not.toEqual([]);
    const actual = observations.map((one) => one.actual);
    const expected = observations.map((one) => one.expected);
    expect(actual).toEqual(browsersOwn[name] ?? expected);
  });

  it("exceptions name existing behaviours only", () => {
    expect(names).toEqual(expect.arrayContaining(Object.keys(browsersOwn)));
  });

  it("verifies the signature of a webhook", async () => {
    const [secret, other] = ["whsec_c2lnbmVkIGhlcmU=", "whsec_c2lnbmVkIHRoZXJl"] as const;
    const [at, body] = [new Date(), '{"name":"Zoë"}'];
    const headers = {
      "webhook-id": "7",
      "webhook-timestamp": String(Math.floor(at.getTime() / 1000)),
      "webhook-signature": new Webhook(secret).sign("7", at, body),
    };
    const received = { headers, body, secrets: [other, secret] };
    const tell = (input: typeof received) => (globalThis as unknown as Globals).tellWebhook(input);
    expect(await tab.evaluate(tell, received)).toEqual({ name: "Zoë" });
    const unknown = { ...received, secrets: [other] };
    expect(await tab.evaluate(tell, unknown)).toBe("signature_mismatch");
  });

  it("sends no cookies of the page", async () => {
    await tab.context().addCookies([{ name: "session", value: "secret", url: site.url }]);
    const ask = async (url: string) => [
      await fetch("/cookies").then((response) => response.text()),
      await (globalThis as unknown as Globals).readCookies(url),
    ];
    const seen = await tab.evaluate(ask, site.url);
    expect(seen).toEqual(["session=secret", "none"]);
  });

  it("cannot read responses that another origin does not allow", async () => {
    await using stranger = await openSite("");
    const read = (url: string) => fetch(url).then(() => "read", String);
    expect(await tab.evaluate(read, stranger.url)).toContain("Failed to fetch");
  });
});
