import { en } from "@frontdesk/desk/test/browser/texts";
import { nextMonday } from "@frontdesk/desk/test/studio";
import type { Page } from "playwright-core";
import type { Journey } from "../journey.ts";

const at = (path: string) => `/p/$place/${path}`;
const dialog = (page: Page) => page.getByRole("dialog").last();
const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

const appointment = /\/appointments\/\d+$/;
const status = /\/appointments\/\d+\/standing$/;
const confirmed = [appointment, (body: object) => ({ ...body, state: "confirmed" })] as const;

async function addClient(page: Page): Promise<void> {
  const form = dialog(page);
  await form.getByRole("combobox", { name: en.appointments.client }).fill("Zoe Holm");
  await form
    .getByRole("option", { name: /Zoe Holm/ })
    .last()
    .click();
  await chooseSlot(page);
}

async function chooseClient(page: Page): Promise<void> {
  const form = dialog(page);
  await form.getByRole("combobox", { name: en.appointments.client }).click();
  await form.getByRole("option").first().click();
  await chooseSlot(page);
}

async function chooseSlot(page: Page): Promise<void> {
  const form = dialog(page);
  await form.getByRole("radio").first().check();
  await form.getByLabel(en.bookings.fields.date).fill(nextMonday());
  await form
    .getByRole("button", { name: /^\d\d:\d\d/ })
    .first()
    .click();
}

export const calendarWays: Readonly<Record<string, Journey>> = {
  "add-client.newClient": {
    at: at("calendar/new"),
    before: addClient,
    press: (page) => button(page, /^Book .*\d\d:\d\d/).click(),
  },
  "appointments.cancel": {
    at: at("appointments/$id"),
    responses: [confirmed],
    before: (page) => button(page, en.parts.cancel).click(),
    press: (page) => button(page, /^Cancel (?:and|the)/).click(),
  },
  "appointments.fee": {
    at: at("appointments/$id"),
    responses: [
      confirmed,
      [
        status,
        (body) => ({
          ...body,
          chargeable: { reason: "no_show", most: 4000 },
          terms: { ...body.terms, currency: "EUR" },
        }),
      ],
    ],
    before: (page) => button(page, en.appointments.fee.charge).click(),
    press: (page) => button(page, /^Charge €/).click(),
  },
  "appointments.newAppointment": {
    at: at("appointments/new"),
    before: chooseClient,
    press: (page) => button(page, /^Book .*\d\d:\d\d/).click(),
  },
  "bookings.changeBooking": {
    at: at("bookings/$id"),
    async before(page) {
      await button(page, en.developers.change).click();
      await dialog(page).getByLabel(en.bookings.fields.details).fill("Another text");
    },
    press: (page) => button(page, en.studio.save).click(),
  },
  "bookings.newBooking": {
    at: at("bookings/new"),
    async before(page) {
      await dialog(page)
        .getByRole("combobox", { name: en.studio.resource })
        .selectOption({ index: 1 });
    },
    press: (page) => button(page, en.home.book).click(),
  },
  "bookings.restoreBooking": {
    at: at("bookings/$id"),
    isOnce: true,
    granted: [{ status: 204 }],
    before: (page) => button(page, en.studio.remove).click(),
    press: (page) => page.getByRole("button", { name: en.parts.undo }).click(),
  },
  "home.fill": {
    at: at("home"),
    responses: [
      [/\/bookings\?/, () => []],
      [/\/transactions\?/, () => []],
    ],
    press: (page) => page.getByRole("button", { name: en.home.demo.fill }).click(),
  },
};
