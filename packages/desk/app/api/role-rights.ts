/* One role stands for a role at the merchant and the rights in the account. */
import type { Role as ShopRole } from "@frontdesk/payments-client/types";
import type { UserChanges } from "@frontdesk/scheduling-client/types/accounts";

export const staffRoles = ["owner", "manager", "front_desk", "own_calendar", "accountant"] as const;
export type StaffRole = (typeof staffRoles)[number];

export type AccountRights = Omit<UserChanges, "color">;

export interface RoleRights {
  /** Null: no access to the merchant. */
  shop: ShopRole | null;
  studio: AccountRights;
}

const none = {
  booking_rights: "none",
  client_rights: "none",
  project_rights: "none",
  resource_rights: "none",
  report_rights: "none",
} as const;

const administrator: AccountRights = { permissions: "administrator", own_only: false };

export const rightsByRole: Readonly<Record<StaffRole, RoleRights>> = {
  owner: { shop: "owner", studio: administrator },
  manager: { shop: "manager", studio: administrator },
  front_desk: {
    shop: "support",
    studio: {
      permissions: "custom",
      ...none,
      booking_rights: "manage_all",
      client_rights: "manage_all",
      resource_rights: "view",
      report_rights: "view",
      own_only: false,
    },
  },
  own_calendar: {
    shop: null,
    studio: {
      permissions: "custom",
      ...none,
      booking_rights: "manage_own",
      client_rights: "view",
      resource_rights: "view",
      own_only: true,
    },
  },
  accountant: {
    shop: "accountant",
    studio: { permissions: "custom", ...none, report_rights: "view", own_only: false },
  },
};
