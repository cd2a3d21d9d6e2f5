/* An appointment moves by its terms, and the customer gets a message. A plain booking moves in the
   zone of its resource. */
import type { AccountClient } from "@frontdesk/scheduling-client";
import type {
  Appointment,
  AppointmentChanges,
} from "@frontdesk/scheduling-client/types/appointments";
import type { Booking, BookingChanges } from "@frontdesk/scheduling-client/types/bookings";
import type { Offsets } from "../../api/clock.ts";
import type { Workspace } from "../../api/desk.ts";
import { daysBetween, momentAtWall, wallTimeOf } from "../../components/days.ts";
import { affectedDates } from "./calendar/drop-targets.ts";
import type { Target } from "./calendar/pieces.ts";
import type { BlockMove } from "./moves.ts";
import { accountOf, all } from "./queries.ts";

type Tagged<Noun extends "appointments" | "bookings"> = Awaited<
  ReturnType<AccountClient[Noun]["tagged"]>
>;

export type TaggedAppointment = Tagged<"appointments">;
export type TaggedBooking = Tagged<"bookings">;

type AppointmentSpot = Pick<AppointmentChanges, "duration"> &
  Required<Pick<AppointmentChanges, "starts_at" | "resource_ids">>;

/** A clock change skips the wished time. */
export class SkippedTimeError extends Error {
  override name = "SkippedTimeError";
  readonly status = 422;
  readonly code = "skipped_time";
}

/** The calendar shows no opening there. */
export class ClosedError extends Error {
  override name = "ClosedError";
  readonly status = 422;
}

export class ConcurrentChangeError extends Error {
  override name = "ConcurrentChangeError";
  readonly status = 412;
}

const minutesOf = ({ starts_at: from, ends_at: to }: Appointment) =>
  Math.round((Date.parse(to) - Date.parse(from)) / 60_000);

export interface AppointmentMove extends BlockMove {
  read: TaggedAppointment;
  /** Of the calendar's days. */
  offsets: Offsets | undefined;
}

/** Returns the way back. */
export async function moveAppointment(
  workspace: Workspace,
  { block, target, read, offsets }: AppointmentMove,
): Promise<() => Promise<void>> {
  const { shown, etag } = read;
  const isSeen = shown.date === block.date && shown.start_time === block.start;
  if (!isSeen && !block.isPending) throw new ConcurrentChangeError();
  const { date, start, duration, resource_ids } = target;
  const begins = momentAtWall({ date, minutes: start ?? 0 }, offsets);
  if (begins === undefined) throw new SkippedTimeError();
  const was = minutesOf(shown);
  const isResized = duration !== was;
  const { starts_at, resource_ids: taken = [] } = shown;
  const spot = (from: string, ids: readonly number[], minutes: number): AppointmentSpot => ({
    starts_at: from,
    resource_ids: [...ids],
    ...(isResized && { duration: minutes }),
  });
  const to = spot(begins.toISOString(), resource_ids, duration);
  await accountOf(workspace).appointments.update(shown.id, to, { ifMatch: etag });
  return () => takeBack(workspace, shown.id, { from: to, to: spot(starts_at, taken, was) });
}

/** Keeps a colleague's later move. */
async function takeBack(
  workspace: Workspace,
  id: number,
  { from, to }: { from: AppointmentSpot; to: AppointmentSpot },
): Promise<void> {
  const { appointments } = accountOf(workspace);
  const { shown, etag } = await appointments.tagged(id);
  const isAt = (spot: AppointmentSpot) =>
    Date.parse(shown.starts_at) === Date.parse(spot.starts_at) &&
    (spot.duration ?? minutesOf(shown)) === minutesOf(shown) &&
    spot.resource_ids.every((one) => shown.resource_ids?.includes(one) ?? true);
  // A repetition after a lost answer.
  if (isAt(to)) return;
  if (!isAt(from)) throw new ConcurrentChangeError();
  await appointments.update(id, to, { ifMatch: etag });
}

export interface BookingMove extends BlockMove {
  /** Resources in other zones than the account's. */
  elsewhere: readonly number[];
}

/** The differences from the stored booking. */
export async function changesTo(
  workspace: Workspace,
  { block, target, elsewhere }: BookingMove,
  stored: Booking,
): Promise<BookingChanges> {
  const { start_time, duration, resource_id: from, start_date, end_date } = stored;
  const [to = from] = target.resource_ids;
  const localOf = async (resource: number, time: Target) =>
    elsewhere.includes(resource) ? await localTime(workspace, resource, time) : time;
  const [was, then] = await Promise.all([localOf(from, block), localOf(to, target)]);
  const isSeen = stored.durations.some(
    (day) => day.date === was.date && day.start_time === was.start,
  );
  if (!isSeen && !block.isPending) throw new ConcurrentChangeError();
  const by = daysBetween(start_date === end_date ? start_date : was.date, then.date);
  return {
    ...(by !== 0 && affectedDates(stored, by)),
    ...(then.start !== start_time && { start_time: then.start }),
    ...(target.duration !== duration && { duration: target.duration }),
    ...(to !== from && { resource_id: to }),
  };
}

async function localTime(workspace: Workspace, resource: number, { date, start }: Target) {
  const moment = momentAtWall({ date, minutes: start ?? 0 });
  if (moment === undefined) throw new SkippedTimeError();
  const request = { from: date, to: date, resource_ids: [resource] };
  const [match] = await all(accountOf(workspace).openings(request));
  const local = wallTimeOf(moment, match?.days[0]?.offsets);
  return start === null ? { date, start } : { date: local.date, start: local.minutes };
}
