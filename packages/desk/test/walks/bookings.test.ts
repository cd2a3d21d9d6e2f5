import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson } from "../browser/person.ts";
import { en } from "../browser/texts.ts";
import { makeStudio, type Studio } from "../studio.ts";

let house: House;
let studio: Studio;
beforeAll(async () => {
  house = await startHouse();
  studio = await makeStudio(await makePerson(house));
  const { ann, bo } = studio.resources;
  const nine = { start_date: studio.monday, start_time: 540, duration: 60 };
  await studio.book({ ...nine, resource_id: ann, details: "Massage" });
  await studio.book({ ...nine, resource_id: bo, details: "Cut", tentative: true });
  const waits = { ...nine, details: "Second massage", allow_waiting: true };
  await studio.book({ ...waits, resource_id: ann });
});
afterAll(() => house[Symbol.asyncDispose]());

const open = (query = "", options: object = { viewport: { width: 1280, height: 800 } }) => {
  const { person } = studio;
  return person.open(`/p/${person.workspace.id}/bookings${query}`, options);
};

describe("list of bookings", () => {
  it("filters by text, state, resource and range, all in the address", async () => {
    await using visit = await open();
    const { page } = visit;
    const rows = page.getByRole("row");
    await expect.poll(() => rows.count()).toBe(4);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByLabel(en.bookings.list.search).fill("bo lund");
    await expect.poll(() => rows.count()).toBe(2);
    expect(await rows.nth(1).innerText()).toContain("Tentative");
    expect(new URL(page.url()).searchParams.get("q")).toBe("bo lund");
    await page.reload();
    await expect.poll(() => rows.count()).toBe(2);
    await page.getByLabel(en.bookings.list.search).fill("nobody");
    await page.getByText(en.bookings.list.empty).waitFor();
    expect(visit.misdeeds).toEqual([]);
  });

  it("downloads as a table", async () => {
    await using visit = await open(`?from=${studio.monday}&to=${studio.monday}`);
    const { page } = visit;
    const button = page.getByRole("button", { name: "CSV" });
    const [download] = await Promise.all([page.waitForEvent("download"), button.click()]);
    const text = await readFile(await download.path(), "utf8");
    expect(text.trim().split("\r\n")).toHaveLength(4);
    expect(text).toContain("Massage");
    expect(visit.misdeeds).toEqual([]);
  });

  it("explains a waiting booking, books it once there is room, and shows its history", async () => {
    await using visit = await open("?only=waiting");
    const { page } = visit;
    await page.getByText(/taken by Massage/).waitFor();
    expect(await page.getByRole("button", { name: en.bookings.sheet.bookNow }).count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    const { root, person } = studio;
    const { body } = await person.ask(`GET ${root}/bookings?q=Massage`);
    const first = body.find(({ details }: { details: string }) => details === "Massage");
    await person.ask(`PUT ${root}/bookings/${first.id}`, { start_time: 600 });
    await page.reload();
    await page.getByText(en.bookings.sheet.fits).waitFor();
    await page.getByRole("button", { name: en.bookings.sheet.bookNow }).click();
    await page.getByText(en.bookings.list.nobodyWaits).waitFor();
    await page.goto(`${new URL(page.url()).pathname}/${first.id}`);
    const detail = page.getByRole("dialog", { name: "Massage" });
    await detail.getByText("Jane Example").first().waitFor();
    await expect
      .poll(() => detail.locator(".booking-days > li > :first-child").allInnerTexts())
      .toEqual(["Changed", "Booked"]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("creates a booking for a new client", async () => {
    const { person, root, resources } = studio;
    await using visit = await open("/new");
    const { page } = visit;
    const sheet = page.getByRole("dialog", { name: en.bookings.sheet.new });
    await sheet.getByLabel(en.bookings.fields.resource).selectOption(String(resources.space));
    await sheet.getByLabel(en.bookings.fields.details).fill("For somebody new");
    await sheet.getByRole("button", { name: en.clients.add }).click();
    const adding = page.getByRole("dialog", { name: en.clients.add });
    await adding.getByRole("textbox", { name: en.studio.name }).fill("Nora New");
    expect(await faultsOf(page)).toEqual([]);
    await adding.getByRole("textbox", { name: en.studio.name }).press("Enter");
    await adding.waitFor({ state: "detached" });
    expect(await sheet.getByLabel(en.bookings.fields.details).inputValue()).toBe(
      "For somebody new",
    );
    const chosen = sheet.getByLabel(en.bookings.fields.client).locator("option:checked");
    await expect.poll(() => chosen.innerText()).toBe("Nora New");
    const { body } = await person.ask(`GET ${root}/bookings?q=somebody`);
    expect(body).toEqual([]);
    expect(visit.misdeeds).toEqual([]);
  });

  it("shows cards on a phone", async () => {
    await using visit = await open("", { viewport: { width: 390, height: 844 }, hasTouch: true });
    const { page } = visit;
    await page.getByRole("link", { name: /^Massage/ }).waitFor();
    expect(await faultsOf(page)).toEqual([]);
  });
});
