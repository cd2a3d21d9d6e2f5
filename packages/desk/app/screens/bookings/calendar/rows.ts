import type { Agenda } from "@frontdesk/scheduling-client/types/bookings";
import type { ListedResource } from "@frontdesk/scheduling-client/types/resources";
import type { DrawnLane } from "./drawing.ts";
import type { CalendarDay } from "./hours.ts";
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

/** People, rooms, others, as the agenda lists them. */
export function peopleFirst(
  resources: readonly ListedResource[],
  listed: readonly Pick<Agenda["resources"][number], "id" | "position">[],
): ListedResource[] {
  const ranks = new Map(listed.map(({ id, position }) => [id, position]));
  const rank = ({ id }: ListedResource) => ranks.get(id) ?? listed.length;
  return [...resources].sort((one, other) => rank(one) - rank(other));
}

export type DayOf = (resource: number, date: string) => CalendarDay | undefined;

export function dayFinder(all: readonly CalendarDay[]): DayOf {
  const days = new Map(all.map((day) => [laneKey(day.resource, day.date), day]));
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

export function rowsOf({ resources, dates, pieces, dayOf }: RowsInput): CalendarRow[] {
  const lanes = byLane(pieces, "resources");
  return resources.map((resource) => ({
    key: String(resource.id),
    resource,
    lanes: dates.map((date) => {
      const key = laneKey(resource.id, date);
      const days = visibleDays([resource], date, dayOf);
      return { key, date, resource: resource.id, pieces: lanes.get(key) ?? [], days };
    }),
  }));
}

export function groupsOf(all: readonly CalendarRow[]): RowGroup[] {
  const groups = Map.groupBy(all, ({ resource }) => resource.resource_type.id);
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
