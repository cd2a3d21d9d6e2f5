/* A plain booking moves in the zone of its resource. */
import type { AccountClient } from "@frontdesk/scheduling-client";
import type { Booking, BookingChanges } from "@frontdesk/scheduling-client/types/bookings";
import { ConcurrentChangeError, SkippedTimeError } from "../../api/change-errors.ts";
import type { Workspace } from "../../api/desk.ts";
import { daysBetween, momentAtWall, wallTimeOf } from "../../components/days.ts";
import { affectedDates } from "./calendar/drop-targets.ts";
import type { Target } from "./calendar/pieces.ts";
import type { BlockMove } from "./moves.ts";
import { accountOf, all } from "./queries.ts";

export type TaggedBooking = Awaited<ReturnType<AccountClient["bookings"]["tagged"]>>;

/** The calendar shows no opening there. */
export class ClosedError extends Error {
  override name = "ClosedError";
  readonly status = 422;
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
