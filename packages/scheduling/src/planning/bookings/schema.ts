import { Type } from "typebox";
import { sinceQuery } from "../../api/lists/changes.ts";
import { paging } from "../../api/lists/lists.ts";
import { formatted } from "../../api/lists/tables.ts";
import { DateOnly, DateText } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";

export const mostBookingDays = 366;

const MaybeId = Type.Union([Type.Integer(), Type.Null()]);
const MaybeMinute = Type.Union([Type.Integer(), Type.Null()]);

export const Booking = Type.Object({
  id: Type.Integer(),
  url: Type.Union([Type.String(), Type.Null()], { description: "Null after deletion" }),
  group_id: MaybeId,
  resource_id: Type.Integer(),
  resource_ids: Type.Array(Type.Integer()),
  client_id: MaybeId,
  project_id: MaybeId,
  details: Type.String(),
  notes: Type.String({ description: "The same as `details`", deprecated: true }),
  start_date: DateOnly,
  end_date: DateOnly,
  duration: Type.Integer({ description: "Minutes per day" }),
  start_time: MaybeMinute,
  end_time: MaybeMinute,
  timezone: Type.String(),
  billable: Type.Boolean(),
  tentative: Type.Boolean({ description: "Does not count against availability" }),
  waiting: Type.Boolean({ description: "True if one of its days is on the waiting list" }),
  state: Type.Union([Type.Literal("booked"), Type.Literal("held")], {
    description: "Held while it awaits the customer or approval",
  }),
  session_id: Type.Union([Type.Integer(), Type.Null()], {
    description: "The customers' session; the appointment controls its time and end",
  }),
  refreshable: Type.Boolean({ description: "True for an hour after a change" }),
  revision: Type.Integer({ description: "Increases with each change" }),
  deleted: Type.Boolean(),
  created_at: Moment,
  updated_at: Moment,
  booker: Type.Union([
    Type.Object({
      id: Type.Integer(),
      color: Type.String(),
      email: Type.String(),
      name: Type.String(),
    }),
    Type.Null(),
  ]),
  durations: Type.Array(
    Type.Object({
      date: DateOnly,
      duration: Type.Integer(),
      start_time: MaybeMinute,
      end_time: MaybeMinute,
      waiting: Type.Boolean(),
    }),
  ),
});

const OptionalId = Type.Optional(
  Type.Union([Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }), Type.Null()], {
    description: "0, null and an empty value mean none",
  }),
);

const SomeId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Minutes = Type.Integer({ minimum: 1, maximum: 1440, description: "Minutes per day" });

const choices = {
  resource_id: Type.Optional(SomeId),
  resource_ids: Type.Optional(
    Type.Array(SomeId, {
      maxItems: 1000,
      description: "An array with one id; alternative to `resource_id`",
    }),
  ),
  end_date: Type.Optional(DateText),
  start_time: Type.Optional(
    Type.Union([Type.Integer({ minimum: 0, maximum: 1439 }), Type.Null()], {
      description: "Minutes from midnight in the resource's time zone; null for any time",
    }),
  ),
  booker_id: OptionalId,
  client_id: OptionalId,
  project_id: OptionalId,
  details: Type.Optional(Type.Union([Type.String({ maxLength: 20_000 }), Type.Null()])),
  billable: Type.Optional(Type.Union([Type.Boolean(), Type.Null()])),
  tentative: Type.Optional(Type.Boolean()),
  timezone: Type.Optional(
    Type.Union([Type.String(), Type.Null()], { description: "Must be the resource's time zone" }),
  ),
  allow_waiting: Type.Optional(
    Type.Boolean({
      description:
        "True to put conflicting days on the waiting list; otherwise a conflict gives 422",
    }),
  ),
  clash_resolution: Type.Optional(
    Type.Union([Type.Literal("add_to_waiting_list"), Type.Null()], {
      description: "The same as `allow_waiting`",
    }),
  ),
  rrule: Type.Optional(
    Type.Unknown({ description: "Not supported: recurring bookings do not exist" }),
  ),
  exdates: Type.Optional(
    Type.Unknown({ description: "Not supported: recurring bookings do not exist" }),
  ),
  allow_overtime: Type.Optional(
    Type.Unknown({ description: "Not supported: overtime does not exist" }),
  ),
};

export const NewBooking = Type.Object({ ...choices, duration: Minutes, start_date: DateText });

export const ChangedBooking = Type.Object({
  duration: Type.Optional(Minutes),
  start_date: Type.Optional(DateText),
  ...choices,
});

export const Restoration = Type.Object({ allow_waiting: choices.allow_waiting });

const IdFilter = Type.Optional(SomeId);

export const BookingQuery = Type.Object({
  ...paging,
  ...formatted,
  start_date: Type.Optional(DateText),
  end_date: Type.Optional(DateText),
  booker_id: IdFilter,
  project_id: IdFilter,
  client_id: IdFilter,
  resource_ids: Type.Optional(Type.Array(SomeId, { maxItems: 1000 })),
  waiting: Type.Optional(
    Type.Boolean({ description: "True if one of its days is on the waiting list" }),
  ),
  tentative: Type.Optional(Type.Boolean({ description: "True to leave availability unchanged" })),
  held: Type.Optional(Type.Boolean({ description: "True to include held bookings" })),
  q: Type.Optional(
    Type.String({
      maxLength: 200,
      description:
        "Case-insensitive search in details and in names of resource, client and project",
    }),
  ),
  ...sinceQuery,
});
