import { Type } from "typebox";
import { SlotsQuery } from "../../offering/services/slots-schema.ts";

export const StaffSlotsQuery = Type.Object({
  ...SlotsQuery.properties,
  unbound: Type.Optional(
    Type.Boolean({ description: "True to ignore the minimum notice and the booking window" }),
  ),
  appointment: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "The appointment to reschedule: its own time counts as free",
    }),
  ),
});
