import { few } from "@frontdesk/database/testing";
import { violationsOn } from "@frontdesk/people/test/browser/faults";
import { translatable, translatorKinds, withoutMarks } from "@frontdesk/server/test/translator";
import type { Frame, Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { faultsOf } from "./accessibility.ts";
import { hasten } from "./haste.ts";
import {
  enterCard,
  type HostedPage,
  startHosted,
  type Visit,
  type VisitOptions,
} from "./hosted.ts";

let hosted: HostedPage;
beforeAll(async () => {
  hosted = await startHosted();
});
afterAll(async () => await hosted[Symbol.asyncDispose]());

async function openPopup(
  config: object,
  options?: VisitOptions,
): Promise<{ visit: Visit; frame: Frame }> {
  const { key } = hosted.shop.merchant;
  const visit = await hosted.visit(`${hosted.url}/a-shop`, options);
  const open = JSON.stringify({ frontdesk: "v1", type: "open", config });
  await visit.page.clock.install();
  await visit.page.setContent(`<script>
      const heard = [];
      addEventListener("message", ({ data, source }) => {
        heard.push(data);
        if (data.type === "ready") source.postMessage(${open}, "${hosted.url}");
      });
    </script>
    <iframe title="Payment" src="${hosted.url}/pay/popup?key=${key}&test=1"></iframe>`);
  await visit.page.locator("iframe").contentFrame().locator("h1").waitFor();
  const frame = visit.page.frames().find((one) => one.url().includes("/pay/popup"));
  return { visit, frame: frame! };
}

async function heard(page: Page): Promise<{ type: string }[]> {
  return (await page.evaluate("heard")) as { type: string }[];
}

const amount = { currency: "EUR", exponent: 2, value: 995 };

describe("popup", () => {
  it.each(few(["dark", "light"]))("has no faults in the %s", async (colorScheme) => {
    const fields = [{ name: "note", type: "textarea" }, { name: "amount" }];
    const config = {
      test: true,
      amount,
      description: "Beans",
      fields,
      unplanned: { customer: true },
    };
    const { visit, frame } = await openPopup(config, { colorScheme });
    await using _closing = visit;
    expect(await faultsOf(frame)).toEqual([]);
    await frame.locator("button[type=submit]").click();
    await frame.getByText("Enter the card number.").waitFor();
    expect(await faultsOf(frame)).toEqual([]);
  });

  it("asks for the shop's fields, amount included, and returns the answers", async () => {
    const { visit, frame } = await openPopup({
      test: true,
      amount,
      title: "Coffee beans",
      custom: { basket: 7 },
      fields: [
        { name: "amount" },
        { name: "email", label: "E-mail", type: "email", required: true },
        { name: "gift", label: "It is a gift", type: "checkbox" },
        { name: "pieces", type: "number" },
      ],
      unplanned: { merchant: true },
    });
    await using _closing = visit;
    expect(await violationsOn(frame)).toEqual([]);
    const button = frame.locator("button[type=submit]");
    await button.click();
    await frame.getByText("Please fill in this field.").waitFor();
    expect(await violationsOn(frame)).toEqual([]);
    await frame.locator("[name=email]:focus").waitFor();
    await frame.getByLabel("E-mail").fill("jane@example.com");
    await frame.getByLabel("pieces").fill("2,5");
    await frame.getByLabel("Amount").fill("12,5");
    await frame.getByRole("checkbox", { name: /I agree/ }).check();
    await enterCard(frame);
    await frame.getByRole("button", { name: "Pay €12.50" }).click();
    await frame.getByRole("heading", { name: "Amount reserved" }).waitFor();
    const [{ id, amount: paid, custom }] = (await hosted.transactions()) as [
      { id: string; amount: number; custom: object },
    ];
    expect(paid).toBe(1250);
    expect(custom).toEqual({ basket: 7, email: "jane@example.com", gift: false, pieces: 2.5 });
    await hasten(visit.page, async () => {
      const texts = (await heard(visit.page)).filter(({ type }) => type !== "size");
      expect(texts).toEqual([
        { frontdesk: "v1", type: "ready" },
        { frontdesk: "v1", type: "busy", busy: true },
        { frontdesk: "v1", type: "busy", busy: false },
        { frontdesk: "v1", type: "paid", transaction: { id }, custom },
        { frontdesk: "v1", type: "closed" },
      ]);
    });
    expect(visit.misdeeds).toEqual([]);
  });

  it.each(
    few([
      ["EUR", "en", "1,500", "Pay €1,500.00", 150_000],
      ["EUR", "de", "1.500", /1\.500,00/, 150_000],
      ["JPY", "en", "1,000", "Pay ¥1,000", 1_000],
      ["EUR", "en", "１２．５０", "Pay €12.50", 1_250],
    ] as const),
  )("charges in %s, in %s, exactly the amount %s", async (currency, locale, text, name, value) => {
    const fields = [{ name: "amount" }];
    const config = { test: true, amount: { currency }, fields };
    const { visit, frame } = await openPopup(config, { locale });
    await using _closing = visit;
    await frame.locator("[name=amount]").fill(text);
    await enterCard(frame);
    await frame.getByRole("button", { name }).click();
    await frame.locator(".receipt").waitFor();
    const [{ amount: paid }] = (await hosted.transactions()) as [{ amount: number }];
    expect(paid).toBe(value);
  });

  it.each(few(translatorKinds))(
    "shows amounts and states unchanged to a translating browser (%s)",
    async (translatedBy) => {
      const fields = [{ name: "amount" }, { name: "note", required: true }];
      const config = { test: true, amount: { currency: "EUR", value: 1_000 }, fields };
      const { visit, frame } = await openPopup(config, { translatedBy });
      await using _closing = visit;
      const button = frame.locator("button[type=submit]");
      const textOf = async (part: Locator) => withoutMarks(await part.innerText());
      const show = async () => [await textOf(frame.locator(".total")), await textOf(button)];
      expect(await show()).toEqual(["€10.00", "Pay €10.00"]);
      await button.click();
      await frame.getByText("Please fill in this field.").waitFor();
      for (const amount of ["150", "7,5", "1,500"]) {
        await frame.getByLabel("Amount").fill(amount);
        await frame.locator("[name=note]").fill(amount);
      }
      expect(await frame.getByText("Please fill in this field.").count()).toBe(0);
      expect(await show()).toEqual(["€1,500.00", "Pay €1,500.00"]);
      expect(await frame.evaluate(translatable)).toEqual([]);
      await enterCard(frame, "4100000000000008");
      await button.click();
      await frame.getByRole("alert").getByText("Your bank declined").waitFor();
      await enterCard(frame);
      await button.click();
      await frame.getByRole("heading", { name: "Amount reserved" }).waitFor();
      expect(await textOf(frame.locator(".total"))).toBe("€1,500.00");
      expect((await hosted.transactions())[0]).toMatchObject({ amount: 150_000 });
      expect(visit.misdeeds).toEqual([]);
    },
  );

  it("keeps the amount and the answers of a payment in doubt", async () => {
    const fields = [
      { name: "amount" },
      { name: "note" },
      { name: "more", type: "textarea" },
      { name: "gift", type: "checkbox" },
    ];
    const config = { test: true, amount: { currency: "EUR", value: 1_000 }, fields };
    const { visit, frame } = await openPopup(config);
    await using _closing = visit;
    const { page } = visit;
    await page.route(/\/payments$/, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await frame.locator("[name=note]").fill("first");
    await enterCard(frame);
    await frame.getByRole("button", { name: "Pay €10.00" }).click();
    await hasten(page, async () => {
      expect(await frame.getByRole("alert").innerText()).toContain("not be charged twice");
    });
    expect(await heard(page)).toContainEqual({
      frontdesk: "v1",
      type: "busy",
      busy: false,
      doubt: expect.stringContaining("the outcome of the payment is unknown"),
    });
    for (const name of ["amount", "note", "more"]) {
      await frame.locator(`[name=${name}]`).pressSequentially("99");
    }
    await frame.locator("[name=gift]").click({ force: true });
    expect(await frame.locator(".total").innerText()).toContain("€10.00");
    await page.unroute(/\/payments$/);
    await frame.getByRole("button", { name: "Try again" }).click();
    await frame.getByRole("heading", { name: "Amount reserved" }).waitFor();
    expect(await frame.locator(".total").innerText()).toContain("€10.00");
    const [{ amount: paid, custom }] = await hosted.transactions();
    expect([paid, custom]).toEqual([1_000, { note: "first", gift: false }]);
    const messages = await heard(page);
    expect(messages.find(({ type }) => type === "paid")).toMatchObject({ custom });
  });

  it("refuses an ambiguous amount and shows the expected form", async () => {
    const fields = [{ name: "amount" }];
    const { visit, frame } = await openPopup({ test: true, amount: { currency: "EUR" }, fields });
    await using _closing = visit;
    await frame.getByLabel("Amount").fill("1.500");
    await enterCard(frame);
    const button = frame.locator("button[type=submit]");
    expect(await button.innerText()).toContain("Pay ");
    await button.click();
    await frame.getByText("Write the amount like 1,234.50.").waitFor();
    await frame.locator("[name=amount]:focus").waitFor();
    expect(await hosted.transactions()).not.toContainEqual(
      expect.objectContaining({ amount: 150 }),
    );
  });

  it("tells the shop the config error, and the customer that payment is impossible", async () => {
    const { visit, frame } = await openPopup({ test: true, amount: { currency: "XXX" } });
    await using _closing = visit;
    expect(await frame.locator("h1").innerText()).toContain("This page is not available");
    expect(await heard(visit.page)).toContainEqual({
      frontdesk: "v1",
      type: "failed",
      message: "config.amount.currency cannot be charged here",
    });
    await frame.getByRole("button", { name: "Close" }).click();
    await expect
      .poll(async () => (await heard(visit.page)).map(({ type }) => type))
      .toContain("closed");
    expect(visit.misdeeds).toEqual([]);
  });
});
