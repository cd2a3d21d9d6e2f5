// A cancellation stores the facts that its undo needs.
import { undoMs } from "../../inventory/capacity/undo-holds.store.ts";
import type { BookingRow } from "../../planning/bookings/store.ts";
import type { AppointmentRow, CancellationUndo } from "./appointment.ts";
import { appointmentRefusals as refusals } from "./refusals.ts";

export function undoOf(
  { decide_by: decideBy, refund_percent: refundPercent }: AppointmentRow,
  bookings: readonly Pick<BookingRow, "resource_id" | "booker_id">[],
  { chargeIds, at }: { chargeIds: number[]; at: Date },
): CancellationUndo {
  return {
    until: new Date(at.getTime() + undoMs).toISOString(),
    resource_ids: bookings.map((row) => row.resource_id),
    booker_id: bookings[0]?.booker_id ?? null,
    decide_by: decideBy?.toISOString() ?? null,
    refund_percent: refundPercent,
    charge_ids: chargeIds,
  };
}

export function checkUndo({ state, undo }: AppointmentRow, now: Date): CancellationUndo {
  if (state !== "cancelled") throw refusals.otherState(state);
  if (undo === null || new Date(undo.until) <= now) throw refusals.undoOver();
  return undo;
}
