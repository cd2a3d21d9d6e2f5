/* Data of date-holidays (CC BY-SA 3.0), loaded with the first request. */

export type HolidayKind = "public" | "bank" | "optional";

export interface Holiday {
  date: string;
  name: string;
  kind: HolidayKind;
}

export interface HolidayRegion {
  country: string;
  region: string | null;
}

const kinds = new Set<string>(["public", "bank", "optional"] satisfies HolidayKind[]);

/** Many studios close then, in countries without a rule too. */
const eves = /-12-(?:24|31)$/;

async function load() {
  const { default: Holidays } = await import("date-holidays");
  return Holidays;
}

/** One entry a day, by date. A day off of a later kind gives way to a public one. */
export async function listHolidays(
  { country, region }: HolidayRegion,
  { year, language }: { year: number; language: string | undefined },
): Promise<Holiday[]> {
  const Holidays = await load();
  const calendar = region === null ? new Holidays(country) : new Holidays(country, region);
  const byDate = new Map<string, Holiday>();
  for (const { date, name, type } of calendar.getHolidays(year, language)) {
    const day = date.slice(0, 10);
    if (!kinds.has(type) && !eves.test(day)) continue;
    const existing = byDate.get(day);
    if (existing?.kind === "public") continue;
    byDate.set(day, {
      date: day,
      name,
      kind: kinds.has(type) ? (type as HolidayKind) : "optional",
    });
  }
  return [...byDate.values()].toSorted((one, other) => one.date.localeCompare(other.date));
}

export async function listCountries(): Promise<string[]> {
  const Holidays = await load();
  return Object.keys(new Holidays().getCountries());
}

export async function listRegions(
  country: string,
  language: string | undefined,
): Promise<{ code: string; name: string }[]> {
  const Holidays = await load();
  const regions = new Holidays().getStates(country, language) ?? {};
  return Object.entries(regions).map(([code, name]) => ({ code, name }));
}
