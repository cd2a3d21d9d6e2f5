import type { Static } from "typebox";
import type { Context } from "../../core/context.ts";
import { invalid } from "../../core/refusals.ts";
import { findRegion } from "../../parties/accounts/store.ts";
import type { Actor } from "../../parties/identity/identity.ts";
import { coversDay } from "../downtimes/downtime.ts";
import { listCovering } from "../downtimes/store.ts";
import { listCountries, listHolidays, listRegions } from "./calendar.ts";
import { holidayRefusals as refusals } from "./refusals.ts";
import type { HolidayQuery, PublicHolidays } from "./schema.ts";

type Query = Static<typeof HolidayQuery>;

const maxYears = 3;

interface YearRange {
  year: number;
  to_year: number | undefined;
}

export async function holidaysIn(
  { db }: Pick<Context, "db">,
  { account }: Pick<Actor, "account">,
  { year, to_year, language, ...wish }: Query,
) {
  const years = yearsOf({ year, to_year });
  const own = await findRegion(db, account.id);
  const country = wish.country ?? own.country;
  if (country === null) throw invalid(refusals.noCountry());
  const region = wish.region ?? (country === own.country ? own.region : null);
  const countries = await listCountries();
  if (!countries.includes(country)) throw invalid(refusals.goneCountry());
  const regions = await listRegions(country, language);
  if (region !== null && regions.every(({ code }) => code !== region)) {
    throw invalid(refusals.goneRegion());
  }
  const listed = await Promise.all(
    years.map((each) => listHolidays({ country, region }, { year: each, language })),
  );
  return { year, country, region, countries, regions, holidays: listed.flat() };
}

function yearsOf({ year, to_year = year }: YearRange): number[] {
  const count = to_year - year + 1;
  if (count < 1 || count > maxYears) throw invalid(refusals.badYears());
  return Array.from({ length: count }, (_, index) => year + index);
}

export async function readHolidays(
  context: Pick<Context, "db">,
  actor: Pick<Actor, "account">,
  query: Query,
): Promise<Static<typeof PublicHolidays>> {
  const { holidays, ...scope } = await holidaysIn(context, actor, query);
  const range = { from: `${query.year}-01-01`, to: `${query.to_year ?? query.year}-12-31` };
  const accountId = actor.account.id;
  const rows = await listCovering(context.db, { accountId, ...range });
  const closures = rows.filter((row) => row.all_resources);
  const listed = holidays.map((holiday) => ({
    ...holiday,
    closed: closures.some((row) => coversDay(row, holiday.date)),
  }));
  return { ...scope, holidays: listed };
}
