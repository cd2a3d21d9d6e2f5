import { Type } from "typebox";
import { mostAmount } from "../../offering/services/schema.ts";
import { Moment } from "../../parties/users/schema.ts";

const MaybeText = Type.Union([Type.String(), Type.Null()]);

export const NewAppointmentRefund = Type.Object({
  amount: Type.Integer({
    minimum: 1,
    maximum: mostAmount,
    description: "In minor units. From the newest payment first, tips last",
  }),
  reason: Type.Optional(
    Type.Union([Type.String({ maxLength: 500 }), Type.Null()], {
      description: "For the team; the client does not see it",
    }),
  ),
  due_again: Type.Optional(
    Type.Boolean({
      description:
        "True for a payment taken by mistake: the client owes it again. Defaults to false, and " +
        "lowers the price",
    }),
  ),
});

export const AppointmentRefund = Type.Object({
  id: Type.Integer(),
  amount: Type.Integer({ description: "Refunded, in minor units" }),
  allowance: Type.Integer({ description: "Lowers the price: the amount less tips, or 0" }),
  reason: MaybeText,
  user_id: Type.Union([Type.Integer(), Type.Null()]),
  created_at: Moment,
});
