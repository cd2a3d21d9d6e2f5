import type { PublicHolidays } from "@frontdesk/scheduling-client/types/downtimes";

export type Holiday = PublicHolidays["holidays"][number];

export const isChosen = (holiday: Holiday, chosen: Readonly<Record<string, boolean>>): boolean =>
  chosen[holiday.date] ?? holiday.kind === "public";

/** Days that a closure may still be added for. */
export const openDays = (holidays: readonly Holiday[], today: string): Holiday[] =>
  holidays.filter(({ date, closed }) => !closed && date >= today);

const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

type Zoned = Partial<Pick<Intl.Locale, "getTimeZones">>;

/** Some browsers name no zones of a country: their language then decides. */
export function countryOfZone(zone: string, languages: readonly string[]): string {
  for (const one of letters) {
    for (const other of letters) {
      const locale: Zoned = new Intl.Locale(`und-${one}${other}`);
      if (locale.getTimeZones?.()?.includes(zone)) return one + other;
    }
  }
  const regions = languages.map((language) => new Intl.Locale(language).maximize().region);
  return regions.find((region) => region !== undefined) ?? "US";
}
