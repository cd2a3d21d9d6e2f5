import { Type } from "typebox";
import { ListQuery } from "../../api/lists/schema.ts";
import { spanned } from "../../api/lists/span.ts";
import { Amount, NamedId } from "../transactions/schema.ts";

export const Instant = Type.String({ format: "date-time" });

const State = Type.Enum(["open", "won", "lost"]);

export const Dispute = Type.Object({
  id: NamedId,
  merchantId: NamedId,
  transactionId: NamedId,
  created: Instant,
  amount: Type.Integer({ description: "Minor units of the transaction's currency" }),
  reason: Type.Object({ code: Type.Integer(), title: Type.String() }),
  due: Type.String({ format: "date-time", description: "Until when the merchant can answer" }),
  state: State,
});

export const DisputeAnswer = Type.Object({ dispute: Dispute });
export const DisputeList = Type.Array(Dispute);

export const NewDispute = Type.Object({
  transactionId: NamedId,
  amount: Amount,
  reason: Type.Optional(
    Type.Object({
      code: Type.Integer({ minimum: 0, maximum: 999_999 }),
      title: Type.String({ maxLength: 200 }),
    }),
  ),
  due: Type.Optional(Instant),
});

export const DisputeQuery = Type.Object({
  ...ListQuery({}).properties,
  filter: Type.Object(
    {
      merchantId: NamedId,
      transactionId: Type.Optional(NamedId),
      ...spanned,
      state: Type.Optional(State),
    },
    { additionalProperties: false },
  ),
});

/** What belongs to a merchant, of one of its transactions where that is given. */
export const OfTransactionQuery = Type.Object({
  ...ListQuery({}).properties,
  filter: Type.Object(
    { merchantId: NamedId, transactionId: Type.Optional(NamedId) },
    { additionalProperties: false },
  ),
});
