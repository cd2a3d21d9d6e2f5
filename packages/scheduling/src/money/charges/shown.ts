import { Type } from "typebox";
import { momentOf } from "../../ground/times.ts";
import { wallRangeOf } from "../../ground/zones.ts";
import { Moment } from "../../parties/users/schema.ts";
import type { ChargeRow } from "./store.ts";

const TextOrNull = Type.Union([Type.String(), Type.Null()]);

/** A charge of an appointment, as members see it; amounts are minor units. */
export const Charge = Type.Object({
  kind: Type.Enum(["deposit", "fee"]),
  reason: Type.Union([Type.Literal("no_show"), Type.Literal("late_cancel"), Type.Null()]),
  amount: Type.Integer(),
  currency: Type.String(),
  keep: Type.Union([Type.Integer(), Type.Null()], {
    description: "What is to be kept of it; null until that is decided",
  }),
  captured: Type.Integer({ description: "As the payment service said last" }),
  refunded: Type.Integer({ description: "Also by whoever did that at the payment service" }),
  disputed: Type.Integer({ description: "In dispute, or lost by one" }),
  state: Type.Enum(["open", "settled", "declined", "failing"], {
    description: "declined: nothing was taken; failing: it is repeated, and somebody may look",
  }),
  failure: TextOrNull,
  created_at: Moment,
  date: Type.Optional(
    Type.String({
      format: "date",
      description: "When it was made, in the zone of the account. Webhooks have none",
    }),
  ),
  time: Type.Optional(
    Type.Integer({ description: "Minutes from midnight in the zone of the account" }),
  ),
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

/** A charge with the date and time that the clocks of a zone showed when it was made. */
export function chargeAt(row: ChargeRow, zone: string) {
  const { date, start_time: time } = wallRangeOf(zone, row.created_at, row.created_at);
  return { ...chargeOf(row), date, time };
}
