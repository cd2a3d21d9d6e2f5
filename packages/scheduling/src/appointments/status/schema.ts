import { Type } from "typebox";
import { Order } from "../../money/orders/schema.ts";
import { Receipt } from "../../money/receipts/schema.ts";
import { Moment } from "../../parties/users/schema.ts";
import { AppointmentRefund } from "../orders/schema.ts";

const maybe = {
  integer: Type.Union([Type.Integer(), Type.Null()]),
  moment: Type.Union([Moment, Type.Null()]),
};
const minor = Type.Integer({ description: "In minor units of the currency" });

const paymentStates = [
  "open",
  "reserved",
  "paid",
  "partly_refunded",
  "refunded",
  "void",
  "failed",
  "card_kept",
] as const;

const Payment = Type.Object({
  state: Type.Enum([...paymentStates], {
    description: "`card_kept`: no payment; a card is saved for the no-show fee",
  }),
  amount: minor,
  refunded: Type.Integer({ description: "Refunded, or about to be" }),
  released: Type.Integer({ description: "Authorized but not captured: released, or about to be" }),
  currency: Type.String(),
  kept: Type.Union([Type.Integer(), Type.Null()], {
    description: "The amount that the business keeps; null while undecided",
  }),
});

const Terms = Type.Object({
  duration: Type.Integer(),
  price: maybe.integer,
  currency: Type.Union([Type.String(), Type.Null()]),
  deposit: Type.Integer({ description: "For all seats, in minor units; 0 for none" }),
  no_show_fee: maybe.integer,
  approval: Type.Enum(["none", "required"]),
  cancellation: Type.Array(
    Type.Object({ minutes_before: Type.Integer(), refund_percent: Type.Integer() }),
  ),
  questions: Type.Array(
    Type.Object({ id: Type.String(), label: Type.String(), kind: Type.String() }),
  ),
});

const CardOnFile = Type.Object({
  last4: Type.String(),
  scheme: Type.String(),
  most: Type.Integer({ description: "The most that it may be charged now, in minor units" }),
});

const Chargeable = Type.Object({
  reason: Type.Enum(["no_show", "late_cancel"]),
  most: Type.Integer({ description: "The maximum fee, in minor units" }),
});

export const AppointmentStatus = Type.Object({
  resources: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
    description: "Its resources; empty once released",
  }),
  told_by_mail: Type.Boolean({
    description: "True if the customer gets mails; false without an address",
  }),
  takes_message: Type.Boolean({
    description: "True if the mails can contain a `message`: the account is trusted",
  }),
  may_change: Type.Boolean({
    description: "True if the caller may change it: by permission, or as its resource or creator",
  }),
  terms: Terms,
  consents: Type.Array(Type.String(), { description: "The customer's consents" }),
  payment: Type.Union([Payment, Type.Null()]),
  balance: Type.Object(
    { price: maybe.integer, paid: minor, allowance: minor, due: maybe.integer },
    { description: "The price less allowance, deposit and orders; null without a price" },
  ),
  orders: Type.Array(Order, { description: "Payments at the business" }),
  refunds: Type.Array(AppointmentRefund, { description: "Refunds without cancelling" }),
  receipts: Type.Array(Type.Pick(Receipt, ["id", "number", "order_id"]), {
    description: "Receipts and credit notes of the orders",
  }),
  card_on_file: Type.Union([CardOnFile, Type.Null()], {
    description: "The card that the client agreed to be charged for the rest; null for none",
  }),
  refund_now: Type.Union([Type.Object({ percent: Type.Integer(), amount: minor }), Type.Null()], {
    description: "The refund if the customer cancels now; null if they cannot cancel",
  }),
  free_until: maybe.moment,
  refund_deadlines: Type.Array(Type.Object({ percent: Type.Integer(), until: Moment }), {
    description:
      "The deadlines ahead, with the deposit's share that a cancellation refunds until then",
  }),
  chargeable: Type.Union([Chargeable, Type.Null()], {
    description: "The fee that can be charged now; null for none",
  }),
});
