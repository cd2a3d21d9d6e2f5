import { Type } from "typebox";
import { momentOf, wallRangeOf } from "../../core/dates.ts";
import { Moment } from "../../parties/users/schema.ts";
import type { ChargeRow } from "./store.ts";

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

/** In minor units. */
export const Charge = Type.Object({
  kind: Type.Enum(["deposit", "fee", "order"]),
  reason: Type.Union([Type.Literal("no_show"), Type.Literal("late_cancel"), Type.Null()]),
  amount: Type.Integer(),
  currency: Type.String(),
  keep: Type.Union([Type.Integer(), Type.Null()], {
    description: "The amount to keep; null while undecided",
  }),
  captured: Type.Integer({ description: "The payment service's last report" }),
  refunded: Type.Integer({ description: "Includes refunds made at the payment service" }),
  disputed: Type.Integer({ description: "Disputed, or lost in a dispute" }),
  state: Type.Enum(["open", "settled", "declined", "failing"], {
    description:
      "`declined`: no money was taken. `failing`: retries continue, and an operator may need " +
      "to look",
  }),
  failure: TextOrNull,
  created_at: Moment,
  date: Type.Optional(
    Type.String({
      format: "date",
      description: "The creation date in the account's time zone. Absent in webhooks",
    }),
  ),
  time: Type.Optional(
    Type.Integer({ description: "Minutes from midnight in the account's time zone" }),
  ),
  transaction_id: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description:
        "Of the payment service; null until it accepts the payment. Absent in webhooks, as " +
        "`merchant_id`",
    }),
  ),
  merchant_id: Type.Optional(Type.String()),
});

export const chargeOf = (row: ChargeRow) => ({
  kind: row.kind,
  reason: row.reason,
  amount: row.amount,
  currency: row.currency,
  keep: row.keep,
  captured: row.captured,
  refunded: row.refunded,
  disputed: row.disputed,
  state: row.state,
  failure: row.failure,
  created_at: momentOf(row.created_at),
});

export function chargeAt(row: ChargeRow, zone: string) {
  const { date, start_time: time } = wallRangeOf(zone, row.created_at, row.created_at);
  const { transaction_id, merchant_id } = row;
  return { ...chargeOf(row), transaction_id, merchant_id, date, time };
}
