import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { expectNoFaults, faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house, { kind: "account" });
  studio = studioAt(jane);
});
afterAll(() => house[Symbol.asyncDispose]());

interface Period {
  week_day: number;
  start_time: number;
  end_time: number;
  /** Null without an end. */
  valid_until: string | null;
}

async function hoursOn(id: number, day: number): Promise<number[][]> {
  const { body } = await studio.get(`/resources/${id}`);
  return (body.available_periods as Period[])
    .filter(({ week_day, valid_until: until }) => week_day === day && until === null)
    .map(({ start_time, end_time }) => [start_time, end_time]);
}

/** The form of date overrides has the same labels. */
const timeOffForm = (page: Page) =>
  page.locator("form", { has: page.getByRole("button", { name: en.resources.takeTimeOff }) });

describe("resource at the desk", () => {
  it("has a type and the type's custom field", async () => {
    await using visit = await jane.open(studio.path("resources/types"));
    const { page } = visit;
    const byRole = page.getByRole("region", { name: "Meeting Room" });
    await byRole.getByRole("textbox", { name: en.resources.fieldName }).fill("Size");
    await byRole.getByRole("button", { name: en.resources.addField }).click();
    const field = page.getByRole("region", { name: "Size" });
    await field.getByRole("textbox", { name: en.resources.value }).fill("Large");
    await field.getByRole("button", { name: en.resources.addValue }).click();
    await field.getByRole("button", { name: en.resources.takeOf({ name: "Large" }) }).waitFor();
    await page.goto(studio.path("resources/new"));
    await page.getByRole("combobox", { name: en.resources.type }).selectOption("Meeting Room");
    await page.getByRole("textbox", { name: en.studio.name }).fill("Attic");
    await page.getByRole("combobox", { name: "Size" }).selectOption("Large");
    await page.getByRole("button", { name: en.studio.save, exact: true }).click();
    await page.getByRole("dialog", { name: "Attic" }).waitFor();
    const { body } = await studio.get("/resources");
    const { id } = body.find(({ name }: { name: string }) => name === "Attic");
    const { body: attic } = await studio.get(`/resources/${id}`);
    expect(attic.selected_custom_field_options).toMatchObject([{ name: "Size", value: "Large" }]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("gets a break a day, copied to open days, by keyboard alone", async () => {
    const { id } = await bookable(studio, "Copied");
    await using visit = await jane.open(studio.path(`resources/${id}`));
    const { page } = visit;
    await page.getByRole("checkbox", { name: en.resources.inheritsHours }).uncheck();
    await page
      .getByRole("textbox", { name: en.resources.closes({ day: "Monday", place: "1" }) })
      .fill("15");
    await page
      .getByRole("button", { name: en.resources.moreHoursOn({ day: "Monday" }) })
      .press("Enter");
    const starts = en.resources.closes({ day: "Monday", place: "1" });
    await page.locator(`input:focus[aria-label="${starts}"]`).waitFor();
    await page
      .getByRole("textbox", { name: en.resources.opens({ day: "Monday", place: "2" }) })
      .fill("11:30");
    await page.getByText(en.resources.problems.overlapping).waitFor();
    await page
      .getByRole("textbox", { name: en.resources.opens({ day: "Monday", place: "2" }) })
      .fill("13:00");
    await page
      .getByRole("button", { name: en.resources.copyFrom({ day: "Monday" }) })
      .press("Enter");
    await page.getByRole("checkbox", { name: "Saturday" }).press("Space");
    await page
      .getByRole("textbox", { name: en.resources.closes({ day: "Saturday", place: "2" }) })
      .fill("16");
    await page.getByRole("button", { name: en.resources.saveWeek }).press("Enter");
    const targets = [
      [540, 720],
      [780, 900],
    ];
    await expect.poll(() => hoursOn(id, 1)).toEqual(targets);
    expect(await hoursOn(id, 2)).toEqual(targets);
    expect(await hoursOn(id, 0)).toEqual([]);
    const saturday = [targets[0], [780, 960]];
    expect(await hoursOn(id, 6)).toEqual(saturday);
    expect(visit.misdeeds).toEqual([]);
  });

  it("shows conflicting bookings before a change of hours, and lets them wait or go", async () => {
    for (const choice of ["keep", "cancel"] as const) {
      const { id } = await bookable(studio, `Displaced: ${choice}`);
      const query = { resource_id: id, start_date: "2031-03-03", start_time: 900, duration: 60 };
      const booking = await studio.make("/bookings", { ...query, details: "Sitting of Ann" });
      await using visit = await jane.open(studio.path(`resources/${id}`));
      const { page } = visit;
      await page.getByRole("checkbox", { name: en.resources.inheritsHours }).uncheck();
      await page
        .getByRole("textbox", { name: en.resources.closes({ day: "Monday", place: "1" }) })
        .fill("12:00");
      await page.getByRole("button", { name: en.resources.saveWeek }).click();
      const question = page.getByRole("dialog", { name: "1 appointment is affected" });
      await question.getByText("Sitting of Ann").waitFor();
      await question.getByText("3 Mar 2031, 15:00–16:00").waitFor();
      expect(await hoursOn(id, 1)).toEqual([[540, 1020]]);
      await question.getByRole("combobox").selectOption(en.resources.choices[choice]);
      await question.getByRole("button", { name: en.resources.saveWeek }).click();
      await expect.poll(() => hoursOn(id, 1)).toEqual([[540, 720]]);
      const { body } = await studio.get(`/bookings/${booking.id}`);
      const became = choice === "keep" ? body.waiting : (body.durations ?? []).length === 0;
      expect(became).toBe(true);
      expect(visit.misdeeds).toEqual([]);
    }
  });

  it("gets time off with others and a reason, until its deletion", async () => {
    const { id } = await bookable(studio, "Away");
    const other = await bookable(studio, "Along");
    await using visit = await jane.open(studio.path(`resources/${id}`));
    const { page } = visit;
    await page.getByText(en.resources.noTimeOff).waitFor();
    await page.getByText(en.resources.addTimeOff).click();
    const form = timeOffForm(page);
    await form.getByRole("textbox", { name: en.studio.from, exact: true }).fill("2031-03-03");
    await form.getByRole("textbox", { name: en.studio.to, exact: true }).fill("2031-03-07");
    await page.getByRole("checkbox", { name: en.resources.allDay }).uncheck();
    await page.getByRole("textbox", { name: en.resources.startsAt, exact: true }).fill("13");
    await page.getByRole("textbox", { name: en.resources.endsAt, exact: true }).fill("17:30");
    await page.getByRole("combobox", { name: en.resources.reason }).selectOption({ index: 1 });
    await page.getByRole("textbox", { name: en.resources.note, exact: true }).fill("Skiing");
    await page.getByText(en.resources.forOthers).click();
    await page.getByRole("checkbox", { name: "Along" }).check();
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.resources.takeTimeOff }).click();
    await page.getByText(/^13:00–17:30 · .+ · Skiing$/).waitFor();
    const [created] = (await studio.get("/downtimes?from=2031-03-01&to=2031-03-31")).body;
    expect(created).toMatchObject({
      resource_ids: [id, other.id],
      from: "2031-03-03",
      to: "2031-03-07",
      start_time: 780,
      end_time: 1050,
      details: "Skiing",
    });
    await page.getByRole("button", { name: /^Delete the time off 3/ }).click();
    await page.getByText(en.resources.noTimeOff).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("asks before time off over bookings", async () => {
    const { id } = await bookable(studio, "Booked");
    const booking = { resource_id: id, start_date: "2031-03-03", start_time: 600, duration: 60 };
    await studio.make("/bookings", { ...booking, details: "Haircut" });
    await using visit = await jane.open(studio.path(`resources/${id}`));
    const { page } = visit;
    await page.getByText(en.resources.addTimeOff).click();
    const form = timeOffForm(page);
    await form.getByRole("textbox", { name: en.studio.from, exact: true }).fill("2031-03-03");
    await form.getByRole("textbox", { name: en.studio.to, exact: true }).fill("2031-03-03");
    await page.getByRole("button", { name: en.resources.takeTimeOff }).click();
    const question = page.getByRole("dialog", { name: "1 appointment is affected" });
    await question.getByText("Haircut").waitFor();
    await question.getByRole("button", { name: en.resources.takeTimeOff }).click();
    await page.getByRole("button", { name: /^Delete the time off 3/ }).waitFor();
  });

  it("gets date overrides, and loses them again", async () => {
    const { id } = await bookable(studio, "Single");
    await using visit = await jane.open(studio.path(`resources/${id}`));
    const { page } = visit;
    await page.getByRole("textbox", { name: en.studio.from, exact: true }).fill("2031-03-08");
    await page.getByRole("textbox", { name: en.studio.to, exact: true }).fill("2031-03-09");
    await page.getByRole("textbox", { name: en.resources.opensAt, exact: true }).fill("10");
    await page.getByRole("textbox", { name: en.resources.closesAt, exact: true }).fill("12:30");
    await page.getByRole("button", { name: en.resources.openDays }).click();
    await page.getByText("10:00–12:30").waitFor();
    await page.getByRole("button", { name: /^Remove 8/ }).click();
    await page.getByText(en.resources.noSingleDays).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("changes its zone from a day", async () => {
    const { id } = await bookable(studio, "Zoned");
    await using visit = await jane.open(studio.path(`resources/${id}`));
    const { page } = visit;
    await page.getByRole("combobox", { name: en.resources.zone }).selectOption("Asia/Tokyo");
    await page.getByRole("button", { name: en.resources.saveWeek }).click();
    const zone = async () => (await studio.get(`/resources/${id}`)).body.timezone.iana;
    await expect.poll(zone).toBe("Asia/Tokyo");
    expect(visit.misdeeds).toEqual([]);
  });

  it("has no visual faults", async () => {
    const { body } = await studio.get("/resources");
    const paths = ["resources", `resources/${body.at(-1).id}`, "resources/types"];
    await expectNoFaults({ person: jane, paths: paths.map(studio.path) });
  });
});
