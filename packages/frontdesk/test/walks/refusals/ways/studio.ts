import { en } from "@frontdesk/desk/test/browser/texts";
import type { Page } from "playwright-core";
import type { Journey } from "../journey.ts";

const at = (path: string) => `/p/$place/${path}`;
const dialog = (page: Page) => page.getByRole("dialog").last();
const button = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole("button", { name, ...(typeof name === "string" && { exact: true }) });

const unconnected = [/\/v1\/[\w-]+\/merchant$/, undefined] as const;
const periods = /\/custom_available_periods/;
const downtimes = /\/downtimes\?/;
const resource = /\/resources\/\d+$/;
const person = { human: true, email: "mia@example.com" };
const pendingLogin = {
  id: 999_999,
  email: "mia@example.com",
  owner: false,
  activation_state: "pending",
};
const inviteOrAgain = new RegExp(`^(?:${en.resources.invite}|${en.parts.tryAgain})$`);
const sendOrAgain = new RegExp(`^(?:${en.receipts.send}|${en.parts.tryAgain})$`);
const removeOrAgain = new RegExp(`^(?:${en.resources.removePerson}|${en.parts.tryAgain})$`);
const addOrAgain = new RegExp(`^(?:${en.resources.addAndInvite}|${en.parts.tryAgain})$`);
const dayOff = { start_date: "2031-03-03", end_date: "2031-03-04" };

export const studioWays: Readonly<Record<string, Journey>> = {
  "booking-page.connect": {
    at: at("booking-page"),
    responses: [unconnected],
    async before(page) {
      await page.getByText(en.deposits.byHand).click();
      await page.getByRole("textbox", { name: en.deposits.number }).fill("6".repeat(24));
      await page.getByRole("textbox", { name: en.deposits.key, exact: true }).fill("a key");
    },
    press: (page) => page.getByRole("button", { name: en.deposits.connect, exact: true }).click(),
  },
  "booking-page.connectShop": {
    at: at("booking-page"),
    responses: [unconnected],
    press: (page) => page.getByRole("button", { name: /^Take deposits with/ }).click(),
  },
  "booking-page.site": {
    at: at("booking-page"),
    responses: [
      [/\/booking_page$/, (body) => ({ ...body, url: "https://book.example/book/corner" })],
      [/\/merchants\/\w+\/links$/, (body) => ({ ...body, sites: [] })],
    ],
    press: (page) => page.getByRole("button", { name: en.deposits.letBack }).click(),
  },
  "receipts.mail": {
    at: at("receipts/$id"),
    async before(page) {
      await page.getByRole("button", { name: en.appointments.facts.email, exact: true }).click();
      await dialog(page).getByRole("textbox").fill("ann@example.com");
    },
    press: (page) => button(page, sendOrAgain).click(),
  },
  "resources.availability": {
    at: at("resources/$id"),
    async before(page) {
      const week = dialog(page).locator("form", { hasText: en.resources.inheritsHours });
      const same = week.getByRole("checkbox", { name: en.resources.inheritsHours });
      if (await same.isChecked()) await same.uncheck();
      await week
        .getByRole("button", { name: /^Add break/ })
        .first()
        .click();
    },
    press: (page) => button(page, en.resources.saveWeek).click(),
  },
  "services.newThing": {
    at: at("services/new"),
    before: (page) => dialog(page).getByLabel(en.services.thingName).fill("Attic"),
    press: (page) => button(page, en.services.addThing).click(),
  },
  "resources.link": {
    at: at("resources/$id"),
    responses: [[resource, (body) => ({ ...body, ...person, user_id: 1 })]],
    press: (page) => button(page, en.resources.unlink).click(),
  },
  "resources.resend": {
    at: at("resources/$id"),
    responses: [
      [resource, (body) => ({ ...body, ...person, user_id: 999_999 })],
      [/\/v1\/[\w-]+\/users(?:\?|$)/, (all) => [...all, { ...all[0], ...pendingLogin }]],
    ],
    press: (page) => button(page, en.resources.resend).click(),
  },
  "resources.invitePerson": {
    at: at("resources/$id"),
    responses: [[resource, (body) => ({ ...body, ...person, user_id: null })]],
    before: (page) => button(page, en.resources.invite).click(),
    press: (page) => button(page, inviteOrAgain).click(),
  },
  "resources.removePerson": {
    at: at("resources/$id"),
    responses: [[resource, (body) => ({ ...body, ...person, user_id: null })]],
    before: (page) => button(page, en.resources.removePerson).click(),
    press: (page) => button(page, removeOrAgain).click(),
  },
  "resources.addStaff": {
    at: at("resources/staff"),
    async before(page) {
      await dialog(page).getByLabel(en.resources.name).fill("Mia Holm");
      await dialog(page).getByLabel(en.resources.email).fill("mia@example.com");
    },
    press: (page) => button(page, addOrAgain).click(),
  },
  "resources.openDays": {
    at: at("resources/$id"),
    press: (page) => button(page, en.resources.openDays).click(),
  },
  "resources.closeDays": {
    at: at("resources/$id"),
    responses: [
      [periods, () => [{ id: 1, resource_id: 1, ...dayOff, start_time: 540, end_time: 720 }]],
    ],
    press: (page) => button(page, /^Remove .*2031/).click(),
  },
  "resources.takeTimeOff": {
    at: at("resources/$id"),
    before: (page) => dialog(page).getByText(en.resources.addTimeOff).click(),
    press: (page) => button(page, en.resources.takeTimeOff).click(),
  },
  "resources.endTimeOff": {
    at: at("resources/$id"),
    responses: [
      [
        downtimes,
        () => [
          {
            id: 1,
            from: "2031-03-03",
            to: "2031-03-04",
            start_time: 0,
            end_time: 1440,
            downtime_type_id: null,
            details: "Away",
            resource_ids: [1],
          },
        ],
      ],
    ],
    press: (page) => button(page, /^Delete the time off/).click(),
  },
};
