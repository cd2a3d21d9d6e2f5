import { Type } from "typebox";
import { SlotsQuery } from "../../offering/services/slots-schema.ts";

export const StaffSlotsQuery = Type.Object({
  ...SlotsQuery.properties,
  unbound: Type.Optional(
    Type.Boolean({ description: "Whether notice and horizon are passed over, as members may" }),
  ),
  appointment: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: Number.MAX_SAFE_INTEGER,
      description: "One that is to be moved: its time is not in the way",
    }),
  ),
});
