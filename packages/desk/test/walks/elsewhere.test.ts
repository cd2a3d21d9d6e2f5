// Days follow the business, not the browser.

import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { create, makeResource } from "../browser/filled.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person, type Visit } from "../browser/person.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

let house: House;
let jane: Person;
const zone = "Pacific/Pago_Pago";
// UTC−11: Tokyo and Kiritimati have another date most of the time.
const wallNow = () => new Date(Date.now() - 11 * 3_600_000).toISOString();
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "account" });
  const account = `PUT /api/scheduling/v1/accounts/${jane.workspace.account?.id}`;
  const default_periods = Array.from({ length: 7 }, (_, week_day) => ({
    week_day,
    start_time: 0,
    end_time: 1440,
  }));
  expect((await jane.ask(account, { timezone: zone, default_periods })).status).toBe(200);
  const ann = await makeResource(jane, "Ann");
  const today = wallNow().slice(0, 10);
  const whole = { start_date: today, end_date: today, start_time: 0, duration: 1440 };
  await create(jane, "bookings", { ...whole, resource_id: ann, details: "Retreat" });
});
afterAll(() => house[Symbol.asyncDispose]());

const path = (screen: string) => `/p/${jane.workspace.id}/${screen}`;

const unknown = `(() => {
  const { DateTimeFormat } = Intl;
  const told = DateTimeFormat.prototype.resolvedOptions;
  DateTimeFormat.prototype.resolvedOptions = function () {
    const options = told.call(this);
    return options.timeZone === "UTC" ? { ...options, timeZone: "Etc/Unknown" } : options;
  };
})()`;

async function openIn(browserZone: string, options: BrowserContextOptions = {}): Promise<Visit> {
  const exists = browserZone !== "Etc/Unknown";
  const visit = await jane.open("/me", { ...options, timezoneId: exists ? browserZone : "UTC" });
  if (!exists) await visit.page.addInitScript(unknown);
  return visit;
}

describe.each(["Asia/Tokyo", "Pacific/Kiritimati", "Etc/Unknown"])("browser in %s", (browser) => {
  it("shows the business's day, the current booking and the zone", async () => {
    await using visit = await openIn(browser);
    const { page } = visit;
    await page.goto(path("home"));
    const today = page.getByRole("region", { name: en.home.today });
    await today.getByText("Retreat").waitFor();
    await page.getByText(en.bookings.fields.zone({ zone: "Pacific/Pago Pago" })).waitFor();
    const expected = new Intl.DateTimeFormat("en-GB", {
      ...({ timeZone: "UTC", weekday: "long", day: "numeric", month: "long" } as const),
    }).format(new Date(wallNow()));
    await page.getByRole("heading", { name: expected }).waitFor();

    await page.goto(path("calendar"));
    const block = page.locator(".cal-block", { hasText: "Retreat" });
    await expect.poll(() => block.getAttribute("title")).toContain("00:00–24:00");
    await page.goto(path("bookings/new"));
    const sheet = page.getByRole("dialog", { name: en.bookings.sheet.new });
    await expect
      .poll(() => sheet.getByLabel(en.bookings.fields.date).inputValue())
      .toBe(wallNow().slice(0, 10));
    expect(await faultsOf(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });
});

/** Wrong except for UTC. */
const stale = `(() => {
  const Known = Intl.DateTimeFormat;
  function Stale(locale, options) {
    const { timeZone = "UTC" } = options ?? {};
    const isOther = timeZone !== "UTC";
    return new Known(locale, isOther ? { ...options, timeZone: "Asia/Kathmandu" } : options);
  }
  Stale.prototype = Known.prototype;
  Stale.supportedLocalesOf = Known.supportedLocalesOf;
  Intl.DateTimeFormat = Stale;
})()`;

describe("browser with another zone database", () => {
  it("shows an appointment in the customer's zone with the server's offset", async () => {
    const ann = await makeResource(jane, "Ann Berg");
    const parts = [{ name: "Who", resource_ids: [ann], count: 1, choosable: true }];
    const { id: service_id } = await create(jane, "services", {
      name: "Massage",
      duration: 60,
      parts,
    });
    const { id: client_id } = await create(jane, "clients", { name: "Eve Falk" });
    const monday = nextMonday();
    const query = { service_id, client_id, timezone: "Asia/Tokyo" };
    const starts_at = `${monday}T20:00:00Z`;
    const { id } = await create(jane, "appointments", { ...query, starts_at });
    await using visit = await openIn("UTC");
    await visit.page.addInitScript(stale);
    await visit.page.goto(path(`appointments/${id}`));
    const sheet = visit.page.getByRole("dialog", { name: "Eve Falk" });
    const fact = (name: string) =>
      sheet.locator("dt", { hasText: new RegExp(`^${name}$`) }).locator("xpath=following::dd[1]");
    await expect.poll(() => fact("When").innerText()).toMatch(/09:00$/);
    await expect.poll(() => fact("For the customer").innerText()).toMatch(/05:00 GMT\+9$/);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("merchant alone", () => {
  it.each(["Asia/Tokyo", "Etc/Unknown"])("shows revenue in a browser in %s", async (browser) => {
    const owner = await makePerson(house, { kind: "merchant" });
    const exists = browser !== "Etc/Unknown";
    await using visit = await owner.open("/me", { timezoneId: exists ? browser : "UTC" });
    const { page } = visit;
    if (!exists) await page.addInitScript(unknown);
    const answered = page.waitForResponse(/\/takings\?/);
    await page.goto(`/p/${owner.workspace.id}/balance`);
    const answer = await answered;
    expect(answer.status()).toBe(200);
    const response = new URL(answer.url()).searchParams.get("timezone");
    expect(response).toBe(exists ? browser : "UTC");
    await page.getByRole("heading", { name: /days/ }).first().waitFor();
    expect(await page.getByText(en.bookings.fields.zone({ zone: "UTC" })).count()).toBe(
      exists ? 0 : 1,
    );
    expect(visit.misdeeds).toEqual([]);
  });
});
