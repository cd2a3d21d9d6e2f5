import { Type } from "typebox";

const IdText = Type.String({ pattern: "^[0-9a-f]{24}$" });
const Time = Type.String({ format: "date-time" });
const OutboxRow = Type.Optional(Type.Boolean());

export const Line = Type.Object({
  id: IdText,
  merchantId: IdText,
  test: Type.Boolean(),
  created: Time,
  balance: Type.Integer({
    description: "Change of the balance, in minor units of the merchant's currency",
  }),
  fee: Type.Integer({ description: "Minor units of the merchant's currency" }),
  feeReturned: Type.Optional(
    Type.Integer({ description: "Percentage fee returned by a refund, included in `balance`" }),
  ),
  description: Type.Union([Type.String(), Type.Null()], { description: "Descriptor or reason" }),
  transactionId: Type.Optional(IdText),
  amount: Type.Object(
    { currency: Type.String(), amount: Type.Integer() },
    { description: "Minor units of its own currency, before exchange" },
  ),
  rate: Type.Optional(
    Type.Number({
      description:
        "Exchange rate: units of the merchant's currency per unit of the amount's currency",
    }),
  ),
  capture: OutboxRow,
  refund: OutboxRow,
  payout: OutboxRow,
  bank: Type.Optional(Type.Object({ iban: Type.String() })),
  dispute: OutboxRow,
  won: OutboxRow,
  lost: OutboxRow,
});
