import { reason } from "@frontdesk/server/refusal";
import type { Clash } from "../../core/intervals/availability.ts";
import {
  catalogue,
  changedSince,
  disordered,
  forbidden,
  missing,
  noDate,
  notFound,
  otherDay,
  refusal,
  tooBusy,
  unprocessable,
} from "../../core/refusals.ts";
import { mostBookingDays } from "./schema.ts";

export const bookingRefusals = catalogue({
  notFound,
  forbidden,

  otherBooker: {
    status: 403,
    message: "You are not allowed to book for another person",
    when: "Booking for another person requires the permission `manage_all`",
  },
  noSeries: {
    field: "rrule",
    message: "is not supported",
    when: "Present; recurring bookings do not exist",
  },
  noExceptions: {
    field: "exdates",
    message: "is not supported",
    when: "Present; recurring bookings do not exist",
  },
  noOvertime: {
    field: "allow_overtime",
    message: "is not supported",
    when: "Present; overtime does not exist",
  },
  noDate,
  otherDay,
  manyResources: {
    field: "resource_ids",
    message: "can name one resource only",
    when: "More than one resource",
  },
  otherResource: {
    field: "resource_ids",
    message: "names another resource than resource_id",
    when: "Different from `resource_id`",
  },
  noResource: {
    field: "resource_id",
    message: "is required",
    when: "Missing, together with `resource_ids`",
  },
  contradiction: {
    field: "clash_resolution",
    message: "contradicts allow_waiting",
    when: "Present while `allow_waiting` is false",
  },
  pastMidnight: {
    field: "start_time",
    message: "and duration must end on the same day",
    when: "The booking ends on the next day",
  },
  disordered,
  manyDays: {
    field: "end_date",
    message: `must span at most ${mostBookingDays} days`,
    when: `The range has more than ${mostBookingDays} days`,
  },
  changedSince,
  notDeleted: {
    status: 409,
    message: "The booking is not deleted",
    when: "The booking is not deleted, or already restored",
  },

  ofAppointment: {
    field: "session_id",
    message: (id: number) => `belongs to appointment ${id}: change the appointment instead`,
    when:
      "The booking belongs to a customer's appointment, and the change would move, delete, " +
      "restore or reassign it",
  },

  goneResource: missing("resource_id"),
  unbookable: {
    field: "resource_id",
    message: "cannot be booked",
    when: "The resource is archived or not bookable",
  },
  untimed: {
    field: "start_time",
    message: "is required: this account books by time of day",
    when: "Missing, and the account books things by time of day only",
  },
  otherZone: {
    field: "timezone",
    message: (own: string) => `must be the time zone of the resource: ${own}`,
    when: "Not the resource's time zone",
  },
  goneProject: missing("project_id"),
  otherClient: {
    field: "client_id",
    message: "differs from the client of the project",
    when: "Not the project's client",
  },
  goneClient: missing("client_id"),
  goneBooker: missing("booker_id"),

  skipped: {
    field: "start_time",
    message: (date: string) => `does not exist on ${date}, when clocks go forward`,
    when: "A clock change skips it on one of the days",
  },
  clashes: reason(
    {
      status: 422,
      when: "`waiting`: The booking conflicts, and the waiting list is not allowed",
      answer: "Unbookable",
    },
    (clashes: readonly Clash[], booking: object) => {
      const dates = clashes.map(({ date }) => date);
      const days = `${dates.slice(0, 3).join(", ")}${dates.length > 3 ? " and more" : ""}`;
      const message = `is required: conflicts on ${days}`;
      return unprocessable([{ field: "waiting", message }], { clashes, booking });
    },
  ),
  tooBusy,
});

export const clash = reason(
  { status: 400, when: "`clash`: Bookings would lose their time", answer: "Clash" },
  (clashes: readonly Clash[]) => {
    const description = "Bookings conflict with this change; choose an option for them";
    return refusal(400, description, { error: "clash", clashes });
  },
);
