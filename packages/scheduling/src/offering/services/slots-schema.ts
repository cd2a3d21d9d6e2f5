import { Type } from "typebox";
import { DateOnly, DateText } from "../../core/dates.ts";

export const SlotsQuery = Type.Object({
  from: DateText,
  to: DateText,
  timezone: Type.Optional(
    Type.String({
      maxLength: 100,
      description: "The time zone of the dates; defaults to the account's",
    }),
  ),
  resource_ids: Type.Optional(
    Type.Array(Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
      maxItems: 100,
      description: "Only these resources of the parts",
    }),
  ),
  seats: Type.Optional(Type.Integer({ minimum: 1, maximum: 1, description: "Only 1" })),
  with: Type.Optional(Type.Enum(["resources"], { description: "True to include free resources" })),
});

const Slot = Type.Object({
  starts_at: Type.String({ format: "date-time" }),
  time: Type.String({ description: "HH:MM in the requested time zone" }),
  offset: Type.String({ description: "The UTC offset then, such as +01:00" }),
  seats: Type.Integer(),
  resource_ids: Type.Optional(Type.Array(Type.Integer())),
});

export const Slots = Type.Object({
  timezone: Type.String(),
  duration: Type.Integer({ description: "Minutes" }),
  days: Type.Array(Type.Object({ date: DateOnly, slots: Type.Array(Slot) })),
  next_date: Type.Union([DateOnly, Type.Null()], {
    description: "If there are none, the next day with a slot",
  }),
});
