/* Day 0 is Sunday, as in the API. */
import type { Resource } from "@frontdesk/scheduling-client/types/resources";
import { clockOf, endIn, minutesIn } from "./minutes.ts";

export interface Hours {
  start: string;
  end: string;
}

export type WeekDraft = readonly (readonly Hours[])[];

export interface Period {
  week_day: number;
  start_time: number;
  end_time: number;
}

export const weekDays = [1, 2, 3, 4, 5, 6, 0] as const;

/** 1 is Monday. */
export function weekDaysFrom(firstDay: number): (typeof weekDays)[number][] {
  return [...weekDays.slice(firstDay - 1), ...weekDays.slice(0, firstDay - 1)];
}

export function weekOn(periods: Resource["available_periods"], day: string): Period[] {
  return periods
    .filter(
      ({ valid_from: from, valid_until: until }) =>
        (from === null || from <= day) && (until === null || until >= day),
    )
    .map(({ week_day, start_time, end_time }) => ({ week_day, start_time, end_time }))
    .toSorted(inOrder);
}

export function laterWeeks(periods: Resource["available_periods"], day: string): string[] {
  const starts = periods.flatMap(({ valid_from: from }) =>
    from !== null && from > day ? [from] : [],
  );
  return [...new Set(starts)].sort();
}

const inOrder = (one: Period, other: Period) =>
  one.week_day - other.week_day || one.start_time - other.start_time;

export function weekDraftOf(periods: readonly Period[]): WeekDraft {
  return Array.from({ length: 7 }, (_, day) =>
    periods
      .filter(({ week_day }) => week_day === day)
      .map(({ start_time, end_time }) => ({ start: clockOf(start_time), end: clockOf(end_time) })),
  );
}

export type WeekByDay = Readonly<Record<(typeof weekDays)[number], readonly Hours[]>>;

export const weekdaysOf = (draft: WeekDraft): WeekByDay =>
  Object.fromEntries(weekDays.map((day) => [day, draft[day] ?? []])) as WeekByDay;

export const weekBy = (days: WeekByDay): WeekDraft => weekDays.toSorted().map((day) => days[day]);

export const hoursLabel = (hours: readonly Hours[]): string =>
  hours.map(({ start, end }) => `${start}–${end}`).join(", ");

export function withDay(draft: WeekDraft, day: number, hours: readonly Hours[]): WeekDraft {
  return draft.map((before, at) => (at === day ? hours : before));
}

/** Office hours, or an hour after the last. */
export function withMore(draft: WeekDraft, day: number): WeekDraft {
  const hours = draft[day] ?? [];
  const last = endIn(hours.at(-1)?.end ?? "");
  if (last === undefined) return withDay(draft, day, [...hours, { start: "09:00", end: "17:00" }]);
  const start = Math.min(last + 60, 1380);
  const end = Math.min(start + 120, 1440);
  return withDay(draft, day, [...hours, { start: clockOf(start), end: clockOf(end) }]);
}

export function copied(draft: WeekDraft, day: number, to: readonly number[]): WeekDraft {
  return draft.map((hours, at) => (to.includes(at) ? (draft[day] ?? []) : hours));
}

export type WeekProblem = "unreadable" | "disordered" | "overlapping";

export function problemsOn(hours: readonly Hours[]): (WeekProblem | undefined)[] {
  const read = hours.map(({ start, end }) => ({ from: minutesIn(start), to: endIn(end) }));
  return read.map(({ from, to }, at) => {
    if (from === undefined || to === undefined) return "unreadable";
    if (to <= from) return "disordered";
    const overlaps = read.some(
      (other, workspace) => workspace < at && other.from! < to && other.to! > from,
    );
    return overlaps ? "overlapping" : undefined;
  });
}

export function periodsIn(draft: WeekDraft): Period[] | undefined {
  if (draft.some((hours) => problemsOn(hours).some((problem) => problem !== undefined))) {
    return undefined;
  }
  return draft
    .flatMap((hours, week_day) =>
      hours.map(({ start, end }) => {
        return { week_day, start_time: minutesIn(start)!, end_time: endIn(end)! };
      }),
    )
    .toSorted(inOrder);
}

export function isSameWeek(one: readonly Period[], other: readonly Period[]): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

export function openMinutes(periods: readonly Period[]): number {
  return periods.reduce((sum, { start_time, end_time }) => sum + end_time - start_time, 0);
}
