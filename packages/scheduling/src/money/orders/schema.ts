import { Type } from "typebox";
import { paging } from "../../api/lists/lists.ts";
import { mostAmount } from "../../offering/services/schema.ts";
import { Moment } from "../../parties/users/schema.ts";

const MaybeInteger = Type.Union([Type.Integer(), Type.Null()]);
const minor = (description: string) =>
  Type.Integer({ description: `${description}, in minor units` });

const byHand = ["cash", "external"] as const;
const outside = "`external`: outside of Frontdesk, such as by a card terminal or bank transfer";
const Payment = Type.Enum([...byHand, "link", "card"], {
  description:
    `${outside}. \`link\`: on the payment page, opened by the client. \`card\`: the card on file ` +
    "of one appointment, within the client's consent",
});

const OrderItem = Type.Object({
  position: Type.Integer(),
  kind: Type.Enum(["appointment", "tip"]),
  appointment_id: MaybeInteger,
  resource_id: Type.Union([Type.Integer(), Type.Null()], { description: "The person of a tip" }),
  price: Type.Union([Type.Integer(), Type.Null()], {
    description: "The appointment's whole price, in minor units",
  }),
  paid: minor("Paid with this order; to be paid while it is not paid"),
  keep: minor("Paid, or authorised by the client, less refunds"),
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
  state: Type.Enum(["open", "charging", "paid", "expired", "cancelled", "failed"], {
    description:
      "`charging`: the payment service has not answered yet. Then it is `paid`, or `failed` " +
      "after a decline",
  }),
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
  payment_url: Type.Union([Type.String(), Type.Null()], {
    description: "The payment page, for the client: of an open order paid by `link`",
  }),
  expires_at: Type.Union([Moment, Type.Null()], {
    description: "The end of the payment page",
  }),
  failure: Type.Union([Type.String(), Type.Null()], {
    description: "The decline of a failed order",
  }),
  mail_receipt: Type.Boolean({
    description: "True if the client gets the receipt by mail once the order is paid",
  }),
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
  mail_receipt: Type.Optional(
    Type.Boolean({
      description:
        "Mails the receipt to the client of the first appointment once the order is paid. " +
        "Defaults to false",
    }),
  ),
});

export const NewOrderRefund = Type.Object({
  payment: Type.Optional(Type.Enum([...byHand], { description: "As `to`" })),
  to: Type.Optional(
    Type.Enum(["origin", ...byHand], {
      description:
        "`origin`: as the client paid; the payment service refunds a `link` or `card`. " +
        "`cash` and `external`: you return the money yourself",
    }),
  ),
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
