import {
  costsToCancel,
  freeUntilMinutes,
  keepOf,
  refundPercentAt,
} from "../../offering/services/terms.ts";
import { type AppointmentRow, depositFor } from "./appointment.ts";

type RefundRow = Pick<
  AppointmentRow,
  "state" | "snapshot" | "seats" | "starts_at" | "refund_percent" | "refund_least"
>;

/** A customer's reschedule never raises the refund, one by staff never lowers it. */
export function refundAt(row: RefundRow, now: Date): { percent: number; amount: number } {
  // A request has no agreed terms yet.
  const percent = row.state === "requested" ? 100 : percentAt(row, now);
  const deposit = depositFor(row);
  return { percent, amount: deposit - keepOf(deposit, percent) };
}

export function percentAt(row: RefundRow, now: Date): number {
  const { refund_percent: lowest, refund_least: least } = row;
  const minutesLeft = (row.starts_at.getTime() - now.getTime()) / 60_000;
  const own = refundPercentAt(row.snapshot.cancellation, minutesLeft);
  return Math.max(least ?? 0, Math.min(own, lowest ?? 100));
}

/** Null if cancelling always costs, or never. */
export function freeUntil(row: RefundRow): Date | null {
  const { starts_at: startsAt, snapshot, refund_percent: lowest, refund_least: least } = row;
  if (least === 100 && costsToCancel(snapshot)) return startsAt;
  const minutes = freeUntilMinutes(snapshot);
  if (minutes === null || (lowest ?? 100) < 100) return null;
  return new Date(startsAt.getTime() - minutes * 60_000);
}
