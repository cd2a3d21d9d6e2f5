/* Open hours and time off, as bookings see them, in the account's local time. */

import type { Database } from "@frontdesk/database/database";
import type { Static } from "typebox";
import { minutesOn, type OpenTimes, openDay } from "../../core/intervals/availability.ts";
import {
  type Day,
  daysBetween,
  type Interval,
  union,
  zoneOn,
} from "../../core/intervals/local-time.ts";
import type { Only } from "../../core/own.store.ts";
import { nothingOpen } from "../../inventory/capacity/capacity.ts";
import { readOpenTimes } from "../../inventory/capacity/store.ts";
import type { Agenda } from "./schema.ts";
import { type AgendaResourceRow, type AgendaTimeOff, listAgendaTimeOff } from "./store.ts";
import type { LocalRange, LocalTime, WallTimes } from "./wall.ts";

export type AgendaDay = Static<typeof Agenda>["days"][number];
type TimeOff = AgendaDay["time_off"][number];

export interface AgendaDays {
  accountId: number;
  resources: readonly AgendaResourceRow[];
  range: LocalRange;
  wall: WallTimes;
  /** False hides all but the times of time off. */
  withTimeOff: boolean;
  only: Only | undefined;
}

export async function readAgendaDays(db: Database, query: AgendaDays): Promise<AgendaDay[]> {
  const { accountId, resources, wall, withTimeOff } = query;
  const { from, to, ...localDays } = query.range;
  const range = { accountId, resourceIds: resources.map(({ id }) => id), ...localDays };
  const openTimes = await readOpenTimes(db, range);
  const timeOff = Map.groupBy(
    await listAgendaTimeOff(db, range, query.only),
    ({ resourceId }) => resourceId,
  );
  const days = daysBetween(range.firstDay, range.lastDay);
  const dates = daysBetween(from, to);
  return resources.flatMap((resource) => {
    const opening = { ...(openTimes.get(resource.id) ?? nothingOpen), timeOff: [] };
    const own = { wall, resource, days };
    const open = openOf(own, opening);
    const off = timeOffOf(own, timeOff.get(resource.id) ?? [], withTimeOff);
    return dates.map(({ date }) => ({
      resource_id: resource.id,
      date,
      open: union(open.get(date) ?? []).map(({ start, end }) => [start, end]),
      time_off: off.get(date) ?? [],
    }));
  });
}

interface ResourceDays {
  wall: WallTimes;
  resource: AgendaResourceRow;
  days: readonly Day[];
}

function openOf({ wall, resource, days }: ResourceDays, opening: OpenTimes) {
  const pieces = days.flatMap((day) => {
    const timezone = zoneOn(resource, day.date);
    return openDay(opening, day).open.flatMap((interval) =>
      wall.piecesOf({ ...interval, date: day.date, timezone }),
    );
  });
  return Map.groupBy(pieces, ({ date }) => date);
}

function timeOffOf(
  { wall, resource, days }: ResourceDays,
  rows: readonly AgendaTimeOff[],
  isVisible: boolean,
): Map<string, TimeOff[]> {
  const off = new Map<string, TimeOff[]>();
  for (const row of rows) {
    const { id, type, note } = row;
    const named = isVisible ? { id, type, note } : { id: null, type: null, note: null };
    const times = days.flatMap((day) => localTimeOn(row, day, zoneOn(resource, day.date)) ?? []);
    const pieces = times.flatMap((time) => wall.piecesOf(time));
    for (const [date, own] of Map.groupBy(pieces, (piece) => piece.date)) {
      const all = off.get(date) ?? [];
      all.push(...union(own).map(({ start, end }: Interval) => ({ ...named, s: start, e: end })));
      off.set(date, all);
    }
  }
  return off;
}

function localTimeOn(row: AgendaTimeOff, { date }: Day, timezone: string): LocalTime | undefined {
  if (date < row.firstDay || row.lastDay < date) return undefined;
  const { start, end } = minutesOn(row, date);
  return start < end ? { date, timezone, start, end } : undefined;
}
