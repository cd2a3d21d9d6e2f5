/*
 * Why a booking is not made, changed or deleted, in the order of the checks: the first reason that
 * holds decides; problems with fields that stand together are told together.
 */
import { reason } from "@frontdesk/server/refusal";
import type { Clash } from "../../ground/intervals/clash.ts";
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
} from "../../ground/refusals.ts";

/** The most days of one booking. */
export const mostBookingDays = 366;

export const bookingRefusals = catalogue({
  notFound,
  forbidden,

  // What is asked for, by itself.
  otherBooker: {
    status: 403,
    message: "You are not allowed to book in the name of somebody else",
    when: "Booking in the name of somebody else asks for the right `manage_all`",
  },
  noSeries: {
    field: "rrule",
    message: "is not possible here",
    when: "It is given: bookings are made one by one",
  },
  noExceptions: {
    field: "exdates",
    message: "is not possible here",
    when: "It is given: bookings are made one by one, so no series has exceptions",
  },
  noOvertime: {
    field: "allow_overtime",
    message: "is not possible here",
    when: "It is given: nothing is booked beyond what is available",
  },
  noDate,
  otherDay,
  manyResources: {
    field: "resource_ids",
    message: "can name one resource only",
    when: "They are several",
  },
  otherResource: {
    field: "resource_ids",
    message: "names another resource than resource_id",
    when: "They are others than `resource_id`",
  },
  noResource: {
    field: "resource_id",
    message: "is required",
    when: "Neither it nor `resource_ids` is given",
  },
  contradiction: {
    field: "clash_resolution",
    message: "is not what allow_waiting says",
    when: "It is given, and `allow_waiting` is false",
  },
  pastMidnight: {
    field: "start_time",
    message: "and duration must end on the same day",
    when: "It and the duration end on the next day",
  },
  disordered,
  manyDays: {
    field: "end_date",
    message: `must make a range of at most ${mostBookingDays} days`,
    when: `The range has more than ${mostBookingDays} days`,
  },
  changedSince,
  notDeleted: {
    status: 409,
    message: "The booking is not deleted",
    when: "It is there: somebody had it come back before",
  },

  ofAppointment: {
    field: "session_id",
    message: (id: number) => `is that of appointment ${id}, which is to be changed instead`,
    when:
      "Customers have an appointment in it, and it would be moved, deleted, restored, or be for " +
      "something else",
  },

  // What it names, and how that can be booked.
  goneResource: missing("resource_id"),
  unbookable: {
    field: "resource_id",
    message: "cannot be booked",
    when: "The resource is archived, or nobody may book it",
  },
  untimed: {
    field: "start_time",
    message: "is needed: this is booked by the time",
    when: "The account books things by the time only, and none is given",
  },
  otherZone: {
    field: "timezone",
    message: (own: string) => `must be that of the resource: ${own}`,
    when: "It is not that of the resource",
  },
  goneProject: missing("project_id"),
  otherClient: {
    field: "client_id",
    message: "is not that of the project",
    when: "It is not that of the project",
  },
  goneClient: missing("client_id"),
  goneBooker: missing("booker_id"),

  // What is taken already.
  skipped: {
    field: "start_time",
    message: (date: string) => `does not exist on ${date}, when clocks go forward`,
    when: "Clocks go forward over it on one of the days",
  },
  clashes: reason(
    {
      status: 422,
      when: "`waiting`: There are clashes, and nothing may wait",
      answer: "Unbookable",
    },
    (clashes: readonly Clash[], booking: object) => {
      const dates = clashes.map(({ date }) => date);
      const days = `${dates.slice(0, 3).join(", ")}${dates.length > 3 ? " and more" : ""}`;
      const message = `would be needed: it clashes on ${days}`;
      return unprocessable([{ field: "waiting", message }], { clashes, booking });
    },
  ),
  tooBusy,
});

/** What closes a resource while bookings are there, and says of none what becomes of them. */
export const clash = reason(
  { status: 400, when: "`clash`: Bookings would lose their time", answer: "Clash" },
  (clashes: readonly Clash[]) => {
    const description = "Bookings clash with this; say what is to become of them";
    return refusal(400, description, { error: "clash", clashes });
  },
);
