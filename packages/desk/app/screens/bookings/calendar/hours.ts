import type { Agenda, ResourceOpenings } from "@frontdesk/scheduling-client/types/bookings";
import type { Piece } from "./pieces.ts";

export type OpenDay = ResourceOpenings["days"][number];

type Times = OpenDay["open"][number];

/** Of one resource, in the account's zone. */
export interface CalendarDay {
  resource: number;
  date: string;
  open: Times[];
  time_off: (Times & { name: string | undefined })[];
  /** Open minutes without time off. */
  available: number;
}

/** Minutes from midnight; `to` is exclusive. */
export interface Stretch {
  from: number;
  to: number;
}

const usual: Stretch = { from: 480, to: 1080 };

/** Covers all openings, or the usual hours of closed days, and all bookings. */
export function hoursOf(days: readonly CalendarDay[], pieces: readonly Piece[]): Stretch {
  const open = days.flatMap((day) => day.open.map(stretchOf));
  const times = [
    ...(open.length === 0 ? [usual] : open),
    ...pieces.flatMap(({ start, minutes }) =>
      start === null ? [] : [{ from: start, to: start + minutes }],
    ),
  ];
  const from = Math.max(0, Math.min(...times.map((time) => time.from)));
  const to = Math.max(...times.map((time) => time.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(1440, Math.ceil(to / 60) * 60) };
}

export function calendarDayOf({ resource_id, date, open, time_off: off }: Agenda["days"][number]) {
  const opened = open.map(([start_time = 0, end_time = 0]) => ({ start_time, end_time }));
  const gone = off.map(({ s, e, type, note }) => ({
    start_time: s,
    end_time: e,
    name: note || (type ?? undefined),
  }));
  const left = opened.flatMap((part) => without(stretchOf(part), gone.map(stretchOf)));
  return { resource: resource_id, date, open: opened, time_off: gone, available: total(left) };
}

export const total = (stretches: readonly Stretch[]) =>
  stretches.reduce((sum, { from, to }) => sum + to - from, 0);

export function stretchOf(time: { start_time: number; end_time: number }): Stretch {
  return { from: time.start_time, to: time.end_time };
}

export function linesOf({ from, to }: Stretch): number[] {
  return Array.from({ length: Math.floor((to - from) / 60) }, (_, index) => from + index * 60);
}

export function without(whole: Stretch, taken: readonly Stretch[]): Stretch[] {
  const left: Stretch[] = [];
  let from = whole.from;
  for (const each of [...taken].sort((one, other) => one.from - other.from)) {
    if (each.from > from) left.push({ from, to: Math.min(each.from, whole.to) });
    from = Math.max(from, each.to);
    if (from >= whole.to) break;
  }
  if (from < whole.to) left.push({ from, to: whole.to });
  return left.filter(({ from, to }) => from < to);
}

export function closedOf(day: Pick<CalendarDay, "open"> | undefined, hours: Stretch): Stretch[] {
  return day === undefined ? [] : without(hours, day.open.map(stretchOf));
}

export function closedToAll(days: readonly CalendarDay[], hours: Stretch): Stretch[] {
  return without(
    hours,
    days.flatMap(({ open }) => open.map(stretchOf)),
  );
}

interface LaneTimes {
  days: readonly CalendarDay[];
  pieces: readonly Piece[];
}

/** Open and free minutes of all its resources. */
export function freeIn(lanes: readonly LaneTimes[]): { open: number; free: number } {
  const days = lanes.flatMap(({ days, pieces }) =>
    days.map((day) => [day.available, freeOn(day, pieces)] as const),
  );
  return days.reduce((sum, [open, free]) => ({ open: sum.open + open, free: sum.free + free }), {
    open: 0,
    free: 0,
  });
}

function freeOn({ resource, open, time_off: off }: CalendarDay, pieces: readonly Piece[]): number {
  const own = pieces.filter(
    ({ block: { state, resource_ids: ids } }) =>
      state !== "waiting" && state !== "tentative" && ids.includes(resource),
  );
  const busy = own.flatMap(({ start, minutes, block: { before, after } }) =>
    start === null ? [] : [{ from: start - before, to: start + minutes + after }],
  );
  const taken = [...off.map(stretchOf), ...busy];
  const free = total(open.flatMap((part) => without(stretchOf(part), taken)));
  // A booking without a start time takes any minutes.
  const untimed = own.reduce((sum, { start, minutes }) => sum + (start === null ? minutes : 0), 0);
  return Math.max(0, free - untimed);
}
