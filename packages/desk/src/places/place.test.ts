import { describe, expect, it } from "vitest";
import { placesOf } from "./place.ts";

const merchant = { id: "a", name: "Shop", test: true, role: "owner" };
const account = { id: 1, subdomain: "studio", name: "Studio" };
const row = { id: "p", name: "Both", merchantId: "a", accountId: 1 };

describe("the places of a person", () => {
  it("are what was put together, as one", () => {
    expect(placesOf([row], { merchants: [merchant], accounts: [account] })).toEqual([
      { id: "p", name: "Both", merchant, account },
    ]);
  });

  it("show of each only the half that the person sees", () => {
    expect(placesOf([row], { merchants: [], accounts: [account] })).toEqual([
      { id: "p", name: "Both", merchant: null, account },
    ]);
    expect(placesOf([row], { merchants: [], accounts: [] })).toEqual([]);
  });

  it("are single ones where nothing was put together", () => {
    const unnamed = { id: "a", test: true, role: "owner" };
    expect(placesOf([], { merchants: [unnamed], accounts: [account] })).toEqual([
      { id: null, name: "a", merchant: unnamed, account: null },
      { id: null, name: "Studio", merchant: null, account },
    ]);
  });
});
