import type { Database } from "@frontdesk/database/database";
import { appointmentIdsOf, type OrderRow } from "../../money/orders/order.ts";
import { findOrder, lockOrder } from "../../money/orders/store.ts";
import { lockAppointment } from "../booking/store.ts";

/** Appointments before the order: an erasure waits for the name on the credit note. */
export async function lockOrderWhole(
  db: Database,
  accountId: number,
  id: number,
): Promise<OrderRow | undefined> {
  const seen = await findOrder(db, accountId, id);
  if (seen === undefined) return undefined;
  for (const appointmentId of appointmentIdsOf(seen.items)) {
    await lockAppointment(db, accountId, appointmentId);
  }
  return await lockOrder(db, accountId, id);
}
