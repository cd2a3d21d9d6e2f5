import { describe, expect, it } from "vitest";
import { placesOf } from "./place.ts";

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

const { claim: _, ...known } = merchant;
const shownMerchant = { ...known, needs: [] };
const shownAccount = {
  id: 1,
  subdomain: "studio",
  name: "Studio",
  timezone: "Copenhagen",
  iana: "Europe/Copenhagen",
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

describe("the places of a person", () => {
  it("are what was put together, as one", () => {
    expect(placesOf([row], seen)).toEqual([
      { id: "p", name: "Both", merchant: shownMerchant, account: shownAccount },
    ]);
  });

  it("show of each only the half that the person sees", () => {
    expect(placesOf([row], { ...seen, merchants: [] })).toEqual([
      { id: "p", name: "Both", merchant: null, account: shownAccount },
    ]);
    expect(placesOf([row], { ...seen, merchants: [], accounts: [] })).toEqual([]);
  });

  it("are single ones where nothing was put together, by the id of what they are", () => {
    const merchants = [{ ...merchant, name: null }];
    expect(placesOf([], { ...seen, merchants })).toEqual([
      { id: "a", name: "a", merchant: { ...shownMerchant, name: null }, account: null },
      { id: "1", name: "Studio", merchant: null, account: shownAccount },
    ]);
  });
});

describe("a merchant needs", () => {
  const needsOf = (given: object, hasSecondFactor = false) =>
    placesOf([], { ...seen, merchants: [{ ...merchant, ...given }], hasSecondFactor })[0]?.merchant
      ?.needs;
  const claim = { canCapture: false, canRefund: false };

  it.each<[string, object, string[]]>([
    ["nothing for tests", { claim }, []],
    ["a second factor of who decides", { test: false }, ["second_factor"]],
    ["none of who does not", { test: false, role: "support" }, []],
    [
      "an operator's approval while it may do nothing",
      { test: false, role: "viewer", claim },
      ["approval"],
    ],
  ])("%s", (_title, given, needs) => {
    expect(needsOf(given)).toEqual(needs);
  });

  it("nothing where there is a second factor", () => {
    expect(needsOf({ test: false }, true)).toEqual([]);
  });
});

describe("an administrator", () => {
  it.each([
    [{ permissions: "administrator" }, true],
    [{ owner: true }, true],
    [{}, false],
  ])("is who is made one, and the owner: %j", (given, isSo) => {
    const [place] = placesOf([], { ...seen, merchants: [], accounts: [{ ...account, ...given }] });
    expect(place?.account?.isAdministrator).toBe(isSo);
  });
});
