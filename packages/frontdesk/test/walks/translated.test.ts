// Compares with a plain browser.
import { type House, startHouse } from "@frontdesk/desk/test/browser/house";
import type { Visit } from "@frontdesk/desk/test/browser/person";
import {
  addressesOn,
  type Examples,
  filledIn,
  goTo,
  watch,
} from "@frontdesk/desk/test/browser/screens";
import { translatorBy, withoutMarks } from "@frontdesk/server/test/translator";
import type { Page, Route } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { fillWhole, makeOperatingOwner, type OperatingOwner } from "../full-workspace.ts";
import { type Change, changed, changes } from "./changed.ts";
import { withQueries } from "./queries.ts";

let house: House;
let full: OperatingOwner;
let examples: Examples;
beforeAll(async () => {
  house = await startHouse();
  full = await makeOperatingOwner(house);
  examples = await fillWhole(house, full);
});
afterAll(() => house[Symbol.asyncDispose]());

const readAgain = withQueries("invalidateQueries()");

const label = `[...document.querySelectorAll("main, [role=dialog]")]
  .map((one) => one.innerText.replaceAll(/\\s+/g, "")).join("|")`;

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Both browsers get the same answers. */
const answers = new Map<string, Promise<Answer>>();

async function fetchOnce(route: Route): Promise<Answer> {
  const response = await route.fetch();
  const { etag, "content-type": type = "" } = response.headers();
  const headers = { "content-type": type, ...(etag !== undefined && { etag }) };
  return { status: response.status(), headers, text: await response.text() };
}

class Reader {
  readonly page: Page;
  readonly misdeeds: string[];
  readonly settled: () => Promise<void>;
  change: Change = "none";

  constructor({ page, misdeeds }: Visit) {
    this.page = page;
    this.misdeeds = misdeeds;
    this.settled = watch(page).settled;
  }

  async begin(): Promise<void> {
    await this.page.route(/\/api\/(?:payments|scheduling|operator)\//, async (route) => {
      const request = route.request();
      if (request.method() !== "GET") return await route.fallback();
      const response = answers.get(request.url()) ?? fetchOnce(route);
      answers.set(request.url(), response);
      const { text, ...notice } = await response;
      const isRead = /^[[{]/.test(text);
      const body = isRead ? JSON.stringify(changed(JSON.parse(text), this.change)) : text;
      await route.fulfill({ ...notice, body });
    });
  }

  async open(path: string): Promise<void> {
    this.change = "none";
    answers.clear();
    await full.stayProved();
    await goTo(this.page, path);
    await this.settled();
  }

  async answer(change: Change): Promise<string> {
    this.change = change;
    await this.page.evaluate(readAgain);
    await this.settled();
    return withoutMarks(await this.page.evaluate<string>(label));
  }
}

/** Amounts, or added and removed texts. */
const chosen =
  /payments|disputes|balance|cards|links|home|calendar|team|webhooks|operator\/(?:payouts|books)/;

it.each(["fonts"] as const)(
  "browser translation (%s): shows the same as a plain browser",
  async (kind) => {
    const path = `/p/${full.workspace.id}/nowhere`;
    const options = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce" } as const;
    await using plainVisit = await full.open(path, options);
    await using visit = await full.open(path, options);
    await visit.page.addInitScript(translatorBy(kind));
    await visit.page.reload();
    await visit.page.locator("main").waitFor();
    await expect.poll(() => visit.page.evaluate("globalThis.isTranslated")).toBe(true);
    const [plain, translated] = [new Reader(plainVisit), new Reader(visit)];
    const both = [plain, translated];
    await Promise.all(both.map((one) => one.begin()));
    const faults: Record<string, string[]> = {};
    const addresses = await addressesOn(plain.page);
    for (const address of addresses.filter((one) => chosen.test(one))) {
      const to = filledIn(address, full.workspace.id, examples);
      await Promise.all(both.map((one) => one.open(to)));
      for (const change of changes) {
        answers.clear();
        const [expected, text] = await Promise.all(both.map((one) => one.answer(change)));
        const wrong = translated.misdeeds.splice(0);
        // The plain browser fails too, so translation is not the cause.
        if (plain.misdeeds.splice(0).length > 0) {
          await Promise.all(both.map((one) => one.open(path)));
          await Promise.all(both.map((one) => one.open(to)));
          continue;
        }
        if (expected !== text) wrong.push(difference(expected!, text!));
        if (wrong.length === 0) continue;
        faults[address] = [...(faults[address] ?? []), `${change}: ${wrong.join("; ")}`];
      }
    }
    expect(addresses.length).toBeGreaterThan(40);
    expect(faults).toEqual({});
  },
  900_000,
);

function difference(expected: string, text: string): string {
  let at = 0;
  while (at < expected.length && expected[at] === text[at]) at += 1;
  const from = Math.max(0, at - 30);
  return `“${text.slice(from, at + 50)}” for “${expected.slice(from, at + 50)}”`;
}
