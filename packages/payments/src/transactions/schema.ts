import { Type } from "typebox";
import { ListQuery } from "../lists/schema.ts";
import { maxAmount } from "../money.ts";

export const Id = Type.String({ pattern: "^[0-9a-f]{24}$", "x-message": "must be an id" });

/** Minor units. */
export const Amount = Type.Integer({ minimum: 1, maximum: maxAmount });

export const Descriptor = Type.String({
  pattern: "^[\\x20-\\x7E]{1,22}$",
  "x-message": "must be 1 to 22 printable ASCII characters",
});

export const CurrencyCode = Type.String({
  pattern: "^[A-Z]{3}$",
  "x-message": "must be a three-letter ISO 4217 code",
});

export const Custom = Type.Object(
  {},
  { additionalProperties: true, description: "Any data of yours, at most 50 KB as JSON" },
);

const ProcessingError = Type.Object({
  code: Type.Integer(),
  message: Type.String(),
  text: Type.String(),
  client: Type.Boolean(),
  merchant: Type.Boolean(),
});

export const TrailEntry = Type.Object({
  capture: Type.Optional(Type.Boolean()),
  refund: Type.Optional(Type.Boolean()),
  void: Type.Optional(Type.Boolean()),
  dispute: Type.Optional(
    Type.Object({
      id: Id,
      won: Type.Optional(Type.Boolean()),
      lost: Type.Optional(Type.Boolean()),
    }),
  ),
  failed: Type.Optional(
    Type.Boolean({ description: "The acquirer refused it for good, and it was taken back" }),
  ),
  created: Type.String({ format: "date-time" }),
  amount: Type.Integer(),
  balance: Type.Integer({ description: "Minor units of the merchant's currency, after fees" }),
  fee: Type.Object({ flat: Type.Integer(), rate: Type.Integer() }),
  descriptor: Type.Optional(Type.String()),
  lineId: Type.Optional(Id),
});

export const Transaction = Type.Object({
  id: Id,
  merchantId: Id,
  test: Type.Boolean(),
  created: Type.String({ format: "date-time" }),
  currency: Type.String(),
  amount: Type.Integer(),
  descriptor: Type.String(),
  pendingAmount: Type.Integer({ description: "Available for capture or void" }),
  capturedAmount: Type.Integer({ description: "The total of captures; refunds do not lower it" }),
  refundedAmount: Type.Integer(),
  voidedAmount: Type.Integer(),
  disputedAmount: Type.Integer({ description: "In disputes that are open or lost" }),
  refundableAmount: Type.Integer({ description: "Available for refund" }),
  card: Type.Object({
    bin: Type.String(),
    last4: Type.String(),
    expiry: Type.String({ format: "date-time" }),
    scheme: Type.Enum(["visa", "mastercard"]),
    code: Type.Object({ present: Type.Boolean() }),
  }),
  text: Type.Optional(Type.String()),
  custom: Type.Optional(Custom),
  reference: Type.Optional(Type.String()),
  tds: Type.Optional(Type.Enum(["attempt", "full"])),
  recurring: Type.Boolean(),
  successful: Type.Boolean(),
  error: Type.Union([Type.Literal(false), ProcessingError]),
  trail: Type.Array(TrailEntry),
});

export const TransactionAnswer = Type.Object({ transaction: Transaction });
export const Created = Type.Object({ transaction: Type.Object({ id: Id }) });

/** Both variants: from an earlier transaction, or (deprecated) from a saved card. */
export const NewTransaction = Type.Object({
  transactionId: Type.Optional(Id),
  authorizationId: Type.Optional(Id),
  cardId: Type.Optional(Id),
  descriptor: Type.Optional(Descriptor),
  currency: CurrencyCode,
  amount: Amount,
  custom: Type.Optional(Custom),
});

export const NewCapture = Type.Object({
  amount: Amount,
  currency: Type.Optional(CurrencyCode),
  descriptor: Type.Optional(Descriptor),
});
export const NewRefund = Type.Object({ amount: Amount, descriptor: Type.Optional(Descriptor) });
export const NewVoid = Type.Object({ amount: Amount });

export const IdParams = Type.Object({ id: Id });

export const TransactionQuery = ListQuery({
  successful: Type.Optional(Type.Boolean()),
  currency: Type.Optional(CurrencyCode),
  test: Type.Optional(Type.Boolean()),
  reference: Type.Optional(Type.String({ maxLength: 200 })),
  "card.last4": Type.Optional(Type.String({ pattern: "^[0-9]{4}$" })),
});
