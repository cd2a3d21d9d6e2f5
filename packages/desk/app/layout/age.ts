/** “2 minutes” */
export function ageText(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const said = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
  if (seconds < 60) return said(seconds, "second");
  if (seconds < 3600) return said(Math.floor(seconds / 60), "minute");
  return said(Math.floor(seconds / 3600), "hour");
}
