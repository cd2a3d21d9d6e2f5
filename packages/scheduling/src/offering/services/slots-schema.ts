import { Type } from "typebox";
import { DateOnly, DateText } from "../../ground/dates.ts";

export const SlotsQuery = Type.Object({
  from: DateText,
  to: DateText,
  timezone: Type.Optional(
    Type.String({ maxLength: 100, description: "Of the dates; that of the account unless given" }),
  ),
  resource_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
      maxItems: 100,
      description: "Of their parts, only these",
    }),
  ),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 1, description: "1" })),
  with: Type.Optional(Type.Enum(["resources"], { description: "Says who is free" })),
});

const Slot = Type.Object({
  starts_at: Type.String({ format: "date-time" }),
  time: Type.String({ description: "HH:MM in the zone that is asked for" }),
  offset: Type.String({ description: "Of that zone then: +01:00" }),
  seats: Type.Integer(),
  resource_ids: Type.Optional(Type.Array(Type.Integer())),
});

export const Slots = Type.Object({
  timezone: Type.String(),
  duration: Type.Integer({ description: "Minutes" }),
  days: Type.Array(Type.Object({ date: DateOnly, slots: Type.Array(Slot) })),
  next_date: Type.Union([DateOnly, Type.Null()], {
    description: "Where there are none, the first later day with one",
  }),
});
