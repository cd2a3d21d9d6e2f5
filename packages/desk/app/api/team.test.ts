import { expect, it } from "vitest";
import { type ShopUser, type StudioUser, teamOf } from "./team.ts";

const bo: ShopUser = {
  id: "a",
  email: "Bo@example.com",
  role: "support",
  name: "Bo Jensen",
  lastSeen: "2026-11-20T09:00:00.000Z",
  hasSecondFactor: true,
};
const studioBo: StudioUser = {
  id: 2,
  email: "bo@example.com",
  first_name: "Bo",
  last_name: "Jensen",
  permissions: "manager",
  booking_rights: "manage_own",
  client_rights: "manage_own",
  project_rights: "manage_own",
  resource_rights: "manage_own",
  report_rights: "view",
  own_only: false,
  owner: false,
  activation_state: "active",
  last_activity_at: "2026-11-21T09:00:00.000Z",
};

it("team: merges users with the same email, in any case, into one person", () => {
  expect(teamOf([bo], [studioBo])).toEqual([
    {
      email: "Bo@example.com",
      name: "Bo Jensen",
      shop: bo,
      studio: studioBo,
      isInvited: false,
      lastSeen: "2026-11-21T09:00:00.000Z",
      hasSecondFactor: true,
    },
  ]);
});

it("team: shows names only of accepted invitations, and sorts by name or email", () => {
  const ann = { id: "b", email: "ann@example.com", role: "viewer" } as const;
  const pending = { ...studioBo, email: "cy@example.com", activation_state: "pending" } as const;
  const team = teamOf([bo, ann], [pending]);
  expect(team.map(({ email, name, isInvited }) => [email, name, isInvited])).toEqual([
    ["ann@example.com", null, true],
    ["Bo@example.com", "Bo Jensen", false],
    ["cy@example.com", null, true],
  ]);
});
