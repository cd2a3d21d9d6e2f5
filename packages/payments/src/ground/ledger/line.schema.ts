import { Type } from "typebox";

const IdText = Type.String({ pattern: "^[0-9a-f]{24}$" });
const Time = Type.String({ format: "date-time" });
const Mark = Type.Optional(Type.Boolean());

export const Line = Type.Object({
  id: IdText,
  merchantId: IdText,
  test: Type.Boolean(),
  created: Time,
  balance: Type.Integer({
    description: "What the balance changed by, minor units of the merchant's currency",
  }),
  fee: Type.Integer({ description: "Minor units of the merchant's currency" }),
  feeReturned: Type.Optional(
    Type.Integer({ description: "Of the percentage fee, by a refund; part of the balance" }),
  ),
  description: Type.Union([Type.String(), Type.Null()], { description: "The text for reference" }),
  transactionId: Type.Optional(IdText),
  amount: Type.Object(
    { currency: Type.String(), amount: Type.Integer() },
    { description: "Before exchange, minor units of its own currency" },
  ),
  rate: Type.Optional(
    Type.Number({ description: "Units of the merchant's currency for one of the amount's" }),
  ),
  capture: Mark,
  refund: Mark,
  payout: Mark,
  bank: Type.Optional(Type.Object({ iban: Type.String() })),
  dispute: Mark,
  won: Mark,
  lost: Mark,
});
