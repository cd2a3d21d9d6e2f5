import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clicker } from "../browser/clicker.ts";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults, faultsOf, sidewaysWithin } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
let mia: number;
beforeAll(async () => {
  house = await startHouse();
  // The appointment must end before midnight.
  house.wait(msTo10(new Date()));
  jane = await makePerson(house);
  studio = studioAt(jane);
  const { body: types } = await studio.get("/resource_types");
  const person = types.find(({ human }: { human: boolean }) => human).id;
  const name = { first_name: "Mia", last_name: "Berg" };
  mia = (await studio.make("/resources", { resource_type_id: person, ...name })).id;
  const today = new Date().toISOString().slice(0, 10);
  const hours = [0, 1, 2, 3, 4, 5, 6].map((week_day) => ({ ...allDay, week_day }));
  const path = `${studio.root}/resources/${mia}/availability`;
  await jane.ask(`POST ${path}`, { date: today, available_periods: hours });
  const parts = [{ name: "Who", resource_ids: [mia], count: 1, choosable: true }];
  await studio.make("/services", { name: "Massage", duration: 60, parts });
  await studio.make("/services", { name: "Cut", duration: 30, parts });
});
afterAll(() => house[Symbol.asyncDispose]());

const dayMs = 86_400_000;
const msTo10 = (now: Date) => dayMs + 10 * 3_600_000 - (now.getTime() % dayMs);

const allDay = { start_time: 0, end_time: 1440 };

async function walkIn(page: Page, { name, most }: { name: string; most: number }): Promise<void> {
  const { click, check } = clicker(most);
  await click(page.getByRole("link", { name: en.home.book, exact: true }));
  const sheet = page.getByRole("dialog", { name: en.appointments.book });
  const client = sheet.getByRole("combobox", { name: en.appointments.client });
  await expect.poll(() => client.evaluate((one) => one.matches(":focus"))).toBe(true);
  await page.keyboard.type(name);
  await click(sheet.getByRole("option", { name: en.appointments.addClient({ name }) }));
  await click(sheet.locator("label", { hasText: "Massage" }));
  await click(sheet.getByRole("button", { name: /^Now/ }));
  expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
  await click(sheet.getByRole("button", { name: /^Book / }));
  await page.getByText(name).filter({ visible: true }).first().waitFor();
  await page.getByText(/^Booked: /).waitFor();
  expect(new URL(page.url()).pathname).toBe(studio.path("calendar"));
  check();
  const { body } = await studio.get(`/clients?q=${encodeURIComponent(name)}`);
  expect(body).toHaveLength(1);
}

describe("walk-in", () => {
  it("takes five clicks on a desktop", async () => {
    const viewport = { width: 1280, height: 800 };
    await using visit = await jane.open(studio.path("home"), { viewport });
    await walkIn(visit.page, { name: "Ann Larsen", most: 5 });
    expect(visit.misdeeds).toEqual([]);
  });

  it("takes at most seven taps on a phone", async () => {
    house.wait(30 * 60_000);
    const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
    await using visit = await jane.open(studio.path("home"), phone);
    await walkIn(visit.page, { name: "Bo Krause", most: 7 });
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("menu of new things", () => {
  it("blocks the time of a person", async () => {
    await using visit = await jane.open(studio.path("home"));
    const { page } = visit;
    await page.getByRole("button", { name: en.shell.new, exact: true }).first().click();
    await page.getByRole("menuitem", { name: en.shell.newEntries.block }).first().click();
    const sheet = page.getByRole("dialog", { name: en.appointments.blockTime });
    await sheet
      .getByRole("combobox", { name: en.resources.timeOffFor })
      .selectOption({ value: String(mia) });
    for (const name of [en.studio.from, en.studio.to]) {
      await sheet.getByLabel(new RegExp(`^${name}\\b`)).fill("2031-03-03");
    }
    await sheet.getByLabel(en.resources.note).fill("Dentist");
    await sheet.getByRole("button", { name: en.resources.takeTimeOff }).click();
    await page.getByText(en.resources.timeOffTaken).waitFor();
    expect(new URL(page.url()).pathname).toBe(studio.path("calendar"));
    const { body } = await studio.get(`/downtimes?resource_ids[]=${mia}`);
    expect(body).toMatchObject([{ details: "Dentist" }]);
    expect(visit.misdeeds).toEqual([]);
  });
});

describe("sheets over the calendar", () => {
  it("have no visual faults", async () => {
    const paths = ["calendar/new", "calendar/block", "calendar/plain"].map(studio.path);
    await expectNoFaults({
      person: jane,
      paths,
      ready: (page) => page.getByRole("dialog").getByRole("button").last().waitFor(),
    });
  });
});
