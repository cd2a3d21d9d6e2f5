import { partOf } from "@frontdesk/people/test/read-mail";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mailsTo } from "../../mailbox.ts";
import { confirmed, phone, times } from "./customers.ts";
import { type ServedPage, startServed } from "./served.ts";

let served: ServedPage;
beforeAll(async () => {
  served = await startServed();
  const questions = [{ id: "hair", label: "How long is it?", kind: "number", required: false }];
  await served.offer({ name: "Haircut", verify_email: true, questions });
});
afterAll(async () => await served[Symbol.asyncDispose]());

async function linkIn(email: string, count: number): Promise<string> {
  const mails = await mailsTo(served.scheduling, email, count);
  const { content } = partOf(mails[count - 1]!, "text/plain");
  return /http\S+\/verify\?\S+/.exec(content)![0];
}

async function enter(page: Page, email: string): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Book", exact: true }).click();
  await page.getByText(`A link has been sent to ${email}`).waitFor();
}

describe("customer with an unconfirmed address", () => {
  it("corrects it, asks for another mail, and presses its button", async () => {
    await using visit = await served.visit("", phone);
    const { page, misdeeds } = visit;
    await page.getByRole("link", { name: "Haircut" }).tap();
    await times(page).first().tap();
    await page.getByLabel("Name").fill("Carla Nielsen");
    const length = page.getByLabel("How long is it?");
    await length.fill("12");
    await page.waitForTimeout(2_100);
    await enter(page, "calra@example.com");
    const old = await linkIn("calra@example.com", 1);
    await page.reload();
    await page.getByRole("button", { name: "Change the address" }).tap();
    expect(await length.inputValue()).toBe("12");
    expect(await page.getByLabel("Name").inputValue()).toBe("Carla Nielsen");
    await enter(page, "carla@example.com");
    await page
      .getByText(/Time left: 2\d:/)
      .first()
      .waitFor();
    const first = await linkIn("carla@example.com", 1);
    await page.getByRole("button", { name: "Send again" }).tap();
    await page.getByText("The link has been sent again.").waitFor();
    const link = await linkIn("carla@example.com", 2);
    expect(link).toBe(first);

    const unscripted = { ...phone, javaScriptEnabled: false };
    await using mailed = await served.visit("", unscripted);
    await mailed.page.goto(old);
    await mailed.page.getByRole("button", { name: "Confirm" }).tap();
    await mailed.page.getByText("This link no longer works").waitFor();
    await mailed.page.goto(link);
    await mailed.page.reload();
    expect((await served.studio.get("/appointments?state=confirmed")).body).toEqual([]);
    await mailed.page.getByRole("button", { name: "Confirm" }).tap();
    await confirmed(mailed.page);
    await confirmed(page);
    expect(misdeeds).toEqual([]);
  });

  it("confirms by the link with script; without script can resend the mail", async () => {
    await using visit = await served.visit("", phone);
    const { page } = visit;
    await page.getByRole("link", { name: "Haircut" }).tap();
    await times(page).first().tap();
    await page.getByLabel("Name").fill("Dora");
    await page.waitForTimeout(2_100);
    await enter(page, "dora@example.com");
    const link = await linkIn("dora@example.com", 1);
    await using unscripted = await served.visit("", { ...phone, javaScriptEnabled: false });
    await unscripted.page.goto(page.url());
    await unscripted.page.getByRole("button", { name: "Send again" }).tap();
    await unscripted.page.getByText("The link has been sent again.").waitFor();
    await page.goto(link);
    await page.getByRole("button", { name: "Confirm" }).tap();
    await confirmed(page);
    expect(page.url()).not.toContain("proof");
  });
});
