// The server creates something with a secret, and the response is lost.

import { password } from "@frontdesk/people/test/harness";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { giveFactor } from "../browser/factor.ts";
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
  address: RegExp;
  list: () => string;
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
    await expect.poll(() => page.getByText(en.parts.notKnown).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});

const callback = "https://planner.example/back";

interface Rotation {
  screen: () => Promise<string>;
  address: RegExp;
  isAsked: boolean;
  words: string;
  lost: string;
}

const rotations: Record<string, Rotation> = {
  "an application": {
    async screen() {
      const scopes = ["bookings:read"];
      const fresh = { name: "Rota", redirect_urls: [callback], confidential: true, scopes };
      const { body } = await jane.ask(`POST ${own}/applications`, fresh);
      return `developers/${body.id}`;
    },
    address: /\/applications\/\d+\/secret$/,
    isAsked: false,
    words: en.developers.renew,
    lost: en.parts.secretUnsure,
  },
  "a webhook of the studio": {
    async screen() {
      const fresh = {
        name: "Rota",
        payload_url: "https://rota.example/hook",
        secret: "x".repeat(40),
      };
      const { body } = await jane.ask(`POST ${studio}/webhooks`, { ...fresh, events: ["clients"] });
      return `webhooks/studio/${body.id}`;
    },
    address: /\/webhooks\/\d+$/,
    isAsked: true,
    words: en.webhooks.renew,
    lost: en.parts.secretUnsure,
  },
  "a webhook of the shop": {
    async screen() {
      const hook = { url: "https://rota.example/hook", types: ["*"] };
      const root = `/api/payments/merchants/${jane.workspace.merchant!.id}/webhooks`;
      const { body } = await jane.ask(`POST ${root}`, hook);
      return `webhooks/${body.webhook.id}`;
    },
    address: /\/webhooks\/[^/]+\/secret$/,
    isAsked: true,
    words: en.webhooks.renew,
    lost: en.parts.unknownOutcome,
  },
};

async function askToRotate(page: Page, { isAsked, words }: Rotation) {
  const button = page.getByRole("dialog").getByRole("button", { name: words });
  await button.click();
  const last = isAsked ? page.getByRole("dialog", { name: words }) : page.getByRole("dialog");
  return last.getByRole("button", { name: words });
}

describe("rotation of a secret", () => {
  // A rotation needs a recent second factor.
  beforeAll(() => giveFactor(house, jane));

  it.each(Object.keys(rotations))(
    "reports a lost response and repeats the rotation: %s",
    async (kind) => {
      const rotation = rotations[kind]!;
      await using visit = await jane.open(path(await rotation.screen()));
      const { page } = visit;
      const button = await askToRotate(page, rotation);
      await page.route(rotation.address, async (route) => {
        if (route.request().method() === "GET") return await route.fallback();
        await route.fetch();
        await route.abort();
      });
      await button.click();
      await page.getByText(rotation.lost).waitFor();
      expect(await page.getByText(en.parts.notKnown).count()).toBe(0);
      await page.unroute(rotation.address);
      await button.click();
      await page.locator(".secret").waitFor();
    },
  );

  it.each(Object.keys(rotations))(
    "asks before it closes without the response: %s",
    async (kind) => {
      const rotation = rotations[kind]!;
      await using visit = await jane.open(path(await rotation.screen()));
      const { page } = visit;
      const button = await askToRotate(page, rotation);
      const { promise, resolve } = Promise.withResolvers<void>();
      await page.route(rotation.address, async (route) => {
        if (route.request().method() !== "GET") await promise;
        await route.fallback();
      });
      await button.click();
      await expect.poll(() => button.isDisabled()).toBe(true);
      await page.keyboard.press("Escape");
      const question = page.getByRole("dialog", { name: en.refusals.awaitedTitle });
      await question.getByRole("button", { name: en.refusals.awaitedBack }).click();
      resolve();
      await page.locator(".secret").waitFor();
      expect(visit.misdeeds).toEqual([]);
    },
  );
});
