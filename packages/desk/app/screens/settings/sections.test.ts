import { expect, it } from "vitest";
import type { Workspace, WorkspaceMerchant } from "../../api/desk.ts";
import { settingsIn } from "./sections.ts";

const workspace = (role: WorkspaceMerchant["role"] | undefined, isAdministrator?: boolean) => ({
  merchant: role === undefined ? null : ({ role } as WorkspaceMerchant),
  account:
    isAdministrator === undefined
      ? null
      : ({ isAdministrator } as NonNullable<Workspace["account"]>),
});

it.each([
  ["owner", undefined, true],
  ["manager", false, true],
  ["support", undefined, false],
  ["accountant", false, false],
  ["viewer", true, true],
  [undefined, true, true],
  [undefined, false, false],
] as const)(
  "settings: access to activity by role and account: %s, %s: %s",
  (role, admin, isOffered) => {
    expect(settingsIn(workspace(role, admin)).includes("activity")).toBe(isOffered);
  },
);
