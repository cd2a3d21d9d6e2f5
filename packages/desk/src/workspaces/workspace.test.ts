import { describe, expect, it } from "vitest";
import { placesOf } from "./workspace.ts";

const may = { canCapture: true, canRefund: false };
const merchant = {
  id: "a",
  name: "Shop",
  test: true,
  currency: "EUR",
  role: "owner",
  claim: may,
} as const;
const account = {
  id: 1,
  subdomain: "studio",
  name: "Studio",
  timezone: "Copenhagen",
  iana: "Europe/Copenhagen",
  week_start: "sunday",
  permissions: "manager",
  booking_rights: "manage_own",
  client_rights: "view",
  project_rights: "none",
  resource_rights: "manage_all",
  report_rights: "view",
  owner: false,
} as const;
const row = { id: "p", name: "Both", merchantId: "a", accountId: 1, connectAt: null };
const seen = { merchants: [merchant], accounts: [account], hasSecondFactor: false };

const { claim: _, ...existing } = merchant;
const visibleMerchant = { ...existing, needs: [] };
const visibleAccount = {
  id: 1,
  subdomain: "studio",
  name: "Studio",
  timezone: "Copenhagen",
  iana: "Europe/Copenhagen",
  weekStart: "sunday",
  isOwner: false,
  isAdministrator: false,
  rights: {
    bookings: "manage_own",
    clients: "view",
    projects: "none",
    resources: "manage_all",
    reports: "view",
  },
};

describe("workspaces of a person", () => {
  it("pair a merchant with an account", () => {
    expect(placesOf([row], seen)).toEqual([
      { id: "p", name: "Both", merchant: visibleMerchant, account: visibleAccount },
    ]);
  });

  it("show only the parts accessible to the person", () => {
    expect(placesOf([row], { ...seen, merchants: [] })).toEqual([
      { id: "p", name: "Both", merchant: null, account: visibleAccount },
    ]);
    expect(placesOf([row], { ...seen, merchants: [], accounts: [] })).toEqual([]);
  });

  it("have the part's own id without a pair", () => {
    const merchants = [{ ...merchant, name: null }];
    expect(placesOf([], { ...seen, merchants })).toEqual([
      { id: "a", name: "a", merchant: { ...visibleMerchant, name: null }, account: null },
      { id: "1", name: "Studio", merchant: null, account: visibleAccount },
    ]);
  });
});

describe("merchant requirement", () => {
  const needsOf = (input: object, hasSecondFactor = false) =>
    placesOf([], { ...seen, merchants: [{ ...merchant, ...input }], hasSecondFactor })[0]?.merchant
      ?.needs;
  const permissions = { canCapture: false, canRefund: false };

  it.each<[string, object, string[]]>([
    ["nothing for tests", { claim: permissions }, []],
    ["a second factor of who decides", { test: false }, ["second_factor"]],
    ["none of who does not", { test: false, role: "support" }, []],
    [
      "an operator's approval while it may do nothing",
      { test: false, role: "viewer", claim: permissions },
      ["approval"],
    ],
  ])("%s", (_title, input, needs) => {
    expect(needsOf(input)).toEqual(needs);
  });

  it("ends with a second factor", () => {
    expect(needsOf({ test: false }, true)).toEqual([]);
  });
});

describe("account administrator", () => {
  it.each([
    [{ permissions: "administrator" }, true],
    [{ owner: true }, true],
    [{}, false],
  ])("is an administrator by role, or the owner: %j", (input, isSo) => {
    const [workspace] = placesOf([], {
      ...seen,
      merchants: [],
      accounts: [{ ...account, ...input }],
    });
    expect(workspace?.account?.isAdministrator).toBe(isSo);
  });
});
