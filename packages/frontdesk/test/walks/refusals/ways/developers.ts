import { en } from "@frontdesk/desk/test/browser/texts";
import { password } from "@frontdesk/people/test/harness";
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

const grant = {
  application_id: 1,
  name: "Till",
  maker_name: "Ann",
  scopes: ["bookings:read"],
  since: "2026-01-01T00:00:00Z",
};
const holder = { ...grant, user_id: 1, email: "ann@example.com" };
const token = {
  id: 1,
  name: "Script",
  prefix: "fd_1",
  scopes: ["bookings:read"],
  created_at: "2026-01-01T00:00:00Z",
  expires_at: null,
  last_used_at: null,
};

export const developersWays: Readonly<Record<string, Journey>> = {
  "developers.applicationChange": {
    at: at("developers/$id"),
    before: (page) =>
      dialog(page).getByRole("textbox", { name: en.studio.name }).first().fill("Another till"),
    press: (page) => button(page, en.studio.save).click(),
  },
  "developers.deletion": {
    at: at("developers/$id"),
    before: (page) => button(page, en.developers.deleteIt).click(),
    press: (page) => button(page, /^Delete/).click(),
  },
  "developers.newSecret": {
    at: at("developers/$id"),
    before: (page) => button(page, en.developers.renew).click(),
    press: (page) => button(page, en.developers.renew).click(),
  },
  "developers.endHolder": {
    at: at("developers/$id"),
    responses: [
      [
        /\/applications\/\d+\/(?:holders|grants|people|users)/,
        () => ({ total: 1, holders: [holder] }),
      ],
    ],
    press: (page) => button(page, en.developers.endOf({ name: "Till" })).click(),
  },
  "developers.endGrant": {
    at: at("developers"),
    responses: [[/\/me\/grants/, () => [grant]]],
    press: (page) => onScreen(page, en.developers.endOf({ name: "Till" })).click(),
  },
  "developers.endToken": {
    at: at("developers"),
    responses: [[/\/me\/tokens/, () => [token]]],
    press: (page) => onScreen(page, en.developers.revokeOf({ name: "Script" })).click(),
  },
  "developers.newToken": {
    at: at("developers/token"),
    async before(page) {
      await dialog(page).getByLabel(en.developers.tokenName).fill("A script");
      await dialog(page).getByRole("checkbox").first().check();
      await dialog(page).getByLabel(en.developers.password).fill(password);
    },
    press: (page) => button(page, en.developers.makeToken).click(),
  },
  "webhooks.webhookChange": {
    at: at("webhooks/$id"),
    before: (page) => dialog(page).getByLabel(en.links.address).fill("https://other.example/hook"),
    press: (page) => button(page, en.studio.save).click(),
  },
};
