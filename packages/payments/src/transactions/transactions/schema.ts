import { Type } from "typebox";
import { ProcessingErrorAnswer } from "../../api/answers.ts";
import { formatted } from "../../api/lists/export.ts";
import { ListQuery } from "../../api/lists/schema.ts";
import { spanned } from "../../api/lists/span.ts";
import { maxAmount } from "../../ground/money.ts";
import {
  AgreedConsents,
  AgreedPlan,
  CurrencyCode,
  purposes,
  Unplanned,
} from "./agreement.schema.ts";

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
      { description: "A dispute that is closed: either won or lost" },
    ),
  ),
  expired: Type.Optional(Type.Boolean({ description: "Voided because the authorisation expired" })),
  failed: Type.Optional(
    Type.Boolean({ description: "The acquirer refused it for good, and it was taken back" }),
  ),
  created: Type.String({ format: "date-time" }),
  amount: Type.Integer({ description: "Minor units of the transaction's currency" }),
  balance: Type.Integer({ description: "Minor units of the merchant's currency, after fees" }),
  fee: Type.Object(
    { flat: Type.Integer(), rate: Type.Integer() },
    { description: "Its two parts, minor units of the merchant's currency" },
  ),
  feeReturned: Type.Optional(
    Type.Integer({ description: "Of the percentage fee, by a refund; part of the balance" }),
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
  amount: Type.Integer({ description: "Minor units; 0 when a card was verified only" }),
  descriptor: Type.String({ description: "On the customer's bank statement" }),
  pendingAmount: Type.Integer({ description: "Available for capture or void" }),
  capturedAmount: Type.Integer({ description: "The total of captures; refunds do not lower it" }),
  refundedAmount: Type.Integer(),
  voidedAmount: Type.Integer(),
  disputedAmount: Type.Integer({ description: "In disputes that are open or lost" }),
  refundableAmount: Type.Integer({ description: "Available for refund" }),
  card: Type.Object({
    bin: Type.String({ description: "The first six digits" }),
    last4: Type.String(),
    expiry: Type.String({ format: "date-time", description: "The end of its last month, UTC" }),
    scheme: Type.Enum(["visa", "mastercard"]),
    code: Type.Object({
      present: Type.Boolean({ description: "Whether the security code was given" }),
    }),
  }),
  text: Type.Optional(Type.String({ description: "What the customer was shown" })),
  custom: Type.Union([Custom, Type.Null()], { description: "Null when none was given" }),
  reference: Type.Optional(Type.String({ description: "Given with the payment" })),
  plan: Type.Optional(AgreedPlan),
  unplanned: Type.Optional(Unplanned),
  consents: Type.Optional(AgreedConsents),
  consentGivenAt: Type.Optional(
    Type.String({
      format: "date-time",
      description: "When that was agreed to, if not on the page of the payment",
    }),
  ),
  tds: Type.Optional(
    Type.Enum(["attempt", "full"], { description: "How far 3-D Secure went, if it was applied" }),
  ),
  recurring: Type.Boolean({ description: "Whether the merchant made it, from an earlier payment" }),
  successful: Type.Boolean(),
  error: Type.Union([Type.Literal(false), ProcessingErrorAnswer], {
    description: "Why it was not made, if it was not",
  }),
  trail: Type.Array(TrailEntry, { description: "What was done with it, oldest first" }),
});

export const TransactionAnswer = Type.Object({ transaction: Transaction });
export const Created = Type.Object({ transaction: Type.Object({ id: NamedId }) });

/** Both variants: from an earlier transaction, or (deprecated) from a saved card. */
export const NewTransaction = Type.Object({
  transactionId: Type.Optional(
    Type.String({ ...NamedId, description: "The customer's first transaction" }),
  ),
  authorizationId: Type.Optional(
    Type.String({ ...NamedId, description: "Another name of transactionId" }),
  ),
  cardId: Type.Optional(
    Type.String({
      ...NamedId,
      deprecated: true,
      description: "Instead of a transaction; deprecated",
    }),
  ),
  descriptor: Type.Optional(Descriptor),
  currency: CurrencyCode,
  amount: Amount,
  purpose: Type.Optional(
    Type.Enum([...purposes], {
      description:
        "Which of the transaction's `consents` this is charged under; may be left out where it " +
        "has one",
    }),
  ),
  custom: Type.Optional(Custom),
});

export const NewCapture = Type.Object({
  amount: Amount,
  currency: Type.Optional(
    Type.String({ ...CurrencyCode, description: "A check: it must be the transaction's" }),
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
      description: "All of one card: the id of a saved one, or of a transaction made with it",
    }),
    Type.Object({ last4: Last4 }, { additionalProperties: false }),
  ],
  { "x-message": "must be the id of a saved card or of a transaction" },
);

/** What a transaction can have to do with its amount; more than one can hold of one. */
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
      { additionalProperties: false, description: "As `filter[amount][min]`; minor units" },
    ),
  ),
  state: Type.Optional(
    Type.Enum(states, {
      description:
        "What there is of its amount: still `authorised`, `captured`, `refunded`, `voided`, " +
        "`disputed`; or that it `failed`",
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
