import { describe, expect, it } from "vitest";
import type { MerchantHalf, Place } from "../data/desk.ts";
import { placeScreens } from "../place-screens.ts";
import { screensOf } from "./navigation.ts";

const merchant = { id: "5f", name: "Jane", test: true, currency: "EUR", needs: [] } as const;

function pathsFor(role: MerchantHalf["role"], needs: MerchantHalf["needs"] = []): string[] {
  const place: Pick<Place, "merchant" | "account"> = {
    merchant: { ...merchant, role, needs },
    account: null,
  };
  return screensOf(placeScreens, place).map(({ path }) => path);
}

describe("the navigation of a shop", () => {
  it.each(["owner", "manager"] as const)("leads to the keys: %s", (role) => {
    expect(pathsFor(role)).toContain("keys");
    expect(pathsFor(role, ["second_factor"])).toContain("keys");
  });

  it.each(["support", "accountant", "viewer"] as const)("leads to no keys: %s", (role) => {
    const paths = pathsFor(role);
    expect(paths).not.toContain("keys");
    expect(paths).toEqual(expect.arrayContaining(["home", "payments", "balance", "team"]));
  });
});
