// Each refusal must be visible.
import { type House, startHouse } from "@frontdesk/desk/test/browser/house";
import { makePerson } from "@frontdesk/desk/test/browser/person";
import { addressesOn, type Examples, filledIn } from "@frontdesk/desk/test/browser/screens";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fillWhole, makeOperatingOwner, type OperatingOwner } from "../../full-workspace.ts";
import { namesOfActions, unreadCalls } from "./actions.ts";
import { goJourney, type Journey } from "./journey.ts";
import { pressAll } from "./press-all.ts";
import { Presser } from "./presser.ts";

const inWorkspace = (...names: string[]) => new RegExp(`^/p/\\$place/(?:${names.join("|")})\\b`);
const startingWith = (...nouns: string[]) => new RegExp(`^(?:${nouns.join("|")})\\.`);

const calendar = ["home", "appointments", "bookings"];
const studio = ["resources", "services", "booking-page", "clients", "projects", "receipts"];
const shop = ["payments", "disputes", "cards", "links", "team", "settings"];
const developers = ["developers", "keys", "webhooks"];
const parts = {
  calendar: {
    screens: inWorkspace(...calendar, "calendar"),
    actions: startingWith(...calendar, "add-client"),
  },
  studio: {
    screens: inWorkspace(...studio),
    actions: startingWith(...studio),
  },
  shop: {
    screens: inWorkspace(...shop, "balance", "reports"),
    actions: startingWith(...shop, "reports", "download"),
  },
  developers: {
    screens: inWorkspace(...developers),
    actions: startingWith(...developers, "hooks"),
  },
  operator: {
    screens: /^\/operator\b/,
    actions: startingWith("operator", "accounts", "persons", "payouts", "rates", "health"),
  },
} as const;

type Part = keyof typeof parts;
const partsOf = (kind: "screens" | "actions", name: string) =>
  Object.values(parts).filter((part) => part[kind].test(name)).length;

interface RefusalWalk {
  house: House;
  full: OperatingOwner;
  examples: Examples;
}

export function describeRefusals(part: Part, ways: Readonly<Record<string, Journey>>): void {
  let tested: RefusalWalk;
  beforeAll(async () => {
    const house = await startHouse();
    // The owner must not be the first person.
    await makePerson(house, { kind: "none" });
    const full = await makeOperatingOwner(house);
    tested = { house, full, examples: await fillWhole(house, full) };
  });
  afterAll(() => tested.house[Symbol.asyncDispose]());

  describe(`desk actions: ${part}`, () => {
    it("have a name readable from source, and belong to one part", () => {
      expect(unreadCalls()).toEqual([]);
      expect(namesOfActions().filter((name) => partsOf("actions", name) !== 1)).toEqual([]);
    });

    it("show each refusal on screen", async () => {
      const { reached, faults } = await walk(part, ways, tested);
      const names = namesOfActions().filter((name) => parts[part].actions.test(name));
      expect(names.length).toBeGreaterThan(10);
      expect(faults).toEqual([]);
      expect(names.filter((name) => !reached.has(name))).toEqual([]);
    }, 1_800_000);
  });
}

async function walk(part: Part, ways: Readonly<Record<string, Journey>>, tested: RefusalWalk) {
  const { full, examples } = tested;
  const location = full.workspace.id;
  const start = `/p/${location}/nowhere`;
  await using visit = await full.open(`/p/${location}/home`, {
    viewport: { width: 1280, height: 800 },
  });
  const { page } = visit;
  await page.getByRole("heading", { level: 1 }).waitFor();
  page.setDefaultTimeout(20_000);
  page.setDefaultNavigationTimeout(120_000);
  const presser = new Presser(page, full.stayProved);
  const all = await addressesOn(page);
  expect(all.filter((address) => partsOf("screens", address) > 1)).toEqual([]);
  await presser.refuseAll();
  for (const [name, journey] of Object.entries(ways)) {
    const before = presser.reached.has(name);
    await goJourney(presser, journey, { name, place: location, examples }).catch((error: Error) => {
      presser.faults.push(`${name}: ${error.message.split("\n").slice(0, 3).join(" ")}`);
    });
    if (!before && !presser.reached.has(name)) presser.faults.push(`no way leads to ${name}`);
  }
  for (const address of all.filter((address) => parts[part].screens.test(address))) {
    const path = filledIn(address, location, examples);
    const again = async () => {
      await presser.open(start);
      await presser.open(path);
    };
    await presser.open(path);
    await pressAll(presser, { where: address, again });
  }
  return presser;
}
