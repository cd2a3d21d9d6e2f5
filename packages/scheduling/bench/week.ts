/* A shop's calendar in memory: nine hours on weekdays, about 70 % booked in 45-minute bookings. */

import {
  type CalendarResource,
  momentsOf,
  type SlotQuestion,
} from "../src/calendar/slots/slots.ts";
import { addDays, daysBetween, type Interval } from "../src/core/intervals/local-time.ts";

const timezone = "Europe/Copenhagen";
const [opens, closes] = [9 * 60, 18 * 60];
const length = 45;
const firstDay = "2027-03-15";

export interface Size {
  days: number;
  resources: number;
}

export function questionOf({ days, resources }: Size): SlotQuestion {
  const lastDay = addDays(firstDay, days - 1);
  const ids = Array.from({ length: resources }, (_, index) => index + 1);
  return {
    terms: {
      duration: 30,
      bufferBefore: 0,
      bufferAfter: 5,
      slotInterval: 15,
      minimumNotice: 120,
      horizon: 366,
    },
    parts: [{ count: 1, resourceIds: ids }],
    resources: new Map(ids.map((id) => [id, resourceOf(id, lastDay)])),
    range: momentsOf({ from: firstDay, to: lastDay, timezone }),
    now: Date.UTC(2027, 2, 1),
  };
}

function resourceOf(id: number, lastDay: string): CalendarResource {
  const week = { startTime: opens, endTime: closes, validFrom: null, validUntil: null };
  const dates = daysBetween(addDays(firstDay, -2), addDays(lastDay, 2)).map(({ date }) => date);
  const lunch = { startTime: 720, endTime: 765 };
  return {
    timezone,
    former_zones: [],
    openings: {
      weekly: [0, 1, 2, 3, 4, 5, 6].map((weekDay) => ({ ...week, weekDay })),
      custom: [],
      timeOff: dates.map((date) => ({ ...lunch, firstDay: date, lastDay: date })),
    },
    taken: new Map(
      dates.map((date, day) => {
        const timed = timesOf(id * 31 + day);
        return [date, { booked: timed.length * length, timed }];
      }),
    ),
  };
}

function timesOf(seed: number): Interval[] {
  const locations = Math.floor((closes - opens) / length);
  const free = new Set([
    seed % locations,
    (seed * 5 + 3) % locations,
    (seed * 7 + 6) % locations,
    4,
  ]);
  return Array.from({ length: locations }, (_, location) => location)
    .filter((location) => !free.has(location))
    .map((location) => ({
      start: opens + location * length,
      end: opens + (location + 1) * length,
    }));
}
