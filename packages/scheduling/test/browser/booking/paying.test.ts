import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "../../mailbox.ts";
import { confirmed, phone } from "./customers.ts";
import {
  challengedCard,
  type Paying,
  payThere,
  sent,
  settled,
  startPaying,
  terms,
} from "./paying.ts";

let paying: Paying;
beforeAll(async () => {
  paying = await startPaying();
});
afterAll(async () => await paying[Symbol.asyncDispose]());

const earlier = async () => (await paying.shop.transactions()).map(() => ({}));
const visit = () => paying.visit(`/${paying.serviceId}`, phone);
const nothingCharged = (page: Page) => page.getByText("Nothing was charged").first();

async function takeAll(page: Page): Promise<void> {
  const token = new URL(page.url()).searchParams.get("redirect")!.split("/").at(-1)!;
  const own = `/public/v1/${paying.studio.subdomain}/appointments` as const;
  const { body } = await paying.scheduling.send(`GET ${own}/${token}`);
  const wish = { service_id: body.service.id, starts_at: body.starts_at };
  const book = () => paying.scheduling.send(`POST ${own}`, { body: wish });
  expect((await book()).status).toBe(201);
  while ((await book()).status === 201);
}

describe("deposit in the browser", () => {
  it("paid with a challenged card; cancelling refunds it", async () => {
    await using customer = await visit();
    const { page } = customer;
    await sent(page, paying);
    await payThere(page, paying, challengedCard);
    await confirmed(page);
    await settled(paying, [{ tds: "full", capturedAmount: 2000, refundedAmount: 0 }]);
    await page.reload();
    await page.getByText("€20 paid").waitFor();
    await page.getByRole("link", { name: "Change time" }).tap();
    await page.locator(".days button:enabled").nth(1).tap();
    await page.locator(".hours button").last().tap();
    await page.getByText("Your deposit of €20 stays with the booking.").waitFor();
    await page.getByRole("button", { name: "Change to this time" }).tap();
    await confirmed(page);
    await page.getByRole("link", { name: "Cancel booking" }).tap();
    await page.getByRole("button", { name: "Cancel and get €20 back" }).tap();
    await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
    await settled(paying, [{ capturedAmount: 2000, refundedAmount: 2000 }]);
  });

  it("with a refund that fell since the question asks again", async () => {
    const before = await earlier();
    await using customer = await visit();
    const { page } = customer;
    await sent(page, paying);
    await payThere(page, paying);
    await confirmed(page);
    await settled(paying, [{ capturedAmount: 2000 }, ...before]);
    await page.getByRole("link", { name: "Cancel booking" }).tap();
    await page.getByText("You get €20 back.").waitFor();
    await paying.later(2 * 1440);
    await page.getByRole("button", { name: "Cancel and get €20 back" }).tap();
    await page.getByText("A deadline has passed. The refund is now €10.").waitFor();
    await page.getByRole("button", { name: "Cancel for €10" }).tap();
    await page.getByText("€10 refunded").waitFor();
  });

  it("of a request is authorized only, and released on withdrawal", async () => {
    const before = await earlier();
    const { id } = await paying.offer({ ...terms, name: "First visit", approval: "required" });
    await using customer = await paying.visit(`/${id}`, phone);
    const { page } = customer;
    await sent(page, paying, "Send request and pay €20");
    await payThere(page, paying);
    await page.getByRole("heading", { name: "Your request has been sent" }).waitFor();
    await page.getByText("€20 reserved").waitFor();
    await page.getByRole("link", { name: "Cancel booking" }).tap();
    await page.getByRole("button", { name: "Cancel and get €20 back" }).tap();
    await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
    await page.getByText("Nothing was charged").waitFor();
    await settled(paying, [{ voidedAmount: 2000, capturedAmount: 0 }, ...before]);
  });

  it("abandoned at payment: other times are free", async () => {
    await using customer = await visit();
    const { page } = customer;
    await sent(page, paying);
    await page.goBack();
    await page.getByRole("button", { name: "Give up this time" }).tap();
    await page.getByRole("heading", { name: "When suits you?" }).waitFor();
    await page.locator(".hours button").first().tap();
    expect(await page.getByLabel("Name").inputValue()).toBe("Carla Nielsen");
    await page.getByRole("button", { name: "Give up this time" }).tap();
    await page.getByRole("heading", { name: "When suits you?" }).waitFor();
    expect((await paying.studio.get("/appointments?state[]=held")).body).toEqual([]);
  });
});

describe("customer paying after expiry", () => {
  it("gets a time that is still free", async () => {
    await using customer = await visit();
    const { page } = customer;
    await sent(page, paying);
    await paying.later(16);
    await payThere(page, paying);
    await confirmed(page);
  });

  it("can take another time and pays only for that", async () => {
    await using customer = await visit();
    const { page } = customer;
    await sent(page, paying);
    await page.goBack();
    paying.pass(16);
    await page.reload();
    await page.locator(".near-times button").first().tap();
    expect(await page.getByLabel("Name").inputValue()).toBe("Carla Nielsen");
    const held = await paying.studio.get("/appointments?state[]=held");
    expect(held.body).toHaveLength(1);
    await page.getByRole("button", { name: "Give up this time" }).tap();
  });

  it("pays nothing for a taken time, and sees the nearest times", async () => {
    const before = await earlier();
    await using customer = await visit();
    const { page } = customer;
    // Times of the first day may fall below the minimum notice during the test.
    await page.locator(".days button:enabled").nth(1).tap();
    await sent(page, paying);
    await paying.later(16);
    await takeAll(page);
    await payThere(page, paying);
    await page.getByRole("heading", { name: "This booking was not completed" }).waitFor();
    await nothingCharged(page).waitFor();
    await settled(paying, [{ amount: 2000, voidedAmount: 2000 }, ...before]);
    await mailsTo(paying.scheduling, "carla@example.com", 1);
    const near = page.locator(".near-times button");
    await near.nth(2).waitFor();
    await near.first().tap();
    expect(await page.getByLabel("Name").inputValue()).toBe("Carla Nielsen");
  });
});
