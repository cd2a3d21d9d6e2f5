import { type Rights, roleNameOf } from "@frontdesk/scheduling/core/rights";
import { expect, it } from "vitest";
import { rightsByRole } from "../../app/api/role-rights.ts";
import { en } from "../browser/texts.ts";

it.each(["front_desk", "own_calendar", "accountant"] as const)(
  "the mail of an invitation and the desk have one name for the role %s",
  (role) => {
    const { studio } = rightsByRole[role];
    const rights = {
      bookings: studio.booking_rights,
      clients: studio.client_rights,
      projects: studio.project_rights,
      resources: studio.resource_rights,
      reports: studio.report_rights,
    } as Rights;
    const membership = {
      permissions: "custom",
      rights,
      ownOnly: studio.own_only === true,
    } as const;
    expect(roleNameOf(membership)).toBe(en.team.staffRoles[role]);
  },
);
