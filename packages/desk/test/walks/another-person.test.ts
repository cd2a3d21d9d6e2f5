import type { BrowserContext } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeColleague } from "../browser/colleague.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let bo: Person;
let hers: Studio;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  bo = await makeColleague(house, jane, { permissions: "administrator" });
  hers = studioAt(jane);
});
afterAll(() => house[Symbol.asyncDispose]());

const signIn = (browser: BrowserContext, { visitor }: Person) =>
  browser.addCookies(
    [...visitor.cookies].map(([name, value]) => ({ name, value, url: house.url })),
  );

describe("desk page after another person signs in", () => {
  it("saves nothing as the other person, and keeps the draft for its own", async () => {
    const { id } = await hers.make("/clients", { name: "Eve Falk" });
    await using visit = await jane.open(hers.path(`clients/${id}`));
    const { page } = visit;
    const sheet = page.getByRole("dialog");
    const name = sheet.getByLabel(en.studio.name);
    const saved = async () => (await hers.get(`/clients/${id}`)).body.name;
    await name.fill("Eve Holm");
    await signIn(page.context(), bo);
    const save = sheet.getByRole("button", { name: en.studio.save, exact: true });
    await save.click();
    await sheet.getByRole("alert").getByText(en.refusals.otherPerson).waitFor();
    expect([await saved(), await name.inputValue()]).toEqual(["Eve Falk", "Eve Holm"]);
    await signIn(page.context(), jane);
    await save.click();
    await sheet.getByText(en.studio.saved, { exact: true }).waitFor();
    expect(await saved()).toBe("Eve Holm");
    expect(visit.misdeeds).toEqual([]);
  });

  it("warns above the screen, and belongs to the other person after a reload", async () => {
    await hers.make("/clients", { name: "Eve Holm" });
    await using visit = await jane.open(hers.path("clients"));
    const { page } = visit;
    await page.getByText("Eve Holm").first().waitFor();
    await signIn(page.context(), bo);
    await page.getByRole("link", { name: en.shell.screens.services, exact: true }).first().click();
    const bar = page.getByRole("alert").filter({ hasText: "Someone else signed in" });
    await bar.getByText(jane.email).waitFor();
    expect(await faultsOf(page)).toEqual([]);
    await bar.getByRole("button", { name: en.shell.loadAgain }).click();
    await page.getByRole("button", { name: /^Your account/ }).click();
    await page.getByText(bo.email).waitFor();
    expect(await bar.count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});
