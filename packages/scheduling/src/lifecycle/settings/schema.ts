import { NameText } from "@frontdesk/server/names";
import { Type } from "typebox";
import { noShowTax, regional, WeekStartOrNull } from "../../parties/accounts/schema.ts";
import { OpeningHours } from "../../planning/availability/opening-hours.ts";
import { fates, Week } from "../../planning/availability/schema.ts";
import { ClashChoicesInput } from "../../planning/bookings/conflicts/choices.ts";

export const AccountChange = Type.Object({
  name: Type.Optional(NameText({ minLength: 1 })),
  timezone: Type.Optional(
    Type.String({ maxLength: 100, description: "The time zone of new resources" }),
  ),
  default_periods: Type.Optional(
    Week({ description: "The weekly hours of new resources; other days are closed" }),
  ),
  opening_hours: Type.Optional(OpeningHours),
  ...fates,
  clash_choices: ClashChoicesInput,
  is_timed_only: Type.Optional(
    Type.Boolean({ description: "True if things can only be booked by time of day" }),
  ),
  week_start: Type.Optional(WeekStartOrNull),
  country: Type.Optional(regional.country),
  region: Type.Optional(regional.region),
  vat_number: Type.Optional(
    Type.Union([NameText({ minLength: 1 }), Type.Null()], {
      description: "The business's number for value-added tax, on receipts",
    }),
  ),
  no_show_tax: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, exclusiveMaximum: 100 }), Type.Null()], {
      description: `${noShowTax}, with at most three decimals; null for none`,
    }),
  ),
});
