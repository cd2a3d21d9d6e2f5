import type { Database } from "@frontdesk/database/database";
import type { ServiceRow } from "../../offering/services/service.ts";
import { findSessionBookings } from "../../planning/bookings/sessions/store.ts";
import type { AppointmentRow } from "../booking/appointment.ts";

interface OwnSlots {
  service: ServiceRow;
  without: number[];
}

export async function slotsOfOwn(
  db: Database,
  accountId: number,
  { service, own }: { service: ServiceRow; own: AppointmentRow | undefined },
): Promise<OwnSlots> {
  if (own === undefined) return { service, without: [] };
  const bookings = await findSessionBookings(db, { accountId, sessionId: own.session_id });
  return { service: asAgreed(service, own), without: bookings.map(({ id }) => id) };
}

function asAgreed(service: ServiceRow, own: AppointmentRow): ServiceRow {
  const isAgreed = own.state === "confirmed" || own.state === "requested";
  if (!isAgreed || own.service_id !== service.id) return service;
  const { duration, buffer_before, buffer_after } = own.snapshot;
  return { ...service, duration, buffer_before, buffer_after };
}
