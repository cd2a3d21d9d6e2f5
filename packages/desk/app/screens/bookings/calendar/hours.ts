import type { ResourceOpenings } from "@frontdesk/scheduling-client/types/bookings";
import type { Piece } from "./pieces.ts";

export type OpenDay = ResourceOpenings["days"][number];

/** Minutes from midnight; `to` is exclusive. */
export interface Stretch {
  from: number;
  to: number;
}

const usual: Stretch = { from: 480, to: 1080 };

/** Covers all openings and bookings. */
export function hoursOf(days: readonly OpenDay[], pieces: readonly Piece[]): Stretch {
  const times = [
    ...days.flatMap(({ open }) => open.map(stretchOf)),
    ...pieces.flatMap(({ start, minutes }) =>
      start === null ? [] : [{ from: start, to: start + minutes }],
    ),
  ];
  if (times.length === 0) return usual;
  const from = Math.min(...times.map((time) => time.from));
  const to = Math.max(...times.map((time) => time.to));
  return { from: Math.floor(from / 60) * 60, to: Math.min(1440, Math.ceil(to / 60) * 60) };
}

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

export function closedOf(day: Pick<OpenDay, "open"> | undefined, hours: Stretch): Stretch[] {
  return day === undefined ? [] : without(hours, day.open.map(stretchOf));
}

export function closedToAll(days: readonly OpenDay[], hours: Stretch): Stretch[] {
  return without(
    hours,
    days.flatMap(({ open }) => open.map(stretchOf)),
  );
}

/** Utilization in per cent; undefined without an open day. */
export function fullOf(days: readonly Pick<OpenDay, "available" | "booked">[]): number | undefined {
  const sum = (of: "available" | "booked") => days.reduce((total, day) => total + day[of], 0);
  const available = sum("available");
  return available === 0 ? undefined : Math.round((sum("booked") / available) * 100);
}
