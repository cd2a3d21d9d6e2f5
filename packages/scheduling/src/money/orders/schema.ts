import { Type } from "typebox";
import { paging } from "../../api/lists/lists.ts";
import { mostAmount } from "../../offering/services/schema.ts";
import { Moment } from "../../parties/users/schema.ts";

const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);
const minor = (description: string) =>
  Type.Integer({ description: `${description}, in minor units` });

export const payments = ["cash", "external"] as const;
const Payment = Type.Enum([...payments], {
  description: "`external`: outside of Frontdesk, such as by a card terminal or bank transfer",
});

const OrderItem = Type.Object({
  position: Type.Integer(),
  kind: Type.Enum(["appointment", "tip"]),
  appointment_id: MaybeInteger,
  resource_id: Type.Union([Type.Integer(), Type.Null()], { description: "The person of a tip" }),
  price: Type.Union([Type.Integer(), Type.Null()], {
    description: "The appointment's whole price, in minor units",
  }),
  paid: minor("Paid with this order"),
  keep: minor("Paid less refunds"),
  tax_rate: Type.Union([Type.Number(), Type.Null()], {
    description: "Percent of value-added tax in the paid amount",
  }),
});

const OrderRefund = Type.Object({
  id: Type.Integer(),
  payment: Payment,
  amount: minor("Refunded"),
  items: Type.Array(Type.Object({ position: Type.Integer(), amount: Type.Integer() })),
  user_id: MaybeInteger,
  created_at: Moment,
});

export const Order = Type.Object({
  id: Type.Integer(),
  state: Type.Enum(["open", "paid", "expired", "cancelled"]),
  payment: Payment,
  currency: Type.String(),
  total: minor("The sum of the items"),
  refunded: minor("The sum of the refunds"),
  items: Type.Array(OrderItem),
  refunds: Type.Array(OrderRefund),
  user_id: Type.Union([Type.Integer(), Type.Null()], {
    description: "The member that took the payment",
  }),
  paid_at: Type.Union([Moment, Type.Null()]),
  created_at: Moment,
  updated_at: Moment,
  url: Type.String(),
});

const Id = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });
const Amount = Type.Integer({ minimum: 1, maximum: mostAmount });

export const mostItems = 20;

const NewOrderItem = Type.Object({
  kind: Type.Enum(["appointment", "tip"]),
  appointment_id: Type.Optional(Id),
  resource_id: Type.Optional(Id),
  amount: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostAmount,
      description: "In minor units. Defaults to the amount due; required for a tip",
    }),
  ),
});

export const NewOrder = Type.Object({
  payment: Payment,
  items: Type.Array(NewOrderItem, { minItems: 1, maxItems: mostItems }),
});

export const NewOrderRefund = Type.Object({
  payment: Payment,
  amount: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: mostAmount,
      description: "From the newest item first, tips last. Defaults to everything",
    }),
  ),
  items: Type.Optional(
    Type.Array(Type.Object({ position: Type.Integer({ minimum: 1 }), amount: Amount }), {
      minItems: 1,
      maxItems: mostItems,
    }),
  ),
});

export const OrderQuery = Type.Object(paging);
