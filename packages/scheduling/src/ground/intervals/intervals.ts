/** Minutes of a day, from `start` up to but not including `end`; 0 is midnight, 1440 the next. */
export interface Interval {
  start: number;
  end: number;
}

export const minutesOfDay = 1440;

/** The same minutes in order, apart from each other, none of them empty. */
export function union(intervals: readonly Interval[]): Interval[] {
  const sorted = intervals
    .filter(({ start, end }) => start < end)
    .sort((a, b) => a.start - b.start);
  const result: Interval[] = [];
  for (const { start, end } of sorted) {
    const last = result.at(-1);
    if (last === undefined || last.end < start) result.push({ start, end });
    else last.end = Math.max(last.end, end);
  }
  return result;
}

/** The minutes of the first that are not in the second. */
export function subtract(from: readonly Interval[], what: readonly Interval[]): Interval[] {
  const gone = union(what);
  return union(from).flatMap(({ start, end }) => {
    const left: Interval[] = [];
    let at = start;
    for (const hole of gone) {
      if (hole.end <= at || hole.start >= end) continue;
      if (hole.start > at) left.push({ start: at, end: hole.start });
      at = hole.end;
    }
    if (at < end) left.push({ start: at, end });
    return left;
  });
}

/** How many minutes there are, each counted once. */
export function total(intervals: readonly Interval[]): number {
  return union(intervals).reduce((sum, { start, end }) => sum + end - start, 0);
}

/** Whether every minute of one interval is there. */
export function contains(intervals: readonly Interval[], { start, end }: Interval): boolean {
  return union(intervals).some((each) => each.start <= start && end <= each.end);
}

/** Whether two intervals have a minute in common. */
export function overlaps(a: Interval, b: Interval): boolean {
  return Math.max(a.start, b.start) < Math.min(a.end, b.end);
}
