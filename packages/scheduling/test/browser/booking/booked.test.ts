import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { confirmed, phone, times } from "./customers.ts";
import { type ServedPage, startServed } from "./served.ts";

let served: ServedPage;
beforeAll(async () => {
  served = await startServed();
  await served.offer({ name: "Haircut", minimum_notice: 2 * 1440 });
});
afterAll(async () => await served[Symbol.asyncDispose]());

const desk = { viewport: { width: 1280, height: 800 } };

describe.each([
  ["a phone", phone],
  ["a desk", desk],
])("customer at %s", (_where, options) => {
  it("books a free time, reschedules and cancels", async () => {
    await using visit = await served.visit("", options);
    const { page, misdeeds } = visit;
    await page.getByRole("link", { name: "Haircut" }).waitFor();
    await page.getByRole("link", { name: "Haircut" }).click();
    await times(page).first().waitFor();
    // The first day may have only one late time.
    await page.locator(".days button:enabled").nth(1).click();
    await times(page).first().click();
    await page.getByLabel("Name").fill("Carla Nielsen");
    await page.getByLabel("Email address").fill("carla@example.com");
    await page.waitForTimeout(2_100);
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByRole("heading", { name: "Check and book" }).waitFor();
    await page.getByRole("button", { name: "Book", exact: true }).click();
    await confirmed(page);
    const { body: booked } = await served.studio.get("/appointments?state=confirmed");
    expect(booked).toMatchObject([{ state: "confirmed" }]);
    await page.reload();
    await confirmed(page);
    const was = await page.locator(".span").innerText();
    await page.getByRole("link", { name: "Change time" }).click();
    await times(page).last().click();
    await page.getByRole("button", { name: "Change to this time" }).click();
    await confirmed(page);
    expect(await page.locator(".span").innerText()).not.toBe(was);
    await page.getByRole("link", { name: "Cancel booking" }).click();
    await page.getByRole("button", { name: "Cancel booking" }).click();
    await page.getByRole("heading", { name: "Your booking is cancelled" }).waitFor();
    await page.getByText("It was cancelled as you asked.").waitFor();
    const { body: after } = await served.studio.get("/appointments?state=confirmed");
    expect(after).toEqual([]);
    expect(misdeeds).toEqual([]);
  });
});
