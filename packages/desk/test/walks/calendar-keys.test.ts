import { afterAll, beforeAll, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

let house: House;
let jane: Person;
let studio: Studio;
const monday = nextMonday();
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "account" });
  studio = studioAt(jane);
  const { body: types } = await studio.get("/resource_types");
  const person = types.find(({ human }: { human: boolean }) => human).id;
  const ann = await studio.make("/resources", { resource_type_id: person, first_name: "Ann" });
  const parts = [{ name: "Who", resource_ids: [ann.id], count: 1, choosable: true }];
  const price = { price: 6000, currency: "EUR" };
  const service = await studio.make("/services", { name: "Cut", duration: 60, parts, ...price });
  const client = await studio.make("/clients", { name: "Eve Falk" });
  const wish = { service_id: service.id, client_id: client.id, resource_ids: [ann.id] };
  await studio.make("/appointments", { ...wish, starts_at: `${monday}T10:00:00Z` });
});
afterAll(() => house[Symbol.asyncDispose]());

it("turns days, views and lengths, takes a payment and lists its keys by keyboard", async () => {
  const address = `${studio.path("calendar")}?date=${monday}`;
  await using visit = await jane.open(address, {
    viewport: { width: 1280, height: 800 },
    timezoneId: "UTC",
  });
  const { page, misdeeds } = visit;
  const block = page.locator(".cal-block").first();
  await block.waitFor();
  const grid = page.getByRole("application");
  await grid.focus();
  const date = () => new URL(page.url()).searchParams.get("date");
  const press = async (key: string, isThere: () => unknown, expected: unknown) => {
    await page.keyboard.press(key);
    await expect.poll(isThere).toEqual(expected);
    expect(await grid.evaluate((one) => one.matches(":focus"))).toBe(true);
  };
  const view = () => new URL(page.url()).searchParams.get("view");
  await press("w", view, "week");
  await press("d", view, null);
  await press("]", () => date() === monday, false);
  await press("[", date, monday);
  await block.waitFor();

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: en.keys.title });
  await list.getByText(en.keys.inCalendar).waitFor();
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await list.waitFor({ state: "detached" });

  const height = async () => (await block.boundingBox())!.height;
  const before = await height();
  const display = page.getByRole("button", { name: en.bookings.display });
  await display.click();
  await page.getByRole("menuitemradio", { name: en.bookings.densities.compact }).click();
  // A menu fades in.
  await expect.poll(() => page.evaluate("document.getAnimations().length")).toBe(0);
  expect(await faultsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect.poll(height).toBeLessThan(before * 0.7);
  // The closed menu gives the focus back.
  await expect.poll(() => display.evaluate((one) => one.matches(":focus"))).toBe(true);

  await grid.focus();
  // From the owner's column to Ann's, and down to the appointment.
  await page.keyboard.press("ArrowRight");
  const marked = page.locator(".cal-block[data-at]");
  for (let hour = 0; hour < 24 && (await marked.count()) === 0; hour++) {
    await page.keyboard.press("ArrowDown");
  }
  await page.keyboard.press("p");
  const payment = page.getByRole("dialog", { name: en.appointments.payments.take });
  await payment.waitFor();
  await page.keyboard.type("tdw");
  expect([date(), view()]).toEqual([monday, null]);
  expect(misdeeds).toEqual([]);
});
