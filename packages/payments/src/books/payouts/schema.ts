import { Type } from "typebox";
import { formatted } from "../../api/lists/export.ts";
import { ListQuery } from "../../api/lists/schema.ts";
import { spanned } from "../../api/lists/span.ts";
import { Line } from "../../ground/ledger/line.schema.ts";
import { NamedId } from "../../transactions/transactions/schema.ts";

const State = Type.Enum(["created", "exported", "paid", "returned"]);

export const Payout = Type.Object({
  id: NamedId,
  merchantId: NamedId,
  created: Type.String({ format: "date-time" }),
  amount: Type.Integer({ description: "Minor units of its currency" }),
  currency: Type.String(),
  bank: Type.Object({ iban: Type.String() }),
  endToEndId: Type.String({ description: "What the bank knows it by" }),
  state: State,
  lineId: NamedId,
  exportId: Type.Optional(NamedId),
});

export const PayoutAnswer = Type.Object({ payout: Payout });
export const PayoutList = Type.Array(Payout);
export const PayoutQuery = ListQuery({
  merchantId: Type.Optional(NamedId),
  state: Type.Optional(State),
});

/** A merchant's own. */
export const OwnPayoutQuery = Type.Object({
  ...ListQuery({ ...spanned, state: Type.Optional(State) }).properties,
  ...formatted,
});

/** Which of the lines of a payout. */
export const PaidLinesQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, default: 1000, description: "How many at most" }),
  ),
  before: Type.Optional(
    Type.String({ ...NamedId, description: "Only what is older than this line" }),
  ),
});

export const PaidOutAnswer = Type.Object({
  payout: Type.Object({
    ...Payout.properties,
    carried: Type.Integer({
      description:
        "What is paid besides these lines, left by payouts before; below zero, left by this one",
    }),
    lines: Type.Array(Line, {
      description: "What is paid: the lines since the payout before, newest first",
    }),
  }),
});

export const NewPayouts = Type.Object({
  merchantId: Type.Optional(
    Type.String({ ...NamedId, description: "Without it, everyone who is owed something" }),
  ),
  test: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Everyone among test merchants, who are owed no money, instead of live ones",
    }),
  ),
});

export const ProposalQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 1000, description: "How many at most" }),
  after: Type.Optional(
    Type.String({ ...NamedId, description: "The last merchant of a page asks for the next" }),
  ),
  test: Type.Optional(
    Type.Boolean({ default: false, description: "Test merchants instead of live ones" }),
  ),
});

export const ProposalList = Type.Array(
  Type.Object({
    merchantId: NamedId,
    name: Type.String(),
    amount: Type.Integer({ description: "Minor units of its currency" }),
    currency: Type.String(),
    bank: Type.Object({ iban: Type.Union([Type.String(), Type.Null()]) }),
    held: Type.Union([Type.String(), Type.Null()], {
      description: "Why operators keep it from being paid out; null where they do not",
    }),
    refused: Type.Union([Type.String(), Type.Null()], {
      description: "Why it would not be paid out; null where it would",
    }),
  }),
);

export const PayoutsAnswer = Type.Object({
  payouts: Type.Array(Payout),
  refused: Type.Array(Type.Object({ merchantId: NamedId, message: Type.String() }), {
    description: "Merchants with a balance that could not be paid out",
  }),
});

export const NewExport = Type.Object({
  debtor: Type.Object({
    name: Type.String({
      maxLength: 70,
      "x-text": "name",
      description: "Of the account that is paid from",
    }),
    iban: Type.String({ maxLength: 100, "x-text": "code" }),
    bic: Type.Optional(
      Type.String({
        pattern: "^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$",
        "x-message": "must be a BIC (ISO 9362)",
      }),
    ),
  }),
  test: Type.Optional(
    Type.Boolean({
      default: false,
      description: "The payouts of test merchants, which are no money, instead of live ones",
    }),
  ),
  merchantId: Type.Optional(
    Type.String({ ...NamedId, description: "Only the payouts of this merchant" }),
  ),
});

export const PaymentFile = Type.String({ description: "ISO 20022 pain.001, for SEPA" });

export const ExportAnswer = Type.Object({
  export: Type.Object({
    id: NamedId,
    payouts: Type.Integer({ description: "How many" }),
    total: Type.Integer({ description: "Cents" }),
  }),
});
