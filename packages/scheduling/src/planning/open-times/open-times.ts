/* Uses the statement and code of bookings, so both agree. */

import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import { type Offset, offsetsOn, zoneOf } from "../../core/dates.ts";
import { openDay } from "../../core/intervals/availability.ts";
import {
  type Day,
  daysBetween,
  type Interval,
  subtract,
  type Zones,
  zoneOn,
} from "../../core/intervals/local-time.ts";
import { findOwnResourceId, type Only } from "../../core/own.store.ts";
import { type Capacity, nothingOpen } from "../../inventory/capacity/capacity.ts";
import { readCapacity } from "../../inventory/capacity/store.ts";
import type { ResourceOpenTimes } from "./schema.ts";

/** Resource days per read. */
export const openTimesLimit = { days: 400 };

export type OpenTimesResponse = Static<typeof ResourceOpenTimes>;

export interface OpenResource extends Zones {
  id: number;
  bookable: boolean;
  archived: boolean;
}

interface DaysQuery {
  resources: readonly OpenResource[];
  from: string;
  to: string;
  /** Hides the bookings of other resources, but not their times. */
  only: Only | undefined;
}

export async function readDays(
  db: Database,
  accountId: number,
  { resources, from, to, only }: DaysQuery,
): Promise<OpenTimesResponse[]> {
  const ownId = only && (await findOwnResourceId(db, only));
  const days = daysBetween(from, to);
  const slots = resources.flatMap(({ id: resourceId }) =>
    days.map(({ date }) => ({ resourceId, date })),
  );
  const offsetsOf = offsetReader();
  const hasNames = ({ id }: OpenResource) => only === undefined || id === ownId;
  const capacity = await readCapacity(db, { accountId, slots, isTimed: true, needed: 0 });
  return resources.map((resource) => ({
    id: resource.id,
    bookable: resource.bookable && !resource.archived,
    days: days.map((day) =>
      visibleDay({ capacity, offsetsOf, isNamed: hasNames(resource) }, resource, day),
    ),
  }));
}

function offsetReader() {
  const existing = new Map<string, Offset[]>();
  return (zone: string, date: string): Offset[] => {
    const key = `${zone} ${date}`;
    const offsets = existing.get(key) ?? offsetsOn(zone, date);
    existing.set(key, offsets);
    return offsets;
  };
}

interface Readers {
  capacity: Capacity;
  offsetsOf: ReturnType<typeof offsetReader>;
  isNamed: boolean;
}

function visibleDay(
  { capacity, offsetsOf, isNamed }: Readers,
  resource: OpenResource,
  day: Day,
): OpenTimesResponse["days"][number] {
  const { date } = day;
  const openTimes = capacity.openings.get(resource.id) ?? nothingOpen;
  const { open, free, available } = openDay(openTimes, day);
  const { booked, timed } = capacity.takenOf({ resourceId: resource.id, date });
  const timezone = zoneOn(resource, date);
  return {
    date,
    timezone,
    iana: zoneOf(timezone),
    offsets: offsetsOf(timezone, date),
    open: open.map(show),
    time_off: subtract(open, free).map(show),
    available,
    booked,
    taken: timed
      .map(({ bookingId, startTime, duration }) => ({
        booking_id: isNamed ? bookingId : 0,
        start_time: startTime ?? 0,
        end_time: (startTime ?? 0) + duration,
      }))
      .sort((one, other) => one.start_time - other.start_time),
  };
}

const show = ({ start, end }: Interval) => ({ start_time: start, end_time: end });
