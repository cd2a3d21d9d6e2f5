import { Type } from "typebox";
import { ProcessingErrorAnswer } from "../../api/answers.ts";
import { formatted } from "../../api/lists/export.ts";
import { ListQuery } from "../../api/lists/schema.ts";
import { spanned } from "../../api/lists/span.ts";
import { maxAmount } from "../../core/money.ts";
import {
  AgreedConsents,
  AgreedPlan,
  CurrencyCode,
  purposes,
  UnplannedAgreement,
} from "./agreement.schema.ts";

export type OperationKind = "capture" | "refund" | "void";

export const NamedId = Type.String({ pattern: "^[0-9a-f]{24}$", "x-message": "must be an id" });

export const Amount = Type.Integer({
  minimum: 1,
  maximum: maxAmount,
  description: "Minor units of the transaction's currency",
});

export const Descriptor = Type.String({
  pattern: "^(?=.*[\\x21-\\x7E])[\\x20-\\x7E]{1,22}$",
  "x-message": "must be 1 to 22 printable ASCII characters",
  description: "On the customer's bank statement",
});

export const Custom = Type.Object(
  {},
  {
    additionalProperties: true,
    maxProperties: 1_000,
    description: "Any data of yours, at most 50 KB as JSON",
  },
);

export const TrailEntry = Type.Object({
  capture: Type.Optional(Type.Boolean()),
  refund: Type.Optional(Type.Boolean()),
  void: Type.Optional(Type.Boolean()),
  dispute: Type.Optional(
    Type.Object(
      {
        id: NamedId,
        won: Type.Optional(Type.Boolean()),
        lost: Type.Optional(Type.Boolean()),
      },
      { description: "A closed dispute: won or lost" },
    ),
  ),
  expired: Type.Optional(Type.Boolean({ description: "Voided because the authorisation expired" })),
  failed: Type.Optional(Type.Boolean({ description: "Rejected by the acquirer and reversed" })),
  created: Type.String({ format: "date-time" }),
  amount: Type.Integer({ description: "Minor units of the transaction's currency" }),
  balance: Type.Integer({ description: "Minor units of the merchant's currency, after fees" }),
  fee: Type.Object(
    { flat: Type.Integer(), rate: Type.Integer() },
    { description: "The two parts of the fee, in minor units of the merchant's currency" },
  ),
  feeReturned: Type.Optional(
    Type.Integer({ description: "Percentage fee returned by a refund, included in `balance`" }),
  ),
  descriptor: Type.Optional(Type.String()),
  lineId: Type.Optional(NamedId),
});

export const Transaction = Type.Object({
  id: NamedId,
  merchantId: NamedId,
  test: Type.Boolean(),
  created: Type.String({ format: "date-time" }),
  currency: Type.String(),
  amount: Type.Integer({ description: "Minor units; 0 for a card verification" }),
  descriptor: Type.String({ description: "On the customer's bank statement" }),
  pendingAmount: Type.Integer({ description: "Available for capture or void" }),
  capturedAmount: Type.Integer({ description: "Total of captures, before refunds" }),
  refundedAmount: Type.Integer(),
  voidedAmount: Type.Integer(),
  disputedAmount: Type.Integer({ description: "Amount in open or lost disputes" }),
  refundableAmount: Type.Integer({ description: "Available for refund" }),
  card: Type.Object({
    bin: Type.String({ description: "The first six digits" }),
    last4: Type.String(),
    expiry: Type.String({ format: "date-time", description: "The end of its last month, UTC" }),
    scheme: Type.Enum(["visa", "mastercard"]),
    code: Type.Object({
      present: Type.Boolean({ description: "True if the payment had the security code" }),
    }),
  }),
  text: Type.Optional(Type.String({ description: "Text shown to the customer" })),
  custom: Type.Union([Custom, Type.Null()], { description: "Null if the payment had none" }),
  reference: Type.Optional(Type.String({ description: "Reference from the payment" })),
  plan: Type.Optional(AgreedPlan),
  unplanned: Type.Optional(UnplannedAgreement),
  consents: Type.Optional(AgreedConsents),
  consentGivenAt: Type.Optional(
    Type.String({
      format: "date-time",
      description: "Time of the consent, if given outside the payment page",
    }),
  ),
  tds: Type.Optional(Type.Enum(["attempt", "full"], { description: "3-D Secure level, if any" })),
  recurring: Type.Boolean({
    description: "True if the merchant started it from an earlier payment",
  }),
  successful: Type.Boolean(),
  error: Type.Union([Type.Literal(false), ProcessingErrorAnswer], {
    description: "Reason for the failure, or `false`",
  }),
  trail: Type.Array(TrailEntry, { description: "History, oldest first" }),
});

export const TransactionAnswer = Type.Object({ transaction: Transaction });
export const CreatedResponse = Type.Object({ transaction: Type.Object({ id: NamedId }) });

export const NewTransaction = Type.Object({
  transactionId: Type.Optional(
    Type.String({ ...NamedId, description: "The customer's first transaction" }),
  ),
  authorizationId: Type.Optional(
    Type.String({ ...NamedId, description: "Alias of `transactionId`" }),
  ),
  cardId: Type.Optional(
    Type.String({
      ...NamedId,
      deprecated: true,
      description: "Saved card instead of a transaction. Deprecated",
    }),
  ),
  descriptor: Type.Optional(Descriptor),
  currency: CurrencyCode,
  amount: Amount,
  purpose: Type.Optional(
    Type.Enum([...purposes], {
      description: "Purpose from the transaction's `consents`. Optional if there is only one",
    }),
  ),
  custom: Type.Optional(Custom),
});

export const NewCapture = Type.Object({
  amount: Amount,
  currency: Type.Optional(
    Type.String({
      ...CurrencyCode,
      description: "A check: must equal the transaction's currency",
    }),
  ),
  descriptor: Type.Optional(Descriptor),
});
export const NewRefund = Type.Object({ amount: Amount, descriptor: Type.Optional(Descriptor) });
export const NewVoid = Type.Object({ amount: Amount });

export const IdParams = Type.Object({ id: NamedId });

const Last4 = Type.String({ pattern: "^[0-9]{4}$", "x-message": "must be four digits" });

const CardFilter = Type.Union(
  [
    Type.String({
      ...NamedId,
      description:
        "All transactions of one card, by the ID of a saved card or of any of its transactions",
    }),
    Type.Object({ last4: Last4 }, { additionalProperties: false }),
  ],
  { "x-message": "must be the id of a saved card or of a transaction" },
);

export const states = [
  "authorised",
  "captured",
  "refunded",
  "voided",
  "disputed",
  "failed",
] as const;

const Minor = Type.Optional(Type.Integer({ minimum: 0, maximum: maxAmount }));

const TransactionList = ListQuery({
  ...spanned,
  amount: Type.Optional(
    Type.Object(
      { min: Minor, max: Minor },
      {
        additionalProperties: false,
        description: "Write as `filter[amount][min]`, in minor units",
      },
    ),
  ),
  state: Type.Optional(
    Type.Enum(states, {
      description:
        "Transactions with an amount in this state: `authorised`, `captured`, " +
        "`refunded`, `voided` or `disputed`, or `failed` ones",
    }),
  ),
  scheme: Type.Optional(Type.Enum(["visa", "mastercard"])),
  successful: Type.Optional(Type.Boolean()),
  currency: Type.Optional(CurrencyCode),
  test: Type.Optional(Type.Boolean()),
  reference: Type.Optional(Type.String({ maxLength: 200 })),
  "card.last4": Type.Optional(Last4),
  card: Type.Optional(CardFilter),
});

export const TransactionQuery = Type.Object({ ...TransactionList.properties, ...formatted });
