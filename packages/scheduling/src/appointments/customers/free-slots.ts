// The times that customers can choose from, and those that are near to one they cannot have.
import { findSessionBookings } from "../../bookings/bookings/sessions/store.ts";
import type { Context } from "../../ground/context.ts";
import { addDays } from "../../ground/intervals/days.ts";
import type { ServiceRow } from "../../offering/services/service.ts";
import { readSlots } from "../../offering/services/slots.ts";
import type { AppointmentRow } from "../appointments/appointment.ts";

interface Choosing {
  accountId: number;
  service: ServiceRow;
  timezone: string;
  /** Of the parts that can be chosen from; empty for anybody. */
  chosenIds: readonly number[];
  /** The customer's own, whose minutes are not in the way. */
  own?: AppointmentRow | undefined;
}

interface Range {
  from: string;
  to: string;
  showing: "nobody" | "choosable";
}

/** The times of some dates, both included. */
export async function freeSlots(context: Context, choosing: Choosing, range: Range) {
  const { accountId, service, timezone, chosenIds, own } = choosing;
  const bookings =
    own === undefined
      ? []
      : await findSessionBookings(context.db, { accountId, sessionId: own.session_id });
  return await readSlots(context, {
    ...{ accountId, timezone, chosenIds, ...range },
    service: asAgreed(service, own),
    without: bookings.map(({ id }) => id),
  });
}

/** A service as it is moved: with the length that was agreed. */
function asAgreed(service: ServiceRow, own: AppointmentRow | undefined): ServiceRow {
  const isAgreed = own?.state === "confirmed" || own?.state === "requested";
  if (!isAgreed || own.service_id !== service.id) return service;
  const { duration, buffer_before, buffer_after } = own.snapshot;
  return { ...service, duration, buffer_before, buffer_after };
}

const mostNext = 3;
const daysAhead = 30;

export type NearSlot = Awaited<ReturnType<typeof freeSlots>>["days"][number]["slots"][number] & {
  date: string;
};

/** The next three times from a moment on, with their dates. */
export async function nextSlots(
  context: Context,
  choosing: Choosing,
  startsAt: Date,
): Promise<NearSlot[]> {
  const from = new Date(Math.max(startsAt.getTime(), context.now().getTime()));
  const date = from.toISOString().slice(0, 10);
  const range = { from: addDays(date, -1), to: addDays(date, daysAhead) };
  const { days } = await freeSlots(context, choosing, { ...range, showing: "nobody" });
  const all = days.flatMap(({ date, slots }) => slots.map((slot) => ({ date, ...slot })));
  return all.filter(({ starts_at: at }) => new Date(at) >= startsAt).slice(0, mostNext);
}
