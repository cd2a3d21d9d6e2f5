import type { Place } from "../../data/desk.ts";

export const sections = ["account", "merchant", "calendars", "activity"] as const;
export type SettingsSection = (typeof sections)[number];

/** What can be set in a place: what it has no half for is left out. */
export function settingsIn({
  account,
  merchant,
}: Pick<Place, "account" | "merchant">): SettingsSection[] {
  const has = {
    account: account !== null,
    merchant: merchant !== null,
    calendars: account !== null,
    activity: merchant !== null || account?.isAdministrator === true,
  };
  return sections.filter((section) => has[section]);
}
