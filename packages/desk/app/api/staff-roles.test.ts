import type { Role } from "@frontdesk/payments-client/types";
import { describe, expect, it } from "vitest";
import { olga } from "../../test/sample-team.ts";
import { rightsByRole, type StaffRole, staffRoles } from "./role-rights.ts";
import { assignableRoles, mayAssign, roleOf, unwrittenOf } from "./staff-roles.ts";
import type { StudioUser, WorkspaceParts } from "./team.ts";

const account = { isAdministrator: true } as NonNullable<WorkspaceParts["account"]>;

function at(role: Role | null, isAdministrator: boolean | null = true): WorkspaceParts {
  const merchant = { id: "m", role, needs: [] as const } as unknown as NonNullable<
    WorkspaceParts["merchant"]
  >;
  return {
    id: "1",
    merchant: role === null ? null : merchant,
    account: isAdministrator === null ? null : { ...account, isAdministrator },
  };
}

const whole = at("owner");
const shopOnly = at("owner", null);
const studioOnly = at(null);

const presets = {
  administrator: { booking_rights: "manage_all", client_rights: "manage_all" },
} as const;

/** The member after both membership were written. */
function memberWith(role: StaffRole): { shop: undefined | object; studio: StudioUser } {
  const { shop, studio } = rightsByRole[role];
  const rights = studio.permissions === "administrator" ? presets.administrator : {};
  const user = { ...olga, owner: false, ...rights, ...studio } as StudioUser;
  return {
    shop: shop === null ? undefined : { id: "u", email: olga.email, role: shop },
    studio: user,
  };
}

type Membership = Parameters<typeof roleOf>[0];

const membership = (role: StaffRole, changes: object = {}) =>
  ({ ...memberWith(role), ...changes }) as Membership;

describe("role of a staff member", () => {
  it.each(staffRoles)("%s: reads back both written parts", (role) => {
    expect(roleOf(membership(role), whole)).toBe(role);
    expect(unwrittenOf(membership(role), role, whole)).toEqual([]);
  });

  it.each(["owner", "manager", "front_desk", "accountant"] as const)(
    "%s: reads back the merchant's part alone",
    (role) => {
      expect(roleOf({ ...membership(role), studio: undefined }, shopOnly)).toBe(role);
    },
  );

  it.each(["manager", "front_desk", "own_calendar", "accountant"] as const)(
    "%s: reads back the account's part alone",
    (role) => {
      expect(roleOf({ ...membership(role), shop: undefined }, studioOnly)).toBe(role);
    },
  );

  it("the owner of an account without a shop is the owner", () => {
    const { studio } = memberWith("manager");
    expect(roleOf({ shop: undefined, studio: { ...studio, owner: true } }, studioOnly)).toBe(
      "owner",
    );
  });

  it.each([
    ["one part of two", { shop: undefined }],
    ["another role at the shop", { shop: { id: "u", email: olga.email, role: "viewer" } }],
    [
      "a broader right",
      { studio: { ...memberWith("front_desk").studio, resource_rights: "manage_own" } },
    ],
    ["own appointments only", { studio: { ...memberWith("front_desk").studio, own_only: true } }],
    ["no account", { studio: undefined }],
  ])("front desk with %s is custom", (_name, changes) => {
    expect(roleOf(membership("front_desk", changes), whole)).toBe("custom");
  });

  it("own calendar without the restriction to own appointments is custom", () => {
    const { studio } = memberWith("own_calendar");
    expect(roleOf({ shop: undefined, studio: { ...studio, own_only: false } }, whole)).toBe(
      "custom",
    );
  });

  it("names the part that lacks the rights", () => {
    expect(unwrittenOf(membership("own_calendar"), "front_desk", whole)).toEqual([
      "shop",
      "studio",
    ]);
    const member = { ...membership("front_desk"), studio: memberWith("manager").studio };
    expect(unwrittenOf(member, "front_desk", whole)).toEqual(["studio"]);
    expect(unwrittenOf(member, "manager", whole)).toEqual(["shop"]);
  });
});

describe("assignable roles", () => {
  it("owners assign all, managers only roles below their own", () => {
    expect(assignableRoles(whole)).toEqual(staffRoles);
    expect(assignableRoles(at("manager"))).toEqual(["front_desk", "own_calendar", "accountant"]);
  });

  it("need the right to change each part", () => {
    for (const role of ["support", "accountant", "viewer"] as const) {
      expect(assignableRoles(at(role))).toEqual([]);
    }
    expect(assignableRoles(at("owner", false))).toEqual([]);
    expect(assignableRoles(at(null, false))).toEqual([]);
    const id = "0b6e9b50-6f0e-4c6e-9f57-9c5a0f2d8a11";
    expect(assignableRoles({ ...studioOnly, id })).toEqual([]);
    expect(assignableRoles({ ...whole, id })).toEqual(staffRoles);
  });

  it("fit the parts of the workspace", () => {
    expect(assignableRoles(shopOnly)).toEqual(["owner", "manager", "front_desk", "accountant"]);
    const withoutShop = ["manager", "front_desk", "own_calendar", "accountant"];
    expect(assignableRoles(studioOnly)).toEqual(withoutShop);
  });

  it("a manager changes no owner and no manager", () => {
    for (const role of ["owner", "manager"] as const) {
      expect(mayAssign(membership(role), "front_desk", at("manager"))).toBe(false);
      expect(mayAssign(membership(role), "front_desk", whole)).toBe(true);
    }
    expect(mayAssign(membership("accountant"), "front_desk", at("manager"))).toBe(true);
    expect(mayAssign(membership("accountant"), "manager", at("manager"))).toBe(false);
  });

  it("the owner of the account stays administrator", () => {
    const { studio } = memberWith("manager");
    const owner = { shop: undefined, studio: { ...studio, owner: true } };
    expect(mayAssign(owner, "front_desk", whole)).toBe(false);
    expect(mayAssign(owner, "owner", whole)).toBe(true);
  });
});
