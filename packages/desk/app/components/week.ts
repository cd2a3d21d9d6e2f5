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

/** The hours of the open day before it, or office hours. */
export function withOpened(draft: WeekDraft, day: number): WeekDraft {
  const before = weekDays.map((_, at) => draft[(day + 6 - at) % 7]!);
  const hours = before.find((hours) => hours.length > 0 && !hours.some(isUnread));
  return withDay(draft, day, hours ?? [{ start: "09:00", end: "17:00" }]);
}

const isUnread = ({ start, end }: Hours) =>
  minutesIn(start) === undefined || endIn(end) === undefined;

const noon = 720;

/** Splits the longest hours, around noon if possible. Also returns the place of the break. */
export function withBreak(
  hours: readonly Hours[],
): { hours: readonly Hours[]; after: number } | undefined {
  const lengths = hours.map((one) => (isUnread(one) ? 0 : endIn(one.end)! - minutesIn(one.start)!));
  const length = Math.max(...lengths);
  if (length < 90) return undefined;
  const after = lengths.indexOf(length);
  const { start, end } = hours[after]!;
  const [from, to] = [minutesIn(start)!, endIn(end)!];
  const long = length < 180 ? 30 : 60;
  const isAtNoon = from < noon && to > noon + long;
  const middle = Math.floor((from + to - long) / 2 / 30) * 30;
  const at = isAtNoon ? noon : Math.max(middle, from + 30);
  const parts = [
    { start, end: clockOf(at) },
    { start: clockOf(at + long), end },
  ];
  return { hours: hours.toSpliced(after, 1, ...parts), after };
}

/** Closed days stay closed. */
export function copiedToOpen(draft: WeekDraft, day: number): WeekDraft {
  return draft.map((hours) => (hours.length === 0 ? hours : draft[day]!));
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
