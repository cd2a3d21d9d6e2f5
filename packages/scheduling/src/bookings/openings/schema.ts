import { Type } from "typebox";
import { paging } from "../../api/lists/lists.ts";
import { DateOnly, DateText } from "../../ground/dates.ts";
import { Moment } from "../../parties/users/schema.ts";

const Minutes = Type.Object({
  start_time: Type.Integer({ description: "Minutes from midnight" }),
  end_time: Type.Integer({ description: "The minute after the last" }),
});

const Taken = Type.Object({ booking_id: Type.Integer(), ...Minutes.properties });

const OpenDay = Type.Object({
  date: DateOnly,
  timezone: Type.String(),
  iana: Type.String({ description: "The same zone by IANA" }),
  offsets: Type.Array(
    Type.Object({ at: Moment, offset: Type.Integer({ description: "Minutes from UTC" }) }),
    { description: "From the first moment of the day on; a second where its clocks change" },
  ),
  open: Type.Array(Minutes, { description: "What week and custom periods open" }),
  time_off: Type.Array(Minutes, { description: "What time off takes of it" }),
  available: Type.Integer({ description: "Minutes that are open and not time off" }),
  booked: Type.Integer({ description: "Minutes that bookings hold, at a time of day or at any" }),
  taken: Type.Array(Taken, { description: "Those at a time of day" }),
});

/** A resource with its days, as bookings find them. */
export const ResourceOpenings = Type.Object({
  id: Type.Integer({ description: "Of the resource" }),
  bookable: Type.Boolean({ description: "Whether it can be booked at all" }),
  days: Type.Array(OpenDay),
});

export const OpeningsQuery = Type.Object({
  ...paging,
  from: DateText,
  to: DateText,
  resource_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
      maxItems: 1000,
      description: "Also archived ones; without it, all that are active",
    }),
  ),
});
