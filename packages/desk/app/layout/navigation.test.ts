import { describe, expect, it } from "vitest";
import type { Workspace, WorkspaceMerchant } from "../api/desk.ts";
import { parentOf, paymentScreens, underSettings } from "../components/under.ts";
import { workspaceScreens } from "../workspace-screens.ts";
import { hyphenate, inBar, linksByGroup, mayOpen, newEntries, screensOf } from "./navigation.ts";

const merchant = { id: "5f", name: "Jane", test: true, currency: "EUR", needs: [] } as const;

function pathsFor(
  role: WorkspaceMerchant["role"],
  needs: WorkspaceMerchant["needs"] = [],
): string[] {
  const workspace: Pick<Workspace, "merchant" | "account"> = {
    merchant: { ...merchant, role, needs },
    account: null,
  };
  return screensOf(workspaceScreens, workspace).map(({ path }) => path);
}

describe("merchant navigation", () => {
  it.each(["owner", "manager"] as const)("shows API keys: %s", (role) => {
    expect(pathsFor(role)).toContain("keys");
    expect(pathsFor(role, ["second_factor"])).toContain("keys");
  });

  it.each(["support", "accountant", "viewer"] as const)("hides API keys: %s", (role) => {
    const paths = pathsFor(role);
    expect(paths).not.toContain("keys");
    expect(paths).toEqual(expect.arrayContaining(["home", "payments", "balance", "team"]));
  });
});

describe("screen of a missing part", () => {
  const account = {
    id: 1,
    name: "Jane",
    subdomain: "jane",
    timezone: "UTC",
    isAdministrator: true,
    rights: {
      bookings: "manage_all",
      clients: "manage_all",
      projects: "none",
      resources: "manage_all",
      reports: "view",
    },
  } as unknown as NonNullable<Workspace["account"]>;
  const studio = { merchant: null, account };

  it.each([
    "payments",
    "payments/$id",
    "disputes/$id",
    "balance/months/$month",
    "cards/$id",
    "links",
    "keys",
    "webhooks/new",
    "webhooks/$id",
    "webhooks/$id/$event",
    "projects",
  ])("does not open: %s", (path) => {
    expect(mayOpen(workspaceScreens, studio, path)).toBe(false);
  });

  it.each(["home", "calendar/$id", "webhooks", "webhooks/studio/$id", "settings/$section", ""])(
    "differs from an available one: %s",
    (path) => {
      expect(mayOpen(workspaceScreens, studio, path)).toBe(true);
    },
  );
});

describe("menu of new things", () => {
  const rights = { bookings: "manage_own", clients: "view", resources: "view" };
  const accountWith = (changes: object) =>
    ({ rights: { ...rights, ...changes } }) as unknown as NonNullable<Workspace["account"]>;
  const merchantOf = (role: WorkspaceMerchant["role"]) => ({ ...merchant, role, needs: [] });
  const names = (workspace: Pick<Workspace, "merchant" | "account">) =>
    newEntries(workspace).map(({ name }) => name);

  it("offers only entries within the role's rights", () => {
    const own = { merchant: null, account: accountWith({}) };
    expect(names(own)).toEqual(["appointment", "block"]);
    const looks = { merchant: null, account: accountWith({ bookings: "view" }) };
    expect(names(looks)).toEqual([]);
    const blind = { merchant: null, account: accountWith({ resources: "none" }) };
    expect(names(blind)).toEqual([]);
    const all = {
      merchant: merchantOf("support"),
      account: accountWith({ clients: "manage_own" }),
    };
    expect(names(all)).toEqual(["appointment", "block", "link", "client"]);
    expect(names({ merchant: merchantOf("accountant"), account: null })).toEqual([]);
  });
});

describe("position of a screen", () => {
  it("is the navigation, or a screen that leads there", () => {
    const linked = workspaceScreens.filter(({ icon }) => icon !== undefined);
    const others = workspaceScreens.filter(({ icon }) => icon === undefined);
    const paths = new Set<string>(linked.map(({ path }) => path));
    expect(others.length).toBeGreaterThan(0);
    for (const { path } of others) {
      expect([path, parentOf(path)]).not.toEqual([path, path]);
      expect([path, paths.has(parentOf(path))]).toEqual([path, true]);
    }
    for (const { path } of linked) expect(parentOf(path)).toBe(path);
  });

  it("exists for each listed path", () => {
    const paths = new Set<string>(workspaceScreens.map(({ path }) => path));
    const listed = [...paymentScreens, ...Object.values(underSettings).flat()];
    for (const path of listed) expect(paths).toContain(path.split("/")[0]);
  });

  it("is unique: no group appears twice", () => {
    const groups = linksByGroup(workspaceScreens).map(({ group }) => group);
    expect(groups).toEqual([undefined, "studio", "money", undefined]);
  });

  it("in the bar fills up with the next screens of the role", () => {
    const named = (...paths: string[]) => paths.map((path) => ({ path: path as "home" }));
    const paths = (screens: readonly { path: string }[]) => screens.map(({ path }) => path);
    const all = named("balance", "clients", "settings", "home", "payments", "calendar");
    expect(paths(inBar(all, { most: 3 }))).toEqual(["home", "calendar", "clients"]);
    expect(paths(inBar(all, { most: 4 }))).toEqual(["home", "calendar", "clients", "payments"]);
    expect(paths(inBar(named("settings", "home"), { most: 3 }))).toEqual(["home"]);
  });
});

describe("name in a narrow column", () => {
  it("breaks at the hyphens of its language only", () => {
    const hyphens = "Medarbej-dere Be-ta-linger";
    expect(hyphenate("Medarbejdere og rum", hyphens)).toBe("Medarbej\u00addere og rum");
    expect(hyphenate("Betalinger", hyphens)).toBe("Be\u00adta\u00adlinger");
    expect(hyphenate("Hjem", hyphens)).toBe("Hjem");
  });
});
