import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeColleague } from "../browser/colleague.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person, type Visit } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let bo: Person;
let hers: Studio;
let his: Studio;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  bo = await makeColleague(house, jane, { permissions: "administrator" });
  [hers, his] = [studioAt(jane), studioAt(bo)];
});
afterAll(() => house[Symbol.asyncDispose]());

const message = en.parts.changedMeanwhile;

const hearing = (visit: Visit) =>
  visit.page.waitForResponse((answer) => answer.url().includes("/api/stream"));

async function lookedAt(person: Person, path: string): Promise<Visit> {
  const visit = await person.open("/begin");
  await Promise.all([hearing(visit), visit.page.goto(path)]);
  return visit;
}

const both = (path: string): Promise<[Visit, Visit]> =>
  Promise.all([lookedAt(jane, hers.path(path)), lookedAt(bo, his.path(path))]);

const type = (within: Locator, name: string, text: string) =>
  within.getByRole("textbox", { name, exact: true }).fill(text);
const save = (within: Locator) =>
  within.getByRole("button", { name: en.bookings.sheet.save }).click();
const typedIn = (within: Locator, name: string) =>
  within.getByRole("textbox", { name, exact: true }).inputValue();

describe("two people editing the same form", () => {
  it.each([
    ["clients", "Zoo"],
    ["projects", "Zoo"],
  ] as const)("of %s lose no input and overwrite nothing unseen", async (noun, name) => {
    const { id } = await hers.make(`/${noun}`, { name });
    const [visit, other] = await both(`${noun}/${id}`);
    const mine = visit.page.getByRole("dialog");
    const theirs = other.page.getByRole("dialog");
    await type(mine, "Notes", "Mine");
    await type(theirs, "Name", "Aviary");
    await save(theirs);
    await mine.getByText(message).waitFor();
    await mine.getByText("Name: Aviary", { exact: true }).waitFor();
    expect(await typedIn(mine, "Name")).toBe("Aviary");
    expect(await typedIn(mine, "Notes")).toBe("Mine");
    expect(await mine.getByRole("button", { name: en.bookings.sheet.save }).isDisabled()).toBe(
      true,
    );
    expect(await faultsOf(visit.page)).toEqual([]);
    await type(theirs, "Notes", "Theirs");
    await save(theirs);
    await mine.getByText(`Notes: Theirs ${en.parts.yoursStays}`).waitFor();
    await mine.getByRole("button", { name: en.parts.seen }).click();
    expect(await mine.getByText(message).count()).toBe(0);
    await save(mine);
    await mine.getByText(en.studio.saved, { exact: true }).waitFor();
    const { body } = await hers.get(`/${noun}/${id}`);
    expect(body).toMatchObject({ name: "Aviary", notes: "Mine" });
    await expect.poll(() => typedIn(theirs, "Notes")).toBe("Mine");
    expect(await theirs.getByText(message).count()).toBe(0);
    expect([...visit.misdeeds, ...other.misdeeds]).toEqual([]);
    await visit[Symbol.asyncDispose]();
    await other[Symbol.asyncDispose]();
  });

  it("of a resource each keep their weekday, and the notes", async () => {
    const { id } = await bookable(hers, "Attic");
    const [visit, other] = await both(`resources/${id}`);
    const mine = visit.page.getByRole("dialog");
    const theirs = other.page.getByRole("dialog");
    await type(mine, "Notes", "Mine");
    const opens = (within: Locator, day: string) =>
      within.getByRole("textbox", { name: new RegExp(`${day}.*open`, "i") }).first();
    for (const sheet of [mine, theirs]) {
      await sheet.getByRole("checkbox", { name: en.resources.inheritsHours }).uncheck();
    }
    await opens(mine, "Monday").fill("08:00");
    await opens(theirs, "Tuesday").fill("10:00");
    await theirs.getByRole("button", { name: en.resources.saveWeek }).click();
    await mine.getByText("Tuesday: 10:00–17:00", { exact: true }).waitFor();
    expect(await opens(mine, "Monday").inputValue()).toBe("08:00");
    expect(await opens(mine, "Tuesday").inputValue()).toBe("10:00");
    expect(await typedIn(mine, "Notes")).toBe("Mine");
    await mine.getByRole("button", { name: en.parts.seen }).click();
    await mine.getByRole("button", { name: en.resources.saveWeek }).click();
    await expect
      .poll(async () => (await hers.get(`/resources/${id}`)).body.available_periods)
      .toEqual(
        expect.arrayContaining([
          expect.objectContaining({ week_day: 1, start_time: 480 }),
          expect.objectContaining({ week_day: 2, start_time: 600 }),
        ]),
      );
    expect(await typedIn(mine, "Notes")).toBe("Mine");
    await visit[Symbol.asyncDispose]();
    await other[Symbol.asyncDispose]();
  });

  it("of the account's settings and of a booking keep both people's changes", async () => {
    const [visit, other] = await both("settings/account");
    const [mine, theirs] = [visit.page.locator("form"), other.page.locator("form")];
    await type(mine, "Name", "Jane’s house");
    await theirs.getByRole("combobox", { name: en.resources.zone }).selectOption("Europe/Lisbon");
    await save(theirs);
    await mine.getByText("Time zone: Europe/Lisbon").waitFor();
    expect(await typedIn(mine, "Name")).toBe("Jane’s house");
    await mine.getByRole("button", { name: en.parts.seen }).click();
    await save(mine);
    await mine.getByText(en.studio.saved, { exact: true }).waitFor();
    const { id: accountId } = jane.workspace.account!;
    const { body } = await jane.ask(`GET /api/scheduling/v1/accounts/${accountId}`);
    expect(body).toMatchObject({ name: "Jane’s house", timezone: "Europe/Lisbon" });

    const { id: resource_id } = await bookable(hers, "Cellar");
    const when = { start_date: "2031-03-03", start_time: 600, duration: 60 };
    const { id } = await hers.make("/bookings", { resource_id, ...when, details: "Cut" });
    await Promise.all([hearing(visit), visit.page.goto(hers.path(`bookings/${id}`))]);
    await visit.page.getByRole("button", { name: en.bookings.sheet.change, exact: true }).click();
    const sheet = visit.page.getByRole("dialog");
    await sheet.getByLabel(en.bookings.fields.details).fill("Cut and colour");
    await bo.ask(`PUT ${his.root}/bookings/${id}`, { start_time: 660 });
    await sheet.getByText("Time: 11:00", { exact: true }).waitFor();
    expect(await sheet.getByLabel(en.bookings.fields.details).inputValue()).toBe("Cut and colour");
    await sheet.getByRole("button", { name: en.parts.seen }).click();
    await save(sheet);
    await expect
      .poll(async () => (await hers.get(`/bookings/${id}`)).body)
      .toMatchObject({ details: "Cut and colour", start_time: 660 });
    expect([...visit.misdeeds, ...other.misdeeds]).toEqual([]);
    await visit[Symbol.asyncDispose]();
    await other[Symbol.asyncDispose]();
  });
});

describe("sheet of an object archived by a colleague", () => {
  it.each(["clients", "projects", "resources"] as const)("reports the change: %s", async (noun) => {
    const { id } =
      noun === "resources"
        ? await bookable(hers, "Cellar 2")
        : await hers.make(`/${noun}`, { name: "Zoo 2" });
    const visit = await lookedAt(jane, hers.path(`${noun}/${id}`));
    const sheet = visit.page.getByRole("dialog");
    await type(sheet, "Name", "Aviary 2");
    await bo.ask(`PUT ${his.root}/${noun}/${id}`, { archived: true });
    await sheet.getByText(en.studio.archived, { exact: true }).waitFor();
    expect(await faultsOf(visit.page)).toEqual([]);
    await bo.ask(`DELETE ${his.root}/${noun}/${id}`);
    await sheet.getByText(en.parts.gone).waitFor();
    expect(await typedIn(sheet, "Name")).toBe("Aviary 2");
    await visit[Symbol.asyncDispose]();
  });
});

describe("sheet of a booking deleted by a colleague", () => {
  it.each(["shown", "changed"])("reports the deletion: %s", async (doing) => {
    const { id: resource_id } = await bookable(hers, `Cellar, ${doing}`);
    const when = { start_date: "2031-03-03", start_time: 600, duration: 60 };
    const { id } = await hers.make("/bookings", { resource_id, ...when, details: "Cut" });
    const visit = await lookedAt(jane, hers.path(`bookings/${id}`));
    const sheet = visit.page.getByRole("dialog");
    const change = sheet.getByRole("button", { name: en.bookings.sheet.change, exact: true });
    await change.waitFor();
    if (doing === "changed") await change.click();
    await bo.ask(`DELETE ${his.root}/bookings/${id}`);
    await sheet.getByRole("alert").getByText(en.parts.gone).waitFor();
    expect(await faultsOf(visit.page)).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
    await visit[Symbol.asyncDispose]();
  });
});
