// The zone that a customer reads times in: chosen by them on this device, or the browser's.
import { listZoneNames, presentName } from "@frontdesk/server/zones";

/**
 * The zone of the browser, if dates can be written in it. Machines without a zone, Linux in
 * containers above all, name `Etc/Unknown`, which `Intl` refuses with a RangeError.
 */
export function zoneOfBrowser(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isKnownZone(timeZone) ? presentName(timeZone) : undefined;
}

/** Whether `Intl` can write dates in a zone. */
export function isKnownZone(timeZone: string | null | undefined): timeZone is string {
  if (timeZone === undefined || timeZone === null || timeZone === "") return false;
  try {
    Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}

const key = "frontdesk-zone";

/** The zone that was chosen on this device before. */
export function rememberedZone(): string | undefined {
  try {
    const zone = localStorage.getItem(key);
    return isKnownZone(zone) ? zone : undefined;
  } catch {
    // In a frame of another website a browser may refuse all storage.
    return undefined;
  }
}

/** Keeps a choice on this device; the browser's own zone needs none. */
export function rememberZone(timeZone: string | undefined): void {
  try {
    if (timeZone === undefined || timeZone === zoneOfBrowser()) localStorage.removeItem(key);
    else localStorage.setItem(key, timeZone);
  } catch {}
}

/** Zones, and all others that times can be shown in, each once. */
export function zonesBeside(some: readonly string[]): string[] {
  const known = typeof Intl.supportedValuesOf === "function" ? listZoneNames() : [];
  return [...new Set([...some, ...known])];
}
