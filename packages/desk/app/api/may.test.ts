import { pathOf } from "@frontdesk/payments/parties/merchants/roles/roles";
import { describe, expect, it } from "vitest";
import { type MerchantAct, may } from "./may.ts";

const roles = ["owner", "manager", "support", "accountant", "viewer"] as const;
const actions = {
  handle: "handle",
  refund: "refund",
  charge: "cards",
  export: "export",
  profile: "profile",
  keys: "keys",
  team: "team",
  owners: "owners",
} as const;

describe("offered merchant actions", () => {
  it.each(roles)("match the service's role permissions: %s", (role) => {
    for (const [act, existing] of Object.entries(actions)) {
      const offered = may({ role, needs: [] }, act as MerchantAct);
      expect([act, offered]).toEqual([act, pathOf(existing, role) !== undefined]);
    }
  });

  it("exclude changes before a required second factor", () => {
    expect(may({ role: "owner", needs: ["second_factor"] }, "refund")).toBe(false);
  });
});
