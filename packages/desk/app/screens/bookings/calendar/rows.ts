import type { ResourceOpenings } from "@frontdesk/scheduling-client/types/bookings";
import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import type { DrawnLane } from "./drawing.ts";
import type { OpenDay } from "./hours.ts";
import { byLane, laneKey, type Piece } from "./pieces.ts";

export interface CalendarRow {
  key: string;
  resource: ListedResource;
  lanes: DrawnLane[];
}

export interface RowGroup {
  type: { id: number; name: string };
  rows: CalendarRow[];
}

export function ordered(resources: readonly ListedResource[]): ListedResource[] {
  const named = (one: ListedResource) => one.resource_type.name;
  return [...resources].sort(
    (one, other) => named(one).localeCompare(named(other)) || one.name.localeCompare(other.name),
  );
}

export type DayOf = (resource: number, date: string) => OpenDay | undefined;

export function dayFinder(openTimes: readonly ResourceOpenings[]): DayOf {
  const days = new Map(
    openTimes.flatMap(({ id, days }) =>
      days.map((day): [string, OpenDay] => [laneKey(id, day.date), day]),
    ),
  );
  return (resource, date) => days.get(laneKey(resource, date));
}

interface RowsInput {
  resources: readonly ListedResource[];
  dates: readonly string[];
  pieces: readonly Piece[];
  dayOf: DayOf;
}

const visibleDays = (resources: readonly ListedResource[], date: string, dayOf: DayOf) =>
  resources.flatMap(({ id }) => dayOf(id, date) ?? []);

export function rowsOf({ resources, dates, pieces, dayOf }: RowsInput): RowGroup[] {
  const lanes = byLane(pieces, "resources");
  const rows = resources.map((resource) => ({
    key: String(resource.id),
    resource,
    lanes: dates.map((date) => ({
      key: laneKey(resource.id, date),
      date,
      resource: resource.id,
      pieces: lanes.get(laneKey(resource.id, date)) ?? [],
      days: visibleDays([resource], date, dayOf),
    })),
  }));
  const groups = Map.groupBy(rows, ({ resource }) => resource.resource_type.id);
  return [...groups.values()].map((rows) => ({ type: rows[0]!.resource.resource_type, rows }));
}

export function lanesOf({ resources, dates, pieces, dayOf }: RowsInput): DrawnLane[] {
  const lanes = byLane(pieces, "days");
  return dates.map((date) => ({
    key: laneKey(null, date),
    date,
    resource: null,
    pieces: lanes.get(laneKey(null, date)) ?? [],
    days: visibleDays(resources, date, dayOf),
  }));
}

/** True also if the only zone differs from the workspace's. */
export function isZoned(openTimes: readonly ResourceOpenings[], own: string | undefined): boolean {
  const zones = new Set(openTimes.flatMap(({ days }) => days.map(({ iana }) => iana)));
  return zones.size > 1 || (zones.size === 1 && !zones.has(own ?? ""));
}
