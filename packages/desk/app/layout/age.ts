/** “2 minutes” */
export function ageText(ms: number, locale: string): string {
  const seconds = Math.max(0, Math.round(ms / 1000));
  const label = (value: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: "unit", unit, unitDisplay: "long" }).format(value);
  if (seconds < 60) return label(seconds, "second");
  if (seconds < 3600) return label(Math.floor(seconds / 60), "minute");
  return label(Math.floor(seconds / 3600), "hour");
}
