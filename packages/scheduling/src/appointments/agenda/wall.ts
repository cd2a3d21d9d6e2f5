/* Local times of resources in the account's local time. */
import { zoneOf } from "../../core/dates.ts";
import {
  addDays,
  countDays,
  type Interval,
  minutesOfDay,
  projectSpan,
  type Span,
  type Zones,
} from "../../core/intervals/local-time.ts";

/** Minutes of a local day. */
export interface LocalTime extends Interval {
  date: string;
  timezone: string;
}

/** Dates in the account's zone, and days in the resources' zones that may reach into them. */
export interface LocalRange {
  from: string;
  to: string;
  firstDay: string;
  lastDay: string;
}

// Local times of two zones differ by at most 26 hours.
const reachDays = 2;

export type WallTimes = ReturnType<typeof wallTimesIn>;

/** Remembers results, because resources share their hours. */
export function wallTimesIn(accountZone: string) {
  const zone = zoneOf(accountZone);
  const zones = new Map<string, string>();
  const spans = new Map<string, Span>();

  function ianaOf(name: string): string {
    const iana = zones.get(name) ?? zoneOf(name);
    zones.set(name, iana);
    return iana;
  }

  function spanOf({ date, timezone, start, end }: LocalTime): Span {
    const own = { firstDay: date, startTime: start, lastDay: date, endTime: end };
    const from = ianaOf(timezone);
    if (from === zone) return own;
    const key = `${from} ${date} ${start} ${end}`;
    const span = spans.get(key) ?? projectSpan(own, from, zone);
    spans.set(key, span);
    return span;
  }

  return {
    rangeOf(resources: readonly Zones[], { from, to }: { from: string; to: string }): LocalRange {
      const names = resources.flatMap(({ timezone, former_zones: former }) => [
        timezone,
        ...former.map((one) => one.timezone),
      ]);
      if (names.every((name) => ianaOf(name) === zone)) {
        return { from, to, firstDay: from, lastDay: to };
      }
      return { from, to, firstDay: addDays(from, -reachDays), lastDay: addDays(to, reachDays) };
    },

    /** From midnight of `date`; the end may be on a later day. */
    blockOf(time: LocalTime): Interval & { date: string } {
      const { firstDay, startTime, lastDay, endTime } = spanOf(time);
      const end = endTime + (countDays(firstDay, lastDay) - 1) * minutesOfDay;
      return { date: firstDay, start: startTime, end };
    },

    /** One piece a day. */
    piecesOf(time: LocalTime): (Interval & { date: string })[] {
      const { firstDay, startTime, lastDay, endTime } = spanOf(time);
      const pieces: (Interval & { date: string })[] = [];
      for (let date = firstDay; date <= lastDay; date = addDays(date, 1)) {
        const start = date === firstDay ? startTime : 0;
        const end = date === lastDay ? endTime : minutesOfDay;
        if (start < end) pieces.push({ date, start, end });
      }
      return pieces;
    },
  };
}
