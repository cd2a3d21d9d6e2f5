import { Type } from "typebox";
import { DateOnly, DateText } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";
import { ClashChoicesInput } from "../bookings/conflicts/choices.ts";

const hours = {
  start_time: Type.Integer({ minimum: 0, maximum: 1439, description: "Minutes from midnight" }),
  end_time: Type.Integer({ minimum: 1, maximum: 1440 }),
};

export const fates = {
  allow_waiting: Type.Optional(
    Type.Boolean({ description: "Moves conflicting days to the waiting list" }),
  ),
  delete_invalid_bookings: Type.Optional(
    Type.Boolean({ description: "Deletes conflicting days; past ones move to the waiting list" }),
  ),
};

export function Week(options: { description: string }) {
  const period = Type.Object({
    week_day: Type.Integer({ minimum: 0, maximum: 6, description: "0 for Sunday" }),
    ...hours,
  });
  return Type.Array(period, { maxItems: 200, ...options });
}

export const NewAvailability = Type.Object({
  date: DateText,
  available_periods: Type.Optional(
    Week({ description: "The weekly hours from the date on; other days are closed" }),
  ),
  inherits_hours: Type.Optional(
    Type.Boolean({
      description: "True: the account's opening hours from the date on, and their later changes",
    }),
  ),
  timezone: Type.Optional(Type.String({ description: "The hours keep their wall-clock time" })),
  ...fates,
  clash_choices: ClashChoicesInput,
});

export const CustomPeriodAnswer = Type.Object({
  id: Type.Integer(),
  resource_id: Type.Integer(),
  start_date: DateOnly,
  end_date: DateOnly,
  start_time: Type.Integer(),
  end_time: Type.Integer(),
  created_at: Moment,
});

export const NewCustomPeriod = Type.Object({
  start_date: DateText,
  end_date: Type.Optional(DateText),
  ...hours,
  ...fates,
});

export const FateQuery = Type.Object(fates);
