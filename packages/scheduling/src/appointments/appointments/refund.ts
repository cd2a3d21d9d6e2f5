// What is given back of a deposit, by the terms that were agreed on.
import { freeUntilMinutes, keepOf, refundPercentAt } from "../../offering/services/terms.ts";
import type { AppointmentRow } from "./appointment.ts";
import { depositFor } from "./snapshot.ts";

type Placed = Pick<AppointmentRow, "state" | "snapshot" | "seats" | "starts_at" | "refund_percent">;

/**
 * What cancelling gives back at a moment. Moving it never raises that: the lowest share that was
 * reached is remembered.
 */
export function refundAt(row: Placed, now: Date): { percent: number; amount: number } {
  const minutesLeft = (row.starts_at.getTime() - now.getTime()) / 60_000;
  const own = refundPercentAt(row.snapshot.cancellation, minutesLeft);
  // Of what was only asked for nothing was agreed yet.
  const percent = row.state === "requested" ? 100 : Math.min(own, row.refund_percent ?? 100);
  const deposit = depositFor(row);
  return { percent, amount: deposit - keepOf(deposit, percent) };
}

/** Until when cancelling costs nothing; null where it always costs something, or never does. */
export function freeUntil({ starts_at, snapshot, refund_percent: lowest }: Placed): Date | null {
  const minutes = freeUntilMinutes(snapshot);
  if (minutes === null || (lowest ?? 100) < 100) return null;
  return new Date(starts_at.getTime() - minutes * 60_000);
}
