import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type House, startHouse } from "../browser/house.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
const path = (rest: string) => `/p/${jane.workspace.id}/${rest}`;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  await studioAt(jane).make("/clients", { name: "Eve Falk" });
});
afterAll(() => house[Symbol.asyncDispose]());

const fieldOf = (page: Page, label: string) =>
  page.locator("main").getByLabel(label, { exact: true });

async function type(field: Locator, keys: string): Promise<void> {
  await field.focus();
  await field.press("Control+Home");
  await field.pressSequentially(keys, { delay: 80 });
}

const queryOf = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

function countReads(page: Page, address: RegExp): { count: number } {
  const reads = { count: 0 };
  page.on("request", (request) => {
    if (address.test(request.url())) reads.count += 1;
  });
  return reads;
}

describe("day filter of a list", () => {
  it.each([
    ["bookings", "From", "from"],
    ["bookings", "To", "to"],
    ["appointments", "From", "from"],
    ["appointments", "Until", "to"],
    ["payments", "From", "from"],
    ["reports?report=resources&from=2031-01-01&to=2031-01-31", "To", "to"],
  ])("has the typed day in the address: %s, %s", async (screen, label, name) => {
    await using visit = await jane.open(path(screen));
    const { page, misdeeds } = visit;
    const field = fieldOf(page, label);
    await type(field, "03032031");
    await field.press("Tab");
    await expect.poll(() => queryOf(page)[name]).toBe("2031-03-03");
    expect(await field.inputValue()).toBe("2031-03-03");
    expect(misdeeds).toEqual([]);
  });

  it("sends no request for a half-typed year", async () => {
    await using visit = await jane.open(path("bookings"));
    const { page } = visit;
    const field = fieldOf(page, "To");
    await field.waitFor();
    const reads = countReads(page, /\/bookings\?.*end_date=0/);
    await type(field, "03032031");
    await expect.poll(() => queryOf(page).to).toBe("2031-03-03");
    expect(reads.count).toBe(0);
  });

  it.each(["bookings", "payments"])("is refused at its field if incomplete: %s", async (screen) => {
    await using visit = await jane.open(path(`${screen}?from=2031-03-05`));
    const { page, misdeeds } = visit;
    const field = fieldOf(page, "From");
    await field.focus();
    await field.press("Backspace");
    await field.blur();
    await page.getByText("Enter a full date").waitFor();
    expect(queryOf(page)).toEqual({ from: "2031-03-05" });
    expect(misdeeds).toEqual([]);
  });

  it.each([
    ["bookings", "To"],
    ["appointments", "Until"],
    ["payments", "To"],
    ["reports", "To"],
  ])(
    "is refused at its field, without a request, if it ends before it starts: %s",
    async (screen, label) => {
      await using visit = await jane.open(path("home"));
      const { page, misdeeds } = visit;
      await page.getByRole("heading", { level: 1 }).waitFor();
      const read = countReads(page, /\/api\/.*2031-03-0[15]/);
      const report = screen === "reports" ? { report: "resources" } : {};
      const query = new URLSearchParams({ ...report, from: "2031-03-05", to: "2031-03-01" });
      await page.goto(path(`${screen}?${query}`));
      await page.getByText("The end is before the start").waitFor();
      const field = fieldOf(page, label);
      expect(await field.inputValue()).toBe("2031-03-01");
      expect(read.count).toBe(0);
      await type(field, "04042031");
      await expect.poll(() => read.count).toBeGreaterThan(0);
      expect(queryOf(page)).toEqual({ ...report, from: "2031-03-05", to: "2031-04-04" });
      expect(misdeeds).toEqual([]);
    },
  );
});

describe("unknown filter value in the address", () => {
  it.each([
    ["payments", "state", "State", /\/transactions\?/],
    ["payments", "scheme", "Card", /\/transactions\?/],
    ["bookings", "only", en.bookings.list.state, /\/bookings\?.*start_date=/],
    ["bookings", "resource", en.bookings.fields.resource, /\/bookings\?.*start_date=/],
    ["appointments", "state", en.appointments.state, /\/appointments\?.*start_date=/],
    ["appointments", "service", en.appointments.what, /\/appointments\?.*start_date=/],
    ["appointments", "resource", en.appointments.resource, /\/appointments\?.*start_date=/],
  ])("is refused at its field, without a request: %s, %s", async (screen, name, label, address) => {
    await using visit = await jane.open(path("clients"));
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    const read = countReads(page, address);
    await page.goto(path(`${screen}?${name}=gone`));
    await page.getByText(en.parts.notInList).waitFor();
    const field = fieldOf(page, label);
    expect(await field.inputValue()).toBe("gone");
    expect(read.count).toBe(0);
    await field.selectOption("");
    await expect.poll(() => read.count).toBeGreaterThan(0);
    expect(queryOf(page)).toEqual({});
    expect(await page.getByText(en.parts.notInList).count()).toBe(0);
    expect(misdeeds).toEqual([]);
  });

  it("is refused at the checkbox of appointments, without a request", async () => {
    await using visit = await jane.open(path("clients"));
    const { page, misdeeds } = visit;
    await page.getByRole("heading", { level: 1 }).waitFor();
    const read = countReads(page, /\/appointments\?.*start_date=/);
    await page.goto(path("appointments?only=gone"));
    const problem = page.getByRole("alert").filter({ hasText: en.parts.notInList });
    await problem.waitFor();
    expect(read.count).toBe(0);
    await problem.getByRole("button", { name: en.appointments.all }).click();
    await expect.poll(() => read.count).toBeGreaterThan(0);
    expect(queryOf(page)).toEqual({});
    expect(await problem.count()).toBe(0);
    expect(misdeeds).toEqual([]);
  });

  it("is refused at its field if no such resource exists", async () => {
    await using visit = await jane.open(path("bookings?resource=999"));
    const { page, misdeeds } = visit;
    await page.getByText(en.parts.notInList).waitFor();
    expect(await fieldOf(page, en.bookings.fields.resource).inputValue()).toBe("999");
    expect(misdeeds).toEqual([]);
  });
});

describe("text filter of a list", () => {
  it.each(["clients", "bookings"])("can be edited in the middle: %s", async (screen) => {
    await using visit = await jane.open(path(screen));
    const { page, misdeeds } = visit;
    const field = page.locator("main").getByRole("searchbox");
    await field.pressSequentially("Flk");
    await expect.poll(() => queryOf(page).q).toBe("Flk");
    await field.press("ArrowLeft");
    await field.press("ArrowLeft");
    await field.pressSequentially("ax", { delay: 80 });
    await expect.poll(() => queryOf(page).q).toBe("Faxlk");
    expect(await field.inputValue()).toBe("Faxlk");
    expect(misdeeds).toEqual([]);
  });

  it.each(["clients", "services"])(
    "is cleared by the navigation link of the list: %s",
    async (screen) => {
      await using visit = await jane.open(path(`${screen}?q=Falk`));
      const { page, misdeeds } = visit;
      const field = page.locator("main").getByRole("searchbox");
      expect(await field.inputValue()).toBe("Falk");
      await page.locator(`nav a[href$="/${screen}"]`).first().click();
      await expect.poll(() => field.inputValue()).toBe("");
      await page.waitForTimeout(600);
      expect(queryOf(page)).toEqual({});
      expect(misdeeds).toEqual([]);
    },
  );
});
