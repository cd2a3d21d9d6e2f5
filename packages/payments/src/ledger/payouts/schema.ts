import { Type } from "typebox";
import { formatted } from "../../api/lists/export.ts";
import { ListQuery } from "../../api/lists/schema.ts";
import { spanned } from "../../api/lists/span.ts";
import { NamedId } from "../../card-payments/transactions/schema.ts";
import { Line } from "../../core/ledger/line.schema.ts";

const State = Type.Enum(["created", "exported", "paid", "returned"]);

export const Payout = Type.Object({
  id: NamedId,
  merchantId: NamedId,
  created: Type.String({ format: "date-time" }),
  amount: Type.Integer({ description: "Minor units of its currency" }),
  currency: Type.String(),
  bank: Type.Object({ iban: Type.String() }),
  endToEndId: Type.String({ description: "End-to-end ID at the bank" }),
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

export const OwnPayoutQuery = Type.Object({
  ...ListQuery({ ...spanned, state: Type.Optional(State) }).properties,
  ...formatted,
});

export const PaidLinesQuery = Type.Object({
  limit: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 1000, default: 1000, description: "Page size" }),
  ),
  before: Type.Optional(
    Type.String({ ...NamedId, description: "Cursor: returns lines older than this line" }),
  ),
});

export const PaidOutAnswer = Type.Object({
  payout: Type.Object({
    ...Payout.properties,
    carried: Type.Integer({
      description:
        "Amount carried over from earlier payouts. Negative: amount carried forward to " +
        "the next payout",
    }),
    lines: Type.Array(Line, {
      description: "Balance lines since the previous payout, newest first",
    }),
  }),
});

export const NewPayouts = Type.Object({
  merchantId: Type.Optional(
    Type.String({ ...NamedId, description: "Defaults to all merchants with a positive balance" }),
  ),
  test: Type.Optional(
    Type.Boolean({
      default: false,
      description: "Pays out test merchants instead of live ones, without real money",
    }),
  ),
});

export const ProposalQuery = Type.Object({
  limit: Type.Integer({ minimum: 1, maximum: 1000, description: "Page size" }),
  after: Type.Optional(
    Type.String({ ...NamedId, description: "Cursor: the last merchant of the previous page" }),
  ),
  test: Type.Optional(
    Type.Boolean({ default: false, description: "True for test merchants instead of live ones" }),
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
      description: "Reason for the suspension of payouts, or null",
    }),
    refused: Type.Union([Type.String(), Type.Null()], {
      description: "Reason for a refusal of the payout, or null",
    }),
  }),
);

export const PayoutsAnswer = Type.Object({
  payouts: Type.Array(Payout),
  refused: Type.Array(Type.Object({ merchantId: NamedId, message: Type.String() }), {
    description: "Merchants with a balance and no possible payout",
  }),
});

export const NewExport = Type.Object({
  debtor: Type.Object({
    name: Type.String({
      maxLength: 70,
      "x-text": "name",
      description: "Holder of the account that sends the money",
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
      description: "Exports payouts of test merchants instead of live ones, without real money",
    }),
  ),
  merchantId: Type.Optional(
    Type.String({ ...NamedId, description: "Limits the export to this merchant" }),
  ),
});

export const PaymentFile = Type.String({ description: "ISO 20022 pain.001, for SEPA" });

export const ExportAnswer = Type.Object({
  export: Type.Object({
    id: NamedId,
    payouts: Type.Integer({ description: "Number of payouts" }),
    total: Type.Integer({ description: "Cents" }),
  }),
});
