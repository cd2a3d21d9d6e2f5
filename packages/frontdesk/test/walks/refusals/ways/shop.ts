import { en } from "@frontdesk/desk/test/browser/texts";
import type { Page } from "playwright-core";
import type { Journey } from "../journey.ts";

const at = (path: string) => `/p/$place/${path}`;
const dialog = (page: Page) => page.getByRole("dialog").last();
const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });
const onScreen = (page: Page, name: string | RegExp) =>
  page
    .locator("main")
    .getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

const saveOrAgain = new RegExp(`^(?:${en.team.save}|${en.parts.tryAgain})$`);
const payment = /\/transactions\/\w+$/;
const paymentWith = (changes: object) => (body: { transaction: object }) => ({
  transaction: { ...body.transaction, ...changes },
});
const feed = { id: 1, resource_id: null, created_at: "2026-01-01T00:00:00Z" };
const file = { name: "a.pdf", type: "application/pdf", size: 9 };

const christmas = {
  year: 2031,
  country: "DK",
  region: null,
  countries: ["DK"],
  regions: [],
  holidays: [{ date: "2031-12-25", name: "Christmas Day", kind: "public", closed: false }],
};

const importIn = (state: string) => ({
  id: 1,
  kind: "clients",
  state,
  headers: ["Name"],
  columns: { name: "Name" },
  counts: {
    new: state === "checked" ? 2 : 0,
    same: 0,
    warning: 0,
    error: 0,
    imported: state === "applied" ? 2 : 0,
    removed: 0,
    kept: 0,
  },
  kept_until: "2031-01-01T00:00:00Z",
});

const section = (which: string, label: string | RegExp, value: string): Journey => ({
  at: at(`settings/${which}`),
  before: (page) => page.getByLabel(label).first().fill(value),
  press: (page) =>
    page
      .getByLabel(label)
      .first()
      .locator("xpath=ancestor::form")
      .getByRole("button")
      .last()
      .click(),
});

export const shopWays: Readonly<Record<string, Journey>> = {
  "reports.closeDay": {
    at: at("reports"),
    responses: [[/\/reports\/day/, (body) => ({ ...body, money: [] })]],
    press: (page) => onScreen(page, en.reports.day.close).click(),
  },
  "disputes.answer": {
    at: at("disputes/$id"),
    async before(page) {
      await page.getByLabel(en.disputes.text).fill("It was delivered.");
      await page.getByRole("button", { name: en.disputes.preview }).click();
    },
    press: (page) => page.getByRole("button", { name: en.disputes.send }).click(),
  },
  "disputes.deleteFile": {
    at: at("disputes/$id"),
    responses: [
      [/\/disputes\/\w+$/, ({ dispute }) => ({ dispute: { ...dispute, files: [file] } })],
    ],
    press: (page) =>
      page.getByRole("button", { name: en.disputes.remove({ name: "a.pdf" }) }).click(),
  },
  "download.download": {
    at: at("payments"),
    reads: /csv/,
    press: (page) => page.getByRole("button", { name: en.reports.csv }).click(),
  },
  "links.make": {
    at: at("links"),
    responses: [[/\/merchants\/\w+\/links$/, (body) => ({ ...body, hasSecret: true })]],
    async before(page) {
      await page.getByRole("textbox", { name: en.parts.amount }).fill("25");
      await page.getByRole("textbox", { name: en.payments.columns.reference }).fill("order 1");
    },
    press: (page) => page.getByRole("button", { name: en.links.make }).click(),
  },
  "payments.chargeAgain": {
    at: at("payments/$id"),
    responses: [[payment, paymentWith({ successful: true, unplanned: true })]],
    async before(page) {
      await button(page, en.payments.again).click();
      await dialog(page).getByRole("textbox").fill("5");
    },
    press: (page) => button(page, /^Charge €/).click(),
  },
  "payments.move": {
    at: at("payments/$id"),
    responses: [[payment, paymentWith({ pendingAmount: 500 })]],
    before: (page) => button(page, en.payments.capture).click(),
    press: (page) => button(page, /^Capture €/).click(),
  },
  "payments.open": {
    at: at("payments"),
    reads: /\/links$/,
    responses: [[/\/transactions\?/, () => []]],
    press: (page) => page.getByRole("button", { name: en.payments.testPayment }).click(),
  },
  "settings.accountChange": section("account", "Name", "Another name"),
  "settings.profile": section("merchant", "Name", "Another name"),
  "settings.sites": section("merchant", "Addresses, one per line", "https://book.example"),
  "settings.limits": section("merchant", /^Support refund limit/, "12"),
  "settings.bankRequest": section("merchant", "IBAN", "DK5000400440116243"),
  "settings.look": {
    at: at("settings/look"),
    before: (page) => page.getByRole("radio", { name: `${en.studio.color} 3` }).check(),
    press: (page) => onScreen(page, saveOrAgain).click(),
  },
  "settings.newFeed": {
    at: at("settings/calendars"),
    press: (page) => onScreen(page, en.settings.makeFeed).click(),
  },
  "settings.endFeed": {
    at: at("settings/calendars"),
    responses: [[/\/calendars(?:\?|$)/, () => [feed]]],
    press: (page) => onScreen(page, /^Revoke the feed/).click(),
  },
  "team.change": {
    at: at("team"),
    async before(page) {
      await onScreen(page, en.team.changeOf({ name: "Ada Brandt" })).click();
      await dialog(page).getByLabel(en.team.role).selectOption("custom");
      await dialog(page).getByLabel(en.team.atShop).selectOption("viewer");
    },
    press: (page) => button(page, en.studio.save).click(),
  },
  "team.role": {
    at: at("team"),
    async before(page) {
      await onScreen(page, en.team.changeOf({ name: "Ada Brandt" })).click();
      await dialog(page).getByLabel(en.team.role).selectOption("accountant");
    },
    press: (page) => button(page, saveOrAgain).click(),
  },
  "team.end": {
    at: at("team"),
    async before(page) {
      await onScreen(page, en.team.changeOf({ name: "Ada Brandt" })).click();
      await button(page, en.team.end).click();
      await page.getByRole("dialog", { name: en.team.endTitle }).waitFor();
    },
    press: (page) => button(page, en.team.end).click(),
  },
  "settings.checkFile": {
    at: at("settings/transfer"),
    press: async (page) => {
      const buffer = Buffer.from("name\nAnn");
      const file = { name: "clients.csv", mimeType: "text/csv", buffer };
      await page.locator("input[type=file]").setInputFiles(file);
    },
  },
  "settings.applyImport": {
    at: at("settings/transfer"),
    responses: [[/\/imports\?/, () => [importIn("checked")]]],
    press: (page) => onScreen(page, en.imports.apply({ count: 2 })).click(),
  },
  "settings.undoImport": {
    at: at("settings/transfer"),
    responses: [[/\/imports\?/, () => [importIn("applied")]]],
    press: (page) => onScreen(page, en.imports.undo).click(),
  },
  "settings.newHolidays": {
    at: at("settings/hours"),
    responses: [[/\/public_holidays\?/, () => christmas]],
    before: (page) => page.getByRole("button", { name: en.settings.addHolidays }).click(),
    press: (page) => button(page, /^Close on 1 day$/).click(),
  },
};
