import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { customerOf, makePage } from "../browser/customers.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";
import { nextMonday } from "../studio.ts";

let house: House;
let jane: Person;
let studio: Studio;
let services: number[];
const monday = nextMonday();
beforeAll(async () => {
  house = await startHouse();
});
beforeEach(async () => {
  jane = await makePerson(house);
  studio = studioAt(jane);
  services = await makePage(jane, [{ name: "Talk", approval: "required" }, { name: "Massage" }]);
});
afterAll(() => house[Symbol.asyncDispose]());

interface ListedState {
  customer: { name: string };
  state: string;
}

const utc = { timezoneId: "UTC", viewport: { width: 1280, height: 800 } };
const phone = { ...utc, viewport: { width: 360, height: 740 } };
const booked = (service: number, time: string, name: string) =>
  customerOf(house, jane).book({ service: services[service]!, time, name });
async function lunchOff(): Promise<void> {
  const { body } = await studio.get("/resources");
  const resource_ids = body.map(({ id }: { id: number }) => id);
  const noon = { from: monday, to: monday, start_time: 720, end_time: 780 };
  await studio.make("/downtimes", { resource_ids, ...noon });
}
const displaced = async () => (await studio.get("/appointments?attention=true")).body.length;
async function states(): Promise<string[]> {
  const { body } = await studio.get("/appointments");
  const named = body.map(({ customer, state }: ListedState) => `${customer.name}: ${state}`);
  return named.sort();
}
async function displaceDan(): Promise<void> {
  await booked(1, "12:00", "Dan Lund");
  await lunchOff();
  await expect.poll(displaced, { timeout: 20_000 }).toBe(1);
}

describe("request and appointment without a time", () => {
  it("appear on Home, in the navigation and the calendar until handled", async () => {
    await booked(0, "10:00", "Carla Holm");
    await displaceDan();

    await using visit = await jane.open(studio.path("home"), utc);
    const { page } = visit;
    const needs = page.getByRole("region", { name: en.home.needsYou });
    await needs.getByText("1 appointment has lost its time").waitFor();
    await page.getByRole("link", { name: "Appointments, 2 need you" }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    const request = needs.getByRole("listitem").filter({ hasText: "Carla Holm" });
    await request.getByText(/^Talk, /).waitFor();
    await request.getByText(/^Answer by /).waitFor();

    await page.goto(`${studio.path("calendar")}?date=${monday}`);
    const block = (state: string) => page.locator(`.cal-block[data-state="${state}"]`);
    await expect.poll(() => block("requested").innerText()).toContain("needs approval");
    const displaced = page.locator(".cal-block[data-needs]");
    await expect.poll(() => displaced.getAttribute("title")).toContain("needs you");
    expect(await faultsOf(page)).toEqual([]);
    await displaced.click();
    const sheet = page.getByRole("dialog", { name: "Dan Lund" });
    await sheet.getByText(en.appointments.needs.displaced).waitFor();
    await page.keyboard.press("Escape");

    await block("requested").click();
    await page.getByRole("button", { name: en.appointments.approve }).click();
    await page.getByRole("dialog").getByText(en.appointments.did.confirmed).first().waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Appointments, 1 needs you" }).waitFor();
    await expect.poll(() => block("requested").count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });

  it("accept the answer on Home, by one press or after a question", async () => {
    await booked(0, "10:00", "Carla Holm");
    await booked(0, "12:00", "Dan Lund");
    await using visit = await jane.open(studio.path("home"), phone);
    const { page } = visit;
    const requests = page.getByRole("list", { name: en.home.requests });
    const of = (name: string) => requests.getByRole("listitem").filter({ hasText: name });
    await of("Dan Lund").getByRole("button", { name: en.appointments.decline }).click();
    const question = page.getByRole("dialog");
    expect(await faultsOf(page)).toEqual([]);
    await question.getByRole("button", { name: en.appointments.declineIt }).click();
    await expect.poll(() => of("Dan Lund").count()).toBe(0);
    await of("Carla Holm").getByRole("button", { name: en.appointments.approve }).click();
    await page.getByText(en.home.nothingNeeds).waitFor();
    await page.getByText(en.appointments.approved).first().waitFor();
    expect(await states()).toEqual(["Carla Holm: confirmed", "Dan Lund: declined"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("show a refusal beside the request", async () => {
    await booked(0, "10:00", "Carla Holm");
    await using visit = await jane.open(studio.path("home"), utc);
    const { page } = visit;
    await page.route("**/approve", (route) =>
      route.fulfill({ status: 409, json: { code: "slot_taken", message: "taken" } }),
    );
    const request = page.getByRole("list", { name: en.home.requests }).getByRole("listitem");
    await request.getByRole("button", { name: en.appointments.approve }).click();
    await request.getByRole("alert").getByText(en.appointments.taken).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });

  it("appear on a phone with a count", async () => {
    await displaceDan();
    await booked(0, "16:00", "Finn Ravn");
    await using visit = await jane.open(`${studio.path("calendar")}?date=${monday}`, phone);
    const { page } = visit;
    const more = page.getByRole("button", { name: "More, 2 need you" });
    await more.waitFor();
    await page.locator(".cal-entry", { hasText: en.bookings.states.requested }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await more.click();
    await page
      .getByRole("dialog")
      .getByRole("link", { name: "Appointments, 2 need you" })
      .waitFor();
    await expect.poll(() => faultsOf(page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });
});
