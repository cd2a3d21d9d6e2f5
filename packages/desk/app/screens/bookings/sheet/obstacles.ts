/* Reasons and order match the service's. */
import type { Booking, Clash, ResourceOpenings } from "@frontdesk/scheduling-client/types/bookings";
import { isVisiblyClosed } from "../calendar/drop-targets.ts";

export interface Obstacle {
  date: string;
  reason: Clash["reason"];
  ids: number[];
}

type OpenDay = ResourceOpenings["days"][number];

export function obstaclesOf({ id, durations }: Booking, days: readonly OpenDay[]): Obstacle[] {
  return durations.flatMap(({ date, waiting, start_time: start, duration: minutes }) => {
    const day = days.find((one) => one.date === date);
    if (!waiting || day === undefined) return [];
    const wish = { start, minutes };
    const ids = takenBy(day, wish).filter((other) => other !== id);
    const reason = reasonOn(day, wish, ids.length > 0);
    return reason === undefined ? [] : [{ date, reason, ids }];
  });
}

interface RequestedTime {
  start: number | null;
  minutes: number;
}

function takenBy({ taken }: OpenDay, { start, minutes }: RequestedTime): number[] {
  const isObstacle = (from: number, to: number) =>
    start === null || (from < start + minutes && start < to);
  return taken
    .filter(({ start_time: from, end_time: to }) => isObstacle(from, to))
    .map(({ booking_id: id }) => id);
}

function reasonOn(
  day: OpenDay,
  wish: RequestedTime,
  isTaken: boolean,
): Obstacle["reason"] | undefined {
  if (day.open.length === 0) return "unavailable";
  if (wish.start !== null && isVisiblyClosed(wish, { ...day, time_off: [] }))
    return "outside_hours";
  if (isVisiblyClosed(wish, day)) return "time_off";
  const isFull = day.booked + wish.minutes > day.available;
  return isFull || (wish.start !== null && isTaken) ? "over_capacity" : undefined;
}
