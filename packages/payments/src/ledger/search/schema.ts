import { Type } from "typebox";
import { SavedCard } from "../../card-payments/cards/schema.ts";
import { Dispute } from "../../card-payments/disputes/schema.ts";
import { Transaction } from "../../card-payments/transactions/schema.ts";
import { Line } from "../../core/ledger/line.schema.ts";
import { Payout } from "../payouts/schema.ts";

export const SearchQuery = Type.Object({
  q: Type.String({
    minLength: 1,
    maxLength: 200,
    description:
      "An ID, a reference, the last four digits of a card, or an amount such as 9.95 or €1,234.50",
  }),
});

export const SearchResponse = Type.Object({
  found: Type.Object(
    {
      transactions: Type.Array(Transaction),
      disputes: Type.Array(Dispute),
      cards: Type.Array(SavedCard),
      lines: Type.Array(Line),
      payouts: Type.Array(Payout),
    },
    {
      description:
        "An ID finds any object. A reference, digits or an amount find transactions. At " +
        "most twenty results of each kind",
    },
  ),
});
