// The server creates something with a secret, and the response is lost.

import { password } from "@frontdesk/people/test/harness";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio = "";
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = `/api/scheduling/v1/${jane.workspace.account!.subdomain}`;
});
afterAll(() => house[Symbol.asyncDispose]());

const path = (rest: string) => `/p/${jane.workspace.id}/${rest}`;

interface Making {
  screen: string;
  /** Of the request. */
  address: RegExp;
  list: () => string;
  /** Up to the press. */
  fill: (page: Page) => Promise<void>;
  name: string;
  remove: string;
}

const own = "/api/scheduling/v1/me";

const makings: Record<string, Making> = {
  "account key": {
    screen: "keys",
    address: /\/keys$/,
    list: () => `/api/payments/merchants/${jane.workspace.merchant!.id}/apps?limit=10`,
    name: "Till",
    remove: en.apps.endOf({ name: "Till" }),
    async fill(page) {
      await page.getByRole("button", { name: en.apps.make }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(en.apps.name).fill("Till ");
      await dialog.getByRole("button", { name: en.apps.make }).click();
    },
  },
  "personal token": {
    screen: "developers/token",
    address: /\/me\/tokens$/,
    list: () => `${own}/tokens`,
    name: "Script",
    remove: en.developers.revokeOf({ name: "Script" }),
    async fill(page) {
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(en.developers.tokenName).fill("Script");
      await dialog.getByRole("checkbox").first().check();
      await dialog.getByLabel(en.developers.password).fill(password);
      await dialog.getByRole("button", { name: en.developers.makeToken }).click();
    },
  },
  application: {
    screen: "developers/new",
    address: /\/me\/applications$/,
    list: () => `${own}/applications`,
    name: "Planner",
    remove: en.developers.deleteOf({ name: "Planner" }),
    async fill(page) {
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(en.studio.name).fill("Planner");
      await dialog.getByLabel(en.developers.redirects).fill("https://planner.example/back");
      await dialog.getByRole("checkbox", { name: "See bookings" }).check();
      await dialog.getByRole("button", { name: en.developers.register }).click();
    },
  },
  feed: {
    screen: "settings/calendars",
    address: /\/calendars$/,
    list: () => `${studio}/calendars`,
    name: en.settings.whole,
    remove: en.settings.endFeedOf({ name: en.settings.whole }),
    async fill(page) {
      await page.getByRole("button", { name: en.settings.makeFeed }).click();
    },
  },
  "webhook of the studio": {
    screen: "webhooks/studio/new",
    address: /\/webhooks$/,
    list: () => `${studio}/webhooks`,
    name: "Books",
    remove: en.webhooks.endOf({ name: "Books" }),
    async fill(page) {
      const dialog = page.getByRole("dialog");
      await dialog.getByLabel(en.studio.name).fill("Books");
      await dialog.locator("input[inputmode=url]").fill("https://books.example/hook");
      await dialog.locator("button[type=submit]").click();
    },
  },
};

describe("secret of a lost response", () => {
  it.each(Object.keys(makings))("has an offer to remove its entry: %s", async (kind) => {
    const { screen, address, list, fill, name, remove } = makings[kind]!;
    await using visit = await jane.open(path(screen));
    const { page } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    const statuses: number[] = [];
    await page.route(address, async (route) => {
      if (route.request().method() !== "POST") return await route.fallback();
      statuses.push((await route.fetch()).status());
      await route.abort();
    });
    const entries = async () => {
      const { body } = await jane.ask(`GET ${list()}`);
      return body.length as number;
    };
    const before = await entries();
    await fill(page);
    const offer = page.getByText(en.parts.unseenSecret({ name }));
    await expect.poll(() => statuses[0]).toBe(201);
    await offer.waitFor();
    expect(await entries()).toBe(before + 1);
    await page.getByRole("alert").getByRole("button", { name: remove, exact: true }).click();
    await offer.waitFor({ state: "detached" });
    expect(await entries()).toBe(before);
    expect(await page.getByText(en.parts.notKnown).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});
