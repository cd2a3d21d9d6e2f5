import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clicker } from "../browser/clicker.ts";
import { customerOf, makePage } from "../browser/customers.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks, faultsOf, sidewaysWithin } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

const words = en.appointments.payments;
let house: House;
let jane: Person;
let studio: Studio;
let service: number;
let prepaid: number;
let client: number;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  const massage = { name: "Massage", price: 8000, currency: "EUR" };
  const deposit = { kind: "fixed", value: 2000 };
  const [first, second] = await makePage(jane, [massage, { ...massage, deposit }]);
  service = first!;
  prepaid = second!;
  client = (await studio.make("/clients", { name: "Ann Larsen", email: "ann@example.com" })).id;
});
afterAll(() => house[Symbol.asyncDispose]());

async function booked(time: string): Promise<number> {
  const starts_at = `${nextMonday()}T${time}:00Z`;
  return (await studio.make("/appointments", { service_id: service, client_id: client, starts_at }))
    .id;
}

const statusOf = async (id: number) => (await studio.get(`/appointments/${id}/standing`)).body;

const phone = { viewport: { width: 360, height: 740 }, hasTouch: true };

/** The receipt is on one page of paper. */
async function openReceipt(page: Page): Promise<void> {
  const sheet = page.getByRole("dialog", { name: "Ann Larsen" });
  await sheet.getByRole("link", { name: /^R-/ }).click();
  await page.getByRole("heading", { name: /^Receipt R-/ }).waitFor();
  await page.getByText("€88.00", { exact: true }).waitFor();
  expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
  const paper = String(await page.pdf({ format: "A4" }));
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
}

async function takeInCash(page: Page, id: number): Promise<void> {
  const { click, check } = clicker(4);
  const sheet = page.getByRole("dialog", { name: "Ann Larsen" });
  await click(sheet.getByRole("button", { name: words.take }));
  const dialog = page.getByRole("dialog", { name: words.take });
  await click(dialog.getByText("10%"));
  expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
  await dialog.getByRole("checkbox", { name: en.receipts.mail, checked: true }).waitFor();
  const order = page.waitForRequest((one) => one.url().endsWith("/orders"));
  await click(dialog.getByRole("button", { name: /^Take €88/ }));
  await page.getByText(words.taken({ amount: "€88.00" })).waitFor();
  await sheet.getByText(words.paidBy.cash).waitFor();
  check();
  expect((await order).postDataJSON()).toMatchObject({ mail_receipt: true });
  expect((await statusOf(id)).balance).toEqual({ price: 8000, paid: 8000, allowance: 0, due: 0 });
}

describe("payment at the business", () => {
  it("takes at most four clicks with a tip, its refund too", async () => {
    const id = await booked("10:00");
    const viewport = { width: 1280, height: 800 };
    await using visit = await jane.open(studio.path(`appointments/${id}`), { viewport });
    const { page } = visit;
    await takeInCash(page, id);
    const { click, check } = clicker(4);
    const sheet = page.getByRole("dialog", { name: "Ann Larsen" });
    await click(sheet.getByRole("button", { name: words.refund }));
    const dialog = page.getByRole("dialog", { name: words.refund });
    await dialog.getByRole("textbox").fill("10");
    expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    await click(dialog.getByRole("button", { name: /^Refund €10/ }));
    await sheet.getByText(words.refunded).waitFor();
    check();
    const { balance, orders } = await statusOf(id);
    expect([balance.due, balance.allowance, orders[0].refunded]).toEqual([0, 1000, 1000]);
    await sheet.getByRole("link", { name: /^C-/ }).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("fits a phone", async () => {
    const id = await booked("12:00");
    await using visit = await jane.open(studio.path(`appointments/${id}`), phone);
    await takeInCash(visit.page, id);
    await openReceipt(visit.page);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each([{ viewport: { width: 1280, height: 800 } }, phone])(
    "has a receipt to print, in a list: %o",
    async (device) => {
      const id = await booked(device === phone ? "14:00" : "16:00");
      const items = [
        { kind: "appointment", appointment_id: id },
        { kind: "tip", amount: 800 },
      ];
      await studio.make("/orders", { payment: "cash", items });
      await using visit = await jane.open(studio.path("settings/receipts"), device);
      const { page } = visit;
      await page.getByText(en.receipts.notFiscal).waitFor();
      expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
      await page.getByRole("link", { name: en.receipts.all }).click();
      await page.getByRole("link", { name: /^R-/ }).first().waitFor();
      expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
      await page.getByRole("link", { name: /^R-/ }).first().click();
      await page.getByRole("heading", { name: /^Receipt R-/ }).waitFor();
      await page.getByText("€88.00", { exact: true }).waitFor();
      expect(visit.misdeeds).toEqual([]);
    },
  );
});

async function payOnPhone(link: string): Promise<void> {
  const client = await enterCard(link);
  await client.getByRole("heading", { name: "Amount reserved" }).waitFor();
  await client.context().close();
}

async function enterCard(link: string): Promise<Page> {
  const client = await (await house.browser.newContext(phone)).newPage();
  await client.goto(link);
  await client.locator("#number").fill("4100000000000000");
  await client.locator("#expiry").fill("12 / 40");
  await client.locator("#code").fill("123");
  await client.locator("button[type=submit]").click();
  return client;
}

/** With a deposit of 20.00, and consent to a charge of the rest. */
async function bookedWithCard(time: string): Promise<number> {
  const customer = customerOf(house, jane);
  const tuesday = Temporal.PlainDate.from(nextMonday()).add({ days: 1 });
  const starts_at = `${tuesday}T${time}:00Z`;
  const wish = { service_id: String(prepaid), starts_at, timezone: "UTC", locale: "en" };
  const { token } = await customer.ask("", wish);
  house.wait(3_000);
  const details = { name: "Ann Larsen", email: "ann@example.com", consents: { balance: true } };
  const { payment } = await customer.ask(`/${token}/details`, details);
  const client = await enterCard(payment.url);
  const isPaid = async () => (await customer.ask(`/${token}/paid`, {})).state;
  await expect.poll(isPaid, { timeout: 20_000 }).toBe("confirmed");
  await client.context().close();
  return Number.parseInt(token, 36);
}

describe("payment by the card on file", () => {
  it.each([{ viewport: { width: 1280, height: 800 } }, phone])(
    "takes three clicks, and shows as paid: %o",
    async (device) => {
      const id = await bookedWithCard(device === phone ? "10:00" : "12:00");
      await using visit = await jane.open(studio.path(`appointments/${id}`), device);
      const { page } = visit;
      const { click, check } = clicker(3);
      const sheet = page.getByRole("dialog", { name: "Ann Larsen" });
      await click(sheet.getByRole("button", { name: words.take }));
      const dialog = page.getByRole("dialog", { name: words.take });
      await click(dialog.getByLabel(`${words.by.card} •••• 0000`));
      expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
      await click(dialog.getByRole("button", { name: /^Charge €60/ }));
      await dialog.getByText(words.paid({ amount: "€60.00" })).waitFor();
      check();
      expect((await statusOf(id)).balance.due).toBe(0);
      expect(visit.misdeeds).toEqual([]);
    },
  );
});

async function linkOf(id: number): Promise<string> {
  const { orders } = await statusOf(id);
  return orders[0].payment_url;
}

describe("payment on the client's phone", () => {
  it.each([{ viewport: { width: 1280, height: 800 } }, phone])(
    "takes two clicks, and shows as paid: %o",
    async (device) => {
      const id = await booked(device === phone ? "13:00" : "11:00");
      await using visit = await jane.open(studio.path(`appointments/${id}`), device);
      const { page } = visit;
      const { click, check } = clicker(2);
      const sheet = page.getByRole("dialog", { name: "Ann Larsen" });
      await click(sheet.getByRole("button", { name: words.take }));
      await click(page.getByRole("button", { name: words.qr }));
      const dialog = page.getByRole("dialog", { name: words.qr });
      await dialog.getByRole("img", { name: en.links.code }).waitFor();
      await dialog.getByText(words.waiting).waitFor();
      expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
      await payOnPhone(await linkOf(id));
      await dialog.getByText(words.paid({ amount: "€80.00" })).waitFor();
      await dialog.getByRole("link", { name: /^R-/ }).waitFor();
      expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
      check();
      expect((await statusOf(id)).balance).toEqual({
        price: 8000,
        paid: 8000,
        allowance: 0,
        due: 0,
      });
      expect(visit.misdeeds).toEqual([]);
    },
  );

  it("is withdrawn, and due again", async () => {
    const id = await booked("15:00");
    await using visit = await jane.open(studio.path(`appointments/${id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: "Ann Larsen" });
    await sheet.getByRole("button", { name: words.take }).click();
    await page.getByRole("button", { name: words.qr }).click();
    const dialog = page.getByRole("dialog", { name: words.qr });
    await dialog.getByRole("button", { name: en.parts.close }).click();
    await sheet.getByText(words.waiting).waitFor();
    await sheet.getByRole("button", { name: words.qr }).click();
    await dialog.getByRole("button", { name: en.parts.cancel }).click();
    await sheet.getByText(words.waiting).waitFor({ state: "detached" });
    const { balance, orders } = await statusOf(id);
    expect([balance.due, orders[0].state]).toEqual([8000, "cancelled"]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("the end of the day", () => {
  it("takes three clicks: reports, count and close, print", async () => {
    const items = [{ kind: "appointment", appointment_id: await booked("09:00"), amount: 100 }];
    await studio.make("/orders", { payment: "cash", items });
    await using visit = await jane.open(studio.path("home"));
    const { page, misdeeds } = visit;
    await page.evaluate("window.print = () => { document.title = 'printed' }");
    const { click, check } = clicker(3);
    await click(page.getByRole("link", { name: en.shell.screens.reports, exact: true }));
    const counted = page.getByRole("textbox", { name: `${en.reports.day.counted} (EUR)` });
    await counted.fill("500");
    await click(page.getByRole("button", { name: en.reports.day.close }));
    await page.getByText(en.reports.day.closed).waitFor();
    await click(page.getByRole("button", { name: en.balance.print }));
    await expect.poll(() => page.title()).toBe("printed");
    check();
    const today = await page.getByLabel(en.refusals.fields.date).inputValue();
    const { body } = await studio.get(`/reports/day?date=${today}`);
    const [{ cash_expected: expected }] = body.money;
    expect(body.closings).toMatchObject([
      { cash: [{ currency: "EUR", expected, counted: 50_000, difference: 50_000 - expected }] },
    ]);
    expect(misdeeds).toEqual([]);
  });

  it("has no visual faults, also on a phone and on paper", async () => {
    await using visit = await jane.open(studio.path("reports"), phone);
    const { page } = visit;
    await page.getByText(en.reports.day.closed).waitFor();
    expect([...(await faultsInAllLooks(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    const paper = String(await page.pdf({ format: "A4" }));
    expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1);
  });
});
