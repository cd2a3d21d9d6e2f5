import { reason } from "@frontdesk/server/refusal";
import {
  catalogue,
  disordered,
  forbidden,
  noDate,
  notFound,
  noZone,
  otherDay,
  tooBusy,
} from "../../core/refusals.ts";
import { clash } from "../bookings/refusals.ts";

export function weekRefusals(field: string) {
  return catalogue({
    disorderedPeriod: reason(
      { status: 422, when: `\`${field}\`: A period ends before it starts` },
      (index: number) => ({ field: `${field}.${index}`, message: "must end after it starts" }),
    ),
    overlapping: reason(
      { status: 422, when: `\`${field}\`: Two periods of one day overlap` },
      (index: number) => {
        return { field: `${field}.${index}`, message: "overlaps another of the same day" };
      },
    ),
  });
}

export const openingHoursRefusals = catalogue({
  ...weekRefusals("opening_hours.periods"),
  twofoldHours: {
    field: "opening_hours",
    message: "excludes default_periods",
    when: "Sent together with `default_periods`",
  },
});

export const availabilityRefusals = catalogue({
  notFound,
  forbidden,
  noDate,
  otherDay,
  nothing: {
    field: "available_periods",
    message: "or timezone must be given",
    when: "Missing, together with `timezone`",
  },
  twofold: {
    field: "inherits_hours",
    message: "excludes available_periods",
    when: "True, together with `available_periods`",
  },
  noZone,
  ...weekRefusals("available_periods"),
  contradiction: {
    field: "delete_invalid_bookings",
    message: "cannot be given together with allow_waiting",
    when: "Sent together with `allow_waiting`",
  },
  clash,
  tooBusy,
});

export const mostAvailabilityDays = 3660;

export const customPeriodRefusals = catalogue({
  notFound,
  forbidden,
  noDate,
  otherDay,
  disordered,
  manyDays: {
    field: "end_date",
    message: `must span at most ${mostAvailabilityDays} days`,
    when: `The period has more than ${mostAvailabilityDays} days`,
  },
  endsEarly: {
    field: "end_time",
    message: "must be after start_time",
    when: "Not after `start_time`, or on another day",
  },
  contradiction: availabilityRefusals.contradiction,
  clash,
  tooBusy,
});
