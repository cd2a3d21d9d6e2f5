import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { rightsByRole, type StaffRole } from "../../app/api/role-rights.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf, sideways, sidewaysWithin } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
});
afterAll(() => house[Symbol.asyncDispose]());

/** A member of Jane's workspace. */
async function memberAs(role: StaffRole): Promise<Person> {
  const member = await makePerson(house, { kind: "none" });
  const { merchant, account } = jane.workspace;
  const { shop, studio } = rightsByRole[role];
  const users = `POST /api/scheduling/v1/${account!.subdomain}/users`;
  await join(member, [users, { email: member.email, ...studio }]);
  if (shop !== null) {
    const invited = { email: member.email, role: shop };
    await join(member, [`POST /api/payments/merchants/${merchant!.id}/users`, invited]);
  }
  const { body } = await member.ask("GET /api/places");
  return { ...member, workspace: body.places[0] };
}

async function join(member: Person, [route, body]: [string, object]): Promise<void> {
  expect((await jane.ask(route, body)).status).toBe(201);
  const { link = "" } = house.mails.findLast(({ to }) => to === member.email) ?? {};
  await member.visitor.get(new URL(link).pathname);
  await member.visitor.submit({});
}

const at = (width: number, height = 800) => ({ viewport: { width, height }, timezoneId: "UTC" });
const homeOf = ({ workspace }: Person) => `/p/${workspace.id}/home`;

async function sections(page: Page): Promise<string[][]> {
  const all = page.locator(".side > section");
  await all.first().waitFor();
  const texts = await all.allInnerTexts();
  return texts.map((text) => {
    const lines = text.replaceAll("\u00ad", "").split("\n");
    return lines.filter((line) => line !== "");
  });
}

async function bar(page: Page): Promise<string[]> {
  const ways = page.locator(".bar > .bar-way");
  await ways.first().waitFor();
  return await ways.allInnerTexts();
}

const daily = ["Home", "Calendar", "Appointments", "Clients"];
const studio = ["Studio", "Services", "Staff & rooms"];
const money = ["Money", "Payments", "Payment links", "Balance"];

describe("navigation by role", () => {
  it.each([
    [
      "owner",
      [daily, [...studio, "Booking page"], money, ["Reports", "Settings"]],
      ["Home", "Calendar", "New", "Clients", "More"],
    ],
    [
      "manager",
      [daily, [...studio, "Booking page"], money, ["Reports", "Settings"]],
      ["Home", "Calendar", "New", "Clients", "More"],
    ],
    [
      "front_desk",
      [daily, studio, money, ["Reports", "Settings"]],
      ["Home", "Calendar", "New", "Clients", "More"],
    ],
    [
      "own_calendar",
      [daily, studio, ["Settings"]],
      ["Today", "Calendar", "New", "Clients", "More"],
    ],
    [
      "accountant",
      [["Home"], money, ["Reports", "Settings"]],
      ["Home", "Payments", "Balance", "Reports", "More"],
    ],
  ] as const)("shows the screens of the role: %s", async (role, side, phone) => {
    const member = role === "owner" ? jane : await memberAs(role);
    await using visit = await member.open(homeOf(member), at(1280));
    const { page, misdeeds } = visit;
    expect(await sections(page)).toEqual(side);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await bar(page)).toEqual(phone);
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("button", { name: en.shell.more, exact: true }).click();
    await page.getByRole("dialog").getByRole("link", { name: "Settings" }).click();
    await page.getByRole("heading", { name: "Settings" }).waitFor();
    await expect.poll(() => page.getByRole("dialog").count()).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
    expect(misdeeds).toEqual([]);
  });

  it("leads a shop without a studio to its money", async () => {
    const shop = await makePerson(house, { kind: "merchant" });
    await using visit = await shop.open(homeOf(shop), at(1280));
    const { page, misdeeds } = visit;
    expect(await sections(page)).toEqual([["Home"], money, ["Settings"]]);
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await bar(page)).toEqual(["Home", "Payments", "New", "Balance", "More"]);
    expect(misdeeds).toEqual([]);
  });

  it("names a screen of a missing half", async () => {
    const member = await memberAs("own_calendar");
    await using visit = await member.open(homeOf(member).replace("home", "payments"), at(1280));
    await visit.page.getByRole("heading", { name: en.shell.notIncluded }).waitFor();
    expect(await faultsOf(visit.page)).toEqual([]);
  });
});

describe("navigation at each width", () => {
  it.each(["light", "dark"] as const)("is a rail with words on a tablet: %s", async (scheme) => {
    await using visit = await jane.open(homeOf(jane), { ...at(768, 1024), colorScheme: scheme });
    const { page } = visit;
    await sections(page);
    const side = await page.locator(".side").boundingBox();
    expect(side?.width).toBe(72);
    const links = page.locator(".side-way");
    const [word, icon] = [links.nth(1).locator("span").first(), links.nth(1).locator("svg")];
    const [below, above] = [await word.boundingBox(), await icon.boundingBox()];
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height);
    expect(await sideways(page)).toBe(0);
    expect(await faultsOf(page)).toEqual([]);
  });

  it.each(["en", "da", "de"])("breaks words at their hyphens only: %s", async (locale) => {
    await using visit = await jane.open(homeOf(jane), { ...at(768, 1024), locale });
    const { page } = visit;
    await sections(page);
    const wide = await page.evaluate(`
      [...document.querySelectorAll(".side-way")]
        .map((one) => (one.style.overflowWrap = "normal", one))
        .filter((one) => one.scrollWidth > one.clientWidth)
        .map(({ textContent }) => textContent)`);
    expect(wide).toEqual([]);
  });

  it("is a list of 224 px with icon and word on a desktop", async () => {
    await using visit = await jane.open(homeOf(jane), at(1280));
    const { page } = visit;
    await sections(page);
    expect((await page.locator(".side").boundingBox())?.width).toBe(224);
    const heights = await page.locator(".side-way").evaluateAll((all) => {
      return all.map((one) => one.getBoundingClientRect().height);
    });
    expect(new Set(heights)).toEqual(new Set([36]));
    expect(await page.locator(".side-way svg").count()).toBe(heights.length);
  });

  it("has room for a word and its number", async () => {
    await using visit = await jane.open(homeOf(jane), at(1280));
    const { page } = visit;
    await page.route(/\/appointments\?.*attention=true/, (route) =>
      route.fulfill({ json: [{ id: 1, attention: "displaced" }] }),
    );
    await page.reload();
    const link = page.locator(".side").getByRole("link", { name: "Appointments, 1 needs you" });
    await link.waitFor();
    expect((await link.boundingBox())?.height).toBe(36);
    expect(await faultsOf(page)).toEqual([]);
  });

  it("counts the same to-dos on each screen", async () => {
    const clients = homeOf(jane).replace("home", "clients");
    await using visit = await jane.open(clients, at(1280));
    const { page } = visit;
    await page.route(/\/bookings\?.*waiting/, (route) => route.fulfill({ json: [{}] }));
    await page.reload();
    const link = page.locator(".side").getByRole("link", { name: "Home, 1 needs you" });
    await link.waitFor();
    await link.click();
    await page.getByRole("region", { name: en.home.needsYou }).getByRole("link").first().waitFor();
    expect(await link.count()).toBe(1);
  });
});

describe("screens without a link in the navigation", () => {
  it("are tabs of Payments", async () => {
    await using visit = await jane.open(homeOf(jane), at(1280));
    const { page, misdeeds } = visit;
    const side = page.locator(".side");
    await side.getByRole("link", { name: "Payments", exact: true }).click();
    const tabs = page.getByRole("navigation", { name: "Payments" });
    await expect
      .poll(() => tabs.getByRole("link").allInnerTexts())
      .toEqual(["Payments", "Disputes", "Saved cards"]);
    for (const name of ["Disputes", "Saved cards"]) {
      await tabs.getByRole("link", { name }).click();
      await page.getByRole("heading", { level: 1, name }).waitFor();
      expect(await tabs.locator("[aria-current]").innerText()).toBe(name);
      expect(await side.locator("[aria-current]").innerText()).toBe("Payments");
      expect(await faultsOf(page)).toEqual([]);
    }
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await sidewaysWithin(page)).toEqual([]);
    expect(misdeeds).toEqual([]);
  });

  it.each([
    ["People and roles", "team"],
    ["Plain bookings", "bookings"],
    ["Projects", "projects"],
    ["API keys", "keys"],
    ["Webhooks", "webhooks"],
    ["Applications and tokens", "developers"],
  ])("stand in Settings, which their address marks: %s", async (name, path) => {
    await using visit = await jane.open(homeOf(jane).replace("home", "settings"), at(1280));
    const { page, misdeeds } = visit;
    await page.getByRole("link", { name, exact: true }).click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(new URL(page.url()).pathname).toBe(homeOf(jane).replace("home", path));
    expect(await page.locator(".side [aria-current]").innerText()).toBe("Settings");
    expect(await faultsOf(page)).toEqual([]);
    await page.getByRole("link", { name: en.settings.all }).click();
    await page.getByRole("heading", { level: 1, name: "Settings" }).waitFor();
    expect(misdeeds).toEqual([]);
  });

  it("include the receipts, below their section", async () => {
    const section = homeOf(jane).replace("home", "settings/receipts");
    await using visit = await jane.open(section, at(1280));
    const { page, misdeeds } = visit;
    await page.getByRole("link", { name: en.receipts.all }).click();
    await page.getByRole("heading", { level: 1, name: "Receipts" }).waitFor();
    expect(await page.locator(".side [aria-current]").innerText()).toBe("Settings");
    expect(await faultsOf(page)).toEqual([]);
    expect(misdeeds).toEqual([]);
  });

  it("include the types and fields of people and rooms", async () => {
    await using visit = await jane.open(homeOf(jane).replace("home", "settings"), at(1280));
    const { page } = visit;
    await page.getByRole("link", { name: en.resources.types }).click();
    await page.getByRole("dialog", { name: en.resources.types }).waitFor();
  });
});
