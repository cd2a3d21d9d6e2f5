import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { clicker } from "../browser/clicker.ts";
import { makePage } from "../browser/customers.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsInAllLooks } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  studio = studioAt(jane);
  await makePage(jane, [{ name: "Massage", price: 8000, currency: "EUR" }]);
});
afterAll(() => house[Symbol.asyncDispose]());

const words = en.imports;
const path = (rest: string) => `/p/${jane.workspace.id}/${rest}`;
const text = [
  "Vorname;Nachname;E-Mail;Handy",
  "Søren;Holm;soren@example.com;+45 12 34 56 78",
  "Bo;Krause;bo@example;",
  "Cy;Lee;soren@example.com;",
].join("\r\n");
const file = {
  name: "clients.csv",
  mimeType: "text/csv",
  buffer: Buffer.from(text, "latin1"),
};
const button = (page: Page, name: string) =>
  page.locator("main").getByRole("button", { name, exact: true });

it("imports clients and exports appointments in six clicks, and undoes the import", async () => {
  await using visit = await jane.open(path("home"));
  const { page, misdeeds } = visit;
  const { click, check } = clicker(6);
  await click(page.getByRole("link", { name: en.shell.screens.settings }).first());
  await click(page.getByRole("link", { name: en.settings.section.transfer, exact: true }));
  const choosing = page.waitForEvent("filechooser");
  await click(button(page, words.file));
  await (await choosing).setFiles(file);
  await page.getByText(words.counts({ fresh: 1, same: 1, wrong: 1 })).waitFor();
  await page.getByText(words.row({ number: 3, name: "Bo Krause" })).waitFor();
  expect(await faultsInAllLooks(page)).toEqual([]);
  await click(button(page, words.apply({ count: 1 })));
  await page.getByText(words.results.imported({ count: 1 }), { exact: true }).waitFor();
  const saving = page.waitForEvent("download");
  await click(button(page, en.shell.screens.appointments));
  const table = await readFile(await (await saving).path(), "utf8");
  expect(table).toMatch(/^\ufeffid,date,start_time/);
  check();
  const { body: clients } = await studio.get("/clients");
  expect(clients).toMatchObject([{ name: "Søren Holm", phone: "+45 12 34 56 78" }]);
  expect(await faultsInAllLooks(page)).toEqual([]);
  await button(page, words.undo).click();
  await page.getByText(words.results.removed({ count: 1 }), { exact: true }).waitFor();
  expect((await studio.get("/clients")).body).toEqual([]);
  expect(misdeeds).toEqual([]);
});

it("import: the empty list of clients leads to it", async () => {
  await using visit = await jane.open(path("clients"));
  const { page, misdeeds } = visit;
  await button(page, words.title).click();
  await button(page, words.file).waitFor();
  expect(misdeeds).toEqual([]);
});
