import type { BrowserContextOptions } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clicker } from "../browser/clicker.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf, sidewaysWithin } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
let service: number;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  const { body: types } = await studio.get("/resource_types");
  const person = types.find(({ human }: { human: boolean }) => human).id;
  const name = { first_name: "Mia", last_name: "Berg" };
  const mia = (await studio.make("/resources", { resource_type_id: person, ...name })).id;
  const hours = [0, 1, 2, 3, 4, 5, 6].map((week_day) => ({
    ...{ start_time: 540, end_time: 1020, week_day },
  }));
  const date = new Date().toISOString().slice(0, 10);
  const path = `POST ${studio.root}/resources/${mia}/availability`;
  await jane.ask(path, { date, available_periods: hours });
  const parts = [{ name: "Who", resource_ids: [mia], count: 1, choosable: true }];
  const offered = { name: "Massage", duration: 60, price: 8000, currency: "EUR" };
  service = (await studio.make("/services", { ...offered, parts })).id;
});
afterAll(() => house[Symbol.asyncDispose]());

const desktop = { viewport: { width: 1280, height: 800 } };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const weekMs = 7 * 86_400_000;

const noonIn = (days: number) => {
  const day = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
  return `${day}T12:00:00Z`;
};

interface Call {
  name: string;
  digits: string;
  most: number;
  options: BrowserContextOptions;
  inDays: number;
}

/** From Home, by the last digits of a phone number. */
async function moveByDigits({ name, digits, most, options, inDays }: Call): Promise<void> {
  const client = await studio.make("/clients", { name, phone: `+45 12 34 ${digits}` });
  const { id, starts_at: before } = await studio.make("/appointments", {
    ...{ service_id: service, client_id: client.id, starts_at: noonIn(inDays) },
  });
  await using visit = await jane.open(studio.path("home"), options);
  const { page } = visit;
  const { click, check } = clicker(most);
  await click(page.getByRole("button", { name: en.search.title }).filter({ visible: true }));
  await page.getByRole("combobox", { name: en.search.title }).fill(digits);
  await click(page.getByRole("option", { name: new RegExp(name) }));
  const sheet = page.getByRole("dialog", { name });
  await sheet.getByText(en.clients.next).waitFor();
  expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
  await click(sheet.getByRole("button", { name: en.appointments.move, exact: true }));
  const free = page.getByRole("region", { name: en.appointments.slots });
  const nextWeek = free.locator("h3").last().locator("xpath=..").getByRole("button");
  await click(nextWeek.first());
  await click(page.getByRole("button", { name: /^Move to / }));
  await page.getByText(/^Moved to /).waitFor();
  check();
  const { starts_at: after } = (await studio.get(`/appointments/${id}`)).body;
  const difference = Math.abs(Date.parse(after) - Date.parse(before) - weekMs);
  expect(difference).toBeLessThan(weekMs / 7);
  expect(new URL(page.url()).searchParams.has("move")).toBe(false);
  expect(visit.misdeeds).toEqual([]);
}

describe("a client on the phone", () => {
  it("moves to next week in five clicks on a desktop", async () => {
    const ann = { name: "Ann Larsen", digits: "5678" };
    await moveByDigits({ ...ann, most: 5, options: desktop, inDays: 40 });
  });

  it("moves to next week in at most seven taps on a phone", async () => {
    const bo = { name: "Bo Krause", digits: "4711" };
    await moveByDigits({ ...bo, most: 7, options: phone, inDays: 41 });
  });
});

describe("the sheet of a client", () => {
  it.each([
    ["desktop, light", { ...desktop, colorScheme: "light" }],
    ["phone, dark", { ...phone, colorScheme: "dark" }],
  ] as const)("fits, empty and full: %s", async (title, options) => {
    const empty = await studio.make("/clients", { name: `Nobody ${title}` });
    const full = await studio.make("/clients", { name: `Eva ${title}`, phone: "+45 99 88 77 66" });
    const days = options.colorScheme === "dark" ? 100 : 200;
    for (let nth = 0; nth < 22; nth += 1) {
      const visit = { service_id: service, client_id: full.id, starts_at: noonIn(days + nth) };
      const { id } = await studio.make("/appointments", visit);
      if (nth === 0) {
        const items = [{ kind: "appointment", appointment_id: id }];
        await studio.make("/orders", { payment: "cash", items });
      }
    }
    await using visit = await jane.open(studio.path(`clients/${empty.id}`), options);
    const { page } = visit;
    await page.getByText(en.clients.noVisits).waitFor();
    expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    await page.goto(studio.path(`clients/${full.id}`));
    await page.getByText("€80.00", { exact: true }).waitFor();
    const list = page.getByRole("list", { name: en.appointments.title, exact: true });
    expect(await list.getByRole("listitem").count()).toBe(20);
    expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    await page.getByRole("button", { name: en.parts.more }).click();
    await expect.poll(() => list.getByRole("listitem").count()).toBe(22);
    expect(visit.misdeeds).toEqual([]);
  });
});
