import { Type } from "typebox";
import { Moment, User } from "../users/schema.ts";

const {
  permissions,
  booking_rights,
  client_rights,
  project_rights,
  resource_rights,
  report_rights,
  own_only,
  owner,
} = User.properties;

const Nullable = Type.Union([Type.String(), Type.Null()]);

const weekStart = {
  description: "The first day of a week in calendars and reports; null: by the reader's language",
};

export const WeekStartName = Type.Enum(["monday", "saturday", "sunday"]);

export const WeekStartOrNull = Type.Union([WeekStartName, Type.Null()], weekStart);

export const CountryCode = Type.String({
  pattern: "^[A-Z]{2}$",
  description: "ISO 3166-1, for public holidays",
});

export const RegionCode = Type.String({
  pattern: "^[A-Z0-9-]{1,12}$",
  description: "A region of the country: the end of its ISO 3166-2 code",
});

const CountryOrNull = Type.Union([CountryCode, Type.Null()]);
const RegionOrNull = Type.Union([RegionCode, Type.Null()]);
export const regional = { country: CountryOrNull, region: RegionOrNull };

export const ListedAccount = Type.Object(
  {
    id: Type.Integer(),
    name: Type.String(),
    subdomain: Type.String({
      description: "The URL id: the first part of every path of the account",
    }),
    rootdomain: Type.String(),
    url: Type.String(),
    timezone: Type.String({ description: "The default time zone of new resources" }),
    iana: Type.String({ description: "The IANA name of the time zone" }),
    week_start: WeekStartOrNull,
    permissions,
    booking_rights,
    client_rights,
    project_rights,
    resource_rights,
    report_rights,
    own_only,
    owner,
    created_at: Moment,
    updated_at: Moment,
  },
  { description: "The caller's permissions" },
);

export const TrustAnswer = Type.Object({
  trusted: Type.Boolean({
    description: "True if mails use the account's own texts; otherwise only the default texts",
  }),
  owner_verified: Type.Boolean({ description: "True if the owner confirmed their address" }),
  approved: Type.Boolean({
    description: "True if an operator approved the account, or no approval is required",
  }),
});

export const noShowTax =
  "Percent of value-added tax in fees and in deposits kept after a late cancellation or a no-show";

export const AccountAnswer = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  subdomain: Type.String(),
  url: Type.String(),
  suspended: Type.Boolean(),
  timezone: Type.String({ description: "The default time zone of new resources" }),
  iana: Type.String({ description: "The IANA name of the time zone" }),
  default_periods: Type.Array(
    Type.Object({
      week_day: Type.Integer({ description: "0 for Sunday" }),
      start_time: Type.Integer({ description: "Minutes from midnight" }),
      end_time: Type.Integer(),
    }),
    { description: "The weekly hours of new resources" },
  ),
  is_timed_only: Type.Boolean({
    description: "True if things can only be booked by time of day",
  }),
  week_start: WeekStartOrNull,
  ...regional,
  vat_number: Type.Union([Type.String(), Type.Null()], { description: "On receipts" }),
  no_show_tax: Type.Union([Type.Number(), Type.Null()], { description: noShowTax }),
  created_at: Moment,
  updated_at: Moment,
  owner: Type.Object({
    name: Type.String(),
    email: Type.String(),
    image: Nullable,
    timezone: Type.String(),
  }),
});
