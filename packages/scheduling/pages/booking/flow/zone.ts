import { listZoneNames, presentName } from "@frontdesk/server/zones";

/**
 * Machines without a zone, such as Linux containers, report `Etc/Unknown`; `Intl` then throws a
 * RangeError.
 */
export function zoneOfBrowser(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isValidZone(timeZone) ? presentName(timeZone) : undefined;
}

export function isValidZone(timeZone: string | null | undefined): timeZone is string {
  if (timeZone === undefined || timeZone === null || timeZone === "") return false;
  try {
    Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

const key = "frontdesk-zone";

export function rememberedZone(): string | undefined {
  try {
    const zone = localStorage.getItem(key);
    return isValidZone(zone) ? zone : undefined;
  } catch {
    // Browsers may refuse storage in a frame of another site.
    return undefined;
  }
}

export function rememberZone(timeZone: string | undefined): void {
  try {
    if (timeZone === undefined || timeZone === zoneOfBrowser()) localStorage.removeItem(key);
    else localStorage.setItem(key, timeZone);
  } catch {}
}

export function zonesBeside(some: readonly string[]): string[] {
  const existing = typeof Intl.supportedValuesOf === "function" ? listZoneNames() : [];
  return [...new Set([...some, ...existing])];
}
