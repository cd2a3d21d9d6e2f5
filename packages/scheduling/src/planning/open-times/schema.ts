import { Type } from "typebox";
import { paging } from "../../api/lists/lists.ts";
import { DateOnly, DateText } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";

const Minutes = Type.Object({
  start_time: Type.Integer({ description: "Minutes from midnight" }),
  end_time: Type.Integer({ description: "The first minute after the period" }),
});

const TakenMinutes = Type.Object({
  booking_id: Type.Integer({
    description: "0 on resources of others, for members with `own_only`",
  }),
  ...Minutes.properties,
});

const OpenDay = Type.Object({
  date: DateOnly,
  timezone: Type.String(),
  iana: Type.String({ description: "The IANA name of the time zone" }),
  offsets: Type.Array(
    Type.Object({ at: Moment, offset: Type.Integer({ description: "Minutes from UTC" }) }),
    { description: "From the start of the day; a second entry if the clocks change" },
  ),
  open: Type.Array(Minutes, { description: "From weekly hours and date overrides" }),
  time_off: Type.Array(Minutes, { description: "Covered by time off" }),
  available: Type.Integer({ description: "Open minutes outside time off" }),
  booked: Type.Integer({ description: "Booked minutes, with or without a time of day" }),
  taken: Type.Array(TakenMinutes, { description: "Bookings with a time of day" }),
});

export const ResourceOpenTimes = Type.Object({
  id: Type.Integer({ description: "The resource's id" }),
  bookable: Type.Boolean({ description: "True if the resource can be booked" }),
  days: Type.Array(OpenDay),
});

export const daysOfResources = {
  from: DateText,
  to: DateText,
  resource_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
      maxItems: 1000,
      description: "May include archived resources; defaults to all active ones",
    }),
  ),
};

export const OpenTimesQuery = Type.Object({ ...paging, ...daysOfResources });
