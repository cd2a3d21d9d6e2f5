import { Type } from "typebox";
import { DateOnly } from "../../core/dates.ts";
import { Charge } from "../../money/charges/response.ts";
import { Moment } from "../../parties/users/schema.ts";
import { states } from "../booking/schema.ts";

export const AppointmentCharge = Type.Object({
  transaction_id: Type.String(),
  ...Type.Pick(Charge, ["kind", "reason"]).properties,
  appointment_id: Type.Integer(),
  appointment_state: Type.Enum([...states]),
  client: Type.Object({
    id: Type.Union([Type.Integer(), Type.Null()]),
    name: Type.Union([Type.String(), Type.Null()], { description: "Null after an erasure" }),
  }),
  service: Type.String(),
  starts_at: Moment,
  date: DateOnly,
  start_time: Type.Integer({
    description: "Minutes from midnight in the account's time zone, as `end_time`",
  }),
  end_time: Type.Integer(),
});

export const AppointmentChargeQuery = Type.Object({
  transaction_ids: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
    minItems: 1,
    maxItems: 100,
    description: "Of the connected payment service",
  }),
});
