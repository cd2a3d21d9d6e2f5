import { reason } from "@frontdesk/server/refusal";
import {
  catalogue,
  changedSince,
  disordered,
  forbidden,
  missing,
  noDate,
  notFound,
  noZone,
  otherDay,
  tooBusy,
} from "../../core/refusals.ts";
import { clash } from "../bookings/refusals.ts";

export const mostDowntimeDays = 3660;

export const downtimeRefusals = catalogue({
  notFound,
  forbidden,

  otherBooker: {
    status: 403,
    message: "You are not allowed to add time off for another person",
    when: "Time off for another person requires the permission `manage_all` on bookings",
  },
  noDate,
  otherDay,
  noZone,
  contradiction: {
    field: "delete_invalid_bookings",
    message: "cannot be combined with another such option",
    when: "Sent together with `block_by_clashes` or `allow_waiting`",
  },
  disordered,
  manyDays: {
    field: "to",
    message: `must span at most ${mostDowntimeDays} days`,
    when: `The time off has more than ${mostDowntimeDays} days`,
  },
  endsEarly: {
    field: "end_time",
    message: "must be after start_time",
    when: "The time off ends before it starts",
  },

  noResources: {
    field: "resource_ids",
    message: "needs ids, or all_resources in their place",
    when: "Neither `resource_ids` nor `all_resources`, or both",
  },
  goneResource: reason(
    { status: 422, when: "`resource_ids`: A resource does not exist" },
    (index: number) => ({ field: `resource_ids.${index}`, message: "does not exist" }),
  ),
  goneType: missing("downtime_type_id"),
  goneBooker: missing("booker_id"),
  changedSince,

  clash,
  tooBusy,
});

export const downtimeTypeRefusals = catalogue({
  notFound,
  changedSince,
  inUse: {
    status: 409,
    message: "Time off of this type exists",
    when: "Time off of this type exists",
  },
});
