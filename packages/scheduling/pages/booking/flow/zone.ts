/**
 * The zone of the browser, if dates can be written in it. Machines without a zone, Linux in
 * containers above all, name `Etc/Unknown`, which `Intl` refuses with a RangeError.
 */
export function zoneOfBrowser(): string | undefined {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return isKnownZone(timeZone) ? timeZone : undefined;
}

/** Whether `Intl` can write dates in a zone. */
export function isKnownZone(timeZone: string | undefined): timeZone is string {
  if (timeZone === undefined || timeZone === "") return false;
  try {
    Intl.DateTimeFormat("en", { timeZone });
    return true;
  } catch {
    return false;
  }
}
