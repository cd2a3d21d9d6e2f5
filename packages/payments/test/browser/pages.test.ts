import { few } from "@frontdesk/database/testing";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeShop } from "../shop.ts";
import { faultsOf } from "./accessibility.ts";
import { type HostedPage, startHosted } from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

async function invitation(): Promise<string> {
  const { app, merchant } = await makeShop(hosted.payments);
  const users = `/merchants/${merchant.id}/users`;
  const email = `person${hosted.payments.mails.length}@example.com`;
  expect((await app.post(users, { email })).status).toBeLessThan(300);
  return hosted.payments.mails.at(-1)?.link ?? "";
}

async function send(page: Page, path: string): Promise<void> {
  await page.setContent(`<form method="post" action="${hosted.url}${path}"><button>Go`);
  await page.getByRole("button").click();
  await page.locator("h1").waitFor();
}

const pages: [title: string, reach: (page: Page) => Promise<unknown>][] = [
  ["an invitation", async (page) => page.goto(await invitation())],
  [
    "an invitation without a name",
    async (page) => {
      await page.goto(await invitation());
      await page.evaluate("document.forms[0].noValidate = true");
      await page.getByRole("button").click();
      await page.getByRole("alert").waitFor();
    },
  ],
  [
    "an invitation that is accepted",
    async (page) => {
      await page.goto(await invitation());
      await page.getByLabel("Your name").fill("Bo Jensen");
      await page.getByRole("button").click();
      await page.getByRole("heading", { name: "Accepted" }).waitFor();
    },
  ],
  ["an invitation that is over", async (page) => page.goto(`${await invitation()}x`)],
  ["a popup of nobody", async (page) => page.goto(`${hosted.url}/pay/popup?key=nobody&test=1`)],
  ["a bank that knows nothing", async (page) => send(page, "/issuer/challenge")],
  ["a bank that says nothing", async (page) => send(page, "/issuer/method/silent")],
  [
    "a payment page whose script does not come",
    async (page) => {
      await page.route("**/pay/*.js", (route) => route.abort());
      await page.goto(hosted.link({ value: "12.50" }));
      await page.evaluate("for (const one of document.getAnimations()) one.currentTime = 3_000");
      await page.locator(".unscripted").waitFor();
    },
  ],
];

const looks = few([
  ["dark", 320],
  ["light", 1280],
  ["light", 320],
  ["dark", 1280],
] as const);

describe.each(looks)("in the %s, %i pixels wide", (colorScheme, width) => {
  it.each(pages)("%s has no faults", async (_title, reach) => {
    const viewport = { width, height: 640 };
    await using visit = await hosted.visit(`${hosted.url}/a-shop`, { viewport, colorScheme });
    await reach(visit.page);
    expect(await faultsOf(visit.page)).toEqual([]);
  });
});
