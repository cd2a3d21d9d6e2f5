/* A colleague changes something that a person has open, and no live event reaches the page. The
   save is refused, keeps the input, and shows the change. */
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeColleague } from "../browser/colleague.ts";
import { makePaid } from "../browser/filled.ts";
import { type House, startHouse } from "../browser/house.ts";
import { makeOperator, type Operator } from "../browser/operator.ts";
import { makePerson, type Person, type Visit } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

let house: House;
let jane: Person;
let olga: Operator;
let studio: Studio;
let shop = "";
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  olga = await makeOperator(house);
  studio = studioAt(jane);
  shop = `/api/payments/merchants/${jane.workspace.merchant?.id}`;
});
afterAll(() => house[Symbol.asyncDispose]());

async function deaf(person: Person, path: string): Promise<Visit> {
  const visit = await person.open("/begin");
  await visit.page.route(/\/api\/stream/, () => {});
  await visit.page.goto(path);
  return visit;
}

async function elsewhere(route: string, body: object): Promise<void> {
  const { status } = await jane.ask(route, body);
  expect(status).toBeLessThan(300);
}

interface Form {
  page: Page;
  label: string | RegExp;
  value: string;
  word?: string;
}

async function refuse({ page, label, value, word = en.studio.save }: Form, change: () => unknown) {
  const field = page.getByRole("textbox", { name: label }).first();
  const form = page.locator("form", { has: field });
  await field.fill(value);
  await change();
  await form.getByRole("button", { name: word, exact: true }).click();
  await form.getByText(en.parts.changedMeanwhile).waitFor();
  expect(await field.inputValue()).toBe(value);
  return { field, form };
}

describe("change by a colleague that the page has not heard of", () => {
  it("stops the save of a merchant’s profile", async () => {
    await using visit = await deaf(jane, studio.path("settings/merchant"));
    const { page } = visit;
    const name = { page, label: en.studio.name, value: "Mine" };
    const { form } = await refuse(name, () => elsewhere(`PUT ${shop}`, { name: "Theirs" }));
    await form.getByText(`${en.studio.name}: Theirs ${en.parts.yoursStays}`).waitFor();
    await form.getByText(en.studio.stale).waitFor();
    const { body } = await jane.ask(`GET ${shop}`);
    expect(body.merchant.name).toBe("Theirs");
    await form.getByRole("button", { name: en.parts.seen }).click();
    await form.getByRole("button", { name: en.studio.save }).click();
    await form.getByText(en.studio.saved, { exact: true }).waitFor();
    expect((await jane.ask(`GET ${shop}`)).body.merchant.name).toBe("Mine");
    expect(visit.misdeeds).toEqual([]);
  });

  it("stops the save of refund limits, and keeps the other limit", async () => {
    await using visit = await deaf(jane, studio.path("settings/merchant"));
    const label = en.settings.supportLimit({ currency: "EUR" });
    const limits = `${shop}/refund-limits`;
    const { form } = await refuse({ page: visit.page, label, value: "11" }, () =>
      elsewhere(`PUT ${limits}`, { stepUpRefundLimit: 7_700 }),
    );
    await form.getByRole("button", { name: en.parts.seen }).click();
    await form.getByRole("button", { name: en.studio.save }).click();
    await form.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await jane.ask(`GET ${limits}`);
    expect(body).toMatchObject({ supportRefundLimit: 1_100, stepUpRefundLimit: 7_700 });
  });

  it("stops the save of sites", async () => {
    await using visit = await deaf(jane, studio.path("settings/merchant"));
    const wish = { page: visit.page, label: en.settings.siteAddresses };
    await refuse({ ...wish, value: "https://mine.example" }, () =>
      elsewhere(`PUT ${shop}/links`, { sites: ["https://theirs.example"] }),
    );
    const { body } = await jane.ask(`GET ${shop}/links`);
    expect(body.sites).toEqual(["https://theirs.example"]);
  });

  it("stops the save of a webhook", async () => {
    const hook = { url: "https://one.example/hook", types: ["card.saved"] };
    const { body } = await jane.ask(`POST ${shop}/webhooks`, hook);
    const path = `${shop}/webhooks/${body.webhook.id}`;
    await using visit = await deaf(jane, studio.path(`webhooks/${body.webhook.id}`));
    const { page } = visit;
    const url = "https://mine.example/hook";
    const field = page.getByRole("textbox", { name: en.webhooks.url });
    await field.fill(url);
    let isSaving = false;
    await page.route(`**${path}`, async (route) => {
      if (isSaving) return await route.fallback();
      await route.fulfill({ json: body });
    });
    await elsewhere(`PUT ${path}`, { url: "https://theirs.example/hook" });
    isSaving = true;
    await page.getByRole("button", { name: en.studio.save, exact: true }).click();
    await page.getByText(`${en.webhooks.url}: https://theirs.example/hook`).waitFor();
    expect(await field.inputValue()).toBe(url);
    expect((await jane.ask(`GET ${path}`)).body.webhook.url).toBe("https://theirs.example/hook");
  });

  it("stops the save of opening hours", async () => {
    const { id } = await bookable(studio, "Attic");
    await using visit = await deaf(jane, studio.path(`resources/${id}`));
    const week = (await studio.get(`/resources/${id}`)).body.available_periods.map(
      (one: { week_day: number; start_time: number; end_time: number }) => {
        const { week_day, start_time, end_time } = one;
        return { week_day, start_time: week_day === 2 ? 600 : start_time, end_time };
      },
    );
    await visit.page.getByRole("checkbox", { name: en.resources.inheritsHours }).uncheck();
    const wish = { page: visit.page, label: /Monday.*open/i, value: "08:00" };
    const { form } = await refuse({ ...wish, word: en.resources.saveWeek }, () =>
      elsewhere(`POST ${studio.root}/resources/${id}/availability`, {
        date: new Date().toISOString().slice(0, 10),
        available_periods: week,
      }),
    );
    await form.getByText("Tuesday: 10:00–17:00", { exact: true }).waitFor();
    const { body } = await studio.get(`/resources/${id}`);
    expect(body.available_periods).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ week_day: 1, start_time: 540 }),
        expect.objectContaining({ week_day: 2, start_time: 600 }),
      ]),
    );
  });

  it("stops the new name of a type of resources", async () => {
    const type = await studio.make("/resource_types", { name: "Boat", human: false });
    await using visit = await deaf(jane, studio.path("resources/types"));
    const section = visit.page.getByRole("region", { name: "Boat" });
    const field = section.getByRole("textbox", { name: en.resources.type, exact: true });
    await field.fill("Canoe");
    await elsewhere(`PUT ${studio.root}/resource_types/${type.id}`, { name: "Kayak" });
    await section.getByRole("button", { name: en.studio.save, exact: true }).click();
    await visit.page.getByText(`${en.resources.type}: Kayak ${en.parts.yoursStays}`).waitFor();
    const { body } = await studio.get(`/resource_types/${type.id}`);
    expect(body.name).toBe("Kayak");
  });

  it("stops the save of an application", async () => {
    const fields = { redirect_urls: ["https://a.example/back"], scopes: ["bookings:read"] };
    const own = "/api/scheduling/v1/me/applications";
    const { body } = await jane.ask(`POST ${own}`, { name: "Till", ...fields });
    await using visit = await deaf(jane, studio.path(`developers/${body.id}`));
    const name = { page: visit.page, label: en.studio.name, value: "Mine" };
    const redirect_urls = ["https://b.example/back"];
    await refuse(name, () => elsewhere(`PUT ${own}/${body.id}`, { redirect_urls }));
    const { body: now } = await jane.ask(`GET ${own}/${body.id}`);
    expect(now).toMatchObject({ name: "Till", redirect_urls });
  });

  it("stops the save of a member’s rights", async () => {
    const bo = await makeColleague(house, jane, { permissions: "manager" });
    const { body: users } = await studio.get("/users");
    const { id } = users.find(({ email }: { email: string }) => email === bo.email);
    await using visit = await deaf(jane, studio.path("team"));
    const { page } = visit;
    const row = page.getByRole("row", { name: bo.email });
    await row.getByRole("button").click();
    const dialog = page.getByRole("dialog");
    const choice = dialog.getByLabel(en.team.atStudio);
    await choice.selectOption({ label: en.team.permissions.administrator });
    await elsewhere(`PUT ${studio.root}/users/${id}`, { permissions: "basic_user" });
    await dialog.getByRole("button", { name: en.team.save, exact: true }).click();
    const text = `${en.team.atStudio}: ${en.team.permissions.basic_user} ${en.parts.yoursStays}`;
    await dialog.getByText(text).waitFor();
    const { body } = await studio.get(`/users/${id}`);
    expect(body.permissions).toBe("basic_user");
    await elsewhere(`DELETE ${studio.root}/users/${id}`, {});
    await dialog.getByRole("button", { name: en.parts.seen }).click();
    await dialog.getByRole("button", { name: en.team.save, exact: true }).click();
    await dialog.getByText(en.studio.stale).waitFor();
    await row.waitFor({ state: "detached" });
  });

  it("stops the move of an appointment that its customer moved or cancelled", async () => {
    const { id: resource } = await bookable(studio, "Salon");
    const parts = [{ resource_ids: [resource] }];
    const service = await studio.make("/services", { name: "Cut", duration: 60, parts });
    const client = await studio.make("/clients", { name: "Eve Falk" });
    const at = (time: string) => `${nextMonday()}T${time}:00Z`;
    const wish = { service_id: service.id, client_id: client.id, resource_ids: [resource] };
    const { id } = await studio.make("/appointments", { ...wish, starts_at: at("10:00") });
    await using visit = await deaf(jane, studio.path(`appointments/${id}`));
    const { page } = visit;
    await page.getByRole("button", { name: en.appointments.move, exact: true }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByLabel(en.appointments.otherTime).fill("13:00");
    await elsewhere(`PUT ${studio.root}/appointments/${id}`, { starts_at: at("15:00") });
    const send = sheet.getByRole("button", { name: /^Move to .*13:00/ });
    await send.click();
    await sheet.getByText(en.studio.stale).waitFor();
    await sheet.getByText(en.parts.changedMeanwhile).waitFor();
    const startOf = async () => (await studio.get(`/appointments/${id}`)).body.starts_at;
    expect(await startOf()).toContain("15:00");
    expect(await send.isDisabled()).toBe(true);
    await sheet.getByRole("button", { name: en.parts.seen }).click();
    await send.click();
    await expect.poll(startOf).toContain("13:00");
    await page.getByRole("button", { name: en.appointments.move, exact: true }).click();
    await sheet.getByLabel(en.appointments.otherTime).fill("11:00");
    await elsewhere(`POST ${studio.root}/appointments/${id}/cancel`, { by: "business" });
    await sheet.getByRole("button", { name: /^Move to .*11:00/ }).click();
    const notice = sheet.getByRole("alert").filter({ hasText: en.parts.changedMeanwhile });
    await notice.getByText(en.states.cancelled, { exact: true }).waitFor();
    await notice.getByRole("button", { name: en.parts.seen }).click();
    await sheet.getByLabel(en.appointments.otherTime).waitFor({ state: "detached" });
  });

  it("stops a merchant’s new pricing by a second operator", async () => {
    const operator = `/api/operator/payments/merchants/${jane.workspace.merchant?.id}`;
    await using visit = await deaf(olga, `/operator/merchants/${jane.workspace.merchant?.id}`);
    const { page } = visit;
    const flat = en.merchants.prices.flat({ currency: "EUR" });
    const wish = { page, label: flat, value: "0.77", word: en.merchants.setPricing };
    const { body } = await olga.ask(`GET ${operator}`);
    const { flat: before, dispute, refundsFee } = body.merchant.pricing;
    const amounts = { flat: before.amount, dispute: dispute.amount };
    const change = { rate: 31_000, ...amounts, refundsFee };
    const { form } = await refuse(wish, async () => {
      const { status } = await olga.ask(`PUT ${operator}/pricing`, change);
      expect(status).toBeLessThan(300);
    });
    await form.getByText(`${en.merchants.prices.rate}: 3.1`, { exact: true }).waitFor();
    const { body: now } = await olga.ask(`GET ${operator}`);
    expect(now.merchant.pricing.rate).toBe(0.031);
  });

  it("changes the limit of a refund in an open dialog", async () => {
    const id = await makePaid(house, jane, { amount: 3_000 });
    await using visit = await jane.open(studio.path(`payments/${id}`));
    const { page } = visit;
    await page.getByRole("button", { name: en.payments.refund, exact: true }).click();
    const dialog = page.getByRole("dialog", { name: en.payments.refund });
    await elsewhere(`POST /api/payments/transactions/${id}/refunds`, { amount: 2_900 });
    await dialog.getByText(en.parts.amountLeft({ amount: "€1.00" })).waitFor();
    await page.route(/\/api\/stream/, () => {});
    await page.reload();
    await page.getByRole("button", { name: en.payments.refund, exact: true }).click();
    await elsewhere(`POST /api/payments/transactions/${id}/refunds`, { amount: 60 });
    await dialog.locator("[type=submit]").click();
    await dialog.getByText(en.parts.amountLeft({ amount: "€0.40" })).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("stops a suspension after a second operator suspended the merchant", async () => {
    const operator = `/api/operator/payments/merchants/${jane.workspace.merchant?.id}`;
    await using visit = await deaf(olga, `/operator/merchants/${jane.workspace.merchant?.id}`);
    const { page } = visit;
    const { suspension: words } = en.operator;
    await page.getByRole("checkbox", { name: words.from.payouts }).check();
    await page.getByRole("textbox", { name: words.reason }).fill("Mine");
    const theirs = { payments: true, captures: true, payouts: true, reason: "Theirs" };
    const { status } = await olga.ask(`PUT ${operator}/suspension`, theirs);
    expect(status).toBeLessThan(300);
    await page.getByRole("button", { name: words.suspend, exact: true }).click();
    await page.getByText(/Theirs/).waitFor();
    await page.getByText(en.studio.stale).waitFor();
    const { body } = await olga.ask(`GET ${operator}`);
    expect(body.merchant.suspension).toMatchObject({ reason: "Theirs", payments: true });
  });
});
