import { readFile } from "node:fs/promises";
import { connect, createServer, type Server } from "node:net";
import { freePort } from "@frontdesk/server/test/port";
import type { Download, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { pay } from "../browser/paying.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { studioAt } from "../browser/studio.ts";

let house: House;
let jane: Person;
let client: number;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  await pay(house, jane, { value: 3000 });
  client = (await studioAt(jane).make("/clients", { name: "Eve Falk" })).id;
});
afterAll(() => house[Symbol.asyncDispose]());

const path = (rest: string) => `/p/${jane.workspace.id}/${rest}`;
const notLoaded = "We couldn’t load this.";

function downloadsOf(page: Page): Download[] {
  const all: Download[] = [];
  page.on("download", (one) => all.push(one));
  return all;
}

const screens: [name: string, screen: () => string, button: RegExp, address: RegExp][] = [
  ["payments", () => "payments", /CSV/, /\/transactions\?.*format=csv/],
  [
    "a report",
    () => "reports?report=resources&from=2031-01-01&to=2031-01-31",
    /CSV/,
    /\/reports\/.*format=csv/,
  ],
  ["an export", () => `clients/${client}`, /Export/, /\/export$/],
];

describe("response to a download from another sender", () => {
  it.each(screens)("is not saved if it is empty: %s", async (_, screen, button, address) => {
    await using visit = await jane.open(path(screen()));
    const { page, misdeeds } = visit;
    const saved = downloadsOf(page);
    await page.route(address, (route) => route.fulfill({ status: 200, body: "" }));
    await page.getByRole("button", { name: button }).click();
    await page.getByText(notLoaded).waitFor();
    await page.getByText("The server gave no reason (200).").waitFor();
    expect(saved).toEqual([]);
    expect(misdeeds).toEqual([]);
  });

  it("is not saved if an export has other content", async () => {
    await using visit = await jane.open(path(`clients/${client}`));
    const { page, misdeeds } = visit;
    const saved = downloadsOf(page);
    await page.route(/\/export$/, (route) => route.fulfill({ json: { error: "Sign in" } }));
    await page.getByRole("button", { name: "Export" }).click();
    await page.getByText(notLoaded).waitFor();
    expect(saved).toEqual([]);
    expect(misdeeds).toEqual([]);
  });
});

describe("running download", () => {
  it("happens once after two presses of its button", async () => {
    await using visit = await jane.open(path("payments"));
    const { page, misdeeds } = visit;
    const saved = downloadsOf(page);
    const requests = { count: 0 };
    await page.route(/\/transactions\?.*format=csv/, async (route) => {
      requests.count += 1;
      await route.fallback();
    });
    await page.getByRole("button", { name: /CSV/ }).dblclick();
    await expect.poll(() => saved.length).toBe(1);
    await page.waitForTimeout(500);
    expect([requests.count, saved.length]).toEqual([1, 1]);
    expect(await readFile(await saved[0]!.path(), "utf8")).toMatch(/^\ufeff.+\r\n.+/);
    expect(misdeeds).toEqual([]);
  });

  it("keeps its content until the browser has written it", async () => {
    await using visit = await jane.open(path("payments"));
    const { page } = visit;
    const saved = downloadsOf(page);
    await page.evaluate(`URL.revokeObjectURL = () => { globalThis.isRevoked = true; }`);
    await page.getByRole("button", { name: /CSV/ }).click();
    await expect.poll(() => saved.length).toBe(1);
    expect(await page.evaluate("globalThis.isRevoked ?? false")).toBe(false);
  });

  it("is not saved in part if its connection is cut, and can be repeated", async () => {
    const cut = { isOn: false };
    const proxy = await cuttingProxy(new URL(house.paymentsUrl), cut);
    const { settings } = house.desk.context;
    const { paymentsAt } = settings;
    Object.assign(settings, { paymentsAt: proxy.url });
    try {
      await using visit = await jane.open(path("payments"));
      const { page, misdeeds } = visit;
      const saved = downloadsOf(page);
      const button = page.getByRole("button", { name: /CSV/ });
      await button.waitFor();
      cut.isOn = true;
      await button.click();
      await page.getByRole("button", { name: "Try again" }).waitFor();
      expect(saved).toEqual([]);
      cut.isOn = false;
      await page.getByRole("button", { name: "Try again" }).last().click();
      await expect.poll(() => saved.length).toBe(1);
      expect(misdeeds).toEqual([]);
    } finally {
      Object.assign(settings, { paymentsAt });
      proxy.server.close();
    }
  });
});

/** In its first line, while the cut is on. */
async function cuttingProxy(
  { hostname, port }: URL,
  cut: { isOn: boolean },
): Promise<{ url: string; server: Server }> {
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    for (const one of [near, far]) one.on("error", () => undefined);
    near.pipe(far);
    let isTable = false;
    far.on("data", (part: Buffer) => {
      if (/^HTTP\/1\.1 /.test(part.toString("latin1"))) {
        isTable = /\r\ncontent-type: text\/csv/i.test(part.toString("latin1"));
      }
      const isCut = cut.isOn && isTable;
      near.write(isCut ? part.subarray(0, part.indexOf("\r\n\r\n") + 30) : part);
      if (isCut) near.destroySoon();
    });
    far.on("close", () => near.destroy());
    near.on("close", () => far.destroy());
  });
  const own = await freePort();
  await new Promise<void>((resolve) => server.listen(own, "127.0.0.1", resolve));
  return { url: `http://127.0.0.1:${own}`, server };
}
