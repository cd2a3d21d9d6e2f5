import type { Workspace } from "../../api/desk.ts";
import { isOfRole } from "../../api/may.ts";

export const sections = [
  "account",
  "hours",
  "look",
  "merchant",
  "receipts",
  "transfer",
  "calendars",
  "activity",
] as const;
export type SettingsSection = (typeof sections)[number];

export function seesAuditLog({ merchant }: Pick<Workspace, "merchant">): boolean {
  return merchant !== null && isOfRole(merchant, "profile");
}

export function settingsIn({
  account,
  merchant,
}: Pick<Workspace, "account" | "merchant">): SettingsSection[] {
  const has = {
    account: account !== null,
    hours: account !== null,
    look: account !== null || merchant !== null,
    merchant: merchant !== null,
    receipts: account !== null,
    transfer: account !== null,
    calendars: account !== null,
    activity: seesAuditLog({ merchant }) || account?.isAdministrator === true,
  };
  return sections.filter((section) => has[section]);
}
