import { Type } from "typebox";
import { DateOnly, DateText } from "../../core/dates.ts";
import { CountryCode, RegionCode } from "../../parties/accounts/schema.ts";
import { Downtime, downtimeFates } from "../downtimes/schema.ts";

const year = Type.Integer({ minimum: 1970, maximum: 2100 });
const to_year = Type.Optional(
  Type.Integer({
    minimum: 1970,
    maximum: 2100,
    description: "Last year, at most two after `year`; `year` without it",
  }),
);
const scope = {
  country: Type.Optional(CountryCode),
  region: Type.Optional(RegionCode),
};
const language = Type.Optional(
  Type.String({
    pattern: "^[a-z]{2}$",
    description: "ISO 639-1, for the names; the country's own language without it",
  }),
);

export const HolidayQuery = Type.Object({ year, to_year, ...scope, language });

export const PublicHolidays = Type.Object({
  year: Type.Integer(),
  country: Type.String(),
  region: Type.Union([Type.String(), Type.Null()]),
  countries: Type.Array(Type.String(), { description: "All countries with known holidays" }),
  regions: Type.Array(Type.Object({ code: Type.String(), name: Type.String() })),
  holidays: Type.Array(
    Type.Object({
      date: DateOnly,
      name: Type.String(),
      kind: Type.Enum(["public", "bank", "optional"]),
      closed: Type.Boolean({ description: "True if a closure of the account covers the day" }),
    }),
  ),
});

export const NewPublicHolidays = Type.Object({
  year,
  to_year,
  dates: Type.Array(DateText, { minItems: 1, maxItems: 120, uniqueItems: true }),
  ...scope,
  language,
  resource_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
      minItems: 1,
      maxItems: 1000,
      description: "Absent: closures of the account",
    }),
  ),
  dry_run: Type.Optional(
    Type.Boolean({ description: "True: answers and refuses, but changes nothing" }),
  ),
  ...downtimeFates,
});

export const AddedHolidays = Type.Object({
  created: Type.Array(Downtime),
  existing: Type.Array(DateOnly, { description: "Days that such time off covers already" }),
});
