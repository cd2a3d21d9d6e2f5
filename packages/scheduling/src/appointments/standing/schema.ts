import { Type } from "typebox";
import { Moment } from "../../parties/users/schema.ts";

const maybe = {
  integer: Type.Union([Type.Integer(), Type.Null()]),
  moment: Type.Union([Moment, Type.Null()]),
};
const minor = Type.Integer({ description: "In minor units of the currency" });

const paymentStates = [
  ...(["open", "reserved", "paid", "partly_refunded", "refunded", "void", "failed"] as const),
  "card_kept",
] as const;

const Payment = Type.Object({
  state: Type.Enum([...paymentStates], {
    description: "card_kept: nothing was paid, and a card is kept for the fee for not coming",
  }),
  amount: minor,
  refunded: Type.Integer({ description: "What was given back, or is about to be" }),
  released: Type.Integer({ description: "Never taken: let go of, or about to be" }),
  currency: Type.String(),
  kept: Type.Union([Type.Integer(), Type.Null()], {
    description: "What is kept of it; null until that is decided",
  }),
});

/** What was agreed on: a copy of the terms of the service, as they were then. */
const Terms = Type.Object({
  duration: Type.Integer(),
  price: maybe.integer,
  currency: Type.Union([Type.String(), Type.Null()]),
  deposit: Type.Integer({ description: "Of all seats, in minor units; 0 for none" }),
  no_show_fee: maybe.integer,
  approval: Type.Enum(["none", "required"]),
  cancellation: Type.Array(
    Type.Object({ minutes_before: Type.Integer(), refund_percent: Type.Integer() }),
  ),
  questions: Type.Array(
    Type.Object({ id: Type.String(), label: Type.String(), kind: Type.String() }),
  ),
});

const Chargeable = Type.Object({
  reason: Type.Enum(["no_show", "late_cancel"]),
  most: Type.Integer({ description: "The most that a fee may be, in minor units" }),
});

/** Who and what an appointment takes, what was agreed on, and what it comes to. */
export const AppointmentStanding = Type.Object({
  resources: Type.Array(Type.Object({ id: Type.Integer(), name: Type.String() }), {
    description: "Whom and what it takes; none once it is over without having been",
  }),
  told_by_mail: Type.Boolean({
    description: "Whether its customer is told what becomes of it; false where no address is known",
  }),
  may_change: Type.Boolean({
    description:
      "Whether whoever asks may change it: all may be, or it is of them, or they made it",
  }),
  terms: Terms,
  consents: Type.Array(Type.String(), { description: "What its customer said yes to" }),
  payment: Type.Union([Payment, Type.Null()]),
  refund_now: Type.Union([Type.Object({ percent: Type.Integer(), amount: minor }), Type.Null()], {
    description: "What the terms give back where its customer cancels now; null where they cannot",
  }),
  free_until: maybe.moment,
  chargeable: Type.Union([Chargeable, Type.Null()], {
    description: "What may be charged for it now; null where nothing may",
  }),
});
