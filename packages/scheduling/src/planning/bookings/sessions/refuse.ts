import type { Database } from "@frontdesk/database/database";
import { invalid } from "../../../core/refusals.ts";
import { bookingRefusals } from "../refusals.ts";
import type { BookingRow } from "../store.ts";
import { findAppointmentOf } from "./store.ts";

export async function refuseOfSession(
  db: Database,
  accountId: number,
  { session_id: sessionId }: Pick<BookingRow, "session_id">,
): Promise<void> {
  if (sessionId === null) return;
  const id = await findAppointmentOf(db, { accountId, sessionId });
  throw invalid(bookingRefusals.ofAppointment(id ?? 0));
}
