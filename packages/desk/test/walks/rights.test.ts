import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeColleague } from "../browser/colleague.ts";
import { type House, startHouse } from "../browser/house.ts";
import { faultsOf } from "../browser/looking.ts";
import { makePerson, type Person } from "../browser/person.ts";
import { bookable, type Studio, studioAt } from "../browser/studio.ts";
import { en } from "../browser/texts.ts";

let house: House;
let jane: Person;
let hers: Studio;
const day = "2031-03-03";
const created = { resource: 0, client: 0, project: 0, booking: 0 };
beforeAll(async () => {
  house = await startHouse();
  jane = await makePerson(house);
  hers = studioAt(jane);
  created.resource = (await bookable(hers, "Attic")).id;
  created.client = (await hers.make("/clients", { name: "Carla" })).id;
  created.project = (await hers.make("/projects", { name: "Retreat" })).id;
  const when = { start_date: day, start_time: 600, duration: 60, details: "Cut" };
  created.booking = (await hers.make("/bookings", { resource_id: created.resource, ...when })).id;
});
afterAll(() => house[Symbol.asyncDispose]());

async function pressed(page: Page): Promise<string[]> {
  const over = page.getByRole("dialog");
  const within = (await over.count()) > 0 ? over : page.getByRole("main");
  const names = await within
    .getByRole("button")
    .evaluateAll((buttons) =>
      buttons.map((button) => button.getAttribute("aria-label") ?? button.textContent ?? ""),
    );
  return names.map((name) => name.trim());
}

const actions = [
  "Book",
  "Add a room or thing",
  "Add a client",
  "Add a project",
  "Save",
  "Save opening hours",
  "Archive",
  "Move",
  "Change",
  "Delete",
  "Open",
  "Invite",
  "Ask for it",
  "Add break",
];

interface RightsCase {
  path: () => string;
  seen: string;
  does: readonly string[];
}

const screens: readonly RightsCase[] = [
  { path: () => `calendar?date=${day}`, seen: "Cut", does: ["Book"] },
  { path: () => "bookings", seen: "Cut", does: ["Book"] },
  {
    path: () => `bookings/${created.booking}`,
    seen: "History",
    does: ["Move", "Change", "Delete"],
  },
  { path: () => "appointments", seen: en.appointments.nothing, does: ["Book"] },
  { path: () => "resources", seen: "Attic", does: ["Add a room or thing"] },
  {
    path: () => `resources/${created.resource}`,
    seen: en.resources.singleDays,
    does: ["Save", "Archive", "Save opening hours"],
  },
  { path: () => "clients", seen: "Carla", does: ["Add a client"] },
  { path: () => `clients/${created.client}`, seen: "Range", does: ["Save", "Archive"] },
  { path: () => "projects", seen: "Retreat", does: ["Add a project"] },
  { path: () => `projects/${created.project}`, seen: "Range", does: ["Save", "Archive"] },
  { path: () => "settings/account", seen: "Time zone", does: ["Save"] },
  { path: () => "team", seen: "Jane Example", does: [en.team.invite] },
];

async function walked(
  person: Person,
  { path, seen }: RightsCase,
  isDark = false,
): Promise<string[]> {
  const colorScheme = isDark ? "dark" : "light";
  const viewport = isDark ? { width: 390, height: 900 } : { width: 1280, height: 900 };
  await using visit = await person.open(studioAt(person).path(path()), { colorScheme, viewport });
  await visit.page.getByText(seen).first().waitFor();
  await expect
    .poll(() => visit.page.getByRole("status", { name: en.parts.loading }).count())
    .toBe(0);
  expect(await faultsOf(visit.page)).toEqual([]);
  expect(visit.misdeeds).toEqual([]);
  return await pressed(visit.page);
}

describe("user with all rights", () => {
  it.each(screens.map((one, index) => [index, one] as const))(
    "sees every action: %i",
    async (_, one) => {
      expect(await walked(jane, one)).toEqual(expect.arrayContaining([...one.does]));
    },
  );
});

describe("user with read access", () => {
  let bo: Person;
  beforeAll(async () => {
    bo = await makeColleague(house, jane, { permissions: "basic_user" });
  });

  it.each(screens.map((one, index) => [index, one] as const))(
    "sees no action: %i",
    async (at, one) => {
      const names = await walked(bo, one, at % 2 === 1);
      expect(names.filter((name) => one.does.includes(name) || actions.includes(name))).toEqual([]);
    },
  );

  it("gets the service's refusal anyway", async () => {
    const { root } = studioAt(bo);
    for (const [path, body] of [
      ["/clients", { name: "Zoo" }],
      ["/projects", { name: "Zoo" }],
      ["/bookings", { resource_id: created.resource, start_date: day, duration: 60 }],
    ] as const) {
      expect([path, (await bo.ask(`POST ${root}${path}`, body)).status]).toEqual([path, 403]);
    }
  });

  it("changes nothing by shortcut, and sees only working shortcuts", async () => {
    await using visit = await bo.open(studioAt(bo).path(`calendar?date=${day}`));
    const { page } = visit;
    const board = page.getByRole("application");
    await board.focus();
    await page.getByText(en.bookings.keysToLook).waitFor();
    await board.press("n");
    expect(await page.getByRole("dialog").count()).toBe(0);
    await page.locator(".cal-block", { hasText: "Cut" }).click();
    await page.getByRole("dialog").getByText(en.bookings.fields.details).first().waitFor();
  });
});

describe("user with rights to own things", () => {
  it("creates, and changes only own things", async () => {
    const mo = await makeColleague(house, jane, { permissions: "manager" });
    const his = studioAt(mo);
    const { id } = await his.make("/clients", { name: "Mo’s own" });
    const own = await walked(mo, { path: () => `clients/${id}`, seen: "Range", does: [] });
    expect(own).toEqual(expect.arrayContaining(["Save", "Archive"]));
    const others = screens.find(({ path }) => path().startsWith("clients/"))!;
    expect(await walked(mo, others)).not.toContain("Save");
    const list = screens.find(({ path }) => path() === "clients")!;
    expect(await walked(mo, list)).toContain("Add a client");
  });
});

describe("user without access", () => {
  it("finds no link to hidden screens", async () => {
    const ada = await makeColleague(house, jane, { permissions: "basic_user" });
    const { body: users } = await hers.get("/users");
    const { id } = users.find(({ email }: { email: string }) => email === ada.email);
    const none = { client_rights: "none", report_rights: "none", booking_rights: "none" };
    const rights = { ...none, project_rights: "view", resource_rights: "view" };
    const changed = await jane.ask(`PUT ${hers.root}/users/${id}`, {
      permissions: "custom",
      ...rights,
    });
    expect(changed.status).toBe(200);
    await using visit = await ada.open(studioAt(ada).path("home"));
    const { page } = visit;
    await page.getByRole("link", { name: en.shell.screens.services }).first().waitFor();
    for (const name of ["Calendar", "Appointments", "Clients", "Reports"]) {
      expect([name, await page.getByRole("link", { name, exact: true }).count()]).toEqual([
        name,
        0,
      ]);
    }
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect(await page.getByRole("region", { name: en.home.today }).count()).toBe(0);
    await page.getByRole("link", { name: en.shell.screens.settings }).first().click();
    await page.getByRole("link", { name: en.shell.screens.projects }).waitFor();
    expect(await page.getByRole("link", { name: en.shell.screens.bookings }).count()).toBe(0);
    expect(visit.misdeeds).toEqual([]);
  });
});
