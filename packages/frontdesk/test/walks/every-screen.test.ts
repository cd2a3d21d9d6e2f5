import { type House, startHouse } from "@frontdesk/desk/test/browser/house";
import {
  beyondTheEdge,
  faultsInAllLooks,
  faultsOf,
  faultsOnPhoneAndDesk,
  sideways,
  sidewaysWithin,
} from "@frontdesk/desk/test/browser/looking";
import type { Visit } from "@frontdesk/desk/test/browser/person";
import {
  addressesOn,
  type Examples,
  filledIn,
  goTo,
  watch,
} from "@frontdesk/desk/test/browser/screens";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillWhole, makeOperatingOwner, type OperatingOwner } from "../full-workspace.ts";

let house: House;
let full: OperatingOwner;
let empty: OperatingOwner;
let examples: Examples;
beforeAll(async () => {
  house = await startHouse();
  empty = await makeOperatingOwner(house);
  full = await makeOperatingOwner(house);
  examples = await fillWhole(house, full);
});
afterAll(() => house[Symbol.asyncDispose]());

const desk = { width: 1280, height: 800 };

const faultsIn = (looks: typeof faultsInAllLooks) => async (page: Page, settled: SettledWait) =>
  await looks(page, async () => {
    await settled();
    return await faultsOf(page);
  });

type SettledWait = () => Promise<void>;

interface Walk {
  person: OperatingOwner;
  start?: string;
  before?(page: Page): Promise<void>;
  look(page: Page, settled: SettledWait, address: string): Promise<string[]>;
}

async function walk({
  person,
  start = "home",
  before,
  look,
}: Walk): Promise<Record<string, string[]>> {
  const path = `/p/${person.workspace.id}/${start}`;
  await using visit: Visit = await person.open(path, { viewport: desk, reducedMotion: "reduce" });
  const { page, misdeeds } = visit;
  const { settled } = watch(page);
  await page.getByRole("heading", { level: 1 }).waitFor();
  await settled();
  const addresses = await addressesOn(page);
  await before?.(page);
  const match: Record<string, string[]> = {};
  for (const address of addresses) {
    await person.stayProved();
    await goTo(page, filledIn(address, person.workspace.id, examples));
    await settled();
    const faults = [...(await look(page, settled, address)), ...misdeeds.splice(0)];
    if (faults.length > 0) match[address] = faults;
  }
  expect(addresses.length).toBeGreaterThan(40);
  return match;
}

/** These screens read only on request. */
const asksNothing = [
  "/p/$place/settings",
  "/operator/accounts",
  "/operator/persons",
  "/operator/books",
];

describe("every screen", () => {
  it("has no visual faults in a full workspace", async () => {
    const reject = async (page: Page) =>
      (await page.locator(".failed").count()) > 0 ? ["something failed"] : [];
    const look = async (page: Page, settled: SettledWait) => [
      ...(await reject(page)),
      ...(await faultsIn(faultsInAllLooks)(page, settled)),
    ];
    expect(await walk({ person: full, look })).toEqual({});
  }, 300_000);

  it("has no visual faults in an empty workspace, and no data of another", async () => {
    const look = faultsIn(faultsOnPhoneAndDesk);
    expect(await walk({ person: empty, look })).toEqual({});
  }, 300_000);

  it("names an unreadable part with its request, and offers a retry", async () => {
    const before = async (page: Page) => {
      await page.route(/\/api\/(?:payments|scheduling|operator)\//, (route) =>
        route.fulfill({
          status: 500,
          headers: { "x-request-id": "request-17" },
          json: { message: "Out of order" },
        }),
      );
    };
    const look = async (page: Page, settled: SettledWait, address: string) => {
      const failed = page.locator(".failed");
      const text = (await failed.allTextContents()).join(" ");
      const isNotified = text.includes("request-17") && text.includes("Try again");
      const untold = isNotified || asksNothing.includes(address) ? [] : [`says only: ${text}`];
      return [...untold, ...(await faultsIn(faultsOnPhoneAndDesk)(page, settled))];
    };
    expect(await walk({ person: empty, start: "nowhere", before, look })).toEqual({});
  }, 300_000);

  it("needs no horizontal scroll at 400 %", async () => {
    const look = async (page: Page, settled: SettledWait) => {
      await page.setViewportSize({ width: 320, height: 256 });
      await settled();
      const beyond = await sideways(page);
      const inside = await sidewaysWithin(page);
      return beyond > 0 ? [`${beyond} pixels stand out to the side`, ...inside] : inside;
    };
    expect(await walk({ person: full, look })).toEqual({});
  }, 300_000);

  it("keeps every control and label in view on a phone with 200 % text", async () => {
    const before = async (page: Page) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.evaluate("document.documentElement.style.fontSize = '200%'");
    };
    const look = async (page: Page) => {
      const beyond = await sideways(page);
      const wide = beyond > 0 ? [`${beyond} pixels stand out to the side`] : [];
      return [...wide, ...(await sidewaysWithin(page)), ...(await beyondTheEdge(page))].slice(0, 3);
    };
    expect(await walk({ person: full, before, look })).toEqual({});
  }, 300_000);
});
