import type { Page } from "playwright-core";
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
let mia: number;
let bo: number;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  const { body: types } = await studio.get("/resource_types");
  const resource_type_id = types.find(({ human }: { human: boolean }) => human).id;
  const make = async (first_name: string) =>
    (await studio.make("/resources", { resource_type_id, first_name, last_name: "Berg" })).id;
  [mia, bo] = [await make("Mia"), await make("Bo")];
});
afterAll(() => house[Symbol.asyncDispose]());

const day = "2031-03-03";

async function appointment(name: string, hour: number) {
  const parts = [{ name: "Who", resource_ids: [mia, bo], count: 1, choosable: true }];
  const service = await studio.make("/services", { name: "Massage", duration: 60, parts });
  const email = `${name.toLowerCase()}@example.org`;
  const client = await studio.make("/clients", { name: `${name} Larsen`, email });
  return await studio.make("/appointments", {
    service_id: service.id,
    client_id: client.id,
    starts_at: `${day}T${hour}:00:00Z`,
    resource_ids: [mia],
  });
}

const shape = async (id: string) => {
  const { body } = await studio.get(`/appointments/${id}`);
  return [body.state, body.attention];
};

/** Controls of the page's end below a notice. */
const belowTheNotice = (page: Page): Promise<string[]> =>
  page.evaluate(`
    window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" });
    [...document.querySelectorAll(":is(a, button, input, select):not(.undo *)")]
      .filter((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return top !== null && top.closest(".undo") !== null;
      })
      .map((one) => one.outerHTML)`);

describe("time off at the desk", () => {
  it("of one person with two appointments takes six clicks", async () => {
    const one = await appointment("Ann", 10);
    const other = await appointment("Eva", 13);
    await using visit = await jane.open(studio.path("resources"));
    const { page } = visit;
    const { click, choose, check } = clicker(6);
    await click(page.getByRole("link", { name: /^Mia Berg/ }));
    await click(page.getByText(en.resources.addTimeOff));
    const form = page.locator("form", { has: page.getByText(en.resources.allDay) });
    await form.getByRole("textbox", { name: en.studio.from, exact: true }).fill(day);
    await form.getByRole("textbox", { name: en.studio.to, exact: true }).fill("2031-03-07");
    await click(form.getByRole("button", { name: en.resources.takeTimeOff }));
    const question = page.getByRole("dialog", { name: "2 appointments are affected" });
    const eva = question.getByRole("combobox", {
      name: en.resources.choiceFor({ name: "Eva Larsen · Massage" }),
    });
    await choose(eva, en.resources.choices.cancel);
    expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    await click(question.getByRole("button", { name: en.resources.takeTimeOff }));
    await page.getByText(en.resources.timeOffTaken).waitFor();
    check();
    await expect.poll(() => shape(other.id), { timeout: 20_000 }).toEqual(["cancelled", null]);
    await expect.poll(() => shape(one.id), { timeout: 20_000 }).toEqual(["confirmed", null]);
    const { body } = await studio.get(`/bookings?resource_ids=${bo}&start_date=${day}`);
    expect(body).toHaveLength(1);
    expect(visit.misdeeds).toEqual([]);
  });

  it("of the studio on 24 December and public holidays takes three clicks from Home", async () => {
    await using visit = await jane.open(studio.path("home"));
    const { page } = visit;
    const { click, check } = clicker(3);
    await click(page.getByRole("link", { name: en.home.steps.closures }));
    const dialog = page.getByRole("dialog", { name: en.settings.addHolidays });
    const eve = dialog.getByRole("checkbox", { name: /24 December · Christmas Eve/ }).first();
    await eve.waitFor();
    expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    await click(eve);
    await click(dialog.getByRole("button", { name: /^Close on/ }));
    check();
    await page.getByText(/closures saved\.$/).waitFor();
    const { body } = await studio.get("/downtimes?all_resources=true");
    expect(body.length).toBeGreaterThan(5);
    expect(body.map(({ from }: { from: string }) => from.slice(5))).toContain("12-24");
    for (const { id } of body) await jane.ask(`DELETE ${studio.root}/downtimes/${id}`);
    expect(visit.misdeeds).toEqual([]);
  });

  it.each([
    { width: 390, height: 844 },
    { width: 1280, height: 800 },
  ])("of the whole studio takes three clicks, and an undo, at $width", async (viewport) => {
    await using visit = await jane.open(studio.path("settings/hours"), { viewport });
    const { page } = visit;
    const { click, check } = clicker(3);
    await page.getByText(en.settings.noClosures).waitFor();
    expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    await click(page.getByRole("button", { name: en.settings.addClosure }));
    const form = page.getByRole("dialog", { name: en.settings.addClosure });
    for (const name of [en.studio.from, en.studio.to]) {
      await form.getByRole("textbox", { name, exact: true }).fill("2031-12-24");
    }
    expect([...(await faultsOf(page)), ...(await sidewaysWithin(page))]).toEqual([]);
    await click(form.getByRole("button", { name: en.resources.saveClosure }));
    check();
    await page.getByText("24 Dec 2031").first().waitFor();
    await page.getByText(en.resources.closureSaved).waitFor();
    expect(await belowTheNotice(page)).toEqual([]);
    const closures = async () => (await studio.get("/downtimes?all_resources=true")).body.length;
    expect(await closures()).toBe(1);
    await page.getByRole("button", { name: /^Remove the closure/ }).click();
    await expect.poll(closures).toBe(0);
    await page.getByRole("button", { name: en.parts.undo }).click();
    await expect.poll(closures).toBe(1);
    await page.getByText("24 Dec 2031").first().waitFor();
    for (const { id } of (await studio.get("/downtimes?all_resources=true")).body) {
      await jane.ask(`DELETE ${studio.root}/downtimes/${id}`);
    }
    expect(visit.misdeeds).toEqual([]);
  });
});
